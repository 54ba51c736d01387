"""Every calculation of odds, held against many throws of the procedure that it speaks of."""

from __future__ import annotations

import pytest

from cuius.titles.guerres.explain.odds import ODDS
from cuius.titles.guerres.explain.odds.court import ROWS
from cuius.titles.guerres.ids import (
    ARMIES,
    CHARACTERS,
    COUNTRIES,
    FACTIONS,
    HUGUENOT,
    LEAGUE,
    ROYALIST,
    TOWNS,
)
from cuius.titles.guerres.phases.court.actions import (
    diplomacy,
    influence,
    persuasion,
    surprise,
    taxes,
    treaty,
)
from cuius.titles.guerres.phases.war.fights import clash, fate_in_battle, fate_in_siege, storm
from cuius.titles.guerres.phases.war.marches import react
from cuius.titles.guerres.phases.war.money import attrition
from cuius.titles.guerres.state import CAPTURED, IN_PLAY, OPEN, WOUNDED
from tests.guerres.explain.throws import assert_agrees, throw_often
from tests.guerres.tables import GuerresTable, court_table, war_table

ROYALIST_1, HUGUENOT_1 = ARMIES["royalist_1"], ARMIES["huguenot_1"]
COMMANDERS = {0: "anne_de_montmorency", 1: "louis_de_montpensier", 2: "blaise_de_monluc"}
REBELS = {0: "", 1: "louis_de_conde", 2: "gaspard_de_coligny", 3: "henri_de_bourbon"}


def facing(royal: int, tactical: int, huguenot: int, enemy: int, support: str = "") -> GuerresTable:
    """A royal army in Orléanais, and a Huguenot one."""
    t = war_table().arrange(active=0).army("royalist_1", "orleanais", royal, COMMANDERS[tactical], support)
    t.army("huguenot_1", "orleanais", huguenot, REBELS[enemy])
    return t.gone("francois_d_andelot") if not enemy else t


# ---- the war ----


@pytest.mark.parametrize(("own", "tactical", "moving", "value"), [(4, 1, 8, 0), (3, 2, 5, 1), (9, 0, 2, 2)])
@pytest.mark.parametrize("scouts", [0, -2, 2])
def test_15_7_4_r10_odds_of_interception(own, tactical, moving, value, scouts):
    t = facing(moving, value, own, tactical).force("good_scouts", scouts)
    found = throw_often(
        t.state,
        lambda g, stopped: "interception.succeeds" if stopped else "interception.fails",
        react,
        HUGUENOT_1,
        ROYALIST_1,
        "interception",
        times=2000,
    )
    forecast = ODDS["interception"].forecast(
        tactical=tactical, troops=own, moving_tactical=value, moving_troops=moving, scouts=scouts
    )
    assert_agrees(found, forecast)


@pytest.mark.parametrize(("own", "tactical", "moving", "value"), [(4, 1, 8, 0), (2, 3, 9, 2), (7, 0, 3, 1)])
def test_15_7_4_r10_odds_of_evasion(own, tactical, moving, value):
    t = facing(moving, value, own, tactical)
    found = throw_often(
        t.state,
        lambda g, away: "evasion.succeeds" if away else "evasion.fails",
        react,
        HUGUENOT_1,
        ROYALIST_1,
        "evasion",
    )
    forecast = ODDS["evasion"].forecast(
        tactical=tactical, troops=own, moving_tactical=value, moving_troops=moving
    )
    assert_agrees(found, forecast)


@pytest.mark.parametrize(("troops", "march"), [(3, 0), (3, 1), (5, 0), (6, 1), (8, 0)])
def test_15_7_2_r14_odds_of_attrition(troops, march):
    t = war_table().army("huguenot_1", "saintonge", troops, "louis_de_conde")
    found = throw_often(
        t.state,
        lambda g, _: "attrition.spared" if g.troops[HUGUENOT_1] == troops else "attrition.suffered",
        attrition,
        HUGUENOT_1,
        bool(march),
        times=2000,
    )
    assert_agrees(found, ODDS["attrition"].forecast(troops=troops, forced_march=march))


