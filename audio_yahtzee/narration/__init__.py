"""What is said of the game: events, answers and refusals become messages and cues."""
