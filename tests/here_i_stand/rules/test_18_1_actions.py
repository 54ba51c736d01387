"""18.1 Religious actions that are bought: treatises, translations, St. Peter's, books, universities."""

from cuius.core.ids import Id
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    ENGLISH,
    FOUND_UNIVERSITY,
    PAPACY,
    PROTESTANT,
    SOCIETY_OF_JESUS,
    TRANSLATIONS,
)
from cuius.titles.here_i_stand.phases.action.impulse import actions_open, take_action
from cuius.titles.here_i_stand.phases.common.religion import end_religious_impulse
from cuius.titles.here_i_stand.phases.religion.papacy import (
    add_to_st_peters,
    burn_books_in,
    plunder_st_peters,
)
from cuius.titles.here_i_stand.phases.religion.protestants import boxes_left, languages
from cuius.titles.here_i_stand.rules.points import st_peters_points
from tests.here_i_stand.preaching import (
    catholic_world,
    dice_at,
    faith,
    only_free,
    pope,
    reformer,
    standing,
    stands,
)
from tests.here_i_stand.tables import HisTable


def wittenberg(power: str = "protestant", cp: int = 5, free: tuple[str, ...] = ()) -> HisTable:
    """Wittenberg alone is Protestant; an impulse with command points."""
    return only_free(catholic_world(), *free).faith("protestant", "wittenberg").impulse(power, cp=cp)


def act(t: HisTable, power: Id, word: str) -> HisTable:
    return t.play(take_action, power).answer(power, "action", word)


def open_to(t: HisTable, power: Id) -> list[str]:
    return [str(word) for word in actions_open(t.state, power)]


# Treatises


@proves("18.1-r16", "18.1-r17", "18.3-t2", "18.3-r2", "18.3-r3")
def test_18_1_r16_a_treatise_gives_two_attempts_on_a_zone_named_before():
    t = act(wittenberg(), PROTESTANT, "publish_treatise")
    assert t.state.cp == 3
    t.answer("protestant", "treatise.zone", "german")
    t.expect_event("treatise.published", zone="german")
    t.dice(reformation_attack=[3], reformation_defence=[4] * 3).answer(
        "protestant", "reformation.target", "leipzig"
    )
    t.expect("protestant", "reformation.target", lacks=["leipzig"])
    t.dice(reformation_attack=[6]).answer("protestant", "reformation.target", "magdeburg")
    assert t.over
    assert faith(t, "magdeburg") == "protestant"


@proves("18.1-r18", "18.1-r19", "18.2-r24", "18.2-r25", "18.3-r2")
def test_18_1_r18_england_publishes_for_three_while_cranmer_is_there():
    t = wittenberg("england", cp=5).faith("protestant", "london")
    assert "publish_treatise" not in open_to(t, ENGLAND)
    reformer(standing(t, "free", "latimer"), "cranmer")
    act(t, ENGLAND, "publish_treatise")
    assert t.state.cp == 2
    t.expect_event("treatise.published", power="england", zone="english")
    t.expect("england", "reformation.target", offers=["norwich", "leipzig"]).answer(
        "england", "reformation.target", "norwich"
    )
    t.expect("protestant", "attempt.helper", options=["latimer", "pass"])  # the Protestant decides
    t.dice("reformation.attack", [6, 1, 1]).answer("protestant", "attempt.helper", "latimer")
    t.dice("reformation.attack", [1]).dice("reformation.defence", [2] * 3)
    t.answer("england", "reformation.target", "leipzig")
    assert stands(t, "latimer") == "committed"
    assert faith(t, "norwich") == "protestant"


# Translations


