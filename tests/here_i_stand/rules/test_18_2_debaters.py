"""18.2 The bonus of each of the twenty-nine debaters."""

import pytest

from cuius.core.odds import total
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CATHOLIC,
    COUNCIL_OF_TRENT,
    DEBATERS,
    ENGLISH,
    FRANCE,
    FRENCH,
    GERMAN,
    PAPACY,
    PLACES,
    PROTESTANT,
    PROTESTANT_FAITH,
    TRANSLATIONS,
    ZONES,
)
from cuius.titles.here_i_stand.phases.religion.attempts import (
    counter_reformation_attempts,
    reformation_attempts,
)
from cuius.titles.here_i_stand.phases.religion.debates import debate
from cuius.titles.here_i_stand.phases.religion.papacy import burn_books_in
from cuius.titles.here_i_stand.phases.religion.protestants import publish_treatise, translate
from cuius.titles.here_i_stand.rules.cards import EVENTS
from cuius.titles.here_i_stand.rules.debates import attack_dice
from cuius.titles.here_i_stand.rules.religion import base_dice
from tests.here_i_stand.preaching import catholic_world, faith, only_free, pope, silent, stands
from tests.here_i_stand.tables import HisTable


def world(*free: str, **options: str) -> HisTable:
    """Luther's country is Protestant, and a space in each of the other lands."""
    t = only_free(catholic_world(**options), *free)
    t.faith("protestant", "wittenberg", "worms", "basel", "innsbruck", "lyon", "dijon", "london", "berwick")
    return t.impulse("protestant", cp=5)


def thrown(t: HisTable, side: int, space: str) -> int:
    return total(base_dice(t.state, side, PLACES[space]))


@pytest.mark.parametrize(
    ("debater", "language"),
    [
        ("luther", "german"),
        ("melanchthon", "german"),
        ("tyndale", "english"),
        ("coverdale", "english"),
        ("olivetan", "french"),
    ],
)
@proves("18.1-r21")
def test_18_1_r21_translators(debater, language):
    t = world(debater).play(translate, PROTESTANT).answer("protestant", "translation.language", language)
    t.answer("protestant", "translation.points", "2").answer("protestant", "translation.helper", debater)
    assert t.state.testament[TRANSLATIONS[language]] == 3
    assert stands(t, debater) == "committed"


@pytest.mark.parametrize(
    ("debater", "covered", "beyond"),
    [
        ("bucer", "strasburg", "leipzig"),
        ("zwingli", "zurich", "leipzig"),
        ("oekolampadius", "zurich", "leipzig"),
        ("farel", "geneva", "leipzig"),
        ("cop", "paris", "leipzig"),
        ("cranmer", "norwich", "edinburgh"),
        ("latimer", "norwich", "edinburgh"),
        ("wishart", "edinburgh", "norwich"),
        ("knox", "edinburgh", "leipzig"),
    ],
)
@proves("18.2-r15", "18.3-s3c")
def test_18_3_s3c_die_debaters(debater, covered, beyond):
    t = world(debater).play(reformation_attempts, ZONES.ids, 2)
    t.dice("reformation.attack", [1] * thrown(t, PROTESTANT_FAITH, beyond))
    t.dice("reformation.defence", [6] * thrown(t, CATHOLIC, beyond))
    t.answer("protestant", "reformation.target", beyond)
    t.answer("protestant", "reformation.target", covered)
    t.expect("protestant", "attempt.helper", options=[debater, "pass"])
    t.dice("reformation.attack", [6] * (thrown(t, PROTESTANT_FAITH, covered) + 1))
    t.answer("protestant", "attempt.helper", debater)
    assert faith(t, covered) == "protestant"
    assert stands(t, debater) == "committed"


@pytest.mark.parametrize("edition", ["first", "2017"])
@proves("18.3-t2b", "18.3-s8d", "18.2-r27", "12.4-x2")
def test_R43_carlstadt_three_german_attempts_and_unrest_where_they_fail(edition):
    t = world("carlstadt", edition=edition).put("mainz", "habsburg", regulars=1)
    t.play(publish_treatise, PROTESTANT)
    t.answer("protestant", "treatise.zone", "german").answer("protestant", "treatise.author", "carlstadt")
    for space in ("mainz", "strasburg", "leipzig"):
        t.expect("protestant", "reformation.target", offers=[space], lacks=["norwich", "paris", "geneva"])
        t.dice("reformation.attack", [1] * thrown(t, PROTESTANT_FAITH, space))
        t.dice("reformation.defence", [6] * thrown(t, CATHOLIC, space))
        t.answer("protestant", "reformation.target", space)
        assert t.state.unrest[PLACES[space]] == (space != "mainz" or edition == "2017")  # occupied
    assert t.over


