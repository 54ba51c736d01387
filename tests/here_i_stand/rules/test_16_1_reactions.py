"""16.1 Naval interception and avoiding battle."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import OTTOMAN, PLACES, POWERS
from cuius.titles.here_i_stand.phases.sea.reactions import naval_avoidance, naval_interceptions
from cuius.titles.here_i_stand.phases.sea.sailing import naval_move
from tests.here_i_stand.sailing import hits, sail, sea_war
from tests.here_i_stand.tables import HisTable


def doria() -> HisTable:
    """The position of the example: Barbarossa in Tunis, two Habsburg stacks near the Barbary Coast."""
    t = sea_war("ottoman", "habsburg").ally("genoa", "habsburg").ally("venice", "papacy")
    t.control("ottoman", "tunis").ships("tunis", "ottoman", 2, 1, ["barbarossa"])
    t.ships("tyrrhenian_sea", "genoa", 1, 0, ["andrea_doria"]).ships(
        "tyrrhenian_sea", "habsburg", squadrons=1
    )
    return t.lend("ionian_sea", "venice", "habsburg", 1)


def intercept(t: HisTable, active: str, *seas: str) -> HisTable:
    return t.play(naval_interceptions, POWERS[active], tuple(PLACES[s] for s in seas))


def avoid(t: HisTable, active: str, *seas: str) -> HisTable:
    return t.play(naval_avoidance, POWERS[active], tuple(PLACES[s] for s in seas))


@proves(
    "16.1-r1,r2", "16.1-p2c", "16.1-p4", "16.1-p4a", "16.1-p4e", "16.1-p4g", "5.1-r8", "9.2-r9", "22.3-r1"
)
def test_16_1_e1a_doria_intercepts_barbarossa():
    """The example 16.1-e1a and, in the combat that follows, 16.1-e1b."""
    t = doria()
    sail(t, "ottoman", ("tunis", "barbary_coast"))
    t.expect("habsburg", "chase.from", options=["tyrrhenian_sea", "ionian_sea", "pass"])
    t.dice("chase", [3, 4], [3, 4])
    t.answer("habsburg", "chase.from", "tyrrhenian_sea", "chase.whole", "all")
    t.expect_event("chase.tried", power="habsburg", origin="tyrrhenian_sea", total=9, success=1)
    t.dice(attack=hits(3, 7), defence=hits(3, 6))
    t.answer("habsburg", "chase.from", "ionian_sea")
    t.expect_event("chase.tried", origin="ionian_sea", total=7, success=0)
    assert t.state.loans == [(PLACES["ionian_sea"], POWERS["habsburg"], POWERS["venice"], 1)]
    t.answer("habsburg", "naval.loss", "genoa")
    t.expect("ottoman", "fleet.retreat", offers=["tunis", "gulf_of_lyon", "north_african_coast"])
    t.refuse("ottoman", "fleet.retreat", "ionian_sea")  # the Venetian is there
    t.answer("ottoman", "fleet.retreat", "gulf_of_lyon")
    t.expect_event("naval.won", winner="habsburg", place="barbary_coast")
    assert t.fleet("gulf_of_lyon", "ottoman") == (1, 0)
    assert t.where("barbarossa") == "gulf_of_lyon"
    assert t.fleet("barbary_coast", "habsburg") == (1, 0)
    assert t.where("andrea_doria") == "barbary_coast"
    assert t.state.lost_ships[OTTOMAN] == 2


def test_16_1_p4a_a_part_of_a_stack_may_try():
    t = doria().ships("barbary_coast", "ottoman", squadrons=1)
    intercept(t, "ottoman", "barbary_coast")
    t.answer("habsburg", "chase.from", "tyrrhenian_sea", "chase.whole", "part")
    t.answer("habsburg", "chase.squadrons", "1", "chase.squadrons", "0").dice(chase=[6, 3])
    t.answer("habsburg", "chase.leader", "done")  # Doria stays with the Genoese
    assert t.fleet("barbary_coast", "habsburg") == (1, 0)
    assert t.fleet("tyrrhenian_sea", "genoa") == (1, 0)
    assert t.where("andrea_doria") == "tyrrhenian_sea"
    t.answer("habsburg", "chase.from", "pass")
    assert t.returned == (PLACES["barbary_coast"],)


@proves("16.1-p4b", "16.1-p4c")
def test_16_1_p4b_impulse_order_and_no_second_power_after_a_success():
    t = sea_war("ottoman", "habsburg", "papacy").ally("papacy", "habsburg")
    t.ships("barbary_coast", "ottoman", squadrons=1).ships("tyrrhenian_sea", "papacy", squadrons=1)
    t.ships("cartagena", "habsburg", squadrons=1)
    intercept(t, "ottoman", "barbary_coast")
    t.dice("chase", [1, 1], [1, 2]).answer("habsburg", "chase.from", "cartagena")
    t.answer("papacy", "chase.from", "tyrrhenian_sea")
    assert t.returned == ()
    intercept(t, "ottoman", "barbary_coast")
    t.dice(chase=[5, 5]).answer("habsburg", "chase.from", "cartagena")
    assert t.returned == (PLACES["barbary_coast"],)  # the Pope was not asked


def test_16_1_p4d_not_from_where_the_active_power_has_ships():
    t = doria().ships("barbary_coast", "ottoman", squadrons=1).ships("tyrrhenian_sea", "ottoman", squadrons=1)
    intercept(t, "ottoman", "barbary_coast")
    t.expect("habsburg", "chase.from", options=["ionian_sea", "pass"])


def test_16_1_p4h_groups_that_succeed_fight_together():
    t = doria()
    sail(t, "ottoman", ("tunis", "barbary_coast"))
    t.dice("chase", [6, 6], [6, 6])
    t.answer("habsburg", "chase.from", "tyrrhenian_sea", "chase.whole", "all")
    t.dice(attack=hits(0, 7), defence=hits(1, 8))  # three squadrons and Doria
    t.answer("habsburg", "chase.from", "ionian_sea")
    t.expect("ottoman", "fleet.retreat")
    t.expect_event("naval.fought", dice=7, against=8)


@proves("16.1-r5")
def test_16_1_r5_neutral_ships_and_inactive_minor_powers_do_nothing():
    t = sea_war("ottoman", "venice").ships("ionian_sea", "ottoman", squadrons=1)
    t.ships("corfu", "venice", squadrons=1).ships("messina", "habsburg", squadrons=1)
    t.ships("ionian_sea", "habsburg", squadrons=1)
    assert intercept(t, "ottoman", "ionian_sea").returned == ()
    avoid(t, "ottoman", "ionian_sea")
    assert t.over


def test_16_1_x6_genoese_ships_do_not_intercept_in_the_atlantic():
    t = sea_war("france", "habsburg").ally("genoa", "habsburg").ships("atlantic_ocean", "france", squadrons=1)
    t.ships("gibraltar", "genoa", 1, 0, ["andrea_doria"])
    assert intercept(t, "france", "atlantic_ocean").returned == ()


def test_r242_each_ship_tries_once_in_a_naval_move():
    """One stack next to two exposed fleets."""
    t = sea_war("ottoman", "habsburg").ships("ionian_sea", "habsburg", squadrons=2)
    t.ships("barbary_coast", "ottoman", squadrons=1).ships("adriatic_sea", "ottoman", squadrons=1)
    intercept(t, "ottoman", "barbary_coast", "adriatic_sea")
    t.answer("habsburg", "chase.from", "ionian_sea", "chase.to", "barbary_coast", "chase.whole", "part")
    t.dice("chase", [1, 1], [6, 4]).answer("habsburg", "chase.squadrons", "1")
    t.expect("habsburg", "chase.from", options=["ionian_sea", "pass"])
    t.answer("habsburg", "chase.from", "ionian_sea")  # the other ship, against the other fleet
    assert t.fleet("adriatic_sea", "habsburg") == (1, 0)
    assert t.over
    t = sea_war("ottoman", "habsburg").ships("ionian_sea", "habsburg", squadrons=2)
    intercept(t.ships("adriatic_sea", "ottoman", squadrons=1), "ottoman", "barbary_coast", "adriatic_sea")
    t.answer("habsburg", "chase.from", "ionian_sea", "chase.to", "barbary_coast")
    t.dice(chase=[1, 1]).answer("habsburg", "chase.whole", "all")
    assert t.over


def test_16_1_p4e_professional_rowers_change_the_roll():
    t = doria().ships("barbary_coast", "ottoman", squadrons=1).hand("england", "professional_rowers")
    t.made_up_cards("naval.roll", professional_rowers=2)
    intercept(t, "ottoman", "barbary_coast")
    t.dice(chase=[3, 4]).answer("habsburg", "chase.from", "ionian_sea")
    t.expect("england", "respond.naval.roll", about={"total": 7})
    t.answer("england", "respond.naval.roll", "professional_rowers")
    t.expect_event("chase.tried", origin="ionian_sea", total=9, success=1)


# Avoiding battle


def ionian() -> HisTable:
    t = sea_war("ottoman", "habsburg").ships("coron", "ottoman", squadrons=2)
    return t.ships("ionian_sea", "habsburg", squadrons=2)


@proves("16.1-p5", "16.1-p5c", "16.1-p5d", "16.1-p5f")
def test_16_1_p5_ships_slip_away_together_on_nine():
    t = ionian().ships("adriatic_sea", "ottoman", squadrons=1).unrest("taranto")
    sail(t, "ottoman", ("coron", "ionian_sea"))
    t.expect("habsburg", "evade.to", offers=["messina", "barbary_coast", "malta", "pass"])
    for barred in ("adriatic_sea", "corfu", "coron", "taranto"):  # enemies, foreign, hostile, in unrest
        t.refuse("habsburg", "evade.to", barred)
    t.dice(evade=[4, 5]).answer("habsburg", "evade.to", "messina")
    t.expect_event("evade.tried", power="habsburg", target="messina", total=9, success=1)
    assert t.fleet("messina", "habsburg") == (2, 0)
    assert t.over


@proves("16.1-p5f", "16.1-p6")
def test_16_1_p5f_whoever_fails_fights():
    t = ionian()
    sail(t, "ottoman", ("coron", "ionian_sea"))
    t.dice(evade=[4, 4], attack=hits(1, 4), defence=hits(0, 4)).answer("habsburg", "evade.to", "messina")
    t.expect("habsburg", "fleet.retreat")
    t.expect_event("naval.won", winner="ottoman")


def test_16_1_p5_not_after_an_interception_nor_in_port_nor_before_ships_already_there():
    t = ionian().ships("messina", "habsburg", squadrons=1)
    sail(t, "ottoman", ("coron", "ionian_sea"))
    t.dice(chase=[6, 6], attack=hits(0, 4), defence=hits(2, 6)).answer("habsburg", "chase.from", "messina")
    t.expect("ottoman", "fleet.retreat")  # nobody was asked to avoid battle
    t = sea_war("ottoman", "habsburg").ships("ionian_sea", "ottoman", squadrons=1)
    t.ships("messina", "habsburg", squadrons=1)
    sail(t.dice(attack=hits(0, 2), defence=hits(0, 3)), "ottoman", ("ionian_sea", "messina"))
    t.expect("ottoman", "fleet.retreat", options=["ionian_sea", "tyrrhenian_sea"])


@proves("16.1-p5b")
def test_16_1_p5b_powers_try_in_impulse_order():
    t = sea_war("ottoman", "habsburg", "papacy").ships("ionian_sea", "ottoman", squadrons=1)
    t.ships("ionian_sea", "papacy", squadrons=1).ships("ionian_sea", "habsburg", squadrons=1)
    avoid(t, "ottoman", "ionian_sea")
    t.dice("evade", [6, 6], [1, 1]).answer("habsburg", "evade.to", "adriatic_sea")
    t.answer("papacy", "evade.to", "adriatic_sea")
    assert t.fleet("adriatic_sea", "habsburg") == (1, 0)
    assert t.fleet("ionian_sea", "papacy") == (1, 0)


def test_16_1_p5d_no_place_that_some_of_them_may_not_enter():
    t = sea_war("france", "habsburg").ally("genoa", "habsburg")
    t.ships("bay_of_biscay", "france", squadrons=1).ships("bay_of_biscay", "habsburg", squadrons=1)
    avoid(t, "france", "bay_of_biscay").expect("habsburg", "evade.to", offers=["atlantic_ocean"])
    t.answer("habsburg", "evade.to", "pass")
    avoid(t.ships("bay_of_biscay", "genoa", squadrons=1), "france", "bay_of_biscay")
    t.expect("habsburg", "evade.to", lacks=["atlantic_ocean"], offers=["corunna"])


# Meeting


@proves("16.1-p7", "16.1-p7b", "16.1-p7c")
def test_16_1_p7_the_active_power_chooses_where_and_whom_to_fight():
    """Two combats; in the Ionian Sea two enemies, who are allies and fight alone."""
    t = sea_war("ottoman", "habsburg", "papacy").ally("habsburg", "papacy")
    t.ships("ionian_sea", "ottoman", squadrons=2).ships("ionian_sea", "habsburg", squadrons=1)
    t.ships("ionian_sea", "papacy", squadrons=1).ships("aegean_sea", "ottoman", squadrons=1)
    t.ships("aegean_sea", "habsburg", squadrons=1).ships("varna", "ottoman", squadrons=1)
    sail(t, "ottoman", ("varna", "black_sea"))
    t.expect("ottoman", "fleet.battle", options=["ionian_sea", "aegean_sea"])
    t.answer("ottoman", "fleet.battle", "ionian_sea")
    t.expect("ottoman", "fleet.enemy", options=["habsburg", "papacy"])
    t.dice("attack", hits(1, 4)).dice("defence", hits(0, 2)).answer("ottoman", "fleet.enemy", "papacy")
    t.expect("ottoman", "fleet.battle")  # the Pope's squadron sank with the odd hit
    t.dice("attack", hits(0, 4)).dice("defence", hits(0, 2)).answer("ottoman", "fleet.battle", "ionian_sea")
    t.dice(attack=hits(2, 2), defence=hits(0, 2))
    t.answer("ottoman", "fleet.retreat", "coron")  # beaten once: the fighting there is over
    assert t.over
    assert t.fleet("aegean_sea", "habsburg") == (0, 0)
    assert t.fleet("ionian_sea", "habsburg") == (1, 0)


def test_16_1_p1_a_naval_move_needs_at_least_one_course():
    t = ionian().play(naval_move, OTTOMAN)
    t.expect("ottoman", "fleet.to", offers=["ionian_sea", "aegean_sea"])
