"""The cards: the deck as tables, and each event beside the others of its theme."""
