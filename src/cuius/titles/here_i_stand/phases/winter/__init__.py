"""Winter, one file a step."""
