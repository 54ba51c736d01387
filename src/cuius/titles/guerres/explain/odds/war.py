"""Exact odds in the war: interception, evasion, attrition, battles, sieges and the fate of leaders."""

from __future__ import annotations

from dataclasses import replace

from cuius.core.odds import Calculator, Dist, Forecast, Modifier, Parameter, dice_sum, die, hits, total
from cuius.titles.guerres.board import Board
from cuius.titles.guerres.loading import load_board
from cuius.titles.guerres.rules.combat import (
    HELD,
    HEROIC_DICE,
    TAKEN,
    TOO_FEW,
    army_dice,
    outcome,
    verdict,
    with_cards,
    with_engines,
)
from cuius.titles.guerres.rules.movement import reaction_modifiers

INTERCEPTED, NOT_INTERCEPTED = "interception.succeeds", "interception.fails"
EVADED, NOT_EVADED = "evasion.succeeds", "evasion.fails"
SUFFERED, SPARED = "attrition.suffered", "attrition.spared"

MOST_TROOPS, MOST_TACTICAL, MOST_GARRISON, MOST_SCOUTS = 9, 3, 4, 2


def reaction_odds(
    tactical: int, troops: int, moving_tactical: int, moving_troops: int, scouts: int, keys: tuple[str, str]
) -> Forecast:
    """15.7.4-r7..r10 9-r6 Two dice and the modifiers reach seven; a bare two means nothing (ruling R40)."""
    board = load_board()
    modifiers = reaction_modifiers(board, tactical, troops, moving_tactical, moving_troops, scouts)
    return reached(board, modifiers, keys)


def reached(board: Board, modifiers: list[Modifier], keys: tuple[str, str]) -> Forecast:
    """Do two dice with these modifiers reach the number? The first key says yes."""
    thrown = dice_sum(2, modifier=total(modifiers))
    return Forecast.of(thrown.map(lambda roll: keys[roll < board.numbers.success]), keys, modifiers)


def interception_odds(
    tactical: int, troops: int, moving_tactical: int, moving_troops: int, scouts: int
) -> Forecast:
    """15.7.4-r5 The army in the province stops the one that enters."""
    return reaction_odds(
        tactical, troops, moving_tactical, moving_troops, scouts, (INTERCEPTED, NOT_INTERCEPTED)
    )


def evasion_odds(
    tactical: int, troops: int, moving_tactical: int, moving_troops: int, scouts: int
) -> Forecast:
    """15.7.4-r6 The army in the province slips away from the one that enters."""
    return reaction_odds(tactical, troops, moving_tactical, moving_troops, scouts, (EVADED, NOT_EVADED))


def attrition_odds(troops: int, forced_march: int) -> Forecast:
    """15.7.2-r14..r17 By the camp's total in the province; certain after a forced march (19-w3)."""
    board = load_board()
    needed = 2 if forced_march else board.attrition[min(troops, board.numbers.army_most)]
    thrown: Dist[str] = dice_sum(2).map(lambda roll: SUFFERED if roll >= needed else SPARED)
    return Forecast.of(thrown, (SUFFERED, SPARED))


REACTION = (
    Parameter("tactical", 0, 0, MOST_TACTICAL, "tactical value of the commander who intercepts or evades"),
    Parameter("troops", None, 1, MOST_TROOPS, "troop points of the army that intercepts or evades"),
    Parameter("moving_tactical", 0, 0, MOST_TACTICAL, "tactical value of the moving commander"),
    Parameter("moving_troops", None, 1, MOST_TROOPS, "troop points of the moving army"),
    Parameter("scouts", 0, -MOST_SCOUTS, MOST_SCOUTS, "2 or -2 if Good scouts was played"),
)

MOVE_ODDS: dict[str, Calculator] = {
    "interception": Calculator("interception", REACTION, interception_odds),
    "evasion": Calculator("evasion", REACTION, evasion_odds),
    "attrition": Calculator(
        "attrition",
        (
            Parameter("troops", None, 1, 2 * MOST_TROOPS, "troop points of the camp in the province"),
            Parameter("forced_march", 0, 0, 1, "1 after a forced march"),
        ),
        attrition_odds,
    ),
}


# ---- battles and sieges ----

WON, LOST, UNDECIDED = "odds.battle.won", "odds.battle.lost", "odds.battle.open"
FALLS, NOT_HELD, STANDS = "odds.siege.taken", "odds.siege.too_few", "odds.siege.held"
SIEGE_KEYS = {TAKEN: FALLS, TOO_FEW: NOT_HELD, HELD: STANDS}
LEADER_SAFE, LEADER_CAPTURED, LEADER_WOUNDED, LEADER_KILLED = (
    "odds.fate.safe",
    "odds.fate.captured",
    "odds.fate.wounded",
    "odds.fate.killed",
)


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
    words = {1: WON, -1: LOST, 0: UNDECIDED}
    forecast = Forecast.of(thrown.map(lambda ahead: words[ahead]), (WON, LOST, UNDECIDED), own)
    return replace(forecast, against=tuple(enemy))


def siege_odds(
    troops: int, tactical: int, support: int, garrison: int, artillery: int, mines: int, heroic_defence: int
) -> Forecast:
    """15.7.7-r8..r12 The town falls; it would, but too few are left to hold it; or it stands."""
    board = load_board()
    dice = with_engines(army_dice(board, troops, tactical, bool(support)), bool(artillery), bool(mines))
    inside = [Modifier(garrison, "fight.garrison", "15.7.7-r8")]
    if heroic_defence:
        inside.append(Modifier(HEROIC_DICE, "fight.heroic", "19-w7"))
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
    second: Dist[str] = die().map(lambda face: LEADER_KILLED if face % 2 and not spared else LEADER_CAPTURED)
    fate = dice_sum(2).then(lambda roll: second if roll >= needed else Dist.always(LEADER_SAFE))
    return Forecast.of(fate, (LEADER_SAFE, LEADER_CAPTURED, LEADER_KILLED))


def siege_fate_odds(unkillable: int, parole: int) -> Forecast:
    """15.7.7-r14,r15 What awaits each besieging leader after a siege."""
    needed, spared = load_board().numbers.siege_fate, unkillable or parole
    second: Dist[str] = dice_sum(2).map(
        lambda roll: LEADER_KILLED if roll % 2 and not spared else LEADER_WOUNDED
    )
    fate = dice_sum(2).then(lambda roll: second if roll >= needed else Dist.always(LEADER_SAFE))
    return Forecast.of(fate, (LEADER_SAFE, LEADER_WOUNDED, LEADER_KILLED))


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
