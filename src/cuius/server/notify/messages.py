"""Notices in words, in the language of whoever reads them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from cuius.core.errors import UnknownTitle
from cuius.core.text import Catalogue, MissingMessage, catalogue
from cuius.core.title import LANGUAGES, get_title

FOLDER = Path(__file__).parents[1]

KINDS = (
    "turn",
    "started",
    "finished",
    "closed",
    "rematch",
    "reminder",
    "autopilot",
    "vacant",
    "replaced",
    "motion",
    "joined",
    "talk",
)
"""Everything a person may be told."""


@cache
def words(language: str) -> Catalogue:
    """What the server says; in English to somebody whose language we do not speak."""
    return Catalogue(language if language in LANGUAGES else "en", (FOLDER,))


def notice_text(kind: str, detail: Mapping[str, Any], language: str) -> str:
    """A notice in one sentence."""
    return words(language).format(f"notice.{kind}", arguments(detail, language))


def letter(kind: str, detail: Mapping[str, Any], language: str, address: str) -> tuple[str, str]:
    """A notice as a letter: its subject and its text."""
    catalogue = words(language)
    subject = catalogue.format("letter-subject", {"table": detail["name"], "kind": kind})
    text = notice_text(kind, detail, language)
    return subject, catalogue.format("letter-text", {"text": text, "link": link(detail, address)})


def link(detail: Mapping[str, Any], address: str) -> str:
    """Where the table is."""
    return f"{address}/#/tables/{detail['table']}"


def arguments(detail: Mapping[str, Any], language: str) -> dict[str, str]:
    """What the messages need, seats by their names in the title."""
    title = detail.get("title", "")
    named = {name: seat_name(title, detail[name], language) for name in ("seat", "by") if detail.get(name)}
    return {
        "table": detail.get("name", ""),
        "motion": detail.get("motion", ""),
        "who": detail.get("who") or words(language).format("letter-somebody"),
        **named,
    }


def seat_name(title: str, seat: str, language: str) -> str:
    """A seat as the title calls it."""
    try:
        return catalogue(get_title(title).folder, language).name("seat", seat)
    except (MissingMessage, UnknownTitle):
        return seat
