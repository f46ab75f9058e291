"""Yahtzee, Scandinavian Yatzy and their relatives, played by ear."""

__version__ = "0.1.0"
