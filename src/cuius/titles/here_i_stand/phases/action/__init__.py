"""The action phase: impulses, and one file for each action and its procedures."""
