"""The words of the command line about games, in the languages of the catalogues."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

import typer

from cuius.cli.errors import BadInput
from cuius.core.text import Catalogue
from cuius.core.title import LANGUAGES, join_choices

FOLDER = Path(__file__).parent
LanguageOption = Annotated[str, typer.Option("--language", help=f"{join_choices(LANGUAGES)}.")]


@cache
def command_words(language: str) -> Catalogue:
    """The catalogue of the command line; an unknown language is refused."""
    if language not in LANGUAGES:
        raise BadInput(f"There is no language {language!r}; choose {join_choices(LANGUAGES)}.")
    return Catalogue(language, (FOLDER,))
