"""What several phases need."""
