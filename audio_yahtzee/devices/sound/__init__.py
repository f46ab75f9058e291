"""Sound effects: packs of sounds, the mixer that plays them, and the generator that makes ours."""
