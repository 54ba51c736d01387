"""25 The game for two: what differs from the game for three to six."""
