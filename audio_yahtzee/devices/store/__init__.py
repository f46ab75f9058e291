"""What outlives a game: settings on disk, and where dice come from."""
