"""The microphone, and what makes words of speech."""
