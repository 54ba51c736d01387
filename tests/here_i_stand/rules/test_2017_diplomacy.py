"""6.1, 9 What the edition of 2017 changed at the table of diplomacy: discards, ceding, suits, phony wars."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    FRANCE,
    HABSBURG,
    OTTOMAN,
    PAPACY,
    PLACES,
    POWERS,
    SCOTLAND,
    VENICE,
)
from cuius.titles.here_i_stand.phases.diplomacy.agreements import spaces_to_cede
from cuius.titles.here_i_stand.phases.diplomacy.peace import peace, suits
from cuius.titles.here_i_stand.phases.diplomacy.war import declare_war
from cuius.titles.here_i_stand.phases.land.assault import assault
from cuius.titles.here_i_stand.phases.religion.sack_of_rome import take_papal_cards
from cuius.titles.here_i_stand.phases.sea.combat import naval_combat
from cuius.titles.here_i_stand.rules.points import victory_points
from cuius.titles.here_i_stand.rules.powers import cost_of_war
from tests.here_i_stand.believers import lies, play_card
from tests.here_i_stand.marching import march
from tests.here_i_stand.tables import HisTable, war_table
from tests.here_i_stand.talks import agree, begin_draft

LATER = {"edition": "2017"}
BOTH = pytest.mark.parametrize("edition", ["first", "2017"])

# 6.1 Discards that somebody chooses


def patron(face: int, *cards: str) -> HisTable:
    """France builds with this die, no modifier, and these cards in hand."""
    t = war_table(**LATER).turn(3).put("paris", "france", leaders=["francis_i"])
    return t.hand("france", *cards).dice(chateau=[face])


@proves("6.1-d2", "21.4-d1")
def test_6_1_d2_the_patron_discards_no_mandatory_event():
    t = patron(3, "master_of_italy", "fuggers").draw("card.drawn", "clement_vii")
    play_card(t, "france", "patron_of_the_arts")  # one card is left to choose, and it is forced
    assert (t.state.chateaux, sorted(t.holds("france"))) == (1, ["clement_vii", "master_of_italy"])
    assert lies(t, "fuggers") == "discarded"


@proves("6.1-d2")
def test_6_1_d2_the_discard_is_left_out_if_there_is_nothing_else():
    t = patron(3, "master_of_italy").draw("card.drawn", "clement_vii")
    play_card(t, "france", "patron_of_the_arts")
    assert sorted(t.holds("france")) == ["clement_vii", "master_of_italy"]
    assert t.events("chateau.discarded") == []


def test_6_1_d2_the_refusal_says_why():
    t = patron(3, "master_of_italy", "fuggers").draw("card.drawn", "gout")
    play_card(t, "france", "patron_of_the_arts").expect("france", "chateau.discard", ["fuggers", "gout"])
    assert t.why_not("france", "master_of_italy").rule == "6.1-d2"


@proves("6.1-d2")
@pytest.mark.parametrize(
    ("edition", "cards", "kept"),
    [
        ("2017", ("clement_vii", "fuggers"), ["clement_vii"]),
        ("2017", ("clement_vii", "master_of_italy"), ["clement_vii", "master_of_italy"]),
        ("first", ("clement_vii", "fuggers"), ["fuggers"]),
    ],
)
def test_r599_spoils_of_rome(edition, cards, kept):
    """In 2017 who has drawn a mandatory event keeps it; of two of them none is discarded."""
    t = war_table(edition=edition).hand("papacy", *cards).draw("card.taken", *cards)
    t.play(take_papal_cards, HABSBURG)
    if edition == "first":
        t.answer("habsburg", "sack.keep", "fuggers")
    assert sorted(t.holds("habsburg")) == kept
    assert t.holds("papacy") == []


# 9.1 Ceding


def ceded(t: HisTable, giver: str, taker: str) -> set[str]:
    return {s.word for s in spaces_to_cede(t.state, POWERS[giver], POWERS[taker])}


@proves("9.1-d1")
@BOTH
def test_9_1_d1_a_third_powers_home_is_not_for_sale(edition):
    """Habsburg holds French Lyon: France may have it back; England only by the older rule."""
    t = war_table(edition=edition).turn(2, "diplomacy").control("habsburg", "lyon")
    assert "lyon" in ceded(t, "habsburg", "france")
    assert ("lyon" in ceded(t, "habsburg", "england")) == (edition == "first")


@proves("9.1-d2", "9.1-x2")
@BOTH
def test_9_1_d2_a_captured_capital_may_go_back_to_its_king(edition):
    """Habsburg holds Paris: it can be given to France in 2017, to nobody by the older book."""
    t = war_table(edition=edition).turn(2, "diplomacy").control("habsburg", "paris")
    assert ("paris" in ceded(t, "habsburg", "france")) == (edition == "2017")
    assert not {"paris", "vienna", "valladolid"} & ceded(t, "habsburg", "england")


@proves("9.1-d1")
def test_9_1_d1_own_and_independent_spaces_are():
    t = war_table(**LATER).turn(2, "diplomacy").control("france", "milan", "metz")
    assert {"milan", "metz", "bordeaux"} <= ceded(t, "france", "papacy")
    assert "paris" not in ceded(t, "france", "papacy")  # 9.1-x2


@proves("9.1-d1")
def test_9_1_d1_a_minor_powers_space_goes_to_its_ally_only():
    """The Ottoman holds Venetian Corfu and Candia."""
    t = war_table(**LATER).turn(2, "diplomacy").ally("venice", "papacy").control("ottoman", "corfu", "candia")
    assert {"corfu", "candia"} <= ceded(t, "ottoman", "papacy")
    assert not {"corfu", "candia"} & ceded(t, "ottoman", "habsburg")


@proves("9.1-d1")
def test_9_1_d1_nor_while_the_minor_power_has_no_ally():
    t = war_table(**LATER).turn(2, "diplomacy").control("ottoman", "corfu")
    assert "corfu" not in ceded(t, "ottoman", "papacy")


@proves("9.1-d1")
def test_9_1_d1_a_haven_is_the_ottomans_own():
    """Oran, once a Habsburg home space, is one of the Ottoman's as long as it is a pirate haven."""
    t = (
        war_table(**LATER)
        .turn(2, "diplomacy")
        .control("ottoman", "oran")
        .arrange(havens=[int(PLACES["oran"])])
    )
    assert "oran" in ceded(t, "ottoman", "france")


