"""Why an answer is not offered, and what may come of a march."""