@pytest.mark.parametrize(
    ("numbers", "effects"),
    [
        ((7, 0, 4, 1), {}),
        ((5, 1, 5, 1), {}),
        ((2, 2, 9, 3), {}),
        ((1, 0, 1, 0), {}),
        ((5, 1, 6, 2), {"charge_of_the_reiters": ROYALIST}),
        ((5, 1, 6, 2), {"charge_of_the_reiters": HUGUENOT, "ambush": ROYALIST}),
        ((3, 0, 3, 0), {"ambush": HUGUENOT}),
    ],
)
def test_15_7_5_r5_odds_of_a_battle(numbers, effects):
    """A standstill is told by the Royalist's being asked: he says the Huguenot has won, and it is seen."""
    royal, tactical, huguenot, enemy = numbers
    t = facing(*numbers)
    for effect, player in effects.items():
        t.force(effect, player + 1)
    places = t.state.army_at[ROYALIST_1]

    def read(g, winner):
        return "odds.battle.won" if winner == ROYALIST_1 else "odds.battle.lost"

    forecast = ODDS["battle"].forecast(
        troops=royal,
        tactical=tactical,
        enemy_troops=huguenot,
        enemy_tactical=enemy,
        reiters=effects.get("charge_of_the_reiters") == ROYALIST,
        ambush=effects.get("ambush") == ROYALIST,
        enemy_reiters=effects.get("charge_of_the_reiters") == HUGUENOT,
        enemy_ambush=effects.get("ambush") == HUGUENOT,
    )
    for word, kind in (("royalist_1", "odds.battle.won"), ("huguenot_1", "odds.battle.lost")):
        found = throw_often(
            t.state, read, clash, ROYALIST_1, HUGUENOT_1, places, answers={"battle.winner": word}, times=1500
        )
        p = float(forecast.probability(kind) + forecast.probability("odds.battle.open"))
        share = found[kind] / found.total()
        assert abs(share - p) <= 4 * (p * (1 - p) / found.total()) ** 0.5, (kind, p, share)


@pytest.mark.parametrize(
    ("troops", "tactical", "town", "effects"),
    [
        (8, 0, "orleans", ()),
        (2, 1, "orleans", ()),
        (7, 2, "orleans", ("heroic_defence",)),
        (5, 1, "orleans", ("mine_and_sap",)),
        (4, 0, "orleans", ("royal_artillery", "heroic_defence")),
        (4, 2, "blois", ()),
        (1, 0, "blois", ("mine_and_sap",)),
    ],
)
def test_15_7_7_r11_odds_of_a_siege(troops, tactical, town, effects):
    t = war_table().arrange(active=0).army("royalist_1", "orleanais", troops, COMMANDERS[tactical])
    t.towns("huguenot", "orleans", "blois")
    for effect in effects:
        t.force(effect)
    at, garrison = TOWNS[town], 2 if town == "orleans" else 1

    forecast = ODDS["siege"].forecast(
        troops=troops,
        tactical=tactical,
        garrison=garrison,
        artillery="royal_artillery" in effects,
        mines="mine_and_sap" in effects,
        heroic_defence="heroic_defence" in effects,
    )
    found = throw_often(t.state, lambda g, end: f"odds.{end}", storm, ROYALIST_1, at, times=2000)
    assert_agrees(found, forecast)


def fate_of(leader, taken):
    """Reads what has become of a leader: safe, taken (captured or wounded), or killed."""

    def read(g, _):
        if g.status[leader] != IN_PLAY:
            return "odds.fate.killed"
        return taken if g.post[leader] in (CAPTURED, WOUNDED) else "odds.fate.safe"

    return read


