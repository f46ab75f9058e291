"""Players who are not people: what they do, and why."""
