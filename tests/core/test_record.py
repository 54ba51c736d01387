"""Records: written and read without loss, refused when damaged, and found out when changed."""

from __future__ import annotations

import msgspec
import pytest

from cuius.core.chance import Committed, Seeded
from cuius.core.errors import BadRecord, GameOver, StaleNumber
from cuius.core.match import Match
from cuius.core.record import (
    Record,
    checked_rows,
    dump,
    load,
    parse,
    read_answer,
    record_of,
    rows_visible_to,
    verify,
)
from cuius.core.standing_orders import Order
from cuius.core.title import get_title
from tests.core.toys import example, give, play_on, rows, standing

SEED = bytes(range(32))
SALTS = {"heron": "h", "stag": "s", "boar": "b"}


def salted() -> Match:
    """A game of Three Gates with committed chance, begun."""
    title = get_title("example")
    match = Match(title, title.configure(3), Committed(SEED, SALTS))
    for seat, salt in SALTS.items():
        match.add_salt(seat, salt)
    return match.begin()


def whole_game() -> Match:
    """A whole committed game with a standing order, and with returns by consent over answers and dice."""
    match = salted()
    match.add_order(Order("stag", "deal.turn"))
    play_on(match, 20)
    match.go_back(match.journal.active_rows()[-6][0])
    play_on(match, 9, seed=2)
    thrown = [number for number, row in match.journal.active_rows() if row.by == "chance"]
    match.go_back(thrown[-1])
    return play_on(match, seed=3)


@pytest.fixture(scope="module")
def finished() -> Record:
    return record_of(whole_game())


def rewritten(record: Record, number: int | None = None, **change) -> Record:
    """The record with one row changed and every check made to fit again, as a forger would."""
    raw = [(r.by, r.key, r.answer, r.auto) for r in record.entries]
    if number is not None:
        names = ("by", "key", "answer", "auto")
        raw[number] = tuple(change.get(name, old) for name, old in zip(names, raw[number], strict=True))
    entries = tuple(checked_rows(record.header, record.commitment, raw))
    return msgspec.structs.replace(record, entries=entries)


def first(record: Record, by=None, key=None, auto=None) -> int:
    return next(
        n
        for n, r in enumerate(record.entries)
        if by in (None, r.by) and key in (None, r.key) and auto in (None, r.auto)
    )


# Writing and reading


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_is_read_as_it_was_written(players):
    match = play_on(example(players), 30)
    record = record_of(match)
    again = parse(dump(record))
    assert dump(again) == dump(record)
    assert again.header == match.config
    assert dump(record).count(b"\n") >= len(match.journal)


def test_a_loaded_game_is_written_as_it_was_read(finished):
    assert dump(record_of(load(parse(dump(finished))))) == dump(finished)


def test_a_record_begins_with_what_it_is():
    data = msgspec.json.decode(dump(record_of(example())))
    assert list(data)[:2] == ["format", "version"]
    assert (data["format"], data["version"]) == ("cuius record", 1)
    assert data["entries"][0][:2] == ["chance", "deal"]


