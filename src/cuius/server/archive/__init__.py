"""The archive of finished open games: how they are kept, searched and counted."""
