"""Explanations: why an answer is not offered, what the dice promise, exact odds, layers of the map."""
