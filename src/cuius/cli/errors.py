"""Errors of commands, each with one sentence that says what to do."""

from __future__ import annotations

from cuius.core.errors import CuiusError


class BadInput(CuiusError):
    """The command line or a file it names cannot be used. Exit status 2."""


class Failed(CuiusError):
    """The run itself failed. Exit status 1."""
