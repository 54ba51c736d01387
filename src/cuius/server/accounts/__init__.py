"""User accounts: registration, sign-in, sessions, API tokens, profiles, permissions and deletion."""
