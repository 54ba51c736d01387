"""Cards and numbers whose faces the edition of 2017 changed."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CARDS,
    ENGLAND,
    EXPLORERS,
    FRANCE,
    HABSBURG,
    LYON,
    OTTOMAN,
    PAPACY,
    PHASES,
    PLACES,
    POWERS,
    SEAS,
)
from cuius.titles.here_i_stand.phases.diplomacy.peace import may_marry_off
from cuius.titles.here_i_stand.phases.new_world.voyages import explorations
from cuius.titles.here_i_stand.phases.sea.piracy import can_raid, piracy, raiding_grounds
from cuius.titles.here_i_stand.rules.deck import may_play_as_event
from cuius.titles.here_i_stand.title import TITLE
from tests.here_i_stand.believers import play_card, world
from tests.here_i_stand.overseas import crossing, finder, quiet_sea
from tests.here_i_stand.preaching import standing
from tests.here_i_stand.sailing import hits, ionian
from tests.here_i_stand.tables import HisTable, war_table

LATER = {"edition": "2017"}
BOTH = pytest.mark.parametrize("edition", ["first", "2017"])

# 6.1, 6.2 The deck


@proves("6.2-d1")
@pytest.mark.parametrize(("edition", "all_cards", "late"), [("first", 110, 37), ("2017", 116, 42)])
def test_6_2_d1_how_many_cards_there_are(edition, all_cards, late):
    board = war_table(edition=edition).state.board
    cards = [c for c in CARDS if board.in_edition[c]]
    assert (len(cards), len([c for c in cards if board.enters[c] != 1])) == (all_cards, late)


@proves("6.1-d1")
@pytest.mark.parametrize(("edition", "many"), [("first", 5), ("2017", 3)])
def test_6_1_d1_cards_with_a_use_outside_the_action_phase(edition, many):
    board = war_table(edition=edition).state.board
    others = [c for c in CARDS if board.in_edition[c] and set(board.playable_in[c]) - {PHASES["action"]}]
    named = {c.word for c in others} - {"luthers_95_theses"}
    assert len(named) == many
    assert ({"copernicus", "michael_servetus"} <= named) == (edition == "first")


# 16.4 Piracy


def three_hits(t: HisTable) -> HisTable:
    """Against the Habsburgs in the Ionian Sea."""
    t.dice(defence=hits(0, 2), attack=hits(3, 3)).play(piracy, OTTOMAN)
    return t.answer("ottoman", "piracy.target", "habsburg")


@proves("16.4-d2")
def test_16_4_d2_three_hits_are_one_of_each():
    t = ionian(corsairs=3, **LATER).hand("habsburg", "gout", "ransom").draw("card.taken", "gout")
    three_hits(t).answer("habsburg", "piracy.price", "card")
    t.expect("habsburg", "piracy.price", ["ship", "point"]).answer("habsburg", "piracy.price", "ship")
    assert t.over  # the third was forced
    assert (t.state.piracy_vp, t.fleet("messina", "habsburg")[0], t.holds("ottoman")) == (1, 0, ["gout"])


@proves("16.4-d2")
def test_16_4_d2_with_two_kinds_left_the_third_hit_is_free():
    """No card in hand but the home card: a ship, a point, and whichever of them the third time."""
    t = ionian(corsairs=3, **LATER).ships("messina", "habsburg", squadrons=1)
    t.dice(defence=hits(0, 3), attack=hits(3, 3)).play(piracy, OTTOMAN)
    t.answer("ottoman", "piracy.target", "habsburg").answer("habsburg", "piracy.price", "point")
    t.expect("habsburg", "piracy.price", ["ship", "point"]).answer("habsburg", "piracy.price", "point")
    assert (t.state.piracy_vp, t.fleet("messina", "habsburg")[0]) == (2, 1)


@proves("16.4-d2")
@BOTH
def test_16_4_d2_the_older_book_lets_the_target_pay_in_one_coin(edition):
    t = three_hits(ionian(corsairs=3, edition=edition).hand("habsburg", "gout", "ransom"))
    t.answer("habsburg", "piracy.price", "point")
    assert ("point" in t.options("habsburg")) == (edition == "first")


@proves("16.4-d1")
@pytest.mark.parametrize(("raids", "open_seas"), [(3, True), (4, False)])
def test_16_4_d1_the_fourth_raid_is_the_last(raids, open_seas):
    home = PLACES["ionian_sea"] - SEAS[0]
    done = [n for n in range(len(SEAS)) if n != home][:raids]
    t = ionian(**LATER).arrange(pirated=dict.fromkeys(done, True))
    assert bool(raiding_grounds(t.state)) == can_raid(t.state, OTTOMAN) == open_seas


# 20.2 Voyages


def sails(t: HisTable, explorer: str, dice: list[int], power: str = "england") -> HisTable:
    crossing(t, ("explore", power)).dice(exploration=dice).draw(explorer=explorer)
    return t.play(explorations)


@proves("20.2-d1")
@BOTH
def test_20_2_d1_an_unlucky_first_voyage_is_lost_by_that_one(edition):
    """Rut has the value 1: five with the older rule, and nothing happens; four, and he is lost, in 2017."""
    t = sails(quiet_sea(edition=edition), "rut", [2, 2])
    value = t.state.board.explorer_value[EXPLORERS["rut"]]
    t.expect_event("voyage.rolled", dice=4, total=4 + value - (edition == "2017"))
    gone = 4 + value - (edition == "2017") <= t.state.board.numbers["lost_up_to"]
    assert (t.state.explorers[EXPLORERS["rut"]] == 2) == gone


@proves("20.2-d1")
def test_20_2_d1_each_power_has_its_own_first_voyage():
    t = sails(quiet_sea(**LATER), "rut", [3, 3])
    t = sails(t, "roberval", [3, 3], "france")
    totals = [e["total"] for e in t.events("voyage.rolled")]
    value = t.state.board.explorer_value
    assert totals[-1] == 6 - 1 + value[EXPLORERS["roberval"]]
    assert (t.state.charted[ENGLAND], t.state.charted[FRANCE], t.state.charted[HABSBURG]) == (
        True,
        True,
        False,
    )


@proves("20.2-d1", "20.2-t5")
def test_20_2_d1_round_the_world_the_waters_are_charted():
    """Magellan, of value 4, on the Habsburgs' first voyage: one less on the first throw only."""
    t = quiet_sea(**LATER)
    crossing(t, ("explore", "habsburg")).draw(explorer="magellan").dice(exploration=[6, 6])
    t.dice(circumnavigation=[3, 4]).play(explorations)
    t.answer("habsburg", "voyage.choice", "circumnavigation")
    value = t.state.board.explorer_value[EXPLORERS["magellan"]]
    assert [e["total"] for e in t.events("voyage.rolled")] == [12 + value - 1, 7 + value]
    assert finder(t, "pacific_strait") == "habsburg"


