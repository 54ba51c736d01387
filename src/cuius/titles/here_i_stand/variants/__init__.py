"""Variants of the game, each whole in its folder."""
