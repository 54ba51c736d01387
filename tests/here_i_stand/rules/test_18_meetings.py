"""18.1 to 18.4 Where the rules of religious attempts meet each other: dice, unrest, zones, bonuses."""

import pytest

from cuius.core.odds import total
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CALVINS_INSTITUTES,
    CATHOLIC,
    ENGLAND,
    ENGLISH,
    GERMAN,
    PAPACY,
    PLACES,
    PROTESTANT,
    PROTESTANT_FAITH,
    REFORMERS,
    TRANSLATIONS,
    ZONES,
)
from cuius.titles.here_i_stand.phases.action.impulse import end_impulse, take_action
from cuius.titles.here_i_stand.phases.common.cards import put_in_force
from cuius.titles.here_i_stand.phases.common.religion import banish, convert
from cuius.titles.here_i_stand.phases.religion.attempts import (
    counter_reformation_attempts,
    counter_targets,
    preach,
    reformation_targets,
)
from cuius.titles.here_i_stand.phases.religion.papacy import burn_books_in
from cuius.titles.here_i_stand.phases.religion.protestants import publish_treatise, translate
from cuius.titles.here_i_stand.rules.debates import bonus_left
from cuius.titles.here_i_stand.rules.lasting import AUGSBURG_CONFESSED, PRINTING_PRESS_RUNS
from cuius.titles.here_i_stand.rules.points import st_peters_points
from cuius.titles.here_i_stand.rules.religion import base_dice, counter_dice
from tests.here_i_stand.believers import counter_at, fail_at, reform_at
from tests.here_i_stand.preaching import (
    catholic_world,
    dice_at,
    faith,
    only_free,
    pope,
    reformer,
    ruler,
    standing,
    stands,
)
from tests.here_i_stand.tables import HisTable


def world(*protestant: str, **options: str) -> HisTable:
    """Catholic but for these; nobody uncommitted."""
    return only_free(catholic_world(**options)).faith("protestant", *protestant)


def against(t: HisTable, space: str) -> tuple[int, int]:
    """Papal dice of a Counter-Reformation attempt, and the Protestant dice against it."""
    where = PLACES[space]
    return total(counter_dice(t.state, where)), total(base_dice(t.state, PROTESTANT_FAITH, where))


def in_force(t: HisTable, effect: int) -> HisTable:
    return t.arrange(lambda g: put_in_force(g, effect, PROTESTANT))


# Dice: who stands in the space, who beside it, and what unrest hides


@proves("18.3-s2h", "18.3-s6g", "18.2-r5")
def test_18_3_s2h_besieged_and_besiegers_both_stand_in_the_space():
    """Trier lies next to Liege, Metz and Mainz; Mainz is Protestant."""
    t = world("mainz").arrange(league=True).control("protestant", "trier").war("protestant", "habsburg")
    t.put("trier", "protestant", regulars=1).put("trier", "habsburg", regulars=3).siege("trier")
    assert dice_at(t, "trier") == (1 + 2, 2 + 2)


@proves("18.3-s2c", "18.3-s2h", "12.4-r6", "12.4-r18")
def test_12_4_r6_unrest_hides_what_is_beside_it_and_not_what_is_in_it():
    """Leipzig lies next to Wittenberg with Luther, and to Catholic Erfurt, Nuremberg and Prague."""
    t = reformer(world("wittenberg"), "luther").put("leipzig", "protestant", regulars=1).unrest("leipzig")
    assert dice_at(t, "leipzig") == (1 + 1 + 2, 3)
    t.unrest("wittenberg", "erfurt")
    assert dice_at(t, "leipzig") == (2, 2)
    assert PLACES["leipzig"] not in reformation_targets(t.state)  # its one Protestant neighbour is in unrest
    assert PLACES["leipzig"] in reformation_targets(
        reformer(t.faith("protestant", "erfurt", "nuremberg"), "luther").state
    )


