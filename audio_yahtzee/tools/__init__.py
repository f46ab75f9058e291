"""Commands around the game: rule sets, demonstration, diagnosis."""
