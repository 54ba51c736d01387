"""Why a value of a board is not certain, in the language of the reader.

The data say it in English. Translations stand in `text/<language>/doubts.toml` of a title, by the English
sentence; what is not translated stays English.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec


@cache
def load_doubts(folder: Path, language: str) -> Mapping[str, str]:
    """The translated doubts of the title in this folder, by the English sentence."""
    path = folder / "text" / language / "doubts.toml"
    if not path.is_file():
        return {}
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), dict[str, str])


def doubt_in(folder: Path, language: str, doubt: str) -> str:
    return load_doubts(folder, language).get(doubt, doubt)
