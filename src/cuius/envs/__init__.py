"""Environments for learning agents."""
