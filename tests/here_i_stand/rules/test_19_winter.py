"""19 Winter."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    BARBARY_PIRATES,
    CARD_CLEMENT_VII,
    CARD_PAUL_III,
    CARDS,
    DEBATERS,
    ENGLAND,
    FRANCE,
    HABSBURG,
    LEADERS,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PLACES,
    POWERS,
    PROTESTANT,
    RENEGADE,
    RULER_CLEMENT_VII,
    SCHMALKALDIC_LEAGUE,
    SOCIETY_OF_JESUS,
)
from cuius.titles.here_i_stand.phases.winter.marching import (
    capitals_open,
    clear_roads,
    march_home,
    nearest_shelters,
)
from cuius.titles.here_i_stand.phases.winter.phase import (
    STEPS,
    end_alliances,
    fleets_go_home,
    lift_piracy_markers,
    nearest_ports,
    overdue_events,
    power_goes_home,
    replacements,
    rest_debaters,
    send_back_renegade,
    stacks_go_home,
    take_back_loans,
    winter,
)
from cuius.titles.here_i_stand.rules.powers import allied, at_war
from cuius.titles.here_i_stand.state import AWAY, COMMITTED, FREE, ON_CARD, TURN_TRACK
from tests.here_i_stand.tables import HisTable, war_table


def at_home(t: HisTable, power: str) -> HisTable:
    """The power's land units go home."""
    return t.play(power_goes_home, POWERS[power])


def clear(t: HisTable, power: str, origin: str, target: str) -> bool:
    return clear_roads(t.state, POWERS[power], PLACES[origin])[PLACES[target]]


@proves("19-r1", "19-p1..p9")
def test_19_r1_nine_steps_in_order():
    assert STEPS == (
        take_back_loans,
        send_back_renegade,
        fleets_go_home,
        stacks_go_home,
        end_alliances,
        replacements,
        lift_piracy_markers,
        rest_debaters,
        overdue_events,
    )
    t = war_table().turn(2, "winter").put("lyon", "france", regulars=2).seeded(1)
    t.play(winter).play_out("pass")
    assert t.state.segment == len(STEPS)


@proves("19.1-r1,r2")
def test_19_1_r2_lent_squadrons_return_to_their_owner():
    t = war_table().lend("gulf_of_lyon", "habsburg", "papacy", 2)
    t.play(take_back_loans).play(fleets_go_home)
    t.answer("habsburg", "winter.port", "barcelona", "winter.port", "barcelona")
    assert t.fleet("barcelona", "habsburg") == (2, 0)
    assert not t.state.loans


def test_19_2_r1_the_renegade_leaves_his_units():
    t = war_table().put("turin", "france", regulars=2)
    t.arrange(leader_at={RENEGADE: int(PLACES["turin"])}, leader_of={RENEGADE: int(FRANCE)})
    t.play(send_back_renegade)
    assert t.state.leader_at[RENEGADE] == AWAY
    assert t.units("turin", "france") == (2, 0)


# Ships


@proves("19.3-r1")
def test_19_3_r1_to_the_nearest_port_of_the_power():
    t = war_table().ships("ionian_sea", "papacy", squadrons=1)
    assert [p.word for p in nearest_ports(t.state, PAPACY, PLACES["tyrrhenian_sea"])] == ["rome"]
    t.play(fleets_go_home).expect("papacy", "winter.port", options=["ancona", "ravenna"])
    t.answer("papacy", "winter.port", "ravenna")
    assert t.fleet("ravenna", "papacy") == (1, 0)


@proves("19.3-r1")
def test_19_3_r1_ships_of_an_ally_come_to_its_major_power_and_inactive_ones_stay():
    t = war_table().ally("genoa", "france").ships("gulf_of_lyon", "genoa", squadrons=1)
    t.ships("adriatic_sea", "venice", squadrons=1).play(fleets_go_home)
    t.expect("france", "winter.port", options=["marseille", "genoa", "bastia"])
    t.answer("france", "winter.port", "genoa")
    assert t.fleet("genoa", "genoa") == (1, 0)
    assert t.fleet("adriatic_sea", "venice") == (1, 0)


