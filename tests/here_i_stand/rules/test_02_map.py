"""2 The map: spaces, control, religion, markers, languages, passes and seas."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    DEBATERS,
    ELECTORATE,
    ENGLAND,
    FAITHS,
    FORTRESS,
    FRANCE,
    GERMAN,
    HABSBURG,
    INDEPENDENT,
    KEY,
    MAJORS,
    MINORS,
    NO_ZONE,
    OTTOMAN,
    PAPACY,
    PLACES,
    POWERS,
    PROTESTANT,
    SEAS,
    SPACES,
    UNFORTIFIED,
    ZONES,
)
from cuius.titles.here_i_stand.loading import plain_board
from cuius.titles.here_i_stand.phases.common.control import take_control
from cuius.titles.here_i_stand.phases.land.formation import whole_stack
from cuius.titles.here_i_stand.phases.land.reactions import can_withdraw, interceptions
from cuius.titles.here_i_stand.phases.land.siege import SHELTER
from cuius.titles.here_i_stand.phases.religion.debates import can_call_debate
from cuius.titles.here_i_stand.phases.winter.marching import is_shelter
from cuius.titles.here_i_stand.rules.control import HEXAGON, SQUARE, bare_faith, marker_on
from cuius.titles.here_i_stand.rules.points import base_points, keys_of
from cuius.titles.here_i_stand.rules.powers import allied, at_war, controls, is_friendly, is_hostile
from cuius.titles.here_i_stand.rules.units import is_fortified, is_open_to
from cuius.titles.here_i_stand.state import FREE
from tests.here_i_stand.tables import HisTable, his_table, war_table

BOARD = plain_board("first")


def status(t: HisTable, space: str) -> tuple[str, str]:
    """Religion and controller, as the markers show them."""
    place = PLACES[space]
    marker = marker_on(t.state, place)
    if marker is None:
        return bare_faith(t.state, place).word, t.state.board.home[place].word
    return marker.faith.word, marker.power.word


# Spaces


def test_2_r1_adjacent_by_links_and_passes_both_ways():
    for space in SPACES:
        assert set(BOARD.neighbours[space]) == {*BOARD.links[space], *BOARD.passes[space]}
        for other in BOARD.neighbours[space]:
            assert space in BOARD.neighbours[other]


@proves("2-r2", "2.5-r13")
def test_2_r2_ports_touch_the_seas_of_their_anchors():
    for space in SPACES:
        assert BOARD.port[space] == bool(BOARD.seas[space])
        assert len(BOARD.seas[space]) <= 2
        for sea in BOARD.seas[space]:
            assert space in BOARD.ports_on[sea]
    assert [s.word for s in BOARD.seas[PLACES["calais"]]] == ["north_sea", "english_channel"]
    assert [s.word for s in BOARD.seas[PLACES["london"]]] == ["north_sea"]


@proves("2-r3", "2.4-r5")
def test_2_r3_control_and_religion_are_two_things():
    t = war_table().faith("protestant", "boulogne").play(take_control, ENGLAND, PLACES["boulogne"])
    assert status(t, "boulogne") == ("protestant", "england")
    t.faith("catholic", "boulogne")
    assert status(t, "boulogne") == ("catholic", "england")


@proves("2.1-r1,r2")
def test_2_1_r1_fortified_or_not_and_of_one_kind():
    g = war_table().state
    for space in SPACES:
        kind = BOARD.type[space]
        assert is_fortified(g, space) == (kind != UNFORTIFIED)
        assert BOARD.key[space] == (kind == KEY)
        assert BOARD.electorate[space] == (kind == ELECTORATE)
    assert [sum(t == k for t in BOARD.type) for k in (KEY, ELECTORATE, FORTRESS)] == [33, 6, 9]


@proves("2.1-r4")
def test_2_1_r4_four_units_shelter_inside():
    assert SHELTER == 4
    t = war_table().war("france", "england").put("calais", "england", regulars=4)
    assert can_withdraw(t.state, FRANCE, PLACES["calais"], (ENGLAND,))
    t.put("calais", "england", regulars=1)
    assert not can_withdraw(t.state, FRANCE, PLACES["calais"], (ENGLAND,))


@proves("2.1-r7,r8")
def test_2_1_r7_six_capitals():
    held = {p.word: [s.word for s in BOARD.capitals[p]] for p in MAJORS}
    assert held == {
        "ottoman": ["istanbul"],
        "habsburg": ["vienna", "valladolid"],
        "england": ["london"],
        "france": ["paris"],
        "papacy": ["rome"],
        "protestant": [],
    }
    assert all(BOARD.key[s] for p in MAJORS for s in BOARD.capitals[p])


def test_2_1_r9_six_electorates_in_germany():
    assert len(BOARD.electorates) == 6
    for space in BOARD.electorates:
        assert BOARD.zone[space] == GERMAN
        assert not BOARD.key[space]


@proves("2.1-r6,r10")
def test_2_1_r10_a_key_counts_and_a_fortress_does_not():
    t = war_table()
    keys, points = keys_of(t.state, OTTOMAN), base_points(t.state, OTTOMAN)
    t.control("ottoman", "rhodes", "corfu", "candia")
    assert (keys_of(t.state, OTTOMAN), base_points(t.state, OTTOMAN)) == (keys, points)
    t.control("ottoman", "buda", "belgrade")
    assert keys_of(t.state, OTTOMAN) == keys + 2
    assert base_points(t.state, OTTOMAN) > points


@proves("2.1-r14", "2.2-r10")
def test_2_1_r14_grey_spaces_are_nobodys():
    t = his_table()
    for word in ("liege", "modena", "siena", "zurich"):
        assert BOARD.home[PLACES[word]] == INDEPENDENT
        assert t.holder(word) == "independent"
        for power in MAJORS:
            assert not is_friendly(t.state, power, PLACES[word])
            assert not is_hostile(t.state, power, PLACES[word])


@proves("2.1-t1,t2")
def test_2_1_t1_home_spaces():
    for space in SPACES:
        assert space in BOARD.homes[BOARD.home[space]]
    samples = {
        "edirne": "ottoman",
        "seville": "habsburg",
        "wales": "england",
        "tours": "france",
        "ancona": "papacy",
        "wittenberg": "protestant",
        "bastia": "genoa",
        "buda": "hungary",
        "stirling": "scotland",
        "corfu": "venice",
    }
    for space, power in samples.items():
        assert BOARD.home[PLACES[space]].word == power
    assert [len(BOARD.homes[p]) for p in (*MAJORS, *MINORS)] == [14, 32, 12, 17, 3, 21, 2, 9, 3, 4]


# Control


@proves("2.2-r1,r3")
def test_2_2_r1_at_home_unless_somebody_has_taken_it():
    t = war_table()
    for space in SPACES:
        assert t.state.control[space] == BOARD.home[space]
    assert controls(t.state, FRANCE, PLACES["lyon"])
    t.control("england", "lyon")
    assert not controls(t.state, FRANCE, PLACES["lyon"])


@proves("2.2-r2", "12.2-r2")
def test_2_2_r2_a_marker_comes_and_goes():
    t = war_table()
    assert marker_on(t.state, PLACES["tours"]) is None
    t.play(take_control, ENGLAND, PLACES["tours"])
    assert marker_on(t.state, PLACES["tours"]).power == ENGLAND
    t.play(take_control, FRANCE, PLACES["tours"])
    assert marker_on(t.state, PLACES["tours"]) is None


@proves("2.2-r7,r8")
def test_2_2_r7_friends_and_enemies():
    t = war_table().ally("france", "papacy").ally("venice", "papacy").war("france", "habsburg")
    t.ally("hungary", "habsburg")
    assert is_friendly(t.state, FRANCE, PLACES["rome"])
    assert is_friendly(t.state, FRANCE, PLACES["venice"])
    assert is_hostile(t.state, FRANCE, PLACES["prague"])
    assert not is_friendly(t.state, FRANCE, PLACES["london"])
    assert not is_hostile(t.state, FRANCE, PLACES["london"])


def test_2_2_r9_debaters_are_enemies_in_peace_too():
    t = his_table().faith("protestant", "wittenberg").arrange(debater=dict.fromkeys(DEBATERS.ids, FREE))
    assert not at_war(t.state, PAPACY, PROTESTANT)
    assert can_call_debate(t.state, PAPACY)
    assert can_call_debate(t.state, PROTESTANT)


@proves("2.2-r10")
def test_2_2_r10_independents_are_neither():
    t = war_table().war("france", *[p.word for p in MAJORS if p != FRANCE], *[m.word for m in MINORS])
    assert not at_war(t.state, FRANCE, INDEPENDENT)
    assert not allied(t.state, FRANCE, INDEPENDENT)


@proves("2.2-r11")
def test_2_2_r11_independent_units_never_intercept():
    """The example 2.2-e1a: no offer to independents, one to an enemy in the same place."""
    t = war_table().war("france", "habsburg").put("metz", "independent", regulars=2)
    t.put("st_dizier", "france", regulars=1)
    t.play(interceptions, whole_stack(t.state, FRANCE, PLACES["st_dizier"]), PLACES["liege"], ())
    assert t.over
    assert t.returned is None
    t = war_table().war("france", "habsburg").put("metz", "habsburg", regulars=2)
    t.put("st_dizier", "france", regulars=1)
    t.play(interceptions, whole_stack(t.state, FRANCE, PLACES["st_dizier"]), PLACES["liege"], ())
    t.expect("habsburg", "intercept.from", offers=["metz", "pass"])


# Religion and markers


@proves("2.3-r1")
def test_2_3_r1_ottoman_home_spaces_take_no_side():
    t = his_table()
    for space in BOARD.homes[OTTOMAN]:
        assert FAITHS[t.state.faith[space]].word == "neither"


@proves("2.3-r2")
def test_2_3_r2_all_others_are_catholic_or_protestant():
    t = his_table()
    for space in SPACES:
        if BOARD.home[space] != OTTOMAN and space.word != "algiers":  # ruling R504
            assert FAITHS[t.state.faith[space]].word == "catholic"


@proves("2.3-r3", "2.4-r1,r4,r5")
def test_2_4_e1_seven_spaces_read_off_the_map():
    t = (
        war_table()
        .control("england", "antwerp")
        .faith("protestant", "york", "zurich", "erfurt", "wittenberg")
    )
    t.control("habsburg", "erfurt", "mainz").faith("catholic", "mainz")
    spaces = ("linz", "antwerp", "york", "zurich", "erfurt", "mainz", "wittenberg")
    markers = [marker_on(t.state, PLACES[s]) for s in spaces]
    shapes = [m.shape if m else None for m in markers]
    assert shapes == [None, SQUARE, SQUARE, HEXAGON, HEXAGON, HEXAGON, None]
    assert [status(t, s) for s in spaces] == [
        ("catholic", "habsburg"),
        ("catholic", "england"),
        ("protestant", "england"),
        ("protestant", "independent"),
        ("protestant", "habsburg"),
        ("catholic", "habsburg"),
        ("protestant", "protestant"),
    ]
    faiths = [status(t, s)[0] for s in spaces]
    assert (faiths.count("catholic"), faiths.count("protestant")) == (3, 4)


@proves("2.4-r2", "2.4-x1..x3")
def test_2_4_r2_every_key_of_a_major_power_bears_a_square_marker():
    t = war_table().control("protestant", "metz")
    for key in BOARD.keys:
        marker = marker_on(t.state, key)
        holder = t.state.control[key]
        if holder in (INDEPENDENT, *MINORS):  # 2.4-x1, 2.4-x2
            assert marker is None
        elif holder == PROTESTANT:  # 2.4-x3
            assert marker.shape == HEXAGON
        else:
            assert marker.shape == SQUARE
    t.ally("venice", "papacy")
    assert marker_on(t.state, PLACES["venice"]).shape == SQUARE


@proves("2.4-r3")
def test_2_4_r3_taking_a_key_uncovers_a_box_and_losing_it_covers_one():
    t = war_table()
    french, english = keys_of(t.state, FRANCE), keys_of(t.state, ENGLAND)
    t.play(take_control, FRANCE, PLACES["calais"])
    assert (keys_of(t.state, FRANCE), keys_of(t.state, ENGLAND)) == (french + 1, english - 1)


def test_2_4_r4_markers_of_other_spaces_are_hexagons():
    t = war_table().control("habsburg", "mainz", "tours", "rhodes")
    for space in ("mainz", "tours", "rhodes"):
        assert marker_on(t.state, PLACES[space]).shape == HEXAGON
    assert keys_of(t.state, HABSBURG) == len(BOARD.home_keys[HABSBURG])


# Languages, passes and seas


@proves("2.5-r1..r3")
def test_2_5_r1_five_languages():
    assert ZONES.words == ("english", "french", "german", "italian", "spanish")
    assert [len(BOARD.in_zone[z]) for z in ZONES] == [14, 24, 27, 18, 14]
    for zone in ZONES:
        for space in BOARD.in_zone[zone]:
            assert BOARD.zone[space] == zone
    outside = [s for s in SPACES if BOARD.zone[s] == NO_ZONE]
    assert len(outside) == 134 - 97
    assert PLACES["antwerp"] in outside
    assert BOARD.zone[PLACES["calais"]] == ZONES["french"]


@proves("2.5-r4,r5")
def test_2_5_r4_sixteen_passes_of_two_points_each():
    passes = {tuple(sorted((s, n))) for s in SPACES for n in BOARD.passes[s]}
    assert len(passes) == 16
    for one, other in passes:
        assert dict(BOARD.steps[one])[other] == 2
    assert dict(BOARD.steps[PLACES["paris"]])[PLACES["orleans"]] == 1


def test_2_5_r11_fourteen_sea_zones():
    assert len(SEAS) == 14


def test_2_5_r14_three_ports_join_seas_that_are_not_adjacent():
    for port, one, other in (
        ("messina", "ionian_sea", "tyrrhenian_sea"),
        ("gibraltar", "barbary_coast", "atlantic_ocean"),
        ("istanbul", "black_sea", "aegean_sea"),
    ):
        assert set(BOARD.seas[PLACES[port]]) == {PLACES[one], PLACES[other]}
        assert PLACES[other] not in BOARD.sea_links[PLACES[one]]
        assert PLACES[one] not in BOARD.sea_links[PLACES[other]]


def test_2_5_r16_the_north_sea_touches_the_irish_and_the_baltic_sea():
    north = BOARD.sea_links[PLACES["north_sea"]]
    assert {PLACES["irish_sea"], PLACES["baltic_sea"]} <= set(north)


@proves("2.5-r8")
def test_2_5_r8_no_interception_over_a_pass():
    t = war_table().war("france", "habsburg").put("innsbruck", "habsburg", regulars=2)
    t.put("milan", "france", regulars=1)
    t.play(interceptions, whole_stack(t.state, FRANCE, PLACES["milan"]), PLACES["trent"], ())
    assert t.over
    assert t.returned is None


def test_2_5_r12_land_units_have_no_place_at_sea():
    g = war_table().state
    assert len(g.regulars) == len(g.hired) == len(SPACES) * len(POWERS)
    assert len(g.squadrons) == len(PLACES) * len(POWERS)


def test_2_5_r15_the_bridges_are_open_to_their_holder():
    t = war_table().ally("france", "habsburg")
    for port in ("messina", "gibraltar"):
        assert is_open_to(t.state, HABSBURG, PLACES[port])
        assert not is_open_to(t.state, FRANCE, PLACES[port])  # R6: not even to an ally
    assert is_open_to(t.state, OTTOMAN, PLACES["istanbul"])


def test_2_1_r5_troops_winter_in_fortified_spaces():
    t = war_table()
    assert is_shelter(t.state, FRANCE, PLACES["paris"])
    assert not is_shelter(t.state, FRANCE, PLACES["tours"])
