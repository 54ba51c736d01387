"""What a bot is: a function of (view, question) -> answer."""

from __future__ import annotations

from typing import Any


class Bot:
    """A player. It is called with what its seat sees and is asked, both as plain data."""

    wants_view = True
    """A bot that looks at nothing but the options says False and has `pick` instead: no view is built."""

    def __call__(self, view: dict[str, Any], question: dict[str, Any]) -> str:
        """The word it answers."""
        raise NotImplementedError

    def pick(self, options: tuple[Any, ...]) -> Any:
        """One of the options, for a bot that wants no view."""
        raise NotImplementedError
