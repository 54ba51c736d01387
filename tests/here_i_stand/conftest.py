"""A throw that was told and never came fails the test."""

from cuius.kit.plugin import nothing_left_over

__all__ = ["nothing_left_over"]
