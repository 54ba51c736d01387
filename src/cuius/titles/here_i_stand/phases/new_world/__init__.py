"""The New World: voyages and riches."""