@pytest.mark.parametrize(("who", "unkillable"), [("louis_de_conde", 0), ("henri_de_bourbon", 1)])
@pytest.mark.parametrize("parole", [0, 1])
def test_15_7_6_r1_odds_of_fate_in_battle(who, unkillable, parole):
    t = war_table().army("huguenot_1", "orleanais", 5, who)
    t.force("parole_of_honour", (HUGUENOT + 1) * parole)
    read = fate_of(CHARACTERS[who], "odds.fate.captured")
    found = throw_often(t.state, read, fate_in_battle, HUGUENOT_1, int(ROYALIST))
    assert_agrees(found, ODDS["battle_fate"].forecast(unkillable=unkillable, parole=parole))


@pytest.mark.parametrize(("who", "unkillable"), [("louis_de_conde", 0), ("henri_de_bourbon", 1)])
@pytest.mark.parametrize("parole", [0, 1])
def test_15_7_7_r14_odds_of_fate_in_a_siege(who, unkillable, parole):
    t = war_table().army("huguenot_1", "orleanais", 5, who)
    t.force("parole_of_honour", (HUGUENOT + 1) * parole)
    read = fate_of(CHARACTERS[who], "odds.fate.wounded")
    found = throw_often(t.state, read, fate_in_siege, HUGUENOT_1)
    assert_agrees(found, ODDS["siege_fate"].forecast(unkillable=unkillable, parole=parole))


# ---- the court ----

SUCCESS, FAILURE, DEATH = "court.odds.success", "court.odds.failure", "court.odds.death"


def thrown_at_court(t: GuerresTable, action, faction: str, who: str, won, answers=None):
    """How often an action succeeds, fails or kills."""
    character = CHARACTERS[who]

    def read(g, _):
        if g.status[character] != IN_PLAY:
            return DEATH
        return SUCCESS if won(g) else FAILURE

    return throw_often(t.state, read, action, FACTIONS[faction], character, answers=answers or {}, times=2500)


@pytest.mark.parametrize(("town", "major"), [("blois", 0), ("poitiers", 1)])
@pytest.mark.parametrize("card", [0, 2])
def test_14_7_r4_odds_of_a_surprise_attack(town, major, card):
    t = court_table(2).hand("huguenot", "gaspard_de_coligny").gone("louis_de_conde")
    helps = card and town == "blois"
    if card:
        t.force("surprise_of_meaux")
    found = thrown_at_court(
        t,
        surprise,
        "huguenot",
        "gaspard_de_coligny",
        lambda g: g.control[TOWNS[town]] == HUGUENOT,
        {"surprise.town": town},
    )
    assert_agrees(found, ODDS["surprise"].forecast(military=2, major=major, card=2 if helps else 0))


@pytest.mark.parametrize(("town", "major"), [("meaux", 0), ("amiens", 1), ("paris", 1)])
@pytest.mark.parametrize("card", [0, 1])
def test_14_7_r11_odds_of_influence(town, major, card):
    t = court_table(1).force("parisian_preachers", card).hand("league", "francois_de_guise")
    found = thrown_at_court(
        t,
        influence,
        "league",
        "francois_de_guise",
        lambda g: g.control[TOWNS[town]] == LEAGUE,
        {"influence.town": town},
    )
    assert_agrees(found, ODDS["influence"].forecast(intrigue=2, major=major, card=2 * card))


@pytest.mark.parametrize(
    ("effect", "value", "numbers"),
    [
        ("", 0, {}),
        ("colonial_tension", 1, {"tension": 1}),
        ("spanish_armada", 1, {"armada": 1}),
    ],
)
def test_14_7_r16_odds_of_a_mission_to_spain(effect, value, numbers):
    t = court_table(4).hand("league", "anne_d_este")
    if effect:
        t.force(effect, value)
    board = t.state.board
    subsidy = board.subsidies[LEAGUE][COUNTRIES["spain"]]
    rows = dict(zip(subsidy.money, ROWS, strict=True))

    def read(g, _):
        if g.status[CHARACTERS["anne_d_este"]] != IN_PLAY:
            return DEATH
        return rows[g.money[LEAGUE]] if g.money[LEAGUE] else FAILURE

    found = throw_often(
        t.state, read, diplomacy, LEAGUE, CHARACTERS["anne_d_este"], answers={"diplomacy.country": "spain"}
    )
    assert_agrees(found, ODDS["diplomacy"].forecast(intrigue=2, diplomat=1, **numbers))


