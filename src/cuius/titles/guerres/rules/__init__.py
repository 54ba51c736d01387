"""What several phases need, and why an answer is not offered."""