@proves("18.3-s2b", "18.3-s2c", "18.3-s3a", "12.4-r7")
def test_18_3_s2b_the_least_die_comes_before_the_bonus():
    """Augsburg, full of Protestants, lies behind a pass; Salzburg and Zurich are Catholic neighbours."""
    t = in_force(world("augsburg").put("augsburg", "protestant", regulars=2), PRINTING_PRESS_RUNS)
    assert dice_at(t, "innsbruck") == (1 + 1, 2)
    assert PLACES["innsbruck"] in reformation_targets(t.state)
    assert PLACES["innsbruck"] not in reformation_targets(t.unrest("augsburg").state)


@pytest.mark.parametrize(
    ("ally", "english_ruler", "dice"),
    [
        ("england", "henry_viii", (1, 3)),
        ("england", "edward_vi", (1 + 1, 3)),
        ("england", "elizabeth_i", (1 + 1, 3)),
        ("england", "mary_i", (1, 3 + 1)),
        ("france", "edward_vi", (1, 3 + 1)),
        ("", "edward_vi", (1, 3 + 1)),
    ],
)
@proves("18.2-r7", "18.2-r12", "18.2-r13", "18.2-x1", "18.2-n2", "18.3-s2f", "18.3-s6e")
def test_18_2_x1_scots_beside_berwick_pray_with_their_ally(ally, english_ruler, dice):
    """York is Protestant; Carlisle and Edinburgh are Catholic, Scots stand in Edinburgh."""
    t = world("york").put("edinburgh", "scotland", regulars=2).put("carlisle", "england")
    if ally:
        t.ally("scotland", ally)
    ruler(t, ENGLAND, english_ruler)
    attack, defence = dice_at(t, "berwick")
    assert (attack, defence) == (dice[0], dice[1] - 1)  # York is not Catholic


@proves("18.2-r6", "18.3-s6e", "18.2-n1")
def test_18_2_r6_leaders_ships_and_turks_are_no_stack():
    """Norwich lies next to London alone; Belgrade next to two Hungarian and two Ottoman spaces."""
    t = world().put("london", "habsburg", leaders=["charles_v"]).ships("norwich", "france", 2)
    assert dice_at(t, "norwich") == (1, 1)
    t = world("agram").put("belgrade", "ottoman", regulars=2, hired=1).put("nezh", "ottoman", regulars=4)
    assert dice_at(t, "belgrade") == (1, 2)  # Mohacs and Szegedin; Nezh and Nicopolis have no faith


@proves("18.3-s2a", "18.3-s2e", "18.3-s2f", "18.3-s6a", "18.3-s6d", "18.3-s6e", "18.4-s2d", "18.4-s6d")
def test_18_3_s2_one_neighbour_can_give_three_dice():
    """Basel lies next to Zurich, Strasburg, Geneva and Besancon."""
    t = reformer(world("zurich", "strasburg"), "zwingli").put("zurich", "protestant", regulars=1)
    t.arrange(universities=[int(PLACES["geneva"])]).put("geneva", "france", hired=1)
    assert dice_at(t, "basel") == (3 + 1, 3 + 1)
    t.faith("protestant", "basel")
    assert against(t, "basel") == (3 + 1, 3 + 1)
    t.unrest("zurich", "geneva")
    assert against(t, "basel") == (1, 1)


@proves("18.3-s1", "18.3-s2g", "18.4-s6f", "8.2-r13", "21.5-r8")
def test_18_3_s2g_luther_in_a_catholic_wittenberg_until_he_is_banished():
    """Wittenberg alone among Catholics: Brandenburg, Leipzig, Magdeburg, Breslau, Prague."""
    t = reformer(world(), "luther")
    assert [s.word for s in reformation_targets(t.state)] == ["wittenberg"]
    assert dice_at(t, "wittenberg") == (2, 5)
    assert dice_at(t, "leipzig") == (1, 4)  # he counts beside it, though it cannot be tried
    t.play(banish, REFORMERS["luther"])
    assert reformation_targets(t.state) == ()
    assert dice_at(t, "wittenberg") == (1, 5)


