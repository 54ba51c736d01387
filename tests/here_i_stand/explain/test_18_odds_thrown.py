"""18, 21.3 The odds of faith against thousands of throws of the procedures themselves."""

from fractions import Fraction

import pytest

from cuius.core.ids import PASS
from cuius.core.odds import Forecast, hit_contest, total
from cuius.core.requests import Ask
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.explain.debates import of_a_pool, of_a_round
from cuius.titles.here_i_stand.explain.forecasts import counter_forecast, reformation_forecast
from cuius.titles.here_i_stand.explain.odds import ODDS
from cuius.titles.here_i_stand.ids import (
    COPERNICUS,
    DEBATERS,
    ENGLAND,
    ENGLISH,
    FRENCH,
    GERMAN,
    HABSBURG,
    NOBODY,
    PAPACY,
    PLACES,
    POWERS,
    PROTESTANT,
    PROTESTANT_FAITH,
    SPACES,
)
from cuius.titles.here_i_stand.phases.common.cards import put_in_force
from cuius.titles.here_i_stand.phases.england import marry
from cuius.titles.here_i_stand.phases.religion.attempts import Attempts, counter, reform
from cuius.titles.here_i_stand.phases.religion.debates import Debate, debate, pools
from cuius.titles.here_i_stand.phases.religion.protestants import decide_diet
from cuius.titles.here_i_stand.rules.lasting import AUGSBURG_CONFESSED, PRINTING_PRESS_RUNS
from cuius.titles.here_i_stand.state import FREE, OUT, State
from tests.here_i_stand.court import henrys_court, occurred
from tests.here_i_stand.preaching import catholic_world, only_free, pope, reformer, ruler, silent, standing
from tests.here_i_stand.tables import HisTable
from tests.here_i_stand.throwing import Run, assert_fits, throw_many


def world(*protestant: str, **options: str) -> HisTable:
    return silent(only_free(catholic_world(**options))).faith("protestant", *protestant)


# Attempts


def attempted(run: Run) -> str:
    if run.before.faith == run.g.faith:
        return "attempt.kept"
    answered = any(why.endswith("defence") for why in run.thrown)
    return "attempt.converted" if answered else "attempt.outright"


@pytest.mark.parametrize(
    ("space", "how", "press"),
    [
        ("leipzig", Attempts((GERMAN,)), False),
        ("prague", Attempts((GERMAN,), theses=True), False),
        ("besancon", Attempts((FRENCH,), plus=1), True),
        ("basel", Attempts((FRENCH,), plus=1), False),
    ],
)
@proves("18.3-s4..s8")
def test_18_3_s8_a_reformation_attempt_thrown_many_times(space, how, press):
    t = reformer(world("wittenberg", "geneva"), "luther").put("leipzig", "protestant", regulars=1)
    if press:
        put_in_force(t.state, PRINTING_PRESS_RUNS, PROTESTANT)
    promised = reformation_forecast(t.state, PLACES[space], how, NOBODY)
    found = throw_many(t.state, reform, how, NOBODY, read=attempted, answers={"reformation.target": space})
    assert_fits(found, promised)


@pytest.mark.parametrize(
    ("who", "space", "augsburg", "helper"),
    [
        ("leo_x", "wittenberg", False, "pass"),
        ("paul_iii", "wittenberg", False, "faber"),
        ("julius_iii", "wittenberg", True, "pass"),
        ("paul_iii", "geneva", True, "pass"),
    ],
)
@proves("18.4-s3", "18.4-s4..s8")
def test_18_4_s8_a_counter_reformation_attempt_thrown_many_times(who, space, augsburg, helper):
    t = pope(reformer(standing(world("wittenberg", "geneva"), "free", "faber"), "luther"), who)
    if augsburg:
        put_in_force(t.state, AUGSBURG_CONFESSED, PROTESTANT)
    how = Attempts((GERMAN,), PAPACY)
    promised = counter_forecast(t.state, PLACES[space], how, NOBODY if helper == "pass" else DEBATERS[helper])
    answers = {"counter.target": space, "attempt.helper": helper}
    assert_fits(throw_many(t.state, counter, how, NOBODY, read=attempted, answers=answers), promised)