@proves("19.3-r1")
def test_19_3_r1_without_a_port_a_ship_is_lost_and_its_leader_waits():
    t = war_table().ships("ionian_sea", "ottoman", squadrons=1, leaders=["barbarossa"])
    t.arrange(lambda g: [g.control.__setitem__(p, int(HABSBURG)) for p in g.board.ports])
    t.play(fleets_go_home)
    t.expect_event("winter.ship_lost", power="ottoman")
    assert t.state.lost_ships[OTTOMAN] == 1
    assert t.state.leader_at[LEADERS["barbarossa"]] == TURN_TRACK


def test_19_3_r2_a_stack_may_split_over_equally_near_ports():
    t = war_table().ships("english_channel", "england", squadrons=2).play(fleets_go_home)
    ports = t.options("england")
    assert len(ports) > 1
    t.answer("england", "winter.port", ports[0], "winter.port", ports[1])
    assert t.fleet(str(ports[0]), "england") == t.fleet(str(ports[1]), "england") == (1, 0)


def test_19_3_r3_nobody_fights_on_the_way_and_a_besieged_port_is_open():
    t = war_table().war("ottoman", "habsburg").ships("aegean_sea", "ottoman", squadrons=1)
    t.ships("aegean_sea", "habsburg", squadrons=5).put("athens", "ottoman", regulars=1)
    t.put("athens", "habsburg", regulars=3).siege("athens").play(fleets_go_home)
    assert "athens" in t.options("ottoman")
    t.answer("ottoman", "winter.port", "athens").auto(None, "pass")
    assert t.fleet("athens", "ottoman") == (1, 0)


def test_19_3_r4_a_naval_leader_goes_with_one_of_the_ships():
    t = war_table().ships("aegean_sea", "ottoman", squadrons=2, leaders=["barbarossa"]).play(fleets_go_home)
    t.answer("ottoman", "winter.port", "athens", "winter.port", "salonika")
    t.answer("ottoman", "winter.admiral", "salonika")
    assert t.where("barbarossa") == "salonika"


# Land units


@proves("19.3-r5,r9", "19.3-p2")
def test_19_3_r5_out_of_the_open_into_own_walls():
    t = war_table().ally("france", "england").put("tours", "france", regulars=2)
    t.put("calais", "france", regulars=2)
    at_home(t, "france")
    t.answer("france", "winter.to", "paris", "winter.send", 2)
    t.answer("france", "winter.to", "paris", "winter.send", 2)
    assert t.units("paris", "france") == (4, 0)


@proves("19.3-r6", "19.3-p1,p1c")
def test_19_3_r6_five_are_too_many_outside_the_capital():
    t = war_table().put("lyon", "france", regulars=6).put("paris", "france", regulars=9)
    at_home(t, "france")
    t.answer("france", "winter.send", 2).answer("france", "winter.recall", "pass")
    assert t.units("lyon", "france") == (4, 0)
    assert t.units("paris", "france") == (11, 0)


@proves("19.3-r7,r8", "19.3-p1b")
def test_19_3_r7_units_behind_walls_may_go_to_the_capital():
    t = war_table().put("lyon", "france", regulars=3).put("paris", "france", regulars=1)
    at_home(t, "france").expect("france", "winter.recall", options=["lyon", "pass"])
    t.answer("france", "winter.recall", "lyon", "winter.recalled", 2, "winter.send", 2)
    assert t.units("paris", "france") == (3, 0)
    assert t.units("lyon", "france") == (1, 0)


@proves("19.3-r10")
def test_19_3_r10_unrest_or_a_foreign_space_on_the_way_costs():
    t = war_table()
    assert clear(t, "france", "lyon", "paris")
    t.unrest("paris")
    assert not clear(t, "france", "lyon", "paris")
    assert not clear(war_table(), "france", "vienna", "paris")


