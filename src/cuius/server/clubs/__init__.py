"""Clubs: people who play together, and what is theirs alone."""
