"""Why an answer is not offered."""
