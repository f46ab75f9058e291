"""Exact play: what every card is worth, worked out from the rules alone.

It needs numpy, and is imported when it is used, never at the start.
"""
