"""What several phases need: counting, control, armies."""
