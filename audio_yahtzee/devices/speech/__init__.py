"""Voices: whatever speaks, behind one port (`port.Speech`)."""