def test_20_c4_odds_of_a_mission_to_the_united_provinces():
    t = court_table(4).hand("huguenot", "assemblee_huguenote").force("water_geuzen", 2)
    rows = dict(zip((1, 2, 3), ROWS, strict=True))
    found = throw_often(
        t.state,
        lambda g, _: rows[g.money[HUGUENOT]] if g.money[HUGUENOT] else FAILURE,
        diplomacy,
        HUGUENOT,
        CHARACTERS["assemblee_huguenote"],
        answers={"diplomacy.country": "united_provinces"},
    )
    assert_agrees(found, ODDS["diplomacy"].forecast(intrigue=2, diplomat=1, geuzen=2, mortal=0))


@pytest.mark.parametrize("writers", [True, False])
def test_14_7_r26_odds_of_a_treaty(writers):
    t = court_table(1).hand("huguenot", "theodore_de_beze")
    who = "theodore_de_beze" if writers else "odet_de_chatillon"
    if not writers:
        t.only_in_play("huguenot", who)
    found = thrown_at_court(t, treaty, "huguenot", who, lambda g: g.treaty[HUGUENOT] == 1)
    assert_agrees(found, ODDS["treaty"].forecast(intrigue=3 if writers else 2, writer=int(writers)))


@pytest.mark.parametrize(("trent", "card"), [(0, 0), (1, 0)])
def test_14_7_r31_odds_of_winning_a_huguenot_over(trent, card):
    t = court_table(2).hand("royalist", "catherine_de_medicis").force("council_of_trent", trent)
    found = thrown_at_court(
        t,
        persuasion,
        "royalist",
        "catherine_de_medicis",
        lambda g: g.won_by[CHARACTERS["baron_des_adrets"]] == ROYALIST,
        {"persuade.character": "baron_des_adrets"},
    )
    assert_agrees(found, ODDS["persuasion"].forecast(intrigue=3, trent=trent, card=card))


def test_19_h10_odds_of_winning_a_royalist_over_with_the_malcontents():
    t = court_table(4).hand("huguenot", "henri_de_conde").force("malcontents")
    found = thrown_at_court(
        t,
        persuasion,
        "huguenot",
        "henri_de_conde",
        lambda g: g.won_by[CHARACTERS["francois_d_alencon"]] == HUGUENOT,
        {"persuade.character": "francois_d_alencon"},
    )
    assert_agrees(found, ODDS["persuasion"].forecast(intrigue=1, card=2))


@pytest.mark.parametrize(
    ("who", "intrigue", "administrator"), [("michel_de_l_hospital", 3, 1), ("charles_ix", 1, 0)]
)
def test_14_7_r37_odds_of_taxes(who, intrigue, administrator):
    t = court_table(1).hand("royalist", who)
    found = thrown_at_court(t, taxes, "royalist", who, lambda g: g.taxes == 1)
    assert_agrees(found, ODDS["taxes"].forecast(intrigue=intrigue, administrator=administrator))


def test_14_2_r7_odds_under_the_flying_squadron():
    t = court_table(1).hand("royalist", "escadron_volant", how=OPEN).hand("huguenot", "theodore_de_beze")
    found = thrown_at_court(
        t,
        treaty,
        "huguenot",
        "theodore_de_beze",
        lambda g: g.treaty[HUGUENOT] == 1,
        {"court.squadron": "escadron_volant"},
    )
    assert_agrees(found, ODDS["treaty"].forecast(intrigue=3, squadron=1))
