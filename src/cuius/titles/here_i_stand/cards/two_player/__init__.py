"""25 The diplomatic cards of the game for two."""
