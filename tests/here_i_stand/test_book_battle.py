"""The battle that the rule book tells from start to end, played."""

from __future__ import annotations

import re

from cuius.core.rule_book import load_book
from cuius.titles.here_i_stand.title import TITLE
from tests.here_i_stand.battlefields import austria, sultan_moves


def told(chapter: str, beginning: str) -> str:
    text = next(c.text for c in load_book(TITLE.folder) if c.name == chapter)
    return next(e for e in re.findall(r"(?:^>.*\n?)+", text, re.MULTILINE) if beginning in e)


def row(table: str, name: str) -> tuple[int, int]:
    found = re.search(rf"\| {name} \| (\d+) \| (\d+) \|", table)
    assert found is not None, name
    return int(found[1]), int(found[2])


def test_the_battle_of_vienna_is_fought_as_the_book_tells():
    book = told("18-walls-or-battle", "Charles V has intercepted the Sultan at Vienna")
    (attack, defence), (hits, losses) = row(book, "dice"), row(book, "hits")
    t = sultan_moves(austria())
    t.dice(
        intercept=[3, 5],
        attack=[5] * hits + [1] * (attack - hits),
        defence=[6] * losses + [4] * (defence - losses),
    )
    t.answer("habsburg", "intercept.from", "graz", "intercept.leader", "charles_v", "intercept.regulars", 8)
    t.expect_event("battle.fought", dice=attack, against=defence, hits=hits, losses=losses)
    t.answer("ottoman", "battle.loss", "cavalry")
    t.expect_event("battle.won", winner="habsburg", space="vienna")
    assert "Ferdinand and 7 regulars stay in Vienna" in book
    assert t.units("vienna", "habsburg") == (7, 0)
    assert "Ibrahim Pasha and 3 regulars go back to Pressburg" in book
    assert t.units("pressburg", "ottoman") == (3, 0)
