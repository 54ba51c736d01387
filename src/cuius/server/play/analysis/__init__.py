"""Analysis of finished games, in a process of its own."""
