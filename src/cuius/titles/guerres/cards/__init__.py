"""Event cards and chits: what each does, one file a theme. Importing the package declares them all."""

from cuius.titles.guerres.cards import chits, court, gains, towns, war

__all__ = ["chits", "court", "gains", "towns", "war"]