@proves("18.3-t2c")
def test_18_3_t2c_calvin_three_french_attempts():
    t = world("calvin").play(publish_treatise, PROTESTANT).answer("protestant", "treatise.zone", "french")
    t.answer("protestant", "treatise.author", "calvin")
    for space in ("geneva", "besancon", "paris"):
        t.expect("protestant", "reformation.target", offers=[space], lacks=["mainz", "norwich"])
        t.dice("reformation.attack", [1] * thrown(t, PROTESTANT_FAITH, space))
        t.dice("reformation.defence", [6] * thrown(t, CATHOLIC, space))
        t.answer("protestant", "reformation.target", space)
        assert not t.state.unrest[PLACES[space]]
    assert t.over


def test_18_3_t2_in_other_zones_they_are_not_asked_for():
    t = world("carlstadt", "calvin").play(publish_treatise, PROTESTANT)
    t.answer("protestant", "treatise.zone", "english").expect("protestant", "reformation.target")


@proves("18.4-t1b")
def test_18_4_t1b_cajetan_a_third_burning_in_one_zone():
    t = world("cajetan").play(burn_books_in, GERMAN).answer("papacy", "burning.censor", "cajetan")
    for space in ("worms", "basel", "lyon"):
        burn(t, space)
    assert t.over
    assert stands(t, "cajetan") == "committed"


def burn(t: HisTable, space: str) -> HisTable:
    """A Counter-Reformation attempt that fails."""
    t.dice("counter.attack", [1] * thrown(t, CATHOLIC, space))
    t.dice("counter.defence", [6] * thrown(t, PROTESTANT_FAITH, space))
    return t.answer("papacy", "counter.target", space)


@proves("18.4-t1c")
def test_18_4_t1c_caraffa_a_third_burning_in_any_zone():
    t = pope(world("caraffa"), "paul_iii").play(burn_books_in, GERMAN)
    t.answer("papacy", "burning.censor", "caraffa")
    for space in ("worms", "lyon", "london"):  # R97: a six is sure in all of them
        t.dice("counter.attack", [6] * thrown(t, CATHOLIC, space)).answer("papacy", "counter.target", space)
    assert t.over
    assert [faith(t, s) for s in ("worms", "lyon", "london")] == ["catholic"] * 3


@proves("18.4-s9")
def test_18_4_s9_tetzel_a_point_for_st_peters():
    t = world("tetzel").play(burn_books_in, GERMAN)
    t.dice("counter.attack", [6] * thrown(t, CATHOLIC, "worms")).dice(
        "counter.defence", [1] * thrown(t, PROTESTANT_FAITH, "worms")
    )
    t.answer("papacy", "counter.target", "worms")
    burn(t, "basel")
    t.answer("papacy", "burning.tetzel", "tetzel")
    assert t.state.st_peters == 1
    assert stands(t, "tetzel") == "committed"


@pytest.mark.parametrize(
    ("debater", "covered", "dice"),
    [("contarini", "worms", 1), ("canisius", "worms", 1), ("faber", "wittenberg", 2)],
)
@proves("18.4-s3")
def test_18_4_s3_papal_die_debaters(debater, covered, dice):
    t = world(debater).put("mainz", "habsburg", leaders=["charles_v"])
    t.play(counter_reformation_attempts, (GERMAN,), 2)
    burn(t, "berwick")  # out of reach of all three
    t.answer("papacy", "counter.target", covered).expect(
        "papacy", "attempt.helper", options=[debater, "pass"]
    )
    t.dice("counter.attack", [6] * (thrown(t, CATHOLIC, covered) + dice))
    t.dice("counter.defence", [1] * thrown(t, PROTESTANT_FAITH, covered))
    t.answer("papacy", "attempt.helper", debater)
    assert faith(t, covered) == "catholic"


def test_18_4_s3_contarini_needs_the_emperor():
    t = world("contarini").play(counter_reformation_attempts, (GERMAN,), 1)
    burn(t, "worms")
    assert t.over