@proves("18.2-r4", "18.3-s6f", "18.4-s1", "18.4-s2f")
def test_18_4_s1_a_university_outlives_the_faith_of_its_town():
    """Stettin, Lubeck and Brandenburg are Protestant: nothing Catholic is near but the school."""
    t = world("stettin", "lubeck", "brandenburg")
    assert PLACES["stettin"] not in counter_targets(t.state)
    t = world("lubeck", "brandenburg").arrange(universities=[int(PLACES["stettin"])])
    assert dice_at(t, "stettin") == (2, 2)
    t.play(convert, PLACES["stettin"], PROTESTANT_FAITH)
    assert PLACES["stettin"] in counter_targets(t.state)
    assert against(t, "stettin") == (2, 2)


@proves("18.4-s1", "12.4-r8")
def test_12_4_r8_catholics_in_unrest_open_nothing_by_land_or_sea():
    """Lubeck: Hamburg and Magdeburg are its Catholic neighbours, Stettin the port of its sea."""
    t = world("lubeck", "brandenburg").unrest("hamburg", "magdeburg")
    assert PLACES["lubeck"] in counter_targets(t.state)  # Stettin, beside it and on its sea
    assert PLACES["lubeck"] not in counter_targets(t.unrest("stettin").state)


# Zones, ties and modifiers


@pytest.mark.parametrize(
    ("space", "best", "stop", "won"),
    [("besancon", 5, 0, True), ("besancon", 4, 5, True), ("basel", 6, 6, False), ("basel", 6, 5, True)],
)
@proves("18.3-t7", "18.3-s4b", "18.3-s5", "18.3-s8b", "18.3-s3a")
def test_18_3_s4b_institutes_and_the_press_in_and_out_of_the_french_zone(space, best, stop, won):
    t = in_force(world("geneva"), PRINTING_PRESS_RUNS)
    standing(t, "free", "calvin").play(preach, CALVINS_INSTITUTES)
    t.expect_event("debater.committed", debater="calvin")
    assert dice_at(t, space)[0] == 1 + 1
    reform_at(t, space, best, stop)
    assert faith(t, space) == ("protestant" if won else "catholic")


@pytest.mark.parametrize(
    ("who", "space", "augsburg", "best", "stop", "won"),
    [
        ("leo_x", "worms", False, 6, 6, False),
        ("leo_x", "worms", False, 6, 5, True),
        ("clement_vii", "worms", False, 5, 5, False),
        ("paul_iii", "worms", False, 6, 0, True),
        ("paul_iii", "lyon", False, 6, 6, False),
        ("julius_iii", "worms", False, 3, 3, True),
        ("julius_iii", "worms", True, 6, 5, True),
        ("paul_iii", "worms", True, 6, 6, False),
        ("paul_iii", "lyon", True, 6, 5, False),
    ],
)
@proves("18.4-s1b", "18.4-s4b", "18.4-s5", "18.4-s5b", "18.4-s8", "18.4-s8b")
def test_18_4_s8b_pope_zone_and_confession_together(who, space, augsburg, best, stop, won):
    t = pope(world("worms", "lyon", "london"), who)
    if augsburg:
        in_force(t, AUGSBURG_CONFESSED)
    t.play(counter_reformation_attempts, (GERMAN,), 1)
    counter_at(t, space, best, stop)
    assert faith(t, space) == ("catholic" if won else "protestant")


@proves("18.4-t4", "18.4-s5")
def test_r301_all_zones_are_not_all_spaces():
    """Erasmus targets every zone under Paul III: Breslau lies in none."""
    t = pope(world("breslau", "worms"), "paul_iii").play(counter_reformation_attempts, ZONES.ids, 1)
    counter_at(t, "breslau", 6, 6)
    assert faith(t, "breslau") == "protestant"


# An impulse: what may be tried and used once


@proves("18.3-s8d", "18.3-s6c", "12.4-r6")
def test_18_3_s8d_carlstadts_riots_silence_catholics_next_door():
    """Nuremberg: Augsburg, Kassel, Leipzig, Mainz and Regensburg are Catholic, Worms is Protestant."""
    t = standing(world("wittenberg", "worms"), "free", "carlstadt").play(publish_treatise, PROTESTANT)
    t.answer("protestant", "treatise.zone", "german", "treatise.author", "carlstadt")
    assert dice_at(t, "nuremberg") == (1, 5)
    fail_at(t, "leipzig")
    assert dice_at(t, "nuremberg") == (1, 4)
    reform_at(t, "nuremberg", 6, 0)
    assert not t.state.unrest[PLACES["nuremberg"]]


