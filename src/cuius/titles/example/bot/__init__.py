"""A steward who plays by rule of thumb."""
