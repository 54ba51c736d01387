"""18.2 Religious modifiers: reformers, universities, troops; when a debater's bonus may be used."""

import pytest

from cuius.core.odds import total
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CATHOLIC,
    ENGLAND,
    GERMAN,
    KATHERINA_BORA,
    PLACES,
    POWERS,
    PROTESTANT,
    PROTESTANT_FAITH,
    ZONES,
)
from cuius.titles.here_i_stand.phases.religion.attempts import can_preach, preach, reformation_attempts
from cuius.titles.here_i_stand.phases.religion.protestants import publish_treatise
from cuius.titles.here_i_stand.phases.winter.phase import rest_debaters
from cuius.titles.here_i_stand.rules.religion import base_dice, faith_of_units
from tests.here_i_stand.preaching import catholic_world, faith, only_free, reformer, ruler, stands
from tests.here_i_stand.tables import HisTable


def reasons(t: HisTable, side: int, space: str) -> dict[str, int]:
    return {m.reason.removeprefix("religion."): m.value for m in base_dice(t.state, side, PLACES[space])}


def protestant(t: HisTable, space: str) -> dict[str, int]:
    return reasons(t, PROTESTANT_FAITH, space)


def papal(t: HisTable, space: str) -> dict[str, int]:
    return reasons(t, CATHOLIC, space)


@proves("18.2-r1", "8.2-r7", "18.3-s2g", "18.3-s2e", "18.4-s6d", "18.4-s6f")
def test_18_2_r1_a_reformer_gives_two_dice_at_home_and_one_next_door():
    t = reformer(catholic_world(), "luther")
    assert protestant(t, "wittenberg") == {"protestant.pillar_here": 2}
    assert protestant(t, "leipzig") == {"protestant.pillars": 1}
    assert protestant(t, "erfurt") == {"least": 1}


@proves("18.2-r4", "18.4-s2d", "18.4-s2f", "18.3-s6d", "18.3-s6f")
def test_18_2_r4_a_university_gives_the_papacy_the_same():
    t = catholic_world().arrange(universities=[int(PLACES["leipzig"])])
    assert papal(t, "leipzig")["catholic.pillar_here"] == 2
    assert papal(t, "erfurt")["catholic.pillars"] == 1


@proves("18.2-r5", "18.2-r6", "18.3-s2f", "18.3-s2h", "18.3-s2i", "18.4-s2e", "18.4-s2g", "18.4-s2i")
def test_18_2_r5_a_stack_counts_once_however_big():
    t = catholic_world().put("leipzig", "habsburg", regulars=4, hired=3, leaders=["ferdinand"])
    t.put("leipzig", "papacy", regulars=1).put("erfurt", "protestant", regulars=1)
    assert papal(t, "leipzig")["catholic.troops_here"] == 2
    assert papal(t, "erfurt")["catholic.troops"] == 1
    assert protestant(t, "erfurt") == {"protestant.troops_here": 2}
    assert protestant(t, "kassel") == {"protestant.troops": 1}


@proves("18.4-s6e", "18.4-s6g", "18.3-s6e", "18.3-s6g")
def test_R300_the_troops_of_several_powers_in_a_space_are_one_stack():
    t = catholic_world().put("leipzig", "habsburg", regulars=1).put("leipzig", "france", hired=1)
    assert papal(t, "leipzig")["catholic.troops_here"] == 2
    assert papal(t, "erfurt")["catholic.troops"] == 1


@pytest.mark.parametrize(
    ("power", "king", "side"),
    [
        ("ottoman", "henry_viii", "neither"),
        ("habsburg", "henry_viii", "catholic"),
        ("france", "henry_viii", "catholic"),
        ("papacy", "henry_viii", "catholic"),
        ("protestant", "henry_viii", "protestant"),
        ("england", "henry_viii", "neither"),
        ("england", "edward_vi", "protestant"),
        ("england", "mary_i", "catholic"),
        ("england", "elizabeth_i", "protestant"),
        ("genoa", "elizabeth_i", "catholic"),
        ("hungary", "elizabeth_i", "catholic"),
        ("scotland", "elizabeth_i", "catholic"),
        ("venice", "elizabeth_i", "catholic"),
        ("independent", "elizabeth_i", "catholic"),
    ],
)
@proves("18.2-r7..r14", "18.2-n1", "18.2-n2")
def test_18_2_r7_whose_troops_are_of_which_religion(power, king, side):
    t = ruler(catholic_world(), ENGLAND, king).put("leipzig", power, regulars=1)
    assert faith_of_units(t.state, POWERS[power]) == ("neither", "catholic", "protestant").index(side)
    assert ("protestant.troops_here" in protestant(t, "leipzig")) == (side == "protestant")
    assert ("catholic.troops_here" in papal(t, "leipzig")) == (side == "catholic")


def test_18_2_n3_unaligned_troops_give_nobody_a_die():
    t = catholic_world().put("leipzig", "ottoman", regulars=3, hired=2).put("erfurt", "england", hired=2)
    assert protestant(t, "leipzig") == {"least": 1}
    assert papal(t, "leipzig") == {"catholic.spaces": len(t.state.board.links[PLACES["leipzig"]])}


