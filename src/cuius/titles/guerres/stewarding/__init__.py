"""The steward's judgement: what it leads when no player does, and how it thinks."""
