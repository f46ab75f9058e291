"""The table at which a game is played: players, turns, questions and the ports of every device."""
