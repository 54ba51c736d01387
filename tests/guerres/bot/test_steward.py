"""The steward: it plays every faction to the end, answers what was asked, and beats players who draw lots."""

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
from cuius.titles.guerres.bot.fights import battle_chance, hits_chance, siege_chance
from cuius.titles.guerres.bot.sight import Sight
from cuius.titles.guerres.bot.steward import ANSWERS, HABITS, considered, steward
from cuius.titles.guerres.ids import HUGUENOT, LEAGUE, ROYALIST
from cuius.titles.guerres.view import own, view
from tests.guerres.tables import GuerresTable, war_table

TITLE = get_title("guerres")
FACTIONS = ("royalist", "league", "huguenot")
GAMES = 12
NO_DIFFERENCE = {"war.step", "war.share", "war.pay_alone"}
"""Questions to which the first answer will do."""


def played(players: int, scenario: str, bots, seed: int, **options: str) -> Match:
    config = TITLE.configure(players, scenario, options)
    match = Match(TITLE, config, Seeded(seed), log=False).begin()
    play_out(match, {seat: bots(seat, n) for n, seat in enumerate(config.seats)})
    return match


# Whole games


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_lone_steward_beats_two_who_draw_lots(faction):
    """Others draw other lots in every game; two defeats in so many may be bad luck."""
    won = 0
    for game in range(GAMES):

        def bots(seat: str, number: int, game: int = game) -> Bot:
            return BOTS["steward" if seat == faction else "random"](TITLE, 10 * game + number)

        scenario = TITLE.scenarios[game % 2]
        won += played(3, scenario, bots, game, windows="fast").result.winners == (faction,)
    assert won >= GAMES - 2


@pytest.mark.parametrize("scenario", ["campaign", "te_deum"])
@pytest.mark.parametrize("players", [1, 2, 3])
def test_stewards_among_themselves_come_to_an_end(players, scenario):
    match = played(players, scenario, lambda seat, n: BOTS["steward"](TITLE, 0), 1)
    assert match.result.kind in ("automatic", "points")


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


def test_it_answers_what_is_asked_and_has_thought_of_everything():
    keys: set[str] = set()
    for seed, scenario in enumerate(("campaign", "te_deum")):
        for edition in ("fr", "living"):
            played(3, scenario, lambda seat, n: Erratic(n, keys), seed, edition=edition)
    assert {k for k in keys if not k.startswith("deal.")} - {*ANSWERS, *HABITS} <= NO_DIFFERENCE
    assert len(keys) > 25


def test_it_plays_on_a_board_that_its_owner_has_changed():
    overlay = {"character": {"gaspard_de_coligny": {"intrigue": 2}}, "turn": {"4": {"massacre": 7}}}
    config = TITLE.configure(3, board=overlay)
    match = Match(TITLE, config, Seeded(1), log=False).begin()
    play_out(match, {seat: BOTS["steward"](TITLE, 0) for seat in config.seats})
    assert match.over


# Its thoughts, one by one


def test_its_odds_are_exact():
    assert sum(hits_chance(4, n) for n in range(5)) == pytest.approx(1)
    assert hits_chance(2, 2) == pytest.approx(1 / 9)
    assert battle_chance(3, 2, 3, 2) == pytest.approx(0.5)
    assert siege_chance(1, 1, 1) == pytest.approx(1 / 3 * 2 / 3)
    assert siege_chance(3, 3, 1) == pytest.approx(1 - (2 / 3) ** 3)


def opening() -> dict:
    match = Match(TITLE, TITLE.configure(3), Seeded(1), log=False).begin()
    return match.view("royalist")


def asked(role: str, key: str, *options: str, about=None) -> dict:
    return {"role": role, "key": key, "options": list(options), "about": about or {}}


def test_it_takes_a_town_for_itself_rather_than_give_it_away():
    about = {"card": ["event", "michelade"], "faction": ["faction", "huguenot"]}
    question = asked("huguenot", "card.town", "nimes", "montpellier", about=about)
    assert steward(opening(), question) == "montpellier"


def test_it_breaks_ties_for_itself():
    question = asked("royalist", "victory.towns", "league", "royalist", "huguenot")
    assert steward(opening(), question) == "royalist"


