"""Exact play: what every card is worth, worked out from the rules alone. Needs numpy; imported when it is used."""
