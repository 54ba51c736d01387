"""A test uses every throw it tells."""

from cuius.kit.plugin import nothing_left_over

__all__ = ["nothing_left_over"]
