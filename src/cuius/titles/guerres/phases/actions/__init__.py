"""14.7 The court actions, one file each."""
