"""Operations: backups, database checks, health, logging and the database lock."""
