"""18.1 The two religious actions of turn 1: Luther's 95 Theses and the Diet of Worms."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    BUILD_ST_PETERS,
    BURN_BOOKS,
    CALL_DEBATE,
    CARDS,
    FOUND_UNIVERSITY,
    LUTHERS_95_THESES,
    MAJORS,
    NOBODY,
    PUBLISH_TREATISE,
    TRANSLATE,
)
from cuius.titles.here_i_stand.phases.action.table import TABLE
from cuius.titles.here_i_stand.phases.religion.protestants import diet_of_worms, theses
from tests.here_i_stand.preaching import attempt, catholic_world, dice_at, faith, hungary_in_prague, only_free
from tests.here_i_stand.tables import HisTable, his_table


def wittenberg() -> HisTable:
    """The Theses as they are nailed; Bucer has better things to do."""
    return only_free(his_table()).play(theses)


@proves("18-r1", "18.1-r0")
def test_18_1_r0_six_religious_actions_are_bought():
    t = his_table()
    religious = (TRANSLATE, PUBLISH_TREATISE, CALL_DEBATE, BUILD_ST_PETERS, BURN_BOOKS, FOUND_UNIVERSITY)
    assert all(word in TABLE for word in religious)
    cost = t.state.board.cost
    buyers = {p.word for p in MAJORS if any(cost[p][word] for word in religious)}
    assert buyers == {"papacy", "protestant", "england"}  # England only publishes treatises
    assert [word.word for word in religious if cost[2][word]] == ["publish_treatise"]


@proves("18.1-r1..r6", "18.3-t1", "18.3-s3b", "21.6-r5", "8.2-t1")
def test_18_1_r3_luther_wittenberg_two_regulars_and_five_attempts():
    t = his_table()
    assert int(LUTHERS_95_THESES) in t.state.removed  # played in this phase, never dealt
    assert t.holds("protestant") == []
    t = wittenberg()
    assert faith(t, "wittenberg") == "protestant"
    assert t.units("wittenberg", "protestant") == (2, 0)
    t.expect_event("reformer.enters", reformer="luther", space="wittenberg")
    attempt(t, "brandenburg", [6, 1, 1, 1], [])
    assert t.units("brandenburg", "protestant") == (1, 0)
    attempt(t, "magdeburg", [6, 1, 1, 1, 1, 1], [])
    attempt(t, "leipzig", [1, 1, 2, 1], [3, 3, 3, 3])
    attempt(t, "stettin", [3, 3, 1], [3])
    t.expect("protestant", "reformation.target", lacks=["leipzig"])  # 18.3-r3
    attempt(t, "lubeck", [5, 5, 5, 5, 5], [4])
    assert t.over
    assert [faith(t, s) for s in ("brandenburg", "magdeburg", "stettin", "lubeck")] == ["protestant"] * 4
    assert faith(t, "leipzig") == "catholic"
    assert t.state.cp == 0
    assert t.state.reformed == []


@proves("18.3-s1", "18.3-s2", "18.3-s2a,s2e,s2f", "18.3-s6", "18.3-s6a,s6e,s6g", "18.3-s1b", "18.3-s8b")
def test_18_3_e1_dice_for_every_eligible_target():
    t = hungary_in_prague()
    wanted = {
        "lubeck": (3, 3), "stettin": (3, 1), "breslau": (6, 1), "prague": (4, 5), "leipzig": (4, 4),
        "magdeburg": (6, 3),
    }  # fmt: skip
    t.expect("protestant", "reformation.target", options=list(wanted))
    assert {space: dice_at(t, space, theses=True) for space in wanted} == wanted


@proves("18.3-s5", "18.3-s5b", "18.3-s7", "18.3-s8")
def test_18_3_e1b_a_six_is_sure_in_magdeburg_and_not_in_breslau():
    t = attempt(hungary_in_prague(), "magdeburg", [6, 1, 1, 1, 1, 1], [])
    t.expect_event("reformation.sure", space="magdeburg", dice=6, best=6)
    t = attempt(hungary_in_prague(), "breslau", [6, 1, 1, 1, 1, 1], [6])
    t.expect_event("reformation.lost", space="breslau", dice=6, against=1, best=6, stop=6)
    assert faith(t, "breslau") == "catholic"


# The Diet


def worms(*cards: str) -> HisTable:
    """Turn 1, the Theses done: Wittenberg and Brandenburg are Protestant, with a regular in the latter."""
    t = catholic_world().turn(1, "diet_of_worms").faith("protestant", "wittenberg", "brandenburg")
    t.put("brandenburg", "protestant", regulars=1)
    for power, card in zip(("protestant", "habsburg", "papacy"), cards, strict=True):
        t.hand(power, card)
    return t.play(diet_of_worms)


def speak(t: HisTable, *cards: str) -> HisTable:
    for power, card in zip(("protestant", "habsburg", "papacy"), cards, strict=True):
        t.answer(power, "diet.card", card)
    return t


@proves("18.1-r7", "18.1-p1", "18.1-p1b", "18.1-p2", "18.1-p3", "18.1-p4")
def test_18_1_p1_three_cards_at_once_in_secret():
    t = worms("foul_weather", "master_of_italy", "gout")
    t.expect("protestant", "diet.card", options=["here_i_stand", "foul_weather"])
    t.expect("habsburg", "diet.card", options=["holy_roman_emperor"])  # no mandatory event
    t.expect("papacy", "diet.card", options=["papal_bull", "leipzig_debate", "gout"])
    t.answer("protestant", "diet.card", "foul_weather").answer("papacy", "diet.card", "gout")
    assert t.events("diet.pledged") == []
    t.dice(diet_protestant=[5] * 2 + [1] * 4, diet_habsburg=[6, 1, 1, 1, 1], diet_papacy=[5, 1])
    t.answer("habsburg", "diet.card", "holy_roman_emperor")
    t.expect_event("diet.pledged", power="protestant", card="foul_weather", points=2)
    t.expect_event("diet.held", hits=2, against=2)
    assert t.over  # 18.1-p7
    assert [CARDS[c].word for c in t.state.discards] == ["foul_weather", "gout"]
    assert CARDS[t.state.home_used[-1]].word == "holy_roman_emperor"
    assert t.state.pledged == [NOBODY] * 6


@proves("18.1-p5", "18.1-p5b", "18.1-p7")
def test_18_1_p5_the_protestants_flip_the_difference_next_to_their_own():
    t = worms("foul_weather", "master_of_italy", "gout")
    t.dice(diet_protestant=[5, 5, 5, 1, 1, 1], diet_habsburg=[5, 1, 1, 1, 1], diet_papacy=[1, 1])
    speak(t, "foul_weather", "holy_roman_emperor", "gout")
    t.expect("protestant", "diet.space", offers=["magdeburg", "leipzig"], lacks=["erfurt", "breslau"])
    t.answer("protestant", "diet.space", "leipzig")
    t.expect("protestant", "diet.space", offers=["erfurt"])  # next to what was flipped a moment before
    t.answer("protestant", "diet.space", "erfurt")
    assert t.over
    assert faith(t, "erfurt") == "protestant"


@proves("18.1-p6", "18.1-p6b")
def test_18_1_p6_the_papacy_flips_and_regulars_stay():
    t = worms("foul_weather", "master_of_italy", "gout")
    t.dice(diet_protestant=[1] * 6, diet_habsburg=[5, 1, 1, 1, 1], diet_papacy=[1, 1])
    speak(t, "foul_weather", "holy_roman_emperor", "gout")
    t.expect("papacy", "diet.space", options=["brandenburg", "wittenberg"])
    t.answer("papacy", "diet.space", "brandenburg")
    assert faith(t, "brandenburg") == "catholic"
    assert t.units("brandenburg", "protestant") == (1, 0)
