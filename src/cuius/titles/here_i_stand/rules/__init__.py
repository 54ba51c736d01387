"""What several phases need: relations, stacks, control, windows."""