def test_it_answers_what_it_does_not_know_with_the_first_option():
    assert steward(opening(), asked("league", "no.such.question", "one", "two")) == "one"


# Money between allies


def at_war(**money: int) -> GuerresTable:
    """A royal army next to Orléans; the League would not gain by its fall."""
    t = war_table(2).army("royalist_1", "ile_de_france", 3, "louis_de_montpensier").coins(**money)
    return t.only_towns(league=8, huguenot=10).towns("huguenot", "orleans", "blois").arrange(active=0)


def seen(t: GuerresTable, role: str) -> dict:
    return {**view(t.state), **own(t.state, (role,))}


def march(t: GuerresTable) -> str:
    about = {"army": ["army", "royalist_1"], "troops": 3}
    question = asked("royalist", "war.announce", "ile_de_france", "orleanais", "rest", about=about)
    return steward(seen(t, "royalist"), question)


def contribution(t: GuerresTable) -> str:
    about = {"faction": ["faction", "royalist"], "cost": 1, "province": ["province", "orleanais"]}
    return steward(seen(t, "league"), asked("league", "war.contribute", "agree", "refuse", about=about))


def test_it_announces_what_it_can_pay_alone_or_with_its_ally():
    assert march(at_war(royalist=2)) == "orleanais"
    t = at_war(royalist=1, league=9)
    assert (march(t), contribution(t)) == ("orleanais", "agree")


def test_it_does_not_count_on_an_ally_who_has_nothing_to_gain():
    t = at_war(royalist=1, league=2)
    assert (march(t), contribution(t)) == ("rest", "refuse")


def test_it_does_not_count_on_an_ally_who_has_refused():
    assert march(at_war(royalist=1, league=9).arrange(unwilling={LEAGUE: True})) == "rest"


@pytest.mark.parametrize("scenario", ["campaign", "te_deum"])
def test_stewards_do_not_ask_each_other_in_vain(scenario):
    answers: list[str] = []
    for seed in range(3):
        match = played(3, scenario, lambda seat, n: BOTS["steward"](TITLE, 0), seed)
        answers += [str(row.answer) for row in match.journal if row.key == "war.contribute"]
    assert answers.count("refuse") <= len(answers) // 10


# Battles


def before_the_battle(own: int, enemy: int) -> dict:
    """A Huguenot army has met a royal one in Poitou."""
    t = war_table(2).only_towns(league=8, huguenot=10)
    t.army("huguenot_1", "poitou", own, "louis_de_conde")
    t.army("royalist_1", "poitou", enemy, "anne_de_montmorency")
    return seen(t.coins(huguenot=5), "huguenot")


def test_it_does_not_seek_a_battle_of_three_against_six():
    about = {"army": ["army", "huguenot_1"], "enemy": ["army", "royalist_1"]}
    question = asked("huguenot", "war.fight", "fight", "avoid", about=about)
    assert steward(before_the_battle(3, 6), question) == "avoid"
    assert steward(before_the_battle(6, 3), question) == "fight"


def test_it_does_not_pay_for_an_allys_hopeless_attack():
    t = at_war(royalist=1, league=9).army("huguenot_1", "orleanais", 7, "gaspard_de_coligny")
    assert contribution(t) == "refuse"
    assert march(t) != "orleanais"


def test_it_finishes_a_beaten_leader_with_one_point_left():
    t = war_table(2).only_towns(league=8, huguenot=10).coins(royalist=6)
    t.army("royalist_1", "poitou", 3, "louis_de_montpensier").army(
        "huguenot_1", "saintonge", 1, "louis_de_conde"
    )
    about = {"army": ["army", "royalist_1"], "troops": 3}
    options = ("rest", "poitou", "saintonge", "limousin")
    question = asked("royalist", "war.announce", *options, about=about)
    assert steward(seen(t.arrange(active=0), "royalist"), question) == "saintonge"


def test_a_town_is_worth_more_than_a_treaty():
    s = Sight(opening(), "huguenot")
    assert s.gain(((ROYALIST, HUGUENOT),)) > s.gain(treaties=(HUGUENOT,))
