"""Texts of notices in the language of the reader."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from cuius.core.errors import UnknownTitle
from cuius.core.text import Catalogue, MissingMessage, catalogue
from cuius.core.title import LANGUAGES, get_title
from cuius.server.notify.push import PushMessage
from cuius.server.store.models import Notice

FOLDER = Path(__file__).parents[1]


@cache
def server_catalogue(language: str) -> Catalogue:
    """The server's catalogue; English for an unknown language."""
    return Catalogue(language if language in LANGUAGES else "en", (FOLDER,))


def notice_text(kind: str, detail: Mapping[str, Any], language: str) -> str:
    """A notice in one sentence."""
    return server_catalogue(language).format(f"notice.{kind}", message_arguments(detail, language))


def notice_email(kind: str, detail: Mapping[str, Any], language: str, public_url: str) -> tuple[str, str]:
    """Subject and text of the email for a notice."""
    texts = server_catalogue(language)
    subject = texts.format("notice-email-subject", {"table": table_name(detail, language), "kind": kind})
    text = notice_text(kind, detail, language)
    return subject, texts.format("notice-email-text", {"text": text, "link": table_url(detail, public_url)})


def webhook_payload(notice: Notice, language: str, public_url: str) -> dict[str, Any]:
    """What a webhook is sent. Discord and its like show `content`; programs read the other fields."""
    text = notice_text(notice.kind, notice.detail, language)
    link = table_url(notice.detail, public_url)
    return {
        "id": notice.id,
        "kind": notice.kind,
        "table": notice.detail.get("table"),
        "seat": notice.detail.get("seat"),
        "text": text,
        "content": f"{text} {link}",
        "link": link,
        "at": notice.created_at,
    }


def push_message(notice: Notice, language: str) -> PushMessage:
    """What a browser shows; the link is one within the page."""
    detail = notice.detail
    return PushMessage(
        title=table_name(detail, language),
        text=notice_text(notice.kind, detail, language),
        link=f"/{table_hash(detail)}",
        tag=f"{detail.get('table') or detail.get('page', '')} {notice.kind}",
    )


def table_url(detail: Mapping[str, Any], public_url: str) -> str:
    """The link to the table of a notice."""
    return f"{public_url}/{table_hash(detail)}"


def table_hash(detail: Mapping[str, Any]) -> str:
    """The table in the page, or another page; who was invited by name needs the invitation to see it."""
    if detail.get("page"):
        return f"#/{detail['page']}"
    invitation = f"?invitation={detail['invitation']}" if detail.get("invitation") else ""
    return f"#/tables/{detail.get('table', '')}{invitation}"


def message_arguments(detail: Mapping[str, Any], language: str) -> dict[str, str]:
    """Arguments of the catalogue messages, with seats under their names in the title."""
    title = detail.get("title", "")
    named = {name: seat_name(title, detail[name], language) for name in ("seat", "by") if detail.get(name)}
    return {
        "table": table_name(detail, language),
        "motion": detail.get("motion", ""),
        "tournament": detail.get("tournament", ""),
        "round": detail.get("round", ""),
        "who": detail.get("who") or server_catalogue(language).format("notice-somebody"),
        **named,
    }


def table_name(detail: Mapping[str, Any], language: str) -> str:
    """The name of the table of a notice; without one of its own it is called like its game."""
    name, title = str(detail.get("name", "")), detail.get("title", "")
    if name != title:
        return name
    try:
        return catalogue(get_title(title).folder, language).format("title")
    except (MissingMessage, UnknownTitle):
        return name


def seat_name(title: str, seat: str, language: str) -> str:
    """The name of a seat in the catalogue of its title."""
    try:
        return catalogue(get_title(title).folder, language).name("seat", seat)
    except (MissingMessage, UnknownTitle):
        return seat
