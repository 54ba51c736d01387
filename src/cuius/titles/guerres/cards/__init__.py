"""Event cards and chits: what each does, one file a theme."""
