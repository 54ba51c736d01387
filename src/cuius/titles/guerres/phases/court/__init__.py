"""14 The court phase."""