@proves("18.1-r20", "18.1-r22", "18.1-r23", "18.1-r24", "18.1-r25", "18.3-t3")
def test_18_1_r24_a_new_testament_takes_six_boxes_and_gives_six_plain_attempts():
    t = wittenberg(cp=5).arrange(testament={TRANSLATIONS["german"]: 3}).faith("protestant", "kassel")
    assert [boxes_left(t.state, x) for x in TRANSLATIONS] == [3, 6, 6]
    act(t, PROTESTANT, "translate").answer("protestant", "translation.language", "german")
    t.expect("protestant", "translation.points", options=["1", "2", "3"])
    t.answer("protestant", "translation.points", "3")
    assert t.state.cp == 2
    t.expect_event("translation.testament", language="german")
    for space in ("leipzig", "magdeburg", "brandenburg", "breslau", "prague", "mainz"):
        attack, defence = dice_at(t, space)
        t.dice("reformation.attack", [5] + [1] * (attack - 1)).dice("reformation.defence", [6] * defence)
        t.answer("protestant", "reformation.target", space)
        t.expect_event("reformation.lost", space=space, best=5)
    assert t.over
    assert t.state.bonus[PROTESTANT] == 0
    assert boxes_left(t.state, TRANSLATIONS["german"]) == 10  # the Bible comes after it


@proves("18.1-r25b", "18.1-r26", "18.1-r26b", "18.3-t4", "18.3-s4", "18.3-s4b")
def test_18_1_r25b_a_full_bible_adds_one_to_each_die_in_its_zone_and_a_point():
    german = TRANSLATIONS["german"]
    t = wittenberg(cp=2).arrange(testament={german: 6}, bible={german: 9})
    act(t, PROTESTANT, "translate").answer("protestant", "translation.language", "german")
    t.expect_event("translation.bible", language="german")
    assert t.state.bonus[PROTESTANT] == 1
    t.dice("reformation.attack", [5]).answer("protestant", "reformation.target", "leipzig")
    t.expect_event("reformation.sure", space="leipzig", best=6)
    t.dice("reformation.attack", [5]).dice("reformation.defence", [5] * dice_at(t, "breslau")[1])
    t.answer("protestant", "reformation.target", "breslau")  # outside the German zone there is no +1
    t.expect_event("reformation.lost", space="breslau", best=5, stop=5)
    assert german not in languages(t.state)


@proves("18.1-r21", "18.2-r22", "18.2-r26")
def test_18_1_r21_one_translator_an_impulse_moves_a_free_box():
    t = wittenberg(cp=4, free=("luther", "melanchthon"))
    act(t, PROTESTANT, "translate").answer("protestant", "translation.language", "german")
    t.answer("protestant", "translation.points", "1")
    t.expect("protestant", "translation.helper", options=["luther", "melanchthon", "pass"])
    t.answer("protestant", "translation.helper", "melanchthon")
    assert t.state.testament[TRANSLATIONS["german"]] == 2
    assert stands(t, "melanchthon") == "committed"
    act(t, PROTESTANT, "translate").answer("protestant", "translation.language", "german")
    t.answer("protestant", "translation.points", "1")  # Luther is not asked for: one bonus an impulse
    assert t.over
    assert t.state.testament[TRANSLATIONS["german"]] == 3


def test_18_2_r26_a_translator_works_only_where_points_were_spent():
    t = wittenberg(cp=4, free=("luther", "tyndale"))
    act(t, PROTESTANT, "translate").answer("protestant", "translation.language", "english")
    t.answer("protestant", "translation.points", "1")
    t.expect("protestant", "translation.helper", options=["tyndale", "pass"])


# St. Peter's


@proves("18.1-r31", "18.1-r32", "18.1-r33")
def test_18_1_r32_every_fifth_point_for_st_peters_is_a_victory_point():
    t = wittenberg("papacy", cp=3).arrange(st_peters=4)
    act(t, PAPACY, "build_st_peters")
    assert (t.state.st_peters, t.state.cp, st_peters_points(t.state)) == (5, 2, 1)
    t.expect_event("st_peters.grows", points=1, boxes=0)
    assert "build_st_peters" not in open_to(t.impulse("protestant", cp=2), PROTESTANT)
    t.arrange(st_peters=23)
    add_to_st_peters(t.state, 4)  # R87: what is beyond carries over
    assert (t.state.st_peters, st_peters_points(t.state)) == (25, 5)
    assert "build_st_peters" not in open_to(t.impulse("papacy", cp=2), PAPACY)


