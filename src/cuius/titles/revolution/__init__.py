"""Revolution: The Dutch Revolt 1568-1648, a game for two to five players."""
