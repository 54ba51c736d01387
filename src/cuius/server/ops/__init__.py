"""Running a server: backups, integrity checks, logs, incidents and the lock on the database."""
