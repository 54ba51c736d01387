"""The steward: it plays every seat to the end, answers what was asked, and beats players who draw lots."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from random import Random

import pytest

from cuius.bots import BOTS
from cuius.bots.bot import Bot
from cuius.bots.play import play_out
from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.title import get_title
from cuius.titles.revolution.bot.arranging import Stage, arrange, settled
from cuius.titles.revolution.bot.steward import ANSWERS, HABITS, considered, steward
from cuius.titles.revolution.bot.worth import worth_of
from cuius.titles.revolution.ids import BURGHERS, CATHOLICS, PROVINCES, REFORMERS

TITLE = get_title("revolution")
GAMES = 12
LONE = [(word, 5 if word == "nobility" else 4) for word in TITLE.configure(5).seats]
NO_DIFFERENCE = {"storm.next", "move.fill"}
"""Questions to which any answer will do."""


# Measuring


def winners_of(players: int, edition: str, stewards: tuple[str, ...], game: int) -> tuple[str, ...]:
    """One game in which the seats named are stewards and all others draw lots."""
    config = TITLE.configure(players, options={"edition": edition})
    bots = {
        seat: BOTS["steward" if seat in stewards else "random"](TITLE, 1000 * game + n)
        for n, seat in enumerate(config.seats)
    }
    match = Match(TITLE, config, Seeded(game), log=False).begin()
    play_out(match, bots)
    assert match.result is not None
    return match.result.winners


@cache
def wins_alone(faction: str, players: int, edition: str) -> float:
    """Games won by a lone steward, shared ones in part."""
    won = [winners_of(players, edition, (faction,), game) for game in range(GAMES)]
    return sum([(faction in winners) / len(winners) for winners in won])


@pytest.mark.parametrize("edition", ["2007", "2004"])
@pytest.mark.parametrize(("faction", "players"), LONE)
def test_a_lone_steward_wins_with_any_faction(faction, players, edition):
    assert wins_alone(faction, players, edition) >= 0.75 * GAMES


@pytest.mark.parametrize("edition", ["2007", "2004"])
def test_a_lone_steward_wins_nine_games_of_ten(edition):
    four = [wins_alone(faction, players, edition) for faction, players in LONE if players == 4]
    assert sum(four) >= 0.9 * GAMES * len(four)


# Whole games


@pytest.mark.parametrize("edition", ["2007", "2004"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_stewards_among_themselves_come_to_an_end(players, edition):
    config = TITLE.configure(players, options={"edition": edition})
    match = Match(TITLE, config, Seeded(1), log=False).begin()
    play_out(match, {seat: BOTS["steward"](TITLE, 0) for seat in config.seats}, invariants=True)
    assert match.result is not None
    assert match.result.kind == "points"


class Erratic(Bot):
    """A steward that checks itself, and draws lots now and then to get into unforeseen positions."""

    counts_questions = True

    def __init__(self, seed: int, keys: set[str]) -> None:
        self.random, self.keys = Random(seed), keys

    def __call__(self, view, question):
        before = deepcopy((dict(view), question))
        word = considered(view, question)
        assert (dict(view), question) == before, "the steward changed what it was shown"
        assert word == considered(*before), "the steward changed its mind"
        assert word is None or word in question["options"], (question["key"], word, question["options"])
        self.keys.add(question["key"])
        if word is None or self.random.random() < 0.2:
            return self.random.choice(question["options"])
        return word


@pytest.mark.parametrize("edition", ["2007", "2004"])
def test_it_answers_what_is_asked_and_has_thought_of_everything(edition):
    keys: set[str] = set()
    for players in (2, 3, 4, 5):
        config = TITLE.configure(players, options={"edition": edition})
        match = Match(TITLE, config, Seeded(1), log=False).begin()
        play_out(match, {seat: Erratic(n, keys) for n, seat in enumerate(config.seats)})
    assert keys - {*ANSWERS, *HABITS} <= NO_DIFFERENCE
    assert len(keys) > 25


@pytest.mark.parametrize("pair", ["habsburgs_burghers", "habsburgs_nobility", "burghers_reformers"])
def test_it_plays_any_three_factions(pair):
    config = TITLE.configure(
        3, options={"factions": pair, "neutrals": "as_factions", "interception": "spent"}
    )
    match = Match(TITLE, config, Seeded(1), log=False).begin()
    play_out(match, {seat: BOTS["steward"](TITLE, 0) for seat in config.seats})
    assert match.over


def test_it_plays_on_a_board_that_its_owner_has_changed():
    overlay = {"city": {"haarlem": {"province": "utrecht"}}, "region": {"north": {"boxes": 2}}}
    config = TITLE.configure(5, board=overlay)
    match = Match(TITLE, config, Seeded(1), log=False).begin()
    play_out(match, {seat: BOTS["steward"](TITLE, 0) for seat in config.seats})
    assert match.over


# Its thoughts, one by one


def stage(cities: int, towns: int, later: tuple[tuple[int, int], ...] = (), free: int = 0) -> Stage:
    """A province in which nobody has moved yet."""
    return Stage(((0,) * 6,) * cities, (0,) * 6, (-1,) * towns, later, free)


def utrecht(last: bool = True):
    """A city, which is a university seat, and no town."""
    return worth_of("2007", 4, last, CATHOLICS, REFORMERS, PROVINCES["utrecht"], 1, (0,), (4,), ())


def test_alone_it_takes_the_city_with_one_counter_and_the_province_with_the_rest():
    plan = arrange(utrecht(), REFORMERS, 4, stage(1, 0, free=1))
    assert plan.cities == (1,)


def test_it_guards_a_city_against_those_who_move_later():
    plan = arrange(utrecht(), REFORMERS, 4, stage(1, 0, later=((BURGHERS, 1),)))
    assert plan.cities[0] >= 2


def test_neutral_counters_go_where_they_spoil_a_city_it_cannot_have():
    inside = ((2, 0, 0, 0, 0, 0),)
    plan = arrange(utrecht(), BURGHERS, 1, Stage(inside, (0,) * 6, (), (), 2))
    assert plan.neutrals == (2,)


def test_conflict_leaves_the_strongest():
    """The third example of 6.11: 1, 2 and 5 counters in a province for 4."""
    assert settled((1, 2, 5, 0, 0, 0), 4, 4) == (0, 0, 4, 0, 0, 0)
    assert settled((1, 1, 0, 0, 0, 0), 1, 0) == (0, 0, 0, 0, 0, 0)


def test_a_commercial_town_counts_for_burghers_only():
    breda = worth_of("2007", 5, True, CATHOLICS, REFORMERS, PROVINCES["generality"], -1, (), (), ()).of_town[
        0
    ]
    assert breda[BURGHERS][BURGHERS] == pytest.approx(1.0)
    assert breda[REFORMERS][REFORMERS] == 0


def asked(role: str, key: str, *options: str, about=None) -> dict:
    return {"role": role, "key": key, "options": list(options), "about": about or {}}


def opening(players: int = 5) -> dict:
    match = Match(TITLE, TITLE.configure(players), Seeded(1), log=False).begin()
    return match.view(None)


def test_it_takes_all_the_gold_it_can_and_the_last_place_in_the_order():
    about = {"mover": ["faction", "catholics"], "count": 3}
    assert steward(opening(), asked("burghers", "support.intercept", "0", "1", "2", about=about)) == "2"
    order = asked("nobility", "order.place", "first", "after_catholics", "after_habsburgs")
    assert steward(opening(), order) == "after_habsburgs"


def test_it_answers_what_it_does_not_know_with_the_first_option():
    assert steward(opening(), asked("burghers", "no.such.question", "one", "two")) == "one"
