"""The steward: it plays every power to the end, answers what was asked, and knows what things are worth."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from cuius.bots import BOTS
from cuius.bots.bot import Bot
from cuius.bots.play import play_out
from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.title import get_title
from cuius.titles.here_i_stand.bot.bargaining import offer_worth
from cuius.titles.here_i_stand.bot.besieging import ships_missing
from cuius.titles.here_i_stand.bot.events import event_worth
from cuius.titles.here_i_stand.bot.planning import plans
from cuius.titles.here_i_stand.bot.sight import Sight
from cuius.titles.here_i_stand.bot.steward import considered, default, steward
from cuius.titles.here_i_stand.bot.worth import campaign, duel, outbids, space_worth
from cuius.titles.here_i_stand.ids import (
    BELGRADE,
    BUDA,
    COPERNICUS,
    EDINBURGH,
    FRANCE,
    GABELLE_REVOLT,
    JANISSARIES,
    LONDON,
    PARIS,
)

TITLE = get_title("here_i_stand")


# Whole games


@pytest.mark.parametrize(
    ("players", "scenario", "edition"),
    [(6, "1517", "first"), (3, "1532", "first"), (4, "tournament", "2017"), (5, "tournament", "first")],
)
def test_stewards_among_themselves_come_to_an_end(players, scenario, edition):
    config = TITLE.configure(players, scenario, {"edition": edition, "windows": "fast"})
    match = Match(TITLE, config, Seeded(1), log=False).begin()
    play_out(match, {seat: BOTS["steward"](TITLE, 0) for seat in config.seats}, invariants=True)
    assert match.result is not None
    assert match.result.winners


class Erratic(Bot):
    """A steward that checks itself, and draws lots now and then to get into unforeseen positions."""

    counts_questions = True

    def __init__(self, seed: int, keys: set[str]) -> None:
        self.random, self.keys = Random(seed), keys

    def __call__(self, view, question):
        before = deepcopy((dict(view), question))
        word = steward(view, question)
        assert (dict(view), question) == before, "the steward changed what it was shown"
        assert word == steward(*before), "the steward changed its mind"
        assert word in question["options"], (question["key"], word, question["options"])
        self.keys.add(question["key"])
        return word if self.random.random() < 0.8 else self.random.choice(question["options"])


def test_it_answers_what_is_asked_whatever_came_before():
    keys: set[str] = set()
    config = TITLE.configure(6, "tournament", {"windows": "fast"})
    match = Match(TITLE, config, Seeded(1), log=False).begin()
    play_out(match, {seat: Erratic(n, keys) for n, seat in enumerate(config.seats)})
    assert len(keys) > 40


def test_it_plays_on_a_board_that_its_owner_has_changed():
    overlay = {"card": {"machiavelli": {"cp": 3}}}
    config = TITLE.configure(6, "tournament", {"windows": "fast"}, overlay)
    match = Match(TITLE, config, Seeded(1), log=False).begin()
    play_out(match, {seat: BOTS["steward"](TITLE, 0) for seat in config.seats})
    assert match.over


# What it reckons with


def test_equal_dice_favour_the_defence():
    assert duel(4, 4) < 0.5 < duel(8, 3)
    assert duel(0, 3) == 0


def test_walls_cost_men():
    weak, assaults = campaign(6, 1, 1, 0, True)
    strong, more = campaign(6, 1, 4, 0, True)
    assert weak >= strong
    assert 1 <= assaults < more
    assert campaign(3, 0, 3, 0, True) == (0.0, 0)


def test_ties_help_an_attempt():
    assert outbids(2, 2, True) > 0.5 > outbids(2, 2, False)
    assert outbids(1, 1, True) == pytest.approx(21 / 36)


# What it sees


def opening(role: str, scenario: str = "1517") -> Sight:
    match = Match(TITLE, TITLE.configure(6, scenario, {"windows": "fast"}), Seeded(1), log=False).begin()
    return Sight(match.view(role), role)


def test_the_sultan_looks_to_hungary_first():
    best = plans(opening("ottoman"))[0]
    assert best.goal in (BELGRADE, BUDA)


def test_scotland_needs_ships_off_its_coast():
    s = opening("england")
    assert ships_missing(s, EDINBURGH) == 2
    assert ships_missing(s, PARIS) == 0


def test_a_capital_is_worth_most_to_its_owner():
    assert space_worth(opening("france"), PARIS) > space_worth(opening("france"), LONDON)


def test_points_are_worth_more_than_command():
    s = opening("habsburg")
    assert event_worth(s, COPERNICUS) > 2
    assert event_worth(s, JANISSARIES) == 0


def test_an_event_against_the_leader_is_worth_more_than_against_the_last():
    ahead, behind = opening("habsburg"), opening("habsburg")
    ahead.view["vp"][FRANCE] = 24
    behind.view["vp"][FRANCE] = 2
    behind.foe = [False] * len(behind.foe)
    assert event_worth(ahead, GABELLE_REVOLT) > event_worth(behind, GABELLE_REVOLT)


# What it says


def test_it_takes_gifts_and_gives_none():
    s = opening("papacy")
    assert offer_worth(s, (("cards", "england", "papacy", "1"),)) > 0
    assert offer_worth(s, (("cards", "papacy", "england", "1"),)) < 0
    divorce = ("divorce", "papacy", "england", "divorce")
    assert offer_worth(s, (divorce,)) < 0
    assert offer_worth(s, (divorce, ("cards", "england", "papacy", "2"))) > 0


def asked(role: str, key: str, *options: str, about=None) -> dict:
    return {"role": role, "key": key, "options": list(options), "about": about or {}}


def test_it_marries_while_there_is_no_heir():
    view = opening("england").view
    assert steward(view, asked("england", "wives.choice", "scotland", "marry")) == "marry"


def test_what_it_does_not_know_it_lets_be():
    view = opening("england").view
    assert steward(view, asked("england", "no.such.question", "one", "pass")) == "pass"
    assert steward(view, asked("england", "no.such.question", "one", "two")) == "one"
    assert considered(view, asked("england", "no.such.question", "one", "two")) is None
    assert default(["a", "done"]) == "done"
