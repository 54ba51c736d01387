"""What is explained to players: why not, what may come of an answer, and exact odds."""