@proves("18.3-r3", "11.1-r4")
def test_18_3_r3_a_space_tried_in_the_first_treatise_is_closed_to_the_second():
    t = world("wittenberg").impulse("protestant", cp=4).play(take_action, PROTESTANT)
    t.answer("protestant", "action", "publish_treatise", "treatise.zone", "german")
    fail_at(fail_at(t, "leipzig"), "magdeburg")
    t.play(take_action, PROTESTANT).answer(
        "protestant", "action", "publish_treatise", "treatise.zone", "french"
    )
    t.expect("protestant", "reformation.target", options=["brandenburg", "breslau", "prague"])
    fail_at(fail_at(t, "prague"), "breslau")
    t.arrange(end_impulse)
    assert PLACES["leipzig"] in reformation_targets(t.state)


@proves("18.3-r3", "18.4-r2")
def test_18_4_r2_reformed_and_recovered_in_one_impulse():
    """A space tried by one side is still open to the other in the same impulse."""
    t = world("wittenberg", "worms").play(publish_treatise, PROTESTANT)
    t.answer("protestant", "treatise.zone", "german")
    reform_at(t, "leipzig", 6, 0)
    fail_at(t, "magdeburg")
    assert PLACES["leipzig"] in counter_targets(t.state)
    t.play(counter_reformation_attempts, (GERMAN,), 1)
    counter_at(t, "leipzig", 6, 1)
    assert faith(t, "leipzig") == "catholic"
    assert PLACES["leipzig"] not in reformation_targets(t.state)


@pytest.mark.parametrize("translator", ["luther", "pass"])
@proves("18.1-r21", "18.2-r22", "18.2-r21", "18.3-t3")
def test_18_2_r22_a_translator_or_a_preacher_in_one_impulse(translator):
    """Luther's free box finishes the Testament: then Bucer, who covers Strasburg, cannot be used too."""
    german = TRANSLATIONS["german"]
    t = standing(world("worms"), "free", "luther", "bucer").impulse("protestant", cp=2)
    t.arrange(testament={german: 4 if translator == "luther" else 5})
    t.play(translate, PROTESTANT).answer("protestant", "translation.language", "german")
    t.answer("protestant", "translation.points", "1") if t.asked("protestant", "translation.points") else None
    if translator == "luther":
        t.answer("protestant", "translation.helper", "luther")
        assert not bonus_left(t.state, PROTESTANT)
    t.expect_event("translation.testament", language="german")
    attack, defence = dice_at(t, "strasburg")
    if translator == "luther":
        t.dice("reformation.attack", [1] * attack).dice("reformation.defence", [6] * defence)
    t.answer("protestant", "reformation.target", "strasburg")
    if translator == "luther":
        assert stands(t, "bucer") == "free"
    else:
        t.expect("protestant", "attempt.helper", options=["bucer", "pass"])


@proves("18.2-r22", "18.2-r24", "18.2-r25", "18.4-s9", "18.1-r32")
def test_18_2_r22_tetzel_earns_nothing_beside_cajetan_and_a_point_alone():
    t = standing(world("worms", "lyon", "london", "basel"), "free", "cajetan", "tetzel").arrange(st_peters=4)
    t.play(burn_books_in, GERMAN).answer("papacy", "burning.censor", "cajetan")
    for space in ("worms", "lyon", "basel"):
        counter_at(t, space, 1, 6)
    assert t.over  # nobody asks for Tetzel
    assert (stands(t, "tetzel"), t.state.st_peters) == ("free", 4)
    t.arrange(end_impulse).play(burn_books_in, GERMAN)
    counter_at(counter_at(t, "worms", 1, 6), "lyon", 1, 6)
    t.answer("papacy", "burning.tetzel", "tetzel")
    assert (t.state.st_peters, st_peters_points(t.state)) == (5, 1)


