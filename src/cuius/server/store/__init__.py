"""Where everything is kept: the models, the database, and its migrations."""