@proves("19.3-r11")
def test_19_3_r11_enemies_are_ignored_and_seas_need_no_ships():
    t = war_table().war("france", "habsburg").put("orleans", "habsburg", regulars=4)
    t.ships("gulf_of_lyon", "habsburg", squadrons=3).control("france", "genoa")
    assert clear(t, "france", "genoa", "marseille")
    assert clear(t, "france", "lyon", "paris")


def test_19_3_r12_spaces_of_allies_are_friendly():
    assert not clear(war_table(), "france", "london", "rouen") or clear(war_table(), "france", "york", "york")
    t = war_table().put("york", "france", regulars=2)
    assert not clear(t, "france", "york", "paris")
    t.ally("france", "england")
    assert clear(t, "france", "york", "paris")


@proves("19.3-r13", "19.3-p2e")
def test_19_3_r13_half_are_lost_rounded_up():
    t = war_table().war("france", "habsburg").put("linz", "france", regulars=3, hired=2)
    at_home(t, "france")
    for _ in range(2):
        t.answer("france", "winter.lost", "mercenary")
    t.auto("france", "pass")
    t.expect_event("winter.attrition", power="france", space="linz", many=3)
    assert sum(t.state.regulars[FRANCE :: len(POWERS)]) == 2


@proves("19.3-p2b")
def test_19_3_p2b_nearest_by_any_way():
    t = war_table().war("papacy", "france")
    near = nearest_shelters(t.state, PAPACY, PLACES["modena"])
    assert [s.word for s in near] == ["ravenna"]


@proves("19.3-p2c,p2d")
def test_19_3_p2c_a_stack_is_split():
    t = war_table().put("orleans", "france", regulars=3).control("france", "calais")
    at_home(t, "france").expect("france", "winter.to", offers=["paris"])
    first, other = [w for w in t.options("france") if str(w) != "pass"][:2]
    t.answer("france", "winter.to", first, "winter.send", 1, "winter.to", other, "winter.send", 2)
    assert t.units(str(first), "france") == (1, 0)
    assert t.units(str(other), "france") == (2, 0)


@proves("19.3-p3", "19.3-d2")
def test_r112_a_leader_goes_with_his_units_and_in_2017_to_the_capital_if_he_likes():
    t = war_table().put("graz", "habsburg", regulars=2, leaders=["charles_v"])
    at_home(t, "habsburg").answer("habsburg", "winter.to", "vienna", "winter.send", 2)
    assert t.where("charles_v") == "vienna"
    t = war_table(edition="2017").put("graz", "habsburg", regulars=2, leaders=["charles_v"])
    at_home(t, "habsburg").answer("habsburg", "winter.to", "vienna", "winter.send", 2)
    t.expect("habsburg", "winter.leader", options=["vienna", "valladolid"])
    t.answer("habsburg", "winter.leader", "valladolid")
    assert t.where("charles_v") == "valladolid"


@proves("19.3-x1")
def test_19_3_x1_the_protestant_fills_the_nearest_walls_and_then_the_next():
    t = war_table().arrange(league=True).put("leipzig", "protestant", regulars=6)
    at_home(t, "protestant")
    while not t.over:
        t.answer("protestant", t.waiting[0][1], t.options("protestant")[-1])
    held = {s: t.state.regulars[PLACES[s] * 11 + PROTESTANT] for s in ("wittenberg", "mainz", "brandenburg")}
    assert held["wittenberg"] == 4
    assert sum(t.state.regulars[PROTESTANT :: len(POWERS)]) == 6
    assert max(t.state.regulars[PROTESTANT :: len(POWERS)]) == 4


def test_19_3_x2_a_lost_capital_takes_nobody_in():
    t = war_table().war("france", "england").control("england", "paris")
    t.put("lyon", "france", regulars=6)
    assert capitals_open(t.state, FRANCE, FRANCE) == ()
    at_home(t, "france")
    t.expect_event("winter.eliminated", power="france", space="lyon", many=2)
    assert t.units("lyon", "france") == (4, 0)


