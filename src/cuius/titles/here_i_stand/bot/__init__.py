"""The steward: a player by rules of thumb. `steward.py` is the entry; the others answer theme by theme."""