def test_9_1_d1_the_refusal_says_why():
    t = begin_draft(war_table(**LATER).turn(2, "diplomacy").control("habsburg", "lyon"), "habsburg")
    t.answer("habsburg", "deal.kind", "space", "deal.giver", "habsburg", "deal.taker", "england")
    assert t.why_not("habsburg", "lyon").rule == "9.1-d1"


# 9.3 No suit after ceding a home space


def sells_limoges(edition: str, taker: str = "habsburg") -> HisTable:
    """France, at war with Habsburg and England who both hold French towns, cedes Limoges in the talks."""
    t = war_table(edition=edition).turn(3, "diplomacy").war("france", "habsburg", "england")
    t.control("habsburg", "lyon").control("england", "rouen").put("tours", "france", regulars=4)
    return agree(t, "france", ("space", "france", taker, "limoges"))


@proves("9.3-d1")
@BOTH
def test_9_3_d1_whoever_cedes_a_home_space_does_not_sue(edition):
    t = sells_limoges(edition)
    assert t.holder("limoges") == "habsburg"
    words = [str(p) for p in suits(t.state, FRANCE)]
    assert words == (["habsburg", "england", "pass"] if edition == "first" else ["england", "pass"])


@proves("9.3-d1")
def test_9_3_d1_it_binds_towards_that_enemy_alone():
    t = sells_limoges("2017", "england").play_out()
    t.play(peace).expect("france", "peace.sue", ["habsburg", "pass"])
    assert t.why_not("france", "england").rule == "9.3-d1"


