"""16 War at sea."""
