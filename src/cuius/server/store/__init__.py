"""Where everything is kept: the models, the database, and its migrations."""

from cuius.server.store import club_models as club_models  # so that whoever knows one table knows all