@proves("9.3-d1")
def test_9_3_d1_giving_back_what_was_never_home_does_not_bind():
    t = war_table(**LATER).turn(3, "diplomacy").war("france", "habsburg").control("habsburg", "lyon")
    t.control("france", "metz")
    agree(t, "france", ("space", "france", "habsburg", "metz"))
    assert [str(p) for p in suits(t.state, FRANCE)] == ["habsburg", "pass"]


# 9.6 Prices and phony wars


@proves("9.6-d1")
@pytest.mark.parametrize(("edition", "cost"), [("first", 1), ("2017", 2)])
def test_9_6_d1_five_boxes_cost_two(edition, cost):
    g = war_table(edition=edition).state
    dear = [("habsburg", "genoa"), ("habsburg", "venice"), ("papacy", "genoa"), ("papacy", "venice")]
    dear.append(("france", "scotland"))
    assert {cost_of_war(g, POWERS[one], POWERS[minor]) for one, minor in dear} == {cost}
    assert cost_of_war(g, ENGLAND, SCOTLAND) == cost_of_war(g, OTTOMAN, VENICE) == 1


def points(t: HisTable, power: str) -> int:
    return victory_points(t.state, POWERS[power])


def on_scotland(edition: str = "2017", answer: str = "intervene", phase: str = "diplomacy") -> HisTable:
    """England declares war on Scotland; France steps in, or does not."""
    t = war_table(edition=edition).turn(3, phase).hand("france", "gout", "fuggers")
    t.put("edinburgh", "scotland", regulars=1)
    t.play(paid_war, ENGLAND, SCOTLAND)
    return t.answer("france", "war.intervene", answer)


def paid_war(g, one, other):
    yield from declare_war(g, one, other, paid=True)


@proves("9.6-d2")
@pytest.mark.parametrize(
    ("edition", "answer", "less"), [("2017", "intervene", 1), ("2017", "pass", 0), ("first", "intervene", 0)]
)
def test_9_6_d2_an_intervention_costs_the_declarer_a_point(edition, answer, less):
    before = points(war_table(edition=edition), "england")
    t = on_scotland(edition, answer)
    assert points(t, "england") == before - less
    assert len(t.events("phony.begins")) == less


@proves("9.6-d2")
def test_9_6_d2_no_marker_for_a_war_on_anybody_else():
    t = war_table(**LATER).turn(3, "diplomacy").play(paid_war, FRANCE, POWERS["genoa"])
    t.play(paid_war, OTTOMAN, HABSBURG)
    assert (t.state.phony_wars, t.state.bonus[FRANCE], t.state.bonus[OTTOMAN]) == ([], 0, 0)


@proves("9.6-d2")
def test_9_6_d2_two_wars_two_markers():
    """The Ottoman on Venice with the Papacy's answer, and the Habsburgs are still at peace."""
    t = on_scotland().hand("papacy", "ransom", "city_state_rebels").play(paid_war, OTTOMAN, VENICE)
    t.answer("papacy", "war.intervene", "intervene")
    assert [t.state.bonus[p] for p in (ENGLAND, OTTOMAN, FRANCE, PAPACY)] == [-1, -1, 0, 0]


def test_r590_a_war_of_six_wives_is_as_phony():
    """In the Action Phase France steps in for nothing, and England has its marker."""
    t = war_table(**LATER).turn(3).put("edinburgh", "scotland", regulars=1)
    play_card(t, "england", "six_wives").answer("england", "wives.choice", "scotland")
    t.answer("france", "war.intervene", "intervene")
    assert t.state.bonus[ENGLAND] == -1
    assert t.state.cp == 5


