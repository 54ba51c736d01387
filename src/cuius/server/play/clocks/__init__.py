"""Clocks: time to think, pace, and what happens when it runs out."""