# Debates


def decided(run: Run) -> str:
    """As the caller sees it: he is the Papacy."""
    if run.thrown.get("debate.campeggio", (1,))[0] >= 5:
        return "debate.undone"
    more = run.g.faith.count(PROTESTANT_FAITH) - run.before.faith.count(PROTESTANT_FAITH)
    gone = run.g.debater.count(OUT) > run.before.debater.count(OUT)
    if not more:
        return "debate.stands_even"
    if more < 0:
        return "debate.attacker_removes" if gone else "debate.attacker_wins"
    return "debate.defender_removes" if gone else "debate.defender_wins"


FROM_THE_OTHER_SIDE = {
    "debate.attacker_removes": "debate.defender_removes",
    "debate.attacker_wins": "debate.defender_wins",
    "debate.defender_removes": "debate.attacker_removes",
    "debate.defender_wins": "debate.attacker_wins",
}


def called_by_protestants(run: Run) -> str:
    verdict = decided(run)
    return FROM_THE_OTHER_SIDE.get(verdict, verdict)


def disputed(*free: str) -> HisTable:
    """Half of Germany and England is Protestant, so that both sides always have something to flip."""
    t = silent(only_free(catholic_world(), *free))
    half = [s.word for s in SPACES if t.state.board.zone[s] in (GERMAN, ENGLISH, FRENCH)][::2]
    return t.faith("protestant", *half)


@pytest.mark.parametrize(
    ("free", "zone", "inquisition", "pool"),
    [
        (("campeggio", "bucer", "luther"), GERMAN, False, "uncommitted"),
        (("campeggio", "eck", "bucer"), GERMAN, False, "committed"),
        (("eck", "campeggio", "aleander", "bucer", "zwingli", "bullinger"), GERMAN, False, "uncommitted"),
        (("eck", "gardiner", "campeggio", "tyndale"), ENGLISH, True, "uncommitted"),
    ],
)
@proves("18.5-s4..s9", "18.5-s7a,s7b,s7h")
def test_18_5_s7_a_papal_debate_thrown_many_times(free, zone, inquisition, pool):
    """Whoever attacks first is named, so that the forecast of the pool can be compared with what followed."""
    t = ruler(disputed(*free), ENGLAND, "mary_i" if zone == ENGLISH else "henry_viii")
    attacker = DEBATERS[free[0]]
    promised = forecast_of(t.state, PAPACY, zone, attacker, pool, inquisition)
    answers = {"debate.pool": pool, "debate.bullinger": "pass"}
    found = throw_many(
        t.state,
        debate,
        PAPACY,
        zone,
        inquisition=inquisition,
        speaker=attacker,
        read=decided,
        answers=answers,
    )
    assert_fits(found, promised)


@proves("18.5-s4..s9", "18.5-s7h")
def test_18_5_s7h_a_debate_against_campeggio_thrown_many_times():
    t = disputed("campeggio", "eck", "luther", "melanchthon")
    attacker = DEBATERS["luther"]
    promised = forecast_of(t.state, PROTESTANT, GERMAN, attacker, "uncommitted", False)
    answers = {"debate.pool": "uncommitted"}
    found = throw_many(
        t.state, debate, PROTESTANT, GERMAN, speaker=attacker, read=called_by_protestants, answers=answers
    )
    assert_fits(found, promised)


def forecast_of(g: State, caller: int, zone: int, attacker: int, pool: str, inquisition: bool) -> Forecast:
    """What the question of the pool shows."""
    how = Debate(
        POWERS[caller], zone, inquisition, before=tuple([d for d in DEBATERS if g.debater[d] == FREE])
    )
    return of_a_pool(Ask(caller, "debate.pool", pools, g, how, attacker), pool)


