"""Many games at once, with ratings and reports."""