def test_18_2_x1_scots_follow_england_while_its_allies():
    t = ruler(catholic_world(), ENGLAND, "edward_vi").ally("scotland", "england")
    assert faith_of_units(t.state, POWERS["scotland"]) == PROTESTANT_FAITH
    ruler(t, ENGLAND, "henry_viii")
    assert faith_of_units(t.state, POWERS["scotland"]) not in (CATHOLIC, PROTESTANT_FAITH)


@proves("18.3-s2a", "18.3-s2b", "18.3-s2c", "18.4-s2a", "18.4-s2b", "18.4-s2c", "18.4-s6a", "18.4-s6b")
def test_18_3_s2c_over_a_pass_and_out_of_unrest_nobody_gives_a_die():
    t = reformer(catholic_world(), "calvin").faith("protestant", "geneva")
    t.put("geneva", "protestant", regulars=1)
    over = t.state.board.passes[PLACES["geneva"]]
    assert over
    for space in over:
        assert protestant(t, space.word) == {"least": 1}
    by_land = t.state.board.links[PLACES["geneva"]][0].word
    assert protestant(t, by_land) == {"protestant.spaces": 1, "protestant.pillars": 1, "protestant.troops": 1}
    t.unrest("geneva")
    assert protestant(t, by_land) == {"least": 1}


@proves("18.3-s6b", "18.3-s6c", "18.4-s6c")
def test_18_3_s6b_a_defender_throws_at_least_one_die():
    t = catholic_world().faith(
        "protestant", *[s.word for s in catholic_world().state.board.links[PLACES["erfurt"]]]
    )
    assert papal(t, "erfurt") == {"least": 1}
    t.faith("catholic", "kassel").unrest("kassel")
    assert papal(t, "erfurt") == {"least": 1}


# Bonuses


def rhine(*free: str) -> HisTable:
    """Worms and Wittenberg are Protestant."""
    t = only_free(catholic_world(), *free).faith("protestant", "worms", "wittenberg")
    return t.impulse("protestant", cp=5)


def try_at(t: HisTable, space: str, attack: int, helper: str = "") -> HisTable:
    """An attempt that fails, with so many dice."""
    papal_dice = total(base_dice(t.state, CATHOLIC, PLACES[space]))
    t.dice("reformation.attack", [1] * attack).dice("reformation.defence", [6] * papal_dice)
    t.answer("protestant", "reformation.target", space)
    return t.answer("protestant", "attempt.helper", helper) if helper else t


@proves("18.2-r16", "18.2-r17", "18.2-r21", "18.2-r22", "18.2-r27", "18.3-s3", "18.3-s3c")
def test_18_2_r27_a_die_debater_may_come_late_and_helps_what_he_covers():
    t = rhine("bucer", "oekolampadius").play(reformation_attempts, (GERMAN,), 4)
    try_at(t, "strasburg", 1, "pass")
    try_at(t, "mainz", 2, "bucer")
    assert stands(t, "bucer") == "committed"
    try_at(t, "leipzig", 1)  # too far from Strasburg
    try_at(t, "nuremberg", 2)  # his die still counts, and nobody else is asked for
    assert t.over


def test_18_2_r21_a_bonus_is_over_with_its_action():
    t = rhine("bucer").play(reformation_attempts, (GERMAN,), 1)
    try_at(t, "mainz", 2, "bucer")
    t.play(reformation_attempts, (GERMAN,), 1)
    try_at(t, "strasburg", 1)
    assert t.over


@proves("18.2-r20", "18.2-r19")
def test_18_2_r20_a_committed_debater_has_no_bonus_until_winter():
    t = rhine().play(reformation_attempts, (GERMAN,), 1)
    try_at(t, "mainz", 1)
    t.play(rest_debaters)
    assert stands(t, "bucer") == "free"


@proves("18.2-r18", "18.2-r23b", "18.3-r1", "18.3-t12")
def test_18_2_e2_committing_for_an_event_is_no_bonus():
    t = rhine("luther", "bucer")
    assert can_preach(t.state, KATHERINA_BORA)
    t.play(preach, KATHERINA_BORA)
    assert stands(t, "luther") == "committed"
    try_at(t, "mainz", 2, "bucer")
    assert not can_preach(t.state, KATHERINA_BORA)


def test_18_2_r24_bonuses_work_in_the_impulses_of_others():
    t = rhine("bucer").impulse("france", cp=0, card="erasmus").play(reformation_attempts, ZONES.ids, 1)
    t.dice("reformation.attack", [6, 1]).answer("protestant", "reformation.target", "mainz")
    t.answer("protestant", "attempt.helper", "bucer")
    assert faith(t, "mainz") == "protestant"


def test_18_2_r25_the_protestant_decides_even_for_england():
    t = reformer(rhine("knox"), "cranmer").faith("protestant", "london").play(publish_treatise, ENGLAND)
    t.answer("england", "reformation.target", "norwich")
    t.expect("protestant", "attempt.helper", options=["knox", "pass"])


def test_18_2_r22_one_bonus_an_impulse_for_each_side():
    t = rhine("bucer", "carlstadt").play(publish_treatise, PROTESTANT)
    t.answer("protestant", "treatise.zone", "german").answer("protestant", "treatise.author", "carlstadt")
    try_at(t, "mainz", 1)  # Bucer is not asked for
    t.expect("protestant", "reformation.target")
    assert stands(t, "bucer") == "free"
