"""The games, one folder each, all of one shape; found by `cuius.core.title`."""