DAMAGES = [
    (lambda text: "", "This is not a record: "),
    (lambda text: text[: len(text) // 2], "This is not a record: "),
    (lambda text: "[1, 2]", "format is missing or another"),
    (lambda text: text.replace('"cuius record"', '"chess record"'), "format is missing or another"),
    (lambda text: text.replace('"version":1', '"version":9'), "has version 9; this program reads 1"),
    (lambda text: text.replace('"version":1,\n', ""), "has version None"),
    (lambda text: text.replace('"digest"', '"digits"'), "damaged: "),
    (lambda text: text.replace('"players":3', '"players":"three"'), "damaged: .*players"),
    (lambda text: text.replace('["chance","deal"', '["chance",7', 1), "damaged: .*entries"),
    (lambda text: text.replace('["chance","deal",', '["chance",', 1), "damaged: "),
    (lambda text: text.replace('"digest":', '"extra":1,"digest":'), "damaged: .*extra"),
]


@pytest.mark.parametrize(("damage", "says"), DAMAGES)
def test_a_damaged_record_says_what_is_wrong(damage, says):
    text = dump(record_of(play_on(example(), 10))).decode()
    with pytest.raises(BadRecord, match=says):
        parse(damage(text).encode())


def test_bytes_that_are_no_text_are_no_record():
    with pytest.raises(BadRecord, match="This is not a record"):
        parse(b'{"format": "\xff\xfe"}')


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"title": "nine_gates"}, "cannot be played: There is no title 'nine_gates'"),
        ({"scenario": "famine"}, "cannot be played: example has no scenario 'famine'"),
        ({"players": 9}, "cannot be played: example is for 2, 3 or 4 players"),
        ({"options": {"windows": "shut"}}, "cannot be played: windows is discreet or fast"),
        ({"options": {"doors": "shut"}}, "cannot be played: example has no option 'doors'"),
        (
            {"seats": {"heron": ("heron", "stag"), "boar": ("boar",)}},
            "seats the players as the title does not",
        ),
        ({"rules": 0}, "under rules 0; installed are 1"),
        ({"board": {"river": 1}}, "cannot be played: example takes no board overlay"),
    ],
)
def test_a_header_that_does_not_fit_is_refused(change, says):
    record = record_of(play_on(example(), 10))
    header = msgspec.structs.replace(record.header, **change)
    with pytest.raises(BadRecord, match=says):
        load(msgspec.structs.replace(record, header=header))


def test_a_game_of_other_rules_can_be_replayed_on_demand():
    record = record_of(play_on(example(), 10))
    record = msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, rules=0))
    assert load(record, any_rules=True).state.digest() == record.digest


# Rows that could not have been played


@pytest.mark.parametrize(
    ("where", "change", "says"),
    [
        ({"by": "chance"}, {"answer": "dragon"}, "'dragon' is not in the pool"),
        ({"by": "chance"}, {"key": "luck"}, "'deal' is thrown here, not 'luck'"),
        ({"by": "chance"}, {"by": "heron"}, "is thrown here"),
        ({"key": "march.attack"}, {"answer": [7, 7]}, "dice"),
        ({"key": "march.attack"}, {"answer": [1]}, "dice are thrown, not"),
        ({"key": "deal.turn", "auto": ""}, {"answer": "dance"}, "'dance' is not offered there"),
        ({"key": "deal.turn", "auto": ""}, {"by": "otter"}, "'otter' is not asked 'deal.turn' there"),
        ({"key": "deal.turn", "auto": ""}, {"key": "bid"}, "is not asked 'bid' there"),
        ({"key": "deal.turn", "auto": ""}, {"auto": "forced"}, "is not offered there"),
        ({"key": "undo"}, {"answer": 99999}, "no table does 'undo'"),
        ({"key": "undo"}, {"answer": "x"}, "no table does 'undo'"),
        ({"key": "standing_order"}, {"answer": {"role": 1}}, "no table does 'standing_order'"),
        ({"key": "salt"}, {"answer": "x"}, "no table does 'salt'"),
        ({"key": "salt"}, {"key": "pepper"}, "no table does 'pepper'"),
    ],
)
def test_a_row_that_could_not_be_played_is_found_at_its_number(finished, where, change, says):
    number = first(finished, **where)
    forged = rewritten(finished, number, **change)
    with pytest.raises(BadRecord, match=says) as refused:
        load(forged)
    assert refused.value.number == number
    verdict = verify(forged)
    assert not verdict.ok
    assert verdict.first_wrong == number


def test_a_record_cut_in_the_middle_of_a_move():
    record = record_of(play_on(example(seed=4), 12))
    drawn = first(record, by="chance")
    short = msgspec.structs.replace(record, entries=record.entries[: drawn + 2])
    with pytest.raises(BadRecord, match="ends"):
        load(short, chance=Seeded(4))


def test_rows_after_the_end_are_found(finished):
    longer = msgspec.structs.replace(finished, entries=(*finished.entries, finished.entries[-1]))
    assert not verify(rewritten(longer)).ok


