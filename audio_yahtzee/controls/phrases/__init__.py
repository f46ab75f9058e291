"""What may be said to the game, spoken or typed: sentences become meanings, by each language's phrases.yaml."""