@proves("18.5-s7h")
def test_r107_the_defeats_that_campeggio_does_not_undo():
    """Campeggio against Melanchthon, five dice each; about a third of his defeats come to nothing."""
    t = disputed("campeggio", "melanchthon")
    standing(t, "out", "luther", "bucer", "carlstadt", "eck", "aleander", "tetzel", "cajetan")
    promised = forecast_of(t.state, PAPACY, GERMAN, DEBATERS["campeggio"], "uncommitted", False)
    plain = ODDS["debate"].forecast(
        attack=5, defence=5, attacker_value=2, defender_value=3, second_attack=5, second_defence=5,
        second_attacker_value=2, second_defender_value=3,
    )  # fmt: skip
    first = ODDS["debate"].forecast(
        attack=5, defence=5, attacker_value=2, defender_value=3, campeggio=1, second_attack=5,
        second_defence=5, second_attacker_value=2, second_defender_value=3,
    )  # fmt: skip
    assert chances(promised) == chances(first)  # in the second round he is committed and has no bonus
    lost = ("debate.defender_wins", "debate.defender_removes")
    assert sum(map(promised.probability, lost)) < sum(map(plain.probability, lost))
    undone = promised.probability("debate.undone")
    even = hit_contest(5, 5).probability(lambda s: not s.margin)
    assert undone == (1 - even) / 2 / 3


def chances(found: Forecast) -> dict[str, Fraction]:
    return {chance.key: chance.probability for chance in found.outcomes}


@proves("18.5-s3c", "18.5-s5")
def test_18_5_s3c_the_window_of_the_second_round_shows_that_round_alone():
    """Bucer has spoken: he has two dice more all the same, and nothing follows an even round."""
    t = only_free(catholic_world(), "eck", "campeggio", "bucer").faith("protestant", "wittenberg", "leipzig")
    standing(t, "out", "luther", "melanchthon", "carlstadt")
    t.arrange(luther_alive=True).draw(attacker=["eck"], second=["campeggio", "bucer"], defender=["bucer"])
    t.dice("debate.attack", [1] * 7).dice("debate.defence", [1] * 4).play(debate, PAPACY, GERMAN)
    first = shown(t)
    t.answer("protestant", "respond.debate.debaters", "pass")
    second = shown(t)
    assert (total(second.modifiers), total(second.against)) == (5, 4)
    contest = hit_contest(5, 4)
    assert second.probability("debate.stands_even") == contest.probability(lambda s: not s.margin)
    undone = second.probability("debate.undone")
    assert undone == contest.probability(lambda s: s.margin < 0) / 3
    assert first.probability("debate.stands_even") < hit_contest(7, 4).probability(lambda s: not s.margin)


def shown(t: HisTable) -> Forecast:
    found = of_a_round(t.match.questions[0].ask, PASS)
    assert found is not None
    return found


# The Diet


@proves("18.1-p3..p7")
def test_18_1_p5_the_diet_thrown_many_times():
    t = disputed().turn(1).arrange(pledged={PROTESTANT: int(COPERNICUS), HABSBURG: 1, PAPACY: 5})
    cp = t.state.board.card_cp
    promised = ODDS["diet"].forecast(protestant=cp[COPERNICUS], habsburg=cp[1], papacy=cp[5])

    def read(run: Run) -> str:
        more = run.g.faith.count(PROTESTANT_FAITH) - run.before.faith.count(PROTESTANT_FAITH)
        return "diet.protestant" if more > 0 else "diet.catholic" if more else "diet.undecided"

    assert_fits(throw_many(t.state, decide_diet, read=read), promised)


# Wives


@pytest.mark.parametrize(
    ("box", "lines"), [("ask_for_divorce", ()), ("anne_boleyn", (3,)), ("jane_seymour", (2, 4, 5))]
)
@proves("21.3-r7..r9")
def test_21_3_r9_a_pregnancy_thrown_many_times(box, lines):
    t = occurred(henrys_court(box=box), *lines)
    names = ("one", "two", "three", "four", "five")
    promised = ODDS["pregnancy"].forecast(
        jane=int(box == "anne_boleyn"), **{name: int(n in lines) for n, name in enumerate(names, 1)}
    )
    heirs = ("heir.none", "heir.none", "heir.again", "heir.elizabeth", "heir.sickly", "heir.healthy")

    def read(run: Run) -> str:
        (line,) = [n for n in range(6) if run.before.chart[n] != run.g.chart[n]]
        return heirs[line]

    assert_fits(throw_many(t.state, marry, read=read), promised)
