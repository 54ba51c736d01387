"""Live views: the same fields as whole views, read one by one while the position stands."""

from __future__ import annotations

from random import Random

import pytest

from cuius.bots import Bot, Steward, answer_of
from cuius.core.chance import Seeded
from cuius.core.errors import StaleView
from cuius.core.live_view import LiveView, Memory, kept, kept_for_all
from cuius.core.match import Match
from cuius.core.title import get_title
from cuius.core.view_fields import MadeFrom
from cuius.envs.observing import ReadRecorder


def new_match(name: str, players: int | None = None, seed: int = 1) -> Match:
    title = get_title(name)
    return Match(title, title.configure(players), Seeded(seed), log=False).begin()


def answer_at_random(match: Match, random: Random) -> None:
    question = match.questions[0]
    match.answer(question.seat, question.number, question.key, random.choice(question.options))


@pytest.mark.parametrize(
    ("name", "players"),
    [("example", None), ("revolution", None), ("guerres", None), ("here_i_stand", None), ("here_i_stand", 2)],
)
def test_the_same_as_the_whole_view(name, players):
    match, random = new_match(name, players), Random(1)
    for number in range(400):
        if match.over:
            break
        if number % 40 == 0:
            for seat in (None, *match.config.seats):
                view, whole = LiveView(match, seat), match.view(seat)
                assert (dict(view), len(view), list(view)) == (whole, len(whole), list(whole))
                assert all(field in view for field in whole)
                assert "nonsense" not in view
                with pytest.raises(KeyError):
                    view["nonsense"]
        answer_at_random(match, random)


@pytest.mark.parametrize("players", [None, 2])
def test_fields_name_all_columns_that_they_are_made_from(players):
    """What is kept while these columns are the same would otherwise be kept too long."""
    match, random = new_match("here_i_stand", players), Random(1)
    fields = match.title.view_fields(match.state)
    made = {name: read for name, read in fields.public.items() if type(read) is MadeFrom}
    recorder = ReadRecorder(type(match.state))
    for number in range(1200):
        if match.over:
            break
        if number % 40 == 0:
            for name, read in made.items():
                _, columns = recorder.call(read, match.state)
                assert columns <= set(read.columns), name
        answer_at_random(match, random)
    assert "vp" in made


def test_a_field_read_too_late_raises():
    match = new_match("revolution")
    view = LiveView(match, match.questions[0].seat)
    turn = view["turn"]
    answer_at_random(match, Random(1))
    with pytest.raises(StaleView):
        view["units"]
    assert view["turn"] == turn


def test_fields_are_not_changed_by_play():
    match, random = new_match("revolution"), Random(1)
    view, before = LiveView(match, None), match.view(None)
    units = view["units"]
    for _ in range(40):
        answer_at_random(match, random)
    assert match.state.units != before["units"]
    assert view["units"] is units == before["units"]


def test_what_was_worked_out_is_kept_while_what_it_read_is_the_same():
    match, random, memory = new_match("revolution"), Random(1), Memory()
    made = []

    def units_of(view):
        made.append(view["units"])
        return view

    for _ in range(60):
        view = kept(LiveView(match, None, memory), "units", units_of)
        assert view["units"] == match.state.units
        assert view["phase"] == match.view(None)["phase"]
        answer_at_random(match, random)
    assert 1 < len(made) < 60


def test_what_is_read_for_the_present_question_only_does_not_count():
    match, memory, made = new_match("revolution"), Memory(), []

    def turn_of(view):
        made.append(view)
        return view["turn"]

    for _ in range(3):
        view = LiveView(match, None, memory)
        assert kept(view, "turn", turn_of) == view["turn"]
        assert view["units"] == match.state.units
        match.state.units[0] += 1
    assert len(made) == 1


def test_what_is_kept_for_all_is_made_once_and_nothing_outlasts_it():
    match, memory, made = new_match("revolution"), Memory(), []

    def units_of(view):
        made.append("units")
        assert dict(view) == match.view(None)
        return sum(view["units"])

    def double(view):
        made.append("double")
        return 2 * kept_for_all(view, "units", units_of)

    for _ in range(3):
        for seat in (*match.config.seats, *match.config.seats):
            assert kept(LiveView(match, seat, memory), seat, double) == 2 * sum(match.state.units)
        match.state.units[0] += 1
    assert made.count("units") == 3
    assert made.count("double") == 3 * len(match.config.seats)


def test_without_a_memory_nothing_is_kept():
    match = new_match("revolution")
    for view in (LiveView(match, None), match.view(None)):
        assert kept(view, "me", list) is not kept(view, "me", list)


class Shy(Bot):
    """A bot that must not be asked."""

    def __call__(self, view, question):
        raise AssertionError(question["key"])


def test_a_single_option_costs_no_thought():
    match, steward, passes = new_match("here_i_stand", seed=3), Steward(get_title("here_i_stand")), 0
    while passes < 5:
        question = match.questions[0]
        single = len(question.options) == 1
        passes += single
        answer = answer_of(Shy() if single else steward, match, question)
        match.answer(question.seat, question.number, question.key, answer)
