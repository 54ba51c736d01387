"""Where every value comes from, and which values are not certain."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cuius.core.board_data import OVERLAY, SOURCES, BadBoard
from cuius.titles.here_i_stand.board import Mark
from cuius.titles.here_i_stand.loading.files import ABOUT, SINGLES, TABLES, UNTOUCHED


def records(data: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Kind, path and fields of every record."""
    for kind, words in TABLES.items():
        for word in words:
            yield kind, f"{kind}.{word}", data[kind][word]
    for kind in (*SINGLES, *UNTOUCHED):
        yield kind, kind, data[kind]


def source_of(data: dict[str, Any], kind: str, record: dict[str, Any]) -> str:
    """A record's own source, or that of its kind."""
    return str(record.get("source") or data["about"].get(kind, {}).get("source", ""))


def provenance(data: dict[str, Any]) -> tuple[tuple[Mark, ...], Mapping[str, str]]:
    """The list of what is not certain, and the source of each record and field."""
    marks: list[Mark] = []
    sources: dict[str, str] = {}
    for kind, path, record in records(data):
        own = source_of(data, kind, record)
        special = record.get("sources", {})
        for source in (own, *special.values()):
            if source not in (*SOURCES, OVERLAY):
                raise BadBoard(f"{path} has the source {source!r}; use {', '.join(SOURCES)}.")
        doubts = record.get("doubts", {})
        for field in (*special, *doubts):
            if field not in record:
                raise BadBoard(f"{path} gives a source or a doubt for {field!r}, which it does not have.")
        sources[path] = OVERLAY if OVERLAY in special.values() else own
        for field in record:
            if field in ABOUT:
                continue
            stated = record[field] if field == "event_from" else own
            source = sources[f"{path}.{field}"] = special.get(field, stated)
            if field in doubts or source in ("reconstructed", OVERLAY):
                marks.append(Mark(f"{path}.{field}", source, doubts.get(field, "")))
    return tuple(marks), sources
