"""What may be said to the game, spoken or typed: each language's phrases.yaml makes meanings of it."""
