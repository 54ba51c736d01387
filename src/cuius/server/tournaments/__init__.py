"""Tournaments of clubs: pairings, tables, standings and dates."""
