"""Telling people what concerns them: in the page, by mail, by webhook."""
