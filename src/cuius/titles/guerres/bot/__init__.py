"""The steward: a machine player by rules of thumb, and what it knows of good play."""