@proves("9.6-d3")
@pytest.mark.parametrize(("owner", "where"), [("scotland", "glasgow"), ("france", "boulogne")])
def test_9_6_d3_a_field_battle_with_either_enemy_takes_it_away(owner, where):
    origin = {"glasgow": "carlisle", "boulogne": "calais"}[where]
    t = on_scotland().put(origin, "england", regulars=3).put(where, owner, regulars=1)
    t.impulse("england", cp=2).seeded(3)
    march(t, "england", origin, where, 3)
    t.play_out()
    assert t.events("battle.fought")
    assert (t.state.bonus[ENGLAND], t.state.phony_wars) == (0, [])
    t.expect_event("phony.ends", power="england")


@proves("9.6-d3")
def test_9_6_d3_an_assault_on_edinburgh_does_too():
    t = on_scotland().put("edinburgh", "england", regulars=4).siege("edinburgh").impulse("england", cp=2)
    t.control("england", "berwick").dice(attack=[1, 1], defence=[1, 1]).play(assault, ENGLAND)
    t.play_out()
    assert t.events("assault.fought")
    assert t.state.bonus[ENGLAND] == 0


@proves("9.6-d3")
def test_9_6_d3_a_fight_of_others_does_not():
    """The Habsburgs fight the French: England's war is as phony as before."""
    t = on_scotland().war("habsburg", "france").put("brussels", "habsburg", regulars=4)
    t.put("st_quentin", "france", regulars=1).impulse("habsburg", cp=2).seeded(2)
    march(t, "habsburg", "brussels", "st_quentin", 4)
    t.play_out()
    assert t.state.bonus[ENGLAND] == -1


def test_r591_a_fight_at_sea_changes_nothing():
    t = on_scotland().ships("english_channel", "england", squadrons=2)
    t.ships("english_channel", "france", squadrons=1).impulse("england", cp=2).seeded(4)
    t.play(naval_combat, ENGLAND, FRANCE, PLACES["english_channel"]).play_out()
    assert t.events("naval.fought")
    assert t.state.bonus[ENGLAND] == -1


@proves("9.6-d3")
def test_r591_whoever_attacks():
    """France comes to fight for Scotland: the war is fought, and England has its point back."""
    t = on_scotland().put("boulogne", "france", regulars=4).put("calais", "england", regulars=5)
    t.impulse("france", cp=2).seeded(6)
    march(t, "france", "boulogne", "calais", 4)
    t.play_out()
    assert bool(t.events("battle.fought")) == (t.state.bonus[ENGLAND] == 0)
    assert t.events("battle.fought")


@proves("9.6-d4")
def test_9_6_d4_peace_without_a_fight_makes_it_last():
    t = on_scotland().turn(4, "diplomacy")
    agree(t, "england", ("end_war", "england", "france", "peace")).play_out()
    t.expect_event("phony.stays", power="england")
    assert (t.state.bonus[ENGLAND], t.state.phony_wars) == (-1, [])
    t.war("england", "france").put("calais", "england", regulars=3).put("boulogne", "france", regulars=1)
    t.impulse("england", cp=2).seeded(3)
    march(t, "england", "calais", "boulogne", 3)
    t.play_out()
    assert t.state.bonus[ENGLAND] == -1


@proves("9.6-d4")
def test_9_6_d4_peace_after_a_fight_takes_nothing():
    t = on_scotland().put("edinburgh", "england", regulars=4).siege("edinburgh").impulse("england", cp=2)
    t.control("england", "berwick").dice(attack=[1, 1], defence=[1, 1]).play(assault, ENGLAND)
    t.play_out()
    t.turn(4, "diplomacy")
    agree(t, "england", ("end_war", "england", "france", "peace"))
    assert (t.state.bonus[ENGLAND], t.events("phony.stays")) == (0, [])


@proves("9.6-d2")
def test_9_6_d2_everybody_sees_the_marker():
    t = on_scotland()
    assert t.view("ottoman")["phony_wars"] == [(int(ENGLAND), int(SCOTLAND), int(FRANCE))]
    assert t.view("papacy")["vp"][ENGLAND] == points(war_table(**LATER), "england") - 1
