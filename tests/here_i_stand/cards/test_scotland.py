"""97 Scots Raid."""

from cuius.titles.here_i_stand.ids import FRANCE
from cuius.titles.here_i_stand.phases.action.impulse import action_phase
from cuius.titles.here_i_stand.rules.lasting import SCOTS_RAID, in_force
from tests.here_i_stand.believers import lies, may_play, play_card
from tests.here_i_stand.tables import HisTable, war_table


def north(**options: str) -> HisTable:
    """Scotland allied to France, at war with England."""
    t = war_table(**options).ally("scotland", "france").war("france", "england")
    t.put("edinburgh", "scotland", regulars=3).put("edinburgh", "france", regulars=4)
    return t.put("paris", "france", regulars=4)


def raided(**options: str) -> HisTable:
    return play_card(north(**options), "papacy", "scots_raid")


def test_24_k97_france_spends_six_points_in_the_north():
    t = raided()
    t.expect("france", "action", about={"points": 6}, lacks=["naval_move", "explore", "foreign_war"])
    t.answer("france", "action", "raise_regular")
    t.expect("france", "build.where", options=["edinburgh", "glasgow", "stirling"])
    t.answer("france", "build.where", "glasgow").expect("france", "action", about={"points": 4})
    t.answer("france", "action", "pass")
    assert (t.state.cp, lies(t, "scots_raid")) == (0, "discarded")
    assert not in_force(t.state, SCOTS_RAID, FRANCE)


def test_24_k97_moves_stay_in_the_north():
    t = raided().answer("france", "action", "move_clear")
    t.answer("france", "move.regulars", 4)
    t.expect("france", "move.to", options=["berwick", "glasgow", "stirling"])


def test_24_k97_control_in_the_north_only():
    t = north().control("england", "orleans").put("berwick", "france", regulars=1)
    play_card(t, "papacy", "scots_raid").answer("france", "action", "control_unfortified")
    t.expect("france", "control.space", offers=["berwick"], lacks=["orleans"])
    t.answer("france", "control.space", "berwick")
    assert t.holder("berwick") == "france"


def test_24_k97_an_assault_in_the_impulse_of_the_siege():
    t = north().control("france", "berwick").put("berwick", "france", regulars=3)
    play_card(t, "papacy", "scots_raid").answer("france", "action", "move_clear")
    t.answer("france", "move.from", "berwick", "move.regulars", 3, "move.to", "york")
    t.expect_event("siege.laid", space="york")
    t.dice(attack=[6, 1, 1], defence=[1]).answer("france", "action", "assault", "assault.regulars", 3)
    assert t.holder("york") == "france"


def test_24_k97_only_while_scotland_is_a_french_ally():
    assert not may_play(war_table(), "papacy", "scots_raid")
    assert may_play(north(), "papacy", "scots_raid")


def test_r453_no_ship_carries_troops_out_of_the_north():
    t = north().ships("north_sea", "france", squadrons=2)
    play_card(t, "papacy", "scots_raid").answer("france", "action", "move_clear")
    t.answer("france", "move.regulars", 1, "move.regulars", 0)
    t.expect("france", "move.to", lacks=["north_sea"])


# The face of 2017


def forced(t: HisTable) -> HisTable:
    """The Papacy plays the card, which it can only play as an event."""
    t.hand("papacy", "scots_raid").turn(3).impulse("papacy").play(action_phase)
    return t.answer("papacy", "impulse.card", "scots_raid")


def test_24_k97_in_2017_mandatory_and_nothing_but_two_points_without_the_alliance():
    t = forced(war_table(edition="2017"))
    t.expect_event("scots.quiet")
    t.expect("papacy", "action", about={"points": 2})


def test_24_k97_in_2017_the_player_has_two_points_after_france():
    t = forced(north(edition="2017")).expect("france", "action", about={"points": 6})
    t.answer("france", "action", "pass").expect("papacy", "action", about={"points": 2})


def test_24_k97_in_2017_stirling_is_french_again_and_strangers_leave():
    t = north(edition="2017").control("england", "stirling").put("stirling", "england", regulars=2)
    forced(t).answer("england", "displace.land", "london")
    assert (t.holder("stirling"), t.units("stirling", "england")) == ("france", (0, 0))


def test_24_k97_in_2017_a_leader_may_cross_for_half_of_the_points():
    t = forced(north(edition="2017").put("paris", "france", leaders=["montmorency"]))
    t.answer("france", "scots.leader", "montmorency").answer("france", "scots.landing", "glasgow")
    assert t.where("montmorency") == "glasgow"
    t.expect("france", "action", about={"points": 3})


def test_24_k97_in_2017_he_need_not():
    t = forced(north(edition="2017").put("paris", "france", leaders=["montmorency"]))
    t.answer("france", "scots.leader", "pass").expect("france", "action", about={"points": 6})
