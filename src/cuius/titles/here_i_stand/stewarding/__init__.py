"""What the steward of Here I Stand thinks about: what it sees, what things are worth, and its answers."""
