"""Front ends: where keys come from, and where the game is shown."""