def test_nothing_is_salted_or_ordered_out_of_time():
    match = salted()
    before = standing(match)
    with pytest.raises(StaleNumber, match="has begun"):
        match.add_salt("heron", "late")
    assert standing(match) == before
    match.end("vote")
    for late in (lambda: match.add_order(Order("heron", "bid")), lambda: match.end("vote")):
        with pytest.raises(GameOver):
            late()
    assert standing(load(record_of(match))) == standing(match)


def test_a_salted_game_is_loaded_with_its_log():
    match = play_on(salted(), 6)
    twin = load(record_of(match), chance=match.chance)
    assert twin.log.events == match.log.events


def test_a_game_that_went_back_is_loaded_with_its_log_and_orders():
    match = salted()
    play_on(match, 14)
    further, back = match.journal.active_rows()[-9][0], match.journal.active_rows()[-5][0]
    match.add_order(Order("boar", "march.*", times=2))
    play_on(match, 6, seed=2)
    match.add_order(Order("stag", "deal.turn"))
    for seed, number in ((3, back), (4, further)):
        match.go_back(number)
        twin = load(record_of(match), chance=match.chance)
        assert (standing(twin), twin.log.events) == (standing(match), match.log.events)
        play_on(match, 7, seed)
    twin = load(record_of(match), chance=match.chance)
    assert (standing(twin), twin.log.events) == (standing(match), match.log.events)


def test_every_row_is_read_once(finished, monkeypatch):
    read = []

    def read_and_note(match, number, entry):
        read.append(number)
        return read_answer(match, number, entry)

    monkeypatch.setattr("cuius.core.record.read_answer", read_and_note)
    load(finished)
    assert read == [n for n, row in enumerate(finished.entries) if row.by != "table"]


# Verifying


def test_a_whole_game_is_verified(finished):
    verdict = verify(finished)
    assert verdict.ok, verdict
    assert verdict.entries == len(finished.entries)
    assert verdict.first_wrong is None


@pytest.mark.parametrize(
    "where",
    [
        {"key": "salt"},
        {"key": "deal"},
        {"key": "march.attack"},
        {"key": "standing_order"},
        {"key": "deal.turn", "auto": "order"},
        {"key": "deal.turn", "auto": ""},
        {"key": "bid"},
        {"key": "undo"},
    ],
    ids=lambda where: "-".join(where.values()),
)
@pytest.mark.parametrize("field", ["by", "key", "answer", "auto", "check"])
def test_a_change_of_one_byte_is_found_where_it_was_made(finished, where, field):
    number = first(finished, **where)
    row = finished.entries[number]
    changed = msgspec.structs.replace(row, **{field: other(getattr(row, field))})
    entries = (*finished.entries[:number], changed, *finished.entries[number + 1 :])
    verdict = verify(msgspec.structs.replace(finished, entries=entries))
    assert (verdict.ok, verdict.first_wrong) == (False, number)
    assert f"Entry {number} was changed" in verdict.why


def other(value):
    """Almost the same value."""
    if isinstance(value, str):
        return value[:-1] + chr(ord(value[-1]) ^ 1) if value else "x"
    if isinstance(value, int):
        return value + 1
    if isinstance(value, dict):
        return {**value, "key": other(value["key"])}
    return [*value[:-1], other(value[-1])]


def test_dice_that_did_not_fall_so_are_found(finished):
    number = first(finished, key="march.attack")
    faces = finished.entries[number].answer
    verdict = verify(rewritten(finished, number, answer=[7 - face for face in faces]))
    assert (verdict.ok, verdict.first_wrong) == (False, number)
    assert "chance did not fall so" in verdict.why


def test_dice_in_a_stretch_that_was_taken_back_are_checked_too(finished):
    undone = taken_back_chance(finished)
    faces = finished.entries[undone].answer
    forged = [7 - face for face in faces] if not isinstance(faces, str) else other_card(faces)
    verdict = verify(rewritten(finished, undone, answer=forged))
    assert (verdict.ok, verdict.first_wrong) == (False, undone)


def taken_back_chance(record: Record) -> int:
    """A throw or a draw that was taken back."""
    return next(
        number
        for undo, row in enumerate(record.entries)
        if row.key == "undo"
        for number in range(row.answer, undo)
        if record.entries[number].by == "chance"
    )