@proves("19.3-r13", "19.3-x2", "22.3-r3")
def test_19_3_x2_who_finds_the_walls_full_is_no_part_of_the_stack_that_marches_on():
    """Four French for one free place in Lyon, and a Genoese with a hard road home: he alone loses half."""
    t = war_table().war("france", "england").control("england", "paris").ally("genoa", "france")
    t.put("lyon", "france", regulars=3).put("grenoble", "france", regulars=4)
    t.put("grenoble", "genoa", regulars=1).unrest("genoa").play(
        march_home, FRANCE, PLACES["grenoble"], 5, to_capital=False
    )
    t.answer("france", "winter.to", "lyon", "winter.who", "regular")
    t.expect_event("winter.attrition", power="france", space="grenoble", many=1)
    t.expect_event("winter.eliminated", power="france", space="grenoble", many=3)
    assert t.over
    assert (t.units("lyon", "france"), t.units("genoa", "genoa")) == ((4, 0), (0, 0))


@proves("19.3-x3", "21.2-r6")
def test_19_3_x3_habsburg_units_choose_between_two_capitals():
    t = war_table().put("naples", "habsburg", regulars=6)
    at_home(t, "habsburg").expect("habsburg", "winter.to", options=["valladolid", "vienna"])
    assert len(capitals_open(t.state, HABSBURG, HABSBURG)) == 2


def test_19_3_x4_electorates_are_closed_to_habsburg_before_the_league():
    t = war_table().control("habsburg", *[e.word for e in war_table().state.board.homes[PROTESTANT]])
    shelters = nearest_shelters(t.state, HABSBURG, PLACES["leipzig"])
    assert not any(t.state.board.electorate[s] for s in shelters)
    assert not clear(t, "habsburg", "leipzig", "wittenberg")
    t.arrange(league=True)
    assert any(t.state.board.electorate[s] for s in nearest_shelters(t.state, HABSBURG, PLACES["leipzig"]))


def test_19_3_r14_every_siege_ends():
    t = war_table().war("ottoman", "habsburg").put("vienna", "habsburg", regulars=2)
    t.put("vienna", "ottoman", regulars=5).siege("vienna").seeded(2).play(stacks_go_home)
    while not t.over:
        who, key = t.waiting[0]
        t.answer(who, key, t.options(who)[-1])
    assert not any(t.state.besieged)
    assert t.units("vienna", "habsburg") == (2, 0)
    assert t.units("vienna", "ottoman") == (0, 0)


@proves("19.3-r14")
def test_r114_besieged_units_stay_or_go_as_they_like():
    t = war_table().war("ottoman", "habsburg").put("antwerp", "habsburg", regulars=2)
    t.put("antwerp", "ottoman", regulars=5).siege("antwerp")
    at_home(t, "habsburg").expect("habsburg", "winter.recall", options=["antwerp", "pass"])


@proves("19.3-p1")
def test_r111_a_minor_power_keeps_more_than_four_in_its_key():
    t = war_table().ally("hungary", "habsburg").put("buda", "hungary", regulars=6)
    at_home(t, "habsburg").answer("habsburg", "winter.recall", "pass")
    assert t.units("buda", "hungary") == (6, 0)


def test_r280_a_leader_alone_in_the_open_goes_home():
    t = war_table().put("tours", "france", leaders=["montmorency"])
    at_home(t, "france")
    assert t.where("montmorency") == "paris"
    t = war_table().put("leipzig", "protestant", leaders=["john_frederick"]).arrange(league=True)
    at_home(t, "protestant")
    assert t.where("john_frederick") in ("wittenberg", "brandenburg")


# Worked examples


