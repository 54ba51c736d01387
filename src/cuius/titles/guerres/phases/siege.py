"""15.7.7 Sieges."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.odds import total
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.guerres.cards.registry import Moment
from cuius.titles.guerres.ids import FACTIONS, FIGHT, NOBODY, PROVINCES, ROYAL, ROYALIST, SIEGE
from cuius.titles.guerres.phases.battle import fight_cards
from cuius.titles.guerres.phases.fate import fate_in_siege
from cuius.titles.guerres.rules.combat import (
    HELD,
    TAKEN,
    TOO_FEW,
    award,
    break_up,
    count_hits,
    garrison_dice,
    outcome,
    share_booty,
    siege_dice,
    thrower,
)
from cuius.titles.guerres.rules.conversion import convert_town
from cuius.titles.guerres.rules.movement import camp_of
from cuius.titles.guerres.rules.moves import held_fast, owner
from cuius.titles.guerres.state import State


def siege(g: State, army: Id) -> Proc[None]:
    """15.7.7-r1..r3,r19 15.7.5-r11 The army may besiege one town there, when moves and battles are over."""
    if not g.troops[army] or not open_towns(g, army):
        return
    province, faction = PROVINCES[g.army_at[army]], owner(g, army)
    about = {"army": army, "troops": g.troops[army], "province": province}
    town = yield Ask(faction, "siege.town", siege_choices, g, army, rule="15.7.7-r3", about=about)
    if town == PASS:
        return
    g.tell("siege.begins", army=army, town=town, troops=g.troops[army], garrison=g.board.garrison[town])
    yield from fight_cards(g, Moment(SIEGE, faction, army=army, province=province, town=town))
    if g.troops[army]:
        yield from assault(g, army, town, faction)
    g.end_effects(FIGHT)
    if not g.troops[army] and g.army_at[army] != NOBODY:
        break_up(g, army)


def siege_choices(g: State, army: Id) -> Options:
    return (*open_towns(g, army), PASS)


def open_towns(g: State, army: int) -> tuple[Id, ...]:
    """15.7.7-r3 Towns of the other camp there, no stronger than the army; none for the weary (19-k1)."""
    if held_fast(g, army):
        return ()
    board, camp = g.board, camp_of(g, army)
    return tuple(
        [
            town
            for town in board.towns[g.army_at[army]]
            if g.control[town] != NOBODY
            and g.camp(g.control[town]) != camp
            and board.garrison[town] <= g.troops[army]
        ]
    )


def assault(g: State, army: Id, town: Id, faction: Id) -> Proc[None]:
    """15.7.7-r8..r14 Both throw; the town falls or stands; leaders meet their fate.

    A relief column or treason decides without dice, and then nobody is hurt (rulings R93, R94).
    """
    garrison = g.board.garrison[town]
    if g.force_of("relief_column"):
        g.tell("siege.relieved", army=army, town=town)
    elif g.force_of("treason_at_the_gate"):
        settle(g, army, town, faction, outcome(g.troops[army], garrison, garrison, 0))
    else:
        result = yield from storm(g, army, town)
        settle(g, army, town, faction, result)
        yield from fate_in_siege(g, army)


def storm(g: State, army: Id, town: Id) -> Proc[str]:
    """15.7.7-r8..r10 The besieger's dice and the garrison's, at once."""
    holder = FACTIONS[g.control[town]]
    dice, walls = siege_dice(g, army), garrison_dice(g, town)
    faces = yield Roll(d6=total(dice), why="siege.attack", who=thrower(g, army), reasons=dice)
    answer = yield Roll(d6=total(walls), why="siege.garrison", who=holder, reasons=walls)
    hits, replies = count_hits(g.board, faces), count_hits(g.board, answer)
    result = outcome(g.troops[army], hits, g.board.garrison[town], replies)
    g.lose_troops(army, replies)
    g.tell("siege.fought", army=army, town=town, hits=hits, losses=replies)
    return result


def settle(g: State, army: Id, town: Id, faction: Id, result: str) -> None:
    """15.7.7-r11..r13,r17..r20 The new garrison, the town's new master, and the points; or nothing."""
    if result == TAKEN:
        garrison = g.board.garrison[town]
        g.lose_troops(army, garrison)
        g.tell(TAKEN, army=army, town=town, troops=garrison)
        convert_town(g, town, new_master(g, army))
        award(g, faction, g.board.worth[town])  # 15.8-r3..r5
        share_booty(g, army)
    else:
        g.tell(TOO_FEW if result == TOO_FEW else HELD, army=army, town=town)


def new_master(g: State, army: int) -> Id:
    """15.7.7-r17,r18 The Royalist for his whole camp; else the faction that stands alone (ruling R45)."""
    return ROYALIST if camp_of(g, army) == ROYAL else FACTIONS[g.lone]
