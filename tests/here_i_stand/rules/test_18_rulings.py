"""Rulings on religion that no other test is named after."""

from cuius.core.odds import total
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.cards.pirates import barbary_pirates
from cuius.titles.here_i_stand.ids import (
    ALGIERS,
    DEBATERS,
    ENGLAND,
    ENGLISH,
    FAITHS,
    FRANCE,
    GERMAN,
    HABSBURG,
    ORAN,
    OTTOMAN,
    PAPACY,
    PLACES,
    POWERS,
    PROTESTANT,
    TRANSLATIONS,
    TRIPOLI,
    ZONES,
)
from cuius.titles.here_i_stand.phases.card_draw import arrivals, cards_due
from cuius.titles.here_i_stand.phases.common.cards import put_in_force
from cuius.titles.here_i_stand.phases.common.religion import convert, german_flips
from cuius.titles.here_i_stand.phases.religion.attempts import counter_targets
from cuius.titles.here_i_stand.phases.religion.debates import debate
from cuius.titles.here_i_stand.phases.religion.papacy import add_to_st_peters, burn_books_in, university_sites
from cuius.titles.here_i_stand.phases.religion.protestants import finish, pledges, publish_treatise
from cuius.titles.here_i_stand.phases.religion.sack_of_rome import sack_rome
from cuius.titles.here_i_stand.rules.debates import attack_dice, defence_dice
from cuius.titles.here_i_stand.rules.lasting import AUGSBURG_CONFESSED
from cuius.titles.here_i_stand.rules.points import st_peters_points
from cuius.titles.here_i_stand.rules.religion import (
    faith_of_units,
    influenced_spaces,
    recoverable,
    reformable,
)
from tests.here_i_stand.believers import counter_at, play_card
from tests.here_i_stand.preaching import (
    catholic_world,
    dice_at,
    faith,
    only_free,
    pope,
    reformer,
    ruler,
    silent,
    stands,
)
from tests.here_i_stand.tables import war_table


def test_R15_a_reformer_converts_without_dice_and_the_space_counts():
    t = reformer(catholic_world(), "luther").turn(2, "card_draw").play(arrivals)
    assert influenced_spaces(t.state) == 1
    t.expect_event("faith.changes", space="zurich", faith="protestant")


def test_R83_a_power_with_mandatory_events_lays_down_its_home_card():
    t = catholic_world().hand("habsburg", "master_of_italy", "clement_vii")
    assert [c.word for c in pledges(t.state, HABSBURG)] == ["holy_roman_emperor"]


def test_R84_at_the_diet_a_pass_joins_and_electorates_arm():
    t = catholic_world().faith("protestant", "innsbruck")
    assert PLACES["augsburg"] in german_flips(t.state, PROTESTANT)
    t.play(convert, PLACES["augsburg"], t.state.faith[PLACES["innsbruck"]])
    assert t.units("augsburg", "protestant") == (2, 0)


def test_R85_regulars_stay_where_the_faith_has_gone():
    t = catholic_world().faith("protestant", "mainz").put("mainz", "protestant", regulars=1)
    t.play(convert, PLACES["mainz"], t.state.faith[PLACES["rome"]])
    assert t.units("mainz", "protestant") == (1, 0)


def test_R86_a_new_testament_adds_nothing_to_the_dice_and_a_bible_one():
    for whole, best in ((False, 5), (True, 6)):
        t = only_free(catholic_world()).faith("protestant", "wittenberg")
        t.play(finish, TRANSLATIONS["german"], whole=whole)
        t.dice("reformation.attack", [5])
        if not whole:
            t.dice("reformation.defence", [6] * dice_at(t, "leipzig")[1])
        t.answer("protestant", "reformation.target", "leipzig")
        t.expect_event("reformation.sure" if whole else "reformation.lost", best=best)


def test_R87_points_beyond_a_fifth_are_kept():
    t = catholic_world().arrange(st_peters=3)
    add_to_st_peters(t.state, 4)
    assert (t.state.st_peters, st_peters_points(t.state)) == (7, 1)


def test_R88_only_scotland_takes_its_allys_faith():
    t = ruler(catholic_world(), ENGLAND, "edward_vi").ally("scotland", "england").ally("venice", "papacy")
    assert faith_of_units(t.state, POWERS["scotland"]) == faith_of_units(t.state, PROTESTANT)
    assert faith_of_units(t.state, POWERS["venice"]) == faith_of_units(t.state, PAPACY)


def test_R89_england_has_no_bonus_of_its_own():
    t = reformer(only_free(catholic_world(), "latimer", "knox"), "cranmer").faith("protestant", "london")
    t.play(publish_treatise, ENGLAND).answer("england", "reformation.target", "norwich")
    t.dice("reformation.attack", [6, 1, 1]).answer("protestant", "attempt.helper", "latimer")
    attack, defence = dice_at(t, "bristol")
    t.dice("reformation.attack", [1] * (attack + 1)).dice("reformation.defence", [6] * defence)
    t.answer("england", "reformation.target", "bristol")  # Knox is not asked for again
    assert stands(t, "knox") == "free"