def test_R140_plunder_takes_no_point_already_earned():
    t = wittenberg().arrange(st_peters=13)
    plunder_st_peters(t.state, 5)
    assert (t.state.st_peters, st_peters_points(t.state)) == (10, 2)


# Book burnings


@proves("18.1-r35", "18.4-t1", "18.4-r1", "18.4-r2")
def test_18_1_r35_books_burn_twice_in_a_zone_of_the_papacys_choice():
    t = wittenberg("papacy", cp=3).faith("protestant", "leipzig", "erfurt")
    act(t, PAPACY, "burn_books").answer("papacy", "burning.zone", "german")
    assert t.state.cp == 1
    t.dice("counter.attack", [1, 1]).dice("counter.defence", [2, 2])
    t.expect("papacy", "counter.target", options=["wittenberg", "leipzig", "erfurt"])
    t.answer("papacy", "counter.target", "leipzig")
    t.expect("papacy", "counter.target", options=["wittenberg", "erfurt"])


def test_18_1_r36_mary_burns_english_books():
    t = wittenberg().faith("protestant", "london").play(burn_books_in, ENGLISH)
    t.expect_event("burning.begins", zone="english")
    t.expect("papacy", "counter.target", options=["london", "wittenberg"])


# Universities


def jesuits(cp: int, *free: str) -> HisTable:
    """After Society of Jesus, Loyola in play."""
    t = pope(wittenberg("papacy", cp=cp), "paul_iii").discarded("society_of_jesus")
    t.arrange(
        lambda g: g.discards.remove(SOCIETY_OF_JESUS), lambda g: g.removed.append(int(SOCIETY_OF_JESUS))
    )
    standing(t, "committed", "loyola")
    return standing(t, "free", *free)


@proves("18.1-r38", "21.5-r1", "21.5-r2", "18.2-r3")
def test_18_1_r38_universities_are_founded_only_after_society_of_jesus():
    t = wittenberg("papacy", cp=3)
    assert t.state.universities == []
    assert FOUND_UNIVERSITY not in actions_open(t.state, PAPACY)
    t = jesuits(3)
    act(t, PAPACY, "found_university")
    t.expect("papacy", "university.space", offers=["vienna", "paris"], lacks=["wittenberg", "istanbul"])
    t.answer("papacy", "university.space", "vienna")
    assert t.state.cp == 0
    act(t.impulse("papacy", cp=3), PAPACY, "found_university")
    t.expect("papacy", "university.space", lacks=["vienna"])


@proves("18.1-r39", "18.2-r21", "18.2-r22")
def test_18_2_e1_loyola_makes_one_university_cheaper():
    t = jesuits(5, "loyola")
    act(t, PAPACY, "found_university").answer("papacy", "university.founder", "loyola")
    t.answer("papacy", "university.space", "vienna")
    assert (t.state.cp, stands(t, "loyola")) == (3, "committed")
    act(t, PAPACY, "found_university").answer("papacy", "university.space", "cologne")
    assert t.state.cp == 0
    assert len(t.state.universities) == 2
    assert t.state.bonus_used == [-1, -1, -1]  # no bonus for attempts


def test_18_1_r39_two_points_are_enough_with_loyola_alone():
    assert "found_university" not in open_to(jesuits(2), PAPACY)
    t = jesuits(2, "loyola")
    act(t, PAPACY, "found_university").answer("papacy", "university.space", "vienna")
    assert t.state.cp == 0
    assert stands(t, "loyola") == "committed"


def test_18_2_r19_what_holds_for_an_impulse_ends_with_it():
    t = wittenberg().arrange(reformed=[3], countered=[4], bonus_used=[1, 20, -1])
    end_religious_impulse(t.state)
    assert (t.state.reformed, t.state.countered, t.state.bonus_used) == ([], [], [-1, -1, -1])