@proves("19.3-p2,p2b,p3", "19.3-r10,r13")
def test_19_3_e1a_charles_winters_in_besancon():
    t = war_table().war("habsburg", "france", "papacy").war("france", "papacy")
    t.ally("genoa", "france").ally("venice", "habsburg").control("habsburg", "geneva")
    t.control("france", "turin").put("turin", "habsburg", regulars=4, leaders=["charles_v"])
    assert clear(t, "habsburg", "turin", "besancon")
    assert not clear(t, "habsburg", "turin", "vienna")
    assert not clear(t, "habsburg", "turin", "valladolid")
    at_home(t, "habsburg").answer("habsburg", "winter.to", "besancon", "winter.send", 4)
    assert t.units("besancon", "habsburg") == (4, 0)
    assert t.where("charles_v") == "besancon"


@proves("19.3-r13")
def test_19_3_e1a_a_capital_would_have_cost_two():
    t = war_table().war("habsburg", "france", "papacy").control("habsburg", "geneva")
    t.control("france", "turin").put("turin", "habsburg", regulars=4, leaders=["charles_v"])
    at_home(t, "habsburg").answer("habsburg", "winter.to", "pass")
    t.expect_event("winter.attrition", power="habsburg", many=2)
    t.answer("habsburg", "winter.to", "vienna", "winter.send", 2)
    assert t.units("vienna", "habsburg") == (2, 0)


@proves("19.3-p1", "19.3-r6,r10,r11")
def test_19_3_e1b_montmorency_stays_and_a_regular_sails_home():
    t = war_table().war("habsburg", "france").ally("genoa", "france").control("france", "milan", "turin")
    t.put("milan", "france", regulars=5, leaders=["montmorency"]).put("genoa", "genoa", regulars=2)
    assert clear(t, "france", "milan", "paris")
    at_home(t, "france").expect("france", "winter.recall", options=["genoa", "milan", "pass"])
    t.answer("france", "winter.recall", "pass")
    assert t.units("milan", "france") == (4, 0)
    assert t.units("paris", "france") == (1, 0)
    assert t.units("genoa", "genoa") == (2, 0)
    assert t.where("montmorency") == "milan"


@proves("19.3-p2,p2c,p2d", "19.3-r7,r13")
def test_19_3_e1c_three_of_five_papal_regulars_are_lost():
    t = war_table().war("papacy", "france", "habsburg").control("papacy", "florence")
    t.put("trent", "papacy", regulars=5).put("ravenna", "papacy", regulars=1)
    at_home(t, "papacy").answer("papacy", "winter.recall", "pass")
    t.expect_event("winter.attrition", power="papacy", space="trent", many=3)
    t.expect("papacy", "winter.to", options=["ravenna", "florence", "rome"])
    t.answer("papacy", "winter.to", "rome", "winter.send", 2)
    assert t.units("rome", "papacy") == (2, 0)
    assert t.units("ravenna", "papacy") == (1, 0)


# What the other steps do


@proves("19.4-r1,r2")
def test_19_4_r1_alliances_of_major_powers_end():
    t = war_table().ally("france", "ottoman").ally("genoa", "france").war("france", "habsburg")
    t.play(end_alliances)
    assert not allied(t.state, FRANCE, OTTOMAN)
    assert allied(t.state, POWERS["genoa"], FRANCE)
    assert at_war(t.state, FRANCE, HABSBURG)


@proves("19.5-r1,r2,r3", "21.2-r5,r7")
def test_19_5_r1_a_regular_in_every_capital_under_control():
    t = war_table().unrest("london").control("habsburg", "paris").play(replacements)
    got = [(e["power"], e["space"]) for e in t.events("winter.replacement")]
    assert got == [
        ("ottoman", "istanbul"),
        ("habsburg", "vienna"),
        ("habsburg", "valladolid"),
        ("england", "london"),
        ("papacy", "rome"),
    ]
    assert t.units("london", "england") == (1, 0)  # unrest does not keep him away


@proves("19.5-r1")
def test_r115_no_regular_without_a_counter():
    t = war_table()
    limit = t.state.board.land_limit[ENGLAND]
    t.put("york", "england", regulars=limit).play(replacements)
    assert t.units("london", "england") == (0, 0)


