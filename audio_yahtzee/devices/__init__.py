"""Leaves of the house: everything that touches the machine, each behind a port."""
