"""What a player wants: keys become intents."""