@proves("24-d99")
def test_24_d99_cabot_neither_suffers_nor_uses_it_up():
    t = crossing(quiet_sea(**LATER), ("cabot", "england")).dice(exploration=[3, 3]).play(explorations)
    assert t.events("voyage.rolled")[0]["total"] == 7
    t = sails(t, "rut", [3, 3])
    value = t.state.board.explorer_value[EXPLORERS["rut"]]
    assert t.events("voyage.rolled")[-1]["total"] == 6 + value - 1


# Single cards


@proves("24-d44")
@pytest.mark.parametrize(("edition", "many"), [("first", 3), ("2017", 4)])
def test_24_d44_attempts_of_the_placards(edition, many):
    t = standing(world("geneva", "besancon", "metz", "grenoble", "dijon", edition=edition), "free", "cop")
    play_card(t.turn(4), "ottoman", "affair_of_the_placards").seeded(7).play_out()
    assert len([e for e in t.events() if "best" in e]) == many


@proves("24-d47")
@pytest.mark.parametrize(("protestant", "points"), [(0, 1), (1, 2)])
def test_24_d47_half_of_the_homeland_is_enough(protestant, points):
    """Of an even number of home spaces half are Protestant, or one fewer."""
    t = world(turn=5, **LATER)
    power = next(p for p in (ENGLAND, FRANCE, PAPACY) if len(t.state.board.homes[p]) % 2 == 0)
    homes = [s.word for s in t.state.board.homes[power]]
    t.faith("protestant", *homes[: len(homes) // 2 - 1 + protestant])
    play_card(t.hand("protestant", "fuggers"), power.word, "copernicus")
    assert t.state.bonus[power] == points


@proves("24-d47")
def test_24_d47_it_enters_on_turn_5():
    assert war_table(**LATER).state.board.enters[CARDS["copernicus"]] == 5
    assert war_table().state.board.enters[CARDS["copernicus"]] == 4


@proves("24-d68")
def test_24_d68_doria_takes_no_more_than_the_pirates_have():
    t = war_table(**LATER).ally("genoa", "papacy").war("papacy", "ottoman").arrange(piracy_vp=1)
    t.ships("aegean_sea", "genoa", squadrons=1, leaders=["andrea_doria"])
    t.draw("drawn", "gout", "ransom").dice(doria=[6, 6, 6])
    play_card(t, "protestant", "andrea_doria")
    assert (t.state.piracy_vp, t.holds("protestant"), t.holds("papacy")) == (0, ["gout"], ["ransom"])


@proves("24-d68")
def test_24_d68_the_commander_himself_draws_twice():
    """He is the player as well as Doria's commander: a card each."""
    t = war_table(**LATER).ally("genoa", "papacy").war("papacy", "ottoman").arrange(piracy_vp=3)
    t.ships("aegean_sea", "genoa", squadrons=1, leaders=["andrea_doria"])
    t.draw("drawn", "gout", "ransom").dice(doria=[5, 1, 1])
    play_card(t, "papacy", "andrea_doria")
    assert (t.state.piracy_vp, t.holds("papacy")) == (2, ["gout", "ransom"])


@proves("24-d70")
def test_24_d70_bourbon_before_lyon():
    """Any power at war with France, any empty neighbour of Lyon, whoever holds it."""
    t = war_table(**LATER).war("papacy", "france")
    near = [s.word for s in t.state.board.neighbours[LYON]]
    t.put(near[0], "france", regulars=1)
    play_card(t, "papacy", "charles_bourbon")
    assert near[0] not in t.options("papacy")
    t.answer("papacy", "bourbon.where", near[1])
    assert (t.holder(near[1]), t.units(near[1], "papacy"), t.where("renegade")) == ("papacy", (0, 3), near[1])


@proves("24-d73")
@pytest.mark.parametrize("power", ["ottoman", "protestant"])
@BOTH
def test_24_d73_no_marriage_for_the_sultan_or_the_princes(power, edition):
    """Neither as an event nor when suing for peace; the older book lets everybody make peace by it."""
    t = war_table(edition=edition).arrange(league=True).ally("venice", "habsburg")
    board = t.state.board
    assert may_play_as_event(board, CARDS["diplomatic_marriage"], POWERS[power]) == (edition == "first")
    assert may_marry_off(t.state, POWERS[power], FRANCE) == (edition == "first")
    assert may_marry_off(t.state, PAPACY, FRANCE)


def test_the_faces_of_2017_are_known():
    """What is doubted about cards and riches is what the first printing had on them."""
    doubts = {
        edition: [m for m in TITLE.page_data(None, {"edition": edition})["marks"] if m.get("doubt")]
        for edition in ("first", "2017")
    }
    kinds = {edition: {m["path"].split(".")[0] for m in marks} for edition, marks in doubts.items()}
    assert {"card", "riches"} <= kinds["first"]
    assert not {"card", "riches"} & kinds["2017"]
