"""Play at running tables: one path for all answers, and everybody sees what they may."""
