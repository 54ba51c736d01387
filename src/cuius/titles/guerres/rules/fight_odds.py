"""Exact odds of battles, sieges and the fate of leaders, from public numbers."""

from __future__ import annotations

from dataclasses import replace

from cuius.core.odds import Calculator, Dist, Forecast, Modifier, Parameter, dice_sum, die, hits, total
from cuius.titles.guerres.board import Board
from cuius.titles.guerres.loading import load_board
from cuius.titles.guerres.rules.combat import (
    HELD,
    HEROES,
    TAKEN,
    TOO_FEW,
    army_dice,
    outcome,
    verdict,
    with_cards,
    with_engines,
)

WON, LOST, OPEN = "odds.battle.won", "odds.battle.lost", "odds.battle.open"
FALLS, NOT_HELD, STANDS = "odds.siege.taken", "odds.siege.too_few", "odds.siege.held"
SIEGE_KEYS = {TAKEN: FALLS, TOO_FEW: NOT_HELD, HELD: STANDS}
SAFE, CAPTURED, WOUNDED, KILLED = (
    "odds.fate.safe",
    "odds.fate.captured",
    "odds.fate.wounded",
    "odds.fate.killed",
)
MOST_TROOPS, MOST_TACTICAL, MOST_GARRISON = 9, 3, 4


def battle_odds(
    troops: int,
    tactical: int,
    support: int,
    reiters: int,
    ambush: int,
    enemy_troops: int,
    enemy_tactical: int,
    enemy_support: int,
    enemy_reiters: int,
    enemy_ambush: int,
) -> Forecast:
    """15.7.5-r1..r7 Victory, defeat, or the Royalist's choice."""
    board = load_board()
    own = with_cards(army_dice(board, troops, tactical, bool(support)), bool(reiters), bool(enemy_ambush))
    dice = army_dice(board, enemy_troops, enemy_tactical, bool(enemy_support))
    enemy = with_cards(dice, bool(enemy_reiters), bool(ambush))
    return battle_forecast(board, troops, own, enemy_troops, enemy)


def battle_forecast(
    board: Board, troops: int, own: list[Modifier], enemy_troops: int, enemy: list[Modifier]
) -> Forecast:
    """The same with the dice of both sides counted already."""
    thrown = hits(total(own), on=board.numbers.hit).combine(
        hits(total(enemy), on=board.numbers.hit),
        lambda scored, suffered: verdict(troops, scored, enemy_troops, suffered),
    )
    words = {1: WON, -1: LOST, 0: OPEN}
    forecast = Forecast.of(thrown.map(lambda ahead: words[ahead]), (WON, LOST, OPEN), own)
    return replace(forecast, against=tuple(enemy))


def siege_odds(
    troops: int, tactical: int, support: int, garrison: int, artillery: int, mines: int, heroic_defence: int
) -> Forecast:
    """15.7.7-r8..r12 The town falls; it would, but too few are left to hold it; or it stands."""
    board = load_board()
    dice = with_engines(army_dice(board, troops, tactical, bool(support)), bool(artillery), bool(mines))
    inside = [Modifier(garrison, "fight.garrison", "15.7.7-r8")]
    if heroic_defence:
        inside.append(Modifier(HEROES, "fight.heroic", "19-w7"))
    return siege_forecast(board, troops, dice, garrison, inside)


def siege_forecast(
    board: Board, troops: int, dice: list[Modifier], garrison: int, inside: list[Modifier]
) -> Forecast:
    """The same with the dice of both sides counted already."""
    thrown = hits(total(dice), on=board.numbers.hit).combine(
        hits(total(inside), on=board.numbers.hit),
        lambda scored, suffered: outcome(troops, scored, garrison, suffered),
    )
    if troops < garrison:  # 15.7.7-r3
        thrown = Dist.always(HELD)
    forecast = Forecast.of(thrown.map(lambda end: SIEGE_KEYS[end]), SIEGE_KEYS.values(), dice)
    return replace(forecast, against=tuple(inside))


def battle_fate_odds(unkillable: int, parole: int) -> Forecast:
    """15.7.6-r1,r2,r7 What awaits each leader after a battle."""
    needed, spared = load_board().numbers.battle_fate, unkillable or parole
    second: Dist[str] = die().map(lambda face: KILLED if face % 2 and not spared else CAPTURED)
    fate = dice_sum(2).flat_map(lambda roll: second if roll >= needed else Dist.always(SAFE))
    return Forecast.of(fate, (SAFE, CAPTURED, KILLED))


def siege_fate_odds(unkillable: int, parole: int) -> Forecast:
    """15.7.7-r14,r15 What awaits each besieging leader after a siege."""
    needed, spared = load_board().numbers.siege_fate, unkillable or parole
    second: Dist[str] = dice_sum(2).map(lambda roll: KILLED if roll % 2 and not spared else WOUNDED)
    fate = dice_sum(2).flat_map(lambda roll: second if roll >= needed else Dist.always(SAFE))
    return Forecast.of(fate, (SAFE, WOUNDED, KILLED))


FATE = (
    Parameter("unkillable", 0, 0, 1, "1 for Henri de Bourbon"),
    Parameter("parole", 0, 0, 1, "1 if Parole of honour was played for the army"),
)

FIGHT_ODDS: dict[str, Calculator] = {
    "battle": Calculator(
        "battle",
        (
            Parameter("troops", None, 1, MOST_TROOPS, "troop points of the army"),
            Parameter("tactical", 0, 0, MOST_TACTICAL, "tactical value of its commander"),
            Parameter("support", 0, 0, 1, "1 if a starred leader supports him"),
            Parameter("reiters", 0, 0, 1, "1 if it plays Charge of the reiters"),
            Parameter("ambush", 0, 0, 1, "1 if it plays Ambush"),
            Parameter("enemy_troops", None, 1, MOST_TROOPS, "troop points of the enemy"),
            Parameter("enemy_tactical", 0, 0, MOST_TACTICAL, "tactical value of the enemy commander"),
            Parameter("enemy_support", 0, 0, 1, "1 if a starred leader supports him"),
            Parameter("enemy_reiters", 0, 0, 1, "1 if the enemy plays Charge of the reiters"),
            Parameter("enemy_ambush", 0, 0, 1, "1 if the enemy plays Ambush"),
        ),
        battle_odds,
    ),
    "siege": Calculator(
        "siege",
        (
            Parameter("troops", None, 1, MOST_TROOPS, "troop points of the besieger"),
            Parameter("tactical", 0, 0, MOST_TACTICAL, "tactical value of the commander"),
            Parameter("support", 0, 0, 1, "1 if a starred leader supports him"),
            Parameter("garrison", None, 1, MOST_GARRISON, "points of the garrison"),
            Parameter("artillery", 0, 0, 1, "1 with Royal artillery"),
            Parameter("mines", 0, 0, 1, "1 with Mine and sap"),
            Parameter("heroic_defence", 0, 0, 1, "1 with Heroic defence"),
        ),
        siege_odds,
    ),
    "battle_fate": Calculator("battle_fate", FATE, battle_fate_odds),
    "siege_fate": Calculator("siege_fate", FATE, siege_fate_odds),
}
