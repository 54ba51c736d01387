"""12.1 Lines of communication."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import ENGLAND, FRANCE, HABSBURG, OTTOMAN, PAPACY, PLACES, POWERS, SPACES
from cuius.titles.here_i_stand.rules.communication import has_line, line_by_land, lines
from tests.here_i_stand.tables import HisTable, war_table


def line(t: HisTable, power: str, space: str) -> bool:
    return has_line(t.state, POWERS[power], PLACES[space])


def cut_off(t: HisTable) -> HisTable:
    """Paris alone of the French keys is fortified and French: every line of France begins there."""
    return t.control("england", "bordeaux", "lyon", "marseille", "rouen")


@proves("12.1-r1", "12-r2")
def test_12_1_r1_from_a_fortified_home_space_over_friendly_spaces_to_the_space():
    t = cut_off(war_table())
    assert line(t, "france", "tours")  # Paris, Orleans, Tours
    assert line(t, "france", "brussels")  # the last space need not be friendly
    assert not line(t, "france", "antwerp")  # but Brussels before it must
    t.control("france", "brussels")
    assert line(t, "france", "antwerp")


def test_12_1_r1_without_a_source_there_is_no_line():
    t = cut_off(war_table()).control("england", "paris")
    assert not lines(t.state, FRANCE, SPACES)


def test_12_1_r1_a_source_must_be_fortified_and_under_friendly_control():
    t = war_table().control("habsburg", "bristol", "york", "london", "calais")
    assert not lines(t.state, ENGLAND, SPACES)
    t.arrange(fortress={PLACES["wales"]: True})
    assert line(t, "england", "shrewsbury")  # 2.1-r11 Wales counts as a fortress now


def test_r39_home_spaces_of_allies_and_of_its_own_minor_powers():
    t = cut_off(war_table()).control("england", "paris")
    t.ally("france", "papacy")
    assert line(t, "france", "siena")
    t.ally("genoa", "france")
    assert line(t, "france", "turin")


def test_r39_not_those_of_an_allys_minor_power():
    for edition, reached in (("first", False), ("2017", True)):
        t = cut_off(war_table(edition=edition)).control("england", "paris", "rome", "ravenna")
        t.ally("france", "papacy").ally("venice", "papacy")
        assert line(t, "papacy", "trieste")
        assert line(t, "france", "trieste") == reached


def test_12_1_x1_every_space_before_the_last_is_friendly():
    t = war_table().control("england", "st_quentin", "st_dizier", "boulogne")
    assert line(t, "france", "st_quentin")
    assert not line(t, "france", "brussels")
    t.ally("france", "england")
    assert line(t, "france", "brussels")


@proves("12.1-x2")
def test_r40_enemy_land_units_ships_and_leaders_close_the_way():
    for block in ("land", "ships", "leader"):
        t = war_table().war("france", "england").control("france", "calais", "brussels")
        t.control("habsburg", "st_quentin", "st_dizier")
        assert line(t, "france", "antwerp")  # by Boulogne and Calais
        if block == "land":
            t.put("boulogne", "england", regulars=1)
        elif block == "ships":
            t.ships("boulogne", "england", squadrons=1)
        else:
            t.put("boulogne", "england", leaders=["charles_brandon"])
        assert not line(t, "france", "antwerp")


def test_r40_a_besieged_home_space_is_no_source():
    t = cut_off(war_table()).war("france", "england")
    t.put("paris", "france", regulars=1).put("paris", "england", regulars=2).siege("paris")
    assert not lines(t.state, FRANCE, SPACES)


def test_2_2_r10_independent_units_close_nothing():
    t = war_table().control("france", "metz").put("metz", "independent", regulars=1)
    assert line(t, "france", "trier")


@proves("12.1-x3", "12.4-r4")
def test_12_1_x3_unrest_closes_the_way():
    t = cut_off(war_table()).unrest("orleans", "dijon", "rouen")
    assert line(t, "france", "orleans")  # as the last space
    assert not line(t, "france", "tours")
    assert not line(cut_off(war_table()).unrest("paris"), "france", "tours")


def test_12_1_x4_no_line_through_an_electorate_before_the_league():
    t = war_table().control("habsburg", "trier", "metz", "liege", "mainz")
    assert line(t, "habsburg", "trier")
    assert line(t, "habsburg", "mainz") is False
    t.arrange(league=True)
    assert line(t, "habsburg", "mainz")


@proves("12.1-r2")
def test_12_1_r2_over_adjacent_sea_zones_with_a_friendly_ship_in_each():
    t = war_table()
    assert not line(t, "ottoman", "tunis")
    t.ships("aegean_sea", "ottoman", squadrons=1)
    assert line(t, "ottoman", "rhodes")
    assert not line(t, "ottoman", "tunis")
    t.ships("north_african_coast", "ottoman", corsairs=1)
    assert not t.state.board.sea_links[PLACES["north_african_coast"]] == ()
    assert line(t, "ottoman", "tunis")


def test_12_1_r2_an_allys_ships_and_lent_ones_serve():
    t = war_table().ships("gulf_of_lyon", "habsburg", squadrons=1)
    assert not line(t, "france", "bastia")
    t.ally("france", "habsburg")
    assert line(t, "france", "bastia")
    t = war_table().lend("gulf_of_lyon", "habsburg", "france", 1)
    assert line(t, "france", "bastia")


def test_12_1_r3_into_and_out_of_the_sea_through_friendly_ports():
    t = cut_off(war_table()).ships("english_channel", "france", squadrons=1)
    t.control("england", "boulogne", "brest", "nantes")
    assert not line(t, "france", "plymouth")  # no French port on the Channel
    t.control("france", "boulogne")
    assert line(t, "france", "plymouth")  # which may be an enemy port, being the last
    assert not line(t, "france", "bristol")
    t.control("france", "plymouth")
    assert line(t, "france", "bristol")


def test_12_1_r3_a_line_may_go_on_from_port_to_port():
    t = war_table().ships("ionian_sea", "habsburg", squadrons=1)
    t.ships("north_african_coast", "habsburg", squadrons=1)
    assert line(t, "habsburg", "tunis")


def test_algiers_and_havens_are_ottoman_home_spaces_once_in_play():
    t = war_table().control("ottoman", "algiers").ships("barbary_coast", "ottoman", corsairs=1)
    t.control("habsburg", *[s.word for s in t.state.board.homes[OTTOMAN]])
    t.arrange(algiers_in_play=False)
    assert not line(t, "ottoman", "oran")
    t.arrange(algiers_in_play=True)
    assert line(t, "ottoman", "oran")


def test_a_line_by_land_is_measured_from_the_space():
    t = war_table()
    assert line_by_land(t.state, FRANCE, PLACES["brussels"], 2)  # St Quentin, Paris
    assert not line_by_land(t.state, FRANCE, PLACES["brussels"], 1)
    t.ships("ionian_sea", "habsburg", squadrons=1)
    assert not line_by_land(t.state, HABSBURG, PLACES["lepanto"], 4)  # over the sea only


def test_24_k35_a_minor_allys_walls_are_no_home_of_the_assaulting_power():
    t = war_table().ally("genoa", "france").control("france", "milan", "pavia")
    assert line(t, "france", "modena")  # Genoa is a source of lines (12.1-r1)
    assert not line_by_land(t.state, FRANCE, PLACES["modena"], 4)
    t.ally("scotland", "england")
    assert line_by_land(t.state, ENGLAND, PLACES["edinburgh"], 4)  # from York
    t.control("france", "york", "carlisle", "berwick")
    assert not line_by_land(t.state, ENGLAND, PLACES["edinburgh"], 4)


def test_2_2_r10_the_line_of_a_power_at_peace_with_all():
    assert line(war_table(), "papacy", "siena")
    assert has_line(war_table().state, PAPACY, PLACES["modena"])