def test_R90_a_committed_debater_has_no_debate_bonus():
    t = only_free(catholic_world())
    assert total(attack_dice(t.state, PAPACY, GERMAN, DEBATERS["eck"])) == 6


def test_R97_with_caraffa_every_zone_is_targeted():
    t = pope(only_free(catholic_world(), "caraffa"), "paul_iii").faith(
        "protestant", "lyon", "london", "worms"
    )
    t.play(burn_books_in, ZONES["spanish"]).answer("papacy", "burning.censor", "caraffa")
    t.dice("counter.attack", [6] + [1] * 5).answer("papacy", "counter.target", "lyon")
    assert faith(t, "lyon") == "catholic"


def test_R98_a_catholic_space_behind_a_pass_opens_a_target():
    t = catholic_world().faith("protestant", "geneva", "besancon", "grenoble", "lyon", "basel")
    assert PLACES["geneva"] in counter_targets(t.state)


def test_R103_who_was_uncommitted_before_the_debate_is_so_in_both_rounds():
    t = silent(only_free(catholic_world(), "eck", "campeggio", "bucer")).faith("protestant", "wittenberg")
    t.draw(attacker=["eck"], defender=["bucer"], second=["campeggio", "bucer"])
    t.dice("debate.attack", [1] * 7, [5] + [1] * 4).dice("debate.defence", [1] * 4, [1] * 4)
    t.play(debate, PAPACY, GERMAN).answer("papacy", "debate.pool", "uncommitted")
    t.expect_event("debate.round", defender="bucer", against=4, times=2)
    assert total(defence_dice(t.state, DEBATERS["bucer"])) == 3


@proves("18.4-t1b", "18.4-s1b")
def test_r553_cajetans_third_space_may_lie_outside_the_zone_and_has_no_ties():
    t = pope(only_free(catholic_world(), "cajetan"), "paul_iii")
    t.faith("protestant", "lyon", "worms", "basel", "london")
    t.play(burn_books_in, GERMAN).answer("papacy", "burning.censor", "cajetan")
    for space in ("worms", "basel", "lyon"):
        counter_at(t, space, 5, 5)
    assert [faith(t, s) for s in ("worms", "basel", "lyon")] == ["catholic", "catholic", "protestant"]
    assert t.over


@proves("18.5-s4b..s4e", "18.5-s7a")
def test_r554_every_exception_of_step_4_counts_in_the_second_round():
    t = silent(only_free(catholic_world(), "campeggio", "gardiner", "tyndale")).faith("protestant", "london")
    ruler(t, ENGLAND, "mary_i").arrange(lambda g: put_in_force(g, AUGSBURG_CONFESSED, PROTESTANT))
    t.draw(attacker=["campeggio"], second=["gardiner", "tyndale"])
    t.dice("debate.attack", [1] * (4 + 3 + 2 - 1), [1] * (6 + 3 + 1 + 2 - 1))
    t.dice("debate.defence", [1] * 4, [1] * 4)
    t.draw(defender=["tyndale"]).play(debate, PAPACY, ENGLISH, inquisition=True)
    t.expect_event("debate.round", attacker="campeggio", dice=8, against=4)
    t.expect_event("debate.round", attacker="gardiner", dice=11, against=4)
    t.expect_event("debate.even", zone="english")


def test_R134_the_marker_outlives_the_king():
    t = catholic_world().arrange(less_cards={FRANCE: 1})
    before = cards_due(t.state, FRANCE)
    bonus = t.state.board.ruler_bonus
    old = bonus[t.state.ruler[FRANCE]]
    ruler(t, FRANCE, "henry_ii")
    assert cards_due(t.state, FRANCE) == before - old + bonus[t.state.ruler[FRANCE]]


def test_R139_the_owner_says_where_the_odd_hit_falls():
    for word, left in (("regular", (0, 2)), ("mercenary", (1, 1))):
        t = catholic_world().put("rome", "papacy", regulars=1).put("pavia", "france", regulars=1, hired=2)
        t.dice(battle_attack=[1] * 3, battle_defence=[6, 1]).play(sack_rome, HABSBURG)
        t.answer("france", "sack.loss", word)
        assert t.units("pavia", "france") == left


def test_r504_algiers_and_pirate_havens_take_no_part_in_the_religious_struggle():
    t = war_table().turn(2).faith("protestant", "gibraltar", "oran", "tripoli", "seville", "cartagena")
    assert ALGIERS not in reformable(t.state)
    assert ALGIERS not in university_sites(t.state)
    t.arrange(algiers_in_play=True).control("ottoman", "algiers").war("ottoman", "habsburg")
    play_card(t, "ottoman", "pirate_haven")
    assert [FAITHS[t.state.faith[s]].word for s in (ALGIERS, ORAN, TRIPOLI)] == [
        "neither",
        "neither",
        "protestant",
    ]
    assert ORAN not in recoverable(t.state)


def test_r504_barbary_pirates_leave_algiers_out_of_it():
    t = war_table().play(barbary_pirates, OTTOMAN)
    assert FAITHS[t.state.faith[ALGIERS]].word == "neither"