@proves("18.2-r21", "18.2-r22", "18.2-r27")
def test_18_2_r27_a_die_given_between_attempts_lasts_for_the_action_and_not_beyond_it():
    """Bucer covers two spaces round Strasburg; London is far."""
    t = standing(world("worms", "london", "wittenberg"), "free", "bucer").impulse("protestant", cp=4)
    t.play(take_action, PROTESTANT).answer(
        "protestant", "action", "publish_treatise", "treatise.zone", "german"
    )
    fail_at(t, "norwich")
    plain, defence = dice_at(t, "mainz")
    t.answer("protestant", "reformation.target", "mainz")
    t.dice("reformation.attack", [1] * (plain + 1)).dice("reformation.defence", [6] * defence)
    t.answer("protestant", "attempt.helper", "bucer")
    t.play(take_action, PROTESTANT).answer(
        "protestant", "action", "publish_treatise", "treatise.zone", "german"
    )
    fail_at(fail_at(t, "augsburg"), "nuremberg")  # plain dice again, and nobody else may be asked for
    assert stands(t, "bucer") == "committed"


@proves("18.1-r18", "18.2-r25", "18.3-s8b", "18.3-r2")
def test_18_3_s8b_england_wins_ties_in_scotland_and_not_in_calais():
    """An English treatise targets the English zone: Scotland lies in it, Calais does not."""
    t = reformer(world("london", "berwick"), "cranmer").impulse("england", cp=3)
    t.play(publish_treatise, ENGLAND)
    for space, best in (("edinburgh", 4), ("calais", 4)):
        attack, defence = dice_at(t, space)
        t.dice("reformation.attack", [best] + [1] * (attack - 1))
        t.dice("reformation.defence", [best] + [1] * (defence - 1))
        t.answer("england", "reformation.target", space)
    assert (faith(t, "edinburgh"), faith(t, "calais")) == ("protestant", "catholic")


@proves("18.4-s3", "18.2-r22")
def test_18_4_s3_faber_helps_in_electorates_and_contarini_follows_the_emperor():
    t = standing(world("wittenberg", "worms", "berwick"), "free", "faber", "contarini")
    t.put("vienna", "habsburg", leaders=["charles_v"]).play(counter_reformation_attempts, (GERMAN,), 2)
    counter_at(t, "worms", 1, 6)  # no electorate, and three spaces from Vienna
    plain, defence = against(t, "wittenberg")
    t.answer("papacy", "counter.target", "wittenberg")
    t.expect("papacy", "attempt.helper", options=["faber", "pass"])
    t.dice("counter.attack", [1] * (plain + 2)).dice("counter.defence", [6] * defence)
    t.answer("papacy", "attempt.helper", "faber")
    assert not bonus_left(t.state, PAPACY)


@proves("18.3-s8c", "21.6-r5", "18.3-s5")
def test_18_3_s8c_an_electorate_won_twice_arms_once():
    t = world("wittenberg").play(publish_treatise, PROTESTANT).answer("protestant", "treatise.zone", "german")
    reform_at(t, "brandenburg", 6, 0)
    fail_at(t, "leipzig")
    assert t.units("brandenburg", "protestant") == (1, 0)
    t.play(convert, PLACES["brandenburg"], CATHOLIC).play(convert, PLACES["brandenburg"], PROTESTANT_FAITH)
    assert t.units("brandenburg", "protestant") == (1, 0)


@proves("18.1-r36", "18.4-t1b", "18.2-r24", "21.3-p4a")
def test_21_3_p4a_the_papacy_may_use_a_bonus_in_marys_impulse():
    t = standing(world("london", "norwich", "york", "worms"), "free", "cajetan")
    t.play(burn_books_in, ENGLISH).answer("papacy", "burning.censor", "cajetan")
    counter_at(counter_at(t, "london", 1, 6), "norwich", 1, 6)
    counter_at(t, "york", 6, 1)
    assert t.over
    assert [faith(t, s) for s in ("london", "norwich", "york")] == ["protestant", "protestant", "catholic"]
