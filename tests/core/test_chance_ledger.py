"""The ledger of chance: with it every roll and draw of a game is computed without the rules."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cuius.core.chance import Committed, salt_hash
from cuius.core.chance_ledger import ChanceRequest, chance_ledger
from cuius.core.journal import CHANCE
from cuius.core.record import Record, committed_chance, load, parse, verify
from tests.core.computed_chance import computed

TESTS = Path(__file__).parents[1]
SAMPLE = TESTS.parent / "web" / "tests" / "samples" / "chance.json"
GAMES = (
    "example/fixtures/siege-2-points.json",
    "guerres/fixtures/campaign-1-living-automatic.json",
    "here_i_stand/fixtures/1532-6-2017-domination.json",
    "revolution/fixtures/standard-2-2004-points.json",
)


@pytest.mark.parametrize("name", GAMES)
def test_every_roll_and_draw_is_computed_from_the_ledger(name):
    record = parse((TESTS / name).read_bytes())
    match = load(record)
    ledger = chance_ledger(match.config, list(match.journal))
    rows = [number for number, row in enumerate(record.entries) if row.by == CHANCE]
    assert [request.row for request in ledger] == rows
    chance = committed_chance(record)
    assert chance is not None
    assert [computed(chance, n, request) for n, request in enumerate(ledger)] == [
        record.entries[row].answer for row in rows
    ]


def test_the_sample_of_the_client_is_what_the_program_makes():
    """The client's tests check this game in TypeScript; here it is held against the rules."""
    sample = msgspec.json.decode(SAMPLE.read_bytes())
    record = msgspec.convert(sample["record"], Record)
    assert verify(record).ok
    match = load(record)
    ledger = chance_ledger(match.config, list(match.journal))
    played = {number for number, _ in match.journal.active_rows()}
    assert any(request.row not in played for request in ledger), "what was taken back counts"
    assert msgspec.convert(sample["requests"], list[ChanceRequest]) == ledger
    assert record.seed is not None
    source = Committed(bytes.fromhex(record.seed), sample["key"]["salts"])
    assert source._key.hex() == sample["key"]["key"]


def test_the_hash_of_a_salt_is_that_of_its_bytes():
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert salt_hash("") == empty
    assert salt_hash("00" * 32) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
