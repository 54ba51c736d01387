"""People: accounts, sessions, tokens, and who may do what."""