def other_card(card: str) -> str:
    return "militia" if card != "militia" else "company"


def test_another_seed_is_found(finished):
    verdict = verify(msgspec.structs.replace(finished, seed=bytes(32).hex()))
    assert not verdict.ok
    assert "not the one that was committed to" in verdict.why


@pytest.mark.parametrize("seed", ["not hex", "abc"])
def test_a_damaged_seed_is_found(finished, seed):
    verdict = verify(msgspec.structs.replace(finished, seed=seed))
    assert not verdict.ok
    assert "seed or a salt" in verdict.why


def test_a_finished_game_must_show_its_seed(finished):
    verdict = verify(msgspec.structs.replace(finished, seed=None))
    assert not verdict.ok
    assert "seed" in verdict.why


def test_another_commitment_is_found(finished):
    assert not verify(msgspec.structs.replace(finished, commitment="0" * 64)).ok


def test_another_salt_is_found(finished):
    forged = rewritten(finished, first(finished, key="salt"), answer=["heron", "other"])
    verdict = verify(forged)
    assert not verdict.ok
    assert "chance did not fall so" in verdict.why


def test_another_result_or_position_is_found(finished):
    result = msgspec.structs.replace(finished.result, winners=("otter",))
    for forged in (
        msgspec.structs.replace(finished, result=result),
        msgspec.structs.replace(finished, result=None),
        msgspec.structs.replace(finished, digest="0" * 32),
    ):
        verdict = verify(forged)
        assert (verdict.ok, verdict.first_wrong) == (False, len(finished.entries))


def test_the_header_is_part_of_every_check(finished):
    header = msgspec.structs.replace(finished.header, scenario="siege")
    verdict = verify(msgspec.structs.replace(finished, header=header))
    assert (verdict.ok, verdict.first_wrong) == (False, 0)


@pytest.mark.parametrize("answers", [0, 1, 10, 40])
def test_a_running_game_is_verified_and_keeps_its_seed(answers):
    match = play_on(salted(), answers)
    record = record_of(match)
    assert record.seed is None
    assert record.commitment == Committed(SEED).commitment
    assert SEED.hex() not in dump(record).decode()
    assert verify(record).ok
    twin = load(record, chance=Committed(SEED, SALTS))
    assert standing(play_on(twin, seed=8)) == standing(play_on(match, seed=8))


def test_seeded_games_are_verified_without_dice():
    record = record_of(play_on(example()))
    assert record.commitment is None
    assert verify(record).ok


# What a seat may read


def test_rows_hide_what_is_not_the_seats_business():
    match = example()
    while match.questions[0].key != "bid":
        give(match, match.questions[0].role, "pass")
    give(match, "stag", "2")
    for seat, visible in (("heron", {"heron"}), ("stag", {"stag"}), (None, set())):
        shown = rows_visible_to(match, seat)
        assert len(shown) == len(match.journal)
        for row, entry in zip(shown, match.journal, strict=True):
            known = entry.to is None or not visible.isdisjoint(entry.to)
            assert row[2] == (entry.plain_answer() if known else "?")
        dealt = [row[2] for row in shown if row[:2] == ("chance", "deal")]
        assert sum(card != "?" for card in dealt) == 3 * len(visible)
        assert (shown[-1][2] == "2") is ("stag" in visible)


def test_rows_do_not_tell_how_a_hidden_answer_came_about():
    match = example()
    match.add_order(Order("stag", "deal.turn"))
    play_on(match, 3)
    for row, entry in zip(rows_visible_to(match, "heron"), match.journal, strict=True):
        if entry.by == "stag" and entry.to:
            assert row[3] == ""


@pytest.mark.parametrize("answers", [5, 25, 60])
def test_a_loaded_game_hides_the_same_rows(answers):
    match = example()
    match.add_order(Order("stag", "bid", "1"))
    play_on(match, answers)
    match.go_back(match.journal.active_rows()[-2][0])
    twin = load(record_of(match), chance=match.chance)
    for seat in ("heron", "stag", "boar", None):
        assert rows_visible_to(twin, seat) == rows_visible_to(match, seat)
    assert rows(twin) == rows(match)
