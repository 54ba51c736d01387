"""Records of every released version: they load, or say which release opens them."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest

from cuius.core.errors import BadRecord
from cuius.core.record import load, parse, verify
from cuius.core.title import get_title

RELEASED = Path(__file__).parents[1] / "released"
RECORDS = sorted(RELEASED.glob("*/*.record.json.xz"))


def record_name(file: Path) -> str:
    return f"{file.parent.name}-{file.name.partition('.')[0]}"


def test_there_is_a_record_of_every_title_from_the_first_release():
    titles = {parse(lzma.decompress(file.read_bytes())).header.title for file in RECORDS}
    assert titles >= {"revolution", "guerres", "here_i_stand"}


@pytest.mark.parametrize("file", RECORDS, ids=record_name)
def test_a_released_record_loads_or_says_what_to_do(file):
    record, release = parse(lzma.decompress(file.read_bytes())), file.parent.name
    title = get_title(record.header.title)
    if record.header.rules == title.rules:
        assert verify(record).ok
        assert load(record).result == record.result
    else:
        with pytest.raises(BadRecord, match=rf"Open it with cuius {release}\."):
            load(record)


def test_a_record_of_a_later_release_wants_the_newest(monkeypatch):
    (file,) = RELEASED.glob("0.1.0/example.record.json.xz")
    later = (
        lzma.decompress(file.read_bytes())
        .replace(b'"rules":1', b'"rules":7')
        .replace(b'"rules": 1', b'"rules": 7')
    )
    with pytest.raises(BadRecord, match="newest release"):
        load(parse(later))
