"""Data files that people write: read with bounds, each value with its place, and faults as values."""
