"""Many games at once: tournaments over seats and levels, ratings and reports."""
