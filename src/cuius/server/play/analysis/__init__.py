"""Analysis of finished games, in a worker process."""
