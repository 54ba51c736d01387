"""203, 209, 210, 218 Losses and ships."""

from cuius.titles.here_i_stand.ids import CARDS, HABSBURG, PLACES
from cuius.titles.here_i_stand.phases.land.movement import free_units
from cuius.titles.here_i_stand.variants.two_player.turn import actions_abroad
from tests.here_i_stand.pairs import PairTable, pair_table


def test_25_k203_a_card_or_a_squadron_for_each_hit():
    t = pair_table().bare().hand("papacy", "gout", "ransom").ships("rome", "papacy", squadrons=1)
    t.dice(corsairs=[5, 6, 1, 4]).lays("protestant", "dip_corsair_raid")
    t.expect("papacy", "corsairs.price", options=["card", "ship"], about={"hits": 2})
    t.answer("papacy", "corsairs.price", "card")
    t.refuse("papacy", "corsairs.card", "papal_bull")
    t.answer("papacy", "corsairs.card", "ransom", "corsairs.price", "ship")
    assert (t.holds("papacy"), t.fleet("rome", "papacy")) == (["gout"], (0, 0))
    assert int(CARDS["ransom"]) in t.state.discards


def test_r464_any_card_but_a_home_card():
    t = pair_table().bare().hand("papacy", "schmalkaldic_league", "gout")
    t.dice(corsairs=[5, 1, 1, 1]).lays("protestant", "dip_corsair_raid")
    t.expect("papacy", "corsairs.card", options=["gout", "schmalkaldic_league"])


def test_25_k203_the_protestant_loses_ships_of_those_who_help_him():
    t = pair_table().bare().ships("marseille", "france", squadrons=1).ships("naples", "habsburg", squadrons=1)
    t.dice(corsairs=[6, 6, 1, 1]).lays("papacy", "dip_corsair_raid")
    assert (t.fleet("marseille", "france"), t.fleet("naples", "habsburg")) == ((0, 0), (1, 0))
    t = pair_table().bare().ships("naples", "habsburg", squadrons=1).war("habsburg", "papacy")
    t.dice(corsairs=[6, 1, 1, 1]).lays("papacy", "dip_corsair_raid")
    assert t.fleet("naples", "habsburg") == (0, 0)


def test_25_k203_who_has_nothing_loses_nothing():
    t = pair_table().bare().dice(corsairs=[6, 6, 6, 6]).lays("papacy", "dip_corsair_raid")
    assert not t.waiting


def crowded() -> PairTable:
    t = pair_table().bare().put("rome", "papacy", regulars=2).put("vienna", "habsburg", regulars=1, hired=1)
    return t.put("paris", "france", regulars=1).ships("venice", "venice", squadrons=2)


def test_25_k209_three_units_in_three_spaces_and_a_card():
    t = crowded().hand("papacy", "gout").draw(card_taken=["gout"]).lays("protestant", "dip_plague")
    t.expect("protestant", "plague.place", options=["vienna", "rome", "venice"])
    t.refuse("protestant", "plague.place", "paris")
    t.answer("protestant", "plague.place", "vienna", "plague.unit", "mercenary")
    t.answer("protestant", "plague.place", "rome")
    assert t.units("vienna", "habsburg") == (1, 0)
    assert (t.units("rome", "papacy"), t.fleet("venice", "venice")) == ((1, 0), (1, 0))
    assert t.holds("papacy") == []


def test_25_k209_one_a_space_at_most():
    t = pair_table().bare().put("rome", "papacy", regulars=4).lays("protestant", "dip_plague")
    assert (t.units("rome", "papacy"), t.waiting) == ((3, 0), [])


def test_25_k210_two_squadrons_of_the_papacy_and_its_allies():
    t = pair_table().bare().ally("genoa", "papacy").lays("papacy", "dip_shipbuilding")
    t.expect("papacy", "yards.port", offers=["rome", "genoa", "pass"], lacks=["naples", "venice"])
    t.refuse("papacy", "yards.port", "venice")
    t.answer("papacy", "yards.port", "genoa", "yards.port", "rome")
    assert (t.fleet("genoa", "genoa"), t.fleet("rome", "papacy")) == ((1, 0), (1, 0))
    assert not t.waiting


def test_25_k210_or_of_the_protestants_friends():
    t = pair_table().bare().lays("protestant", "dip_shipbuilding")
    t.expect("protestant", "yards.port", offers=["marseille", "naples", "istanbul"], lacks=["rome", "rouen"])
    t.refuse("protestant", "yards.port", "rouen")
    t.answer("protestant", "yards.port", "naples", "yards.port", "istanbul")
    assert (t.fleet("naples", "habsburg"), t.fleet("istanbul", "ottoman")) == ((1, 0), (1, 0))


def test_25_k210_fewer_if_he_likes():
    t = pair_table().bare().lays("protestant", "dip_shipbuilding").answer("protestant", "yards.port", "pass")
    assert (not any(t.state.squadrons), t.waiting) == (True, [])


def test_25_k218_two_units_die_and_the_others_stay():
    t = (
        pair_table()
        .bare()
        .league()
        .put("vienna", "habsburg", regulars=3)
        .put("prague", "hungary", regulars=1)
    )
    t.put("trieste", "habsburg", regulars=2).put("augsburg", "habsburg", regulars=1)
    t.lays("protestant", "dip_siege_of_vienna")
    t.expect("protestant", "vienna.space", offers=["vienna"], lacks=["augsburg"])
    t.refuse("protestant", "vienna.space", "augsburg")
    t.answer("protestant", "vienna.space", "vienna", "vienna.space", "vienna")
    assert t.units("vienna", "habsburg") == (1, 0)
    assert free_units(t.state, HABSBURG, PLACES["vienna"]) == 0
    assert free_units(t.state, HABSBURG, PLACES["augsburg"]) == 1


def test_25_k218_whoever_comes_later_is_free():
    t = pair_table().bare().league().put("vienna", "habsburg", regulars=3)
    t.lays("protestant", "dip_siege_of_vienna")
    assert (t.units("vienna", "habsburg"), free_units(t.state, HABSBURG, PLACES["vienna"])) == ((1, 0), 0)
    t.arrange(cp=2, phase=5)
    assert not actions_abroad(t.state, HABSBURG)
    t.put("vienna", "habsburg", regulars=2)
    assert free_units(t.state, HABSBURG, PLACES["vienna"]) == 2