def test_19_6_r1_piracy_is_possible_again():
    t = war_table().arrange(pirated={3: True}, once={FRANCE: 7}).play(lift_piracy_markers)
    assert not any(t.state.pirated)
    assert not any(t.state.once)


def test_19_7_r1_debaters_rest():
    luther = DEBATERS["luther"]
    t = war_table().arrange(debater={luther: COMMITTED}).play(rest_debaters)
    assert t.state.debater[luther] == FREE


@pytest.mark.parametrize(
    ("turn", "cards"),
    [
        (1, ()),
        (2, (CARD_CLEMENT_VII,)),
        (3, (BARBARY_PIRATES, CARD_CLEMENT_VII)),
        (4, (BARBARY_PIRATES, CARD_CLEMENT_VII, SCHMALKALDIC_LEAGUE, CARD_PAUL_III)),
    ],
)
@proves("19.8-r1,r2", "19.8-t1..t5")
def test_19_8_r1_overdue_events_take_place(turn: int, cards: tuple):
    t = war_table().turn(turn, "winter").seeded(4).play(overdue_events)
    while not t.over:
        who, key = t.waiting[0]
        t.answer(who, key, t.options(who)[0])
    assert [e["card"] for e in t.events("winter.overdue")] == [c.word for c in sorted(cards)]
    assert all(c in t.state.removed or c in t.state.laid for c in cards)
    assert t.state.cp == 0


@proves("19.8-t5")
def test_19_8_t5_the_society_of_jesus_in_winter():
    t = war_table().turn(6, "winter").hand("france", "society_of_jesus").seeded(4)
    gone = [CARD_CLEMENT_VII, BARBARY_PIRATES, CARD_PAUL_III, SCHMALKALDIC_LEAGUE]
    t.arrange(lambda g: [discard(g, card) for card in gone]).play(overdue_events)
    while not t.over:
        who, key = t.waiting[0]
        t.answer(who, key, t.options(who)[0])
    t.expect_event("winter.overdue", times=1, card="society_of_jesus")
    assert SOCIETY_OF_JESUS in t.state.removed
    assert len(t.state.universities) == 2


def discard(g, card) -> None:
    """Out of the game already."""
    from tests.here_i_stand.tables import take_out

    take_out(g, card)
    g.removed.append(int(card))


@proves("19.8-r1")
def test_19_8_r1_a_card_in_hand_is_taken_out():
    t = war_table().turn(2, "winter").hand("france", "clement_vii").play(overdue_events)
    assert CARD_CLEMENT_VII not in t.state.hands[FRANCE]
    assert t.state.ruler[PAPACY] == RULER_CLEMENT_VII
    assert all(not hand or len(hand) <= 2 for hand in t.state.hands[: len(MAJORS)])


@proves("19-r1")
def test_r281_powers_choose_in_impulse_order():
    t = (
        war_table()
        .put("lyon", "france", regulars=2)
        .put("athens", "ottoman", regulars=2)
        .play(stacks_go_home)
    )
    t.expect("ottoman", "winter.recall")
    t.answer("ottoman", "winter.recall", "pass").expect("france", "winter.recall")


REVOLT_IN_IRELAND = int(CARDS["revolt_in_ireland"])


@proves("19.2-r1", "21.7-r14")
def test_19_2_r1_the_renegade_leaves_a_foreign_war_too():
    t = war_table().arrange(
        wars_abroad=[(REVOLT_IN_IRELAND, int(ENGLAND), 2, 1, 3)],
        leaders_abroad=[(REVOLT_IN_IRELAND, int(RENEGADE))],
        leader_at={RENEGADE: ON_CARD},
        leader_of={RENEGADE: int(ENGLAND)},
    )
    t.play(send_back_renegade)
    assert t.state.leader_at[RENEGADE] == AWAY
    assert t.state.leaders_abroad == []
    assert t.state.wars_abroad == [(REVOLT_IN_IRELAND, int(ENGLAND), 2, 1, 3)]
