"""15.7.5, 15.7.7 Dice (8-r1) of armies and garrisons with their reasons, hits, what they come to."""

from __future__ import annotations

from collections.abc import Sequence

from cuius.core.ids import Id
from cuius.core.odds import Modifier, total
from cuius.titles.guerres.board import Board
from cuius.titles.guerres.ids import FACTIONS, NOBODY, RANK_B, REVOLTS
from cuius.titles.guerres.rules.armies import camp_of, still_supports
from cuius.titles.guerres.state import State

REITERS_DICE, AMBUSH_DICE, ENGINE_DICE, HEROIC_DICE = 2, 1, 2, 2
"""19-w1,w2,w6,w7,k9 Dice that cards add, or take away."""
TAKEN, TOO_FEW, HELD = "siege.taken", "siege.too_few", "siege.held"
"""How a siege ends: the town falls; nobody is left to hold it; its walls stand."""


# Who


def commanding(g: State, army: int) -> int:
    """15.5-r11 The faction that commands an army; nobody commands a revolt."""
    return NOBODY if army in REVOLTS else g.in_command(army)


def thrower(g: State, army: int) -> Id | None:
    """Whose dice an army's are."""
    faction = commanding(g, army)
    return None if faction == NOBODY else FACTIONS[faction]


def favours(g: State, effect: str, army: int) -> bool:
    """Was this card played for the army, by a faction of its camp (ruling R97)?"""
    player = g.force_of(effect) - 1
    return player >= 0 and army not in REVOLTS and g.camp(player) == camp_of(g, army)


def supported(g: State, army: int) -> bool:
    """15.7.5-r3 A starred supporter, of lower rank and higher tactical value than the commander."""
    leader = g.supporter[army]
    return leader != NOBODY and g.board.starred[leader] and still_supports(g, army)


# Dice


def army_dice(board: Board, troops: int, tactical: int, support: bool) -> list[Modifier]:
    """15.7.5-r1..r3 By size, the commander's tactical value, and a supporter; no limit (ruling R3)."""
    return [
        Modifier(board.dice[troops], "fight.size", "15.7.5-r1"),
        Modifier(tactical, "fight.tactical", "15.7.5-r2"),
        Modifier(board.numbers.support_dice if support else 0, "fight.support", "15.7.5-r3"),
    ]


def with_cards(dice: list[Modifier], reiters: bool, ambushed: bool) -> list[Modifier]:
    """19-w1,w2 Reiters add two dice; an ambush takes one away, but never the last."""
    dice.append(Modifier(REITERS_DICE if reiters else 0, "fight.reiters", "19-w2"))
    dice.append(Modifier(-min(AMBUSH_DICE, total(dice) - 1) if ambushed else 0, "fight.ambush", "19-w1"))
    return [die for die in dice if die.value]


def with_engines(dice: list[Modifier], artillery: bool, mines: bool) -> list[Modifier]:
    """19-k9,w6 Royal artillery and mines add two dice each."""
    dice.append(Modifier(ENGINE_DICE if artillery else 0, "fight.artillery", "19-k9"))
    dice.append(Modifier(ENGINE_DICE if mines else 0, "fight.mines", "19-w6"))
    return [die for die in dice if die.value]


def battle_dice(g: State, army: int, enemy: int) -> list[Modifier]:
    """15.7.5-r1..r3 What an army throws against this enemy."""
    dice = army_dice(g.board, g.troops[army], g.tactical(army), supported(g, army))
    reiters = favours(g, "charge_of_the_reiters", army)
    return with_cards(dice, reiters, favours(g, "ambush", enemy))


def siege_dice(g: State, army: int) -> list[Modifier]:
    """15.7.7-r9 The dice of a battle, and those of siege engines."""
    dice = army_dice(g.board, g.troops[army], g.tactical(army), supported(g, army))
    return with_engines(dice, g.force_of("royal_artillery") > 0, g.force_of("mine_and_sap") > 0)


def garrison_dice(g: State, town: int) -> list[Modifier]:
    """15.7.7-r8 One for each point; two more in a heroic defence (19-w7)."""
    inside = Modifier(g.board.garrison[town], "fight.garrison", "15.7.7-r8")
    return (
        [inside, Modifier(HEROIC_DICE, "fight.heroic", "19-w7")] if g.force_of("heroic_defence") else [inside]
    )


def count_hits(board: Board, faces: Sequence[int]) -> int:
    """15.7.5-r4 Fives and sixes."""
    return sum([face >= board.numbers.hit for face in faces])


# What hits come to


def verdict(troops: int, hits: int, enemy_troops: int, enemy_hits: int) -> int:
    """15.7.5-r5,r6 1: the army wins; -1: the enemy; 0: neither. Losses are points removed (ruling R41)."""
    inflicted, suffered = min(hits, enemy_troops), min(enemy_hits, troops)
    if inflicted == suffered:
        inflicted, suffered = troops - suffered, enemy_troops - inflicted
    return (inflicted > suffered) - (inflicted < suffered)


def outcome(troops: int, hits: int, garrison: int, garrison_hits: int) -> str:
    """15.7.7-r11,r12 Hits for the whole garrison, and as many points left to replace it."""
    if hits < garrison:
        return HELD
    return TAKEN if troops - garrison_hits >= garrison else TOO_FEW


def worth_of_leader(board: Board, leader: int) -> int:
    """15.8-r6,r7 War points for capturing a leader, by the rank of his counter."""
    high = board.command[leader] <= RANK_B
    return board.numbers.points_high_leader if high else board.numbers.points_low_leader
