"""Here I Stand: wars of religion, 1517 to 1555."""
