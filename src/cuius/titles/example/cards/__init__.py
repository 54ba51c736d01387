"""The deck."""