@pytest.mark.parametrize(
    ("debater", "zone", "dice"), [("eck", GERMAN, 7), ("gardiner", ENGLISH, 7), ("gardiner", FRENCH, 6)]
)
@proves("18.5-s4d", "18.2-r23")
def test_18_5_s4d_eck_and_gardiner_attack_with_a_die_more(debater, zone, dice):
    t = world(debater)
    assert total(attack_dice(t.state, PAPACY, zone, DEBATERS[debater])) == dice
    only_free(t)
    assert total(attack_dice(t.state, PAPACY, zone, DEBATERS[debater])) == 6  # already committed


def disputation(papal: str, attack: list[int], defence: list[int]) -> HisTable:
    """A debate in the German zone between this Papal debater and Bucer, both uncommitted."""
    t = silent(world(papal, "bucer")).draw(attacker=[papal], defender=["bucer"])
    return t.dice(debate_attack=attack, debate_defence=defence).play(debate, PAPACY, GERMAN)


@proves("18.5-s7h")
def test_18_5_s7h_campeggio_explains_a_defeat_away():
    t = disputation("campeggio", [1] * 5, [5, 1, 1, 1]).dice(debate_campeggio=[5])
    t.answer("papacy", "debate.pool", "uncommitted")
    t.expect_event("debate.ignored", debater="campeggio")
    t = disputation("campeggio", [1] * 5, [5, 1, 1, 1]).dice(debate_campeggio=[4])
    t.answer("papacy", "debate.pool", "uncommitted").expect("protestant", "flip.space")


@proves("18.5-s7h")
def test_18_5_s7h_aleander_lets_the_winner_flip_one_more():
    t = disputation("aleander", [5, 5, 1, 1, 1], [5, 1, 1, 1]).answer("papacy", "debate.pool", "uncommitted")
    t.expect_event("debate.won", power="papacy", many=2)


@proves("18.5-s7c")
def test_18_5_s7c_bullinger_enters_the_second_round():
    t = silent(world("eck", "campeggio", "luther", "bullinger"))
    t.draw(attacker=["eck"], defender=["luther"], second=["campeggio"]).play(debate, PAPACY, GERMAN)
    t.dice("debate.attack", [1] * 7, [5] + [1] * 4).dice("debate.defence", [1] * 6, [1] * 4)
    t.answer("papacy", "debate.pool", "uncommitted")
    t.answer("protestant", "debate.bullinger", "bullinger")
    assert stands(t, "bullinger") == "committed"
    t.expect_event("debate.round", attacker="campeggio", defender="bullinger", dice=5, against=4)


def test_18_2_r15_pole_adds_a_die_at_trent():
    t = world("pole", "bucer").play(EVENTS[COUNCIL_OF_TRENT].play, FRANCE)
    t.answer("papacy", "council.debater", "pole")
    t.dice(council_papacy=[1] * 4, council_protestant=[5, 1]).answer("protestant", "council.debater", "bucer")
    t.expect_event("council.held", hits=0, against=1)
    t.expect("protestant", "flip.space", offers=["mainz", "norwich"])


def test_18_1_r39_loyola_founds_for_two():
    t = world("loyola")
    assert t.state.board.debater_bonus[DEBATERS["loyola"]].number == 2


def test_18_2_r18_trent_commits_up_to_four_papal_and_two_protestant_debaters():
    t = world("eck", "campeggio", "aleander", "tetzel", "cajetan", "luther", "melanchthon", "bucer")
    t.play(EVENTS[COUNCIL_OF_TRENT].play, FRANCE)
    for debater in ("eck", "campeggio", "aleander", "tetzel"):
        t.answer("papacy", "council.debater", debater)
    t.answer("protestant", "council.debater", "luther")
    t.dice(council_papacy=[5, 5] + [1] * 6, council_protestant=[1] * 4)
    t.answer("protestant", "council.debater", "pass")
    t.expect("papacy", "flip.space", offers=["wittenberg", "london"])  # anywhere on the map
    t.answer("papacy", "flip.space", "london").answer("papacy", "flip.space", "wittenberg")
    assert t.over
    assert (stands(t, "tetzel"), stands(t, "cajetan"), stands(t, "bucer")) == ("committed", "free", "free")


def test_18_2_r18_nobody_need_go_to_trent():
    t = world().play(EVENTS[COUNCIL_OF_TRENT].play, FRANCE)
    t.expect_event("council.held", hits=0, against=0)
    assert t.over
