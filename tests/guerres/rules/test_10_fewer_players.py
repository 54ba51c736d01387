"""10 One or two players: what stewards answered stays played, whatever stewards would answer today."""

from __future__ import annotations

from cuius.core.chance import Seeded
from cuius.core.ids import word_of
from cuius.core.match import Match
from cuius.core.record import dump, load, parse, record_of
from cuius.core.requests import Ask, Options
from cuius.core.title import get_title
from cuius.titles.guerres import title as guerres
from cuius.titles.guerres.state import State
from tests.bots.redealing import play_some


def test_10_r9_a_game_loads_though_its_stewards_have_learnt(monkeypatch):
    title = get_title("guerres")
    match = Match(title, title.configure(1), Seeded(4), log=False).begin()
    play_some(match, 60, 7)
    record = parse(dump(record_of(match)))
    answers = [(row.by, word_of(row.answer)) for row in match.journal]

    def contrary(g: State, ask: Ask) -> Options:
        return ask.options(*ask.args)[-1:]

    monkeypatch.setattr(guerres, "stewards_answer", contrary)
    again = load(record)
    assert [(row.by, word_of(row.answer)) for row in again.journal] == answers
    assert again.state.digest() == match.state.digest()
