"""15 The war phase."""
