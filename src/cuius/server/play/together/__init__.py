"""What the people at a table do besides playing: chat and votes."""
