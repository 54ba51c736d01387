"""What may come of an answer that leads to dice, for whoever is asked at court and in the war.

Everything rests on what lies open on the table. Cards that others may still play, the Flying Squadron among
them, are not foreseen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from cuius.core.ids import PASS, Id
from cuius.core.odds import Forecast
from cuius.core.requests import Ask
from cuius.titles.guerres.explain.odds.court import position_forecast, success
from cuius.titles.guerres.explain.odds.war import (
    EVADED,
    INTERCEPTED,
    NOT_EVADED,
    NOT_INTERCEPTED,
    battle_forecast,
    reached,
    siege_forecast,
)
from cuius.titles.guerres.ids import NOBODY
from cuius.titles.guerres.phases.war.marches import ATTACK, EVADE, INTERCEPT, STAND, in_the_way
from cuius.titles.guerres.rules.armies import camp_of
from cuius.titles.guerres.rules.combat import battle_dice, garrison_dice, siege_dice
from cuius.titles.guerres.rules.court_actions import (
    countries_to_visit,
    diplomacy_modifiers,
    influence_modifiers,
    open_to_persuasion,
    persuasion_modifiers,
    surprise_modifiers,
    tax_modifiers,
    towns_of_ally,
    towns_to_surprise,
    treaty_modifiers,
)
from cuius.titles.guerres.rules.movement import modifiers_of
from cuius.titles.guerres.state import State

BATTLE_CARDS = ("ambush", "charge_of_the_reiters")
SIEGE_CARDS = ("royal_artillery", "mine_and_sap", "heroic_defence")
"""War cards that add dice or take them away, by the name of their effect."""


# ---- at court ----


def of_action(ask: Ask, option: str) -> Forecast | None:
    """14.7 An action with a target is as likely as its best target makes it."""
    g, faction, character = ask.args
    if option == "treaty":
        return position_forecast(g, character, treaty_modifiers(g, faction, character))
    if option == "taxes":
        return position_forecast(g, character, tax_modifiers(g, character))
    if option == "surprise":
        towns = towns_to_surprise(g, faction, character)
        return best(surprise_of(g, faction, character, t) for t in towns)
    if option == "influence":
        return best(influence_of(g, faction, character, t) for t in towns_of_ally(g, faction))
    if option == "diplomacy":
        return best(mission_of(g, character, c) for c in countries_to_visit(g, faction))
    if option == "persuade":
        return best(persuasion_of(g, faction, character, c) for c in open_to_persuasion(g, faction))
    return None


def best(forecasts: Iterable[Forecast]) -> Forecast | None:
    """The likeliest of several to succeed."""
    found = list(forecasts)
    return replace(max(found, key=success), at_best=len(found) > 1) if found else None


def of_surprise(ask: Ask, town: Id) -> Forecast:
    g, faction, character = ask.args
    return surprise_of(g, faction, character, town)


def of_influence(ask: Ask, town: Id) -> Forecast:
    g, faction = ask.args
    return influence_of(g, faction, actor(ask), town)


def of_mission(ask: Ask, country: Id) -> Forecast:
    return mission_of(ask.args[0], actor(ask), country)


def of_persuasion(ask: Ask, target: Id) -> Forecast:
    g, faction = ask.args
    return persuasion_of(g, faction, actor(ask), target)


def actor(ask: Ask) -> Id:
    """Whose action the question is about."""
    assert ask.about is not None
    character: Id = ask.about["character"]
    return character


def surprise_of(g: State, faction: Id, character: Id, town: Id) -> Forecast:
    return position_forecast(g, character, surprise_modifiers(g, faction, character, town))


def influence_of(g: State, faction: Id, character: Id, town: Id) -> Forecast:
    return position_forecast(g, character, influence_modifiers(g, faction, character, town))


def mission_of(g: State, character: Id, country: Id) -> Forecast:
    return position_forecast(g, character, diplomacy_modifiers(g, character, country), mission=True)


def persuasion_of(g: State, faction: Id, character: Id, target: Id) -> Forecast:
    return position_forecast(g, character, persuasion_modifiers(g, faction, character, target))


# ---- in the war ----


def of_siege(ask: Ask, town: Any) -> Forecast | None:
    """15.7.7 The siege of that town."""
    g, army = ask.args
    return None if town == PASS else siege_of(g, army, town)


def of_fight(ask: Ask, word: str) -> Forecast | None:
    """15.7.5 The battle, if the enemy stands; for who would avoid it, whether he is stopped (15.7.4-r5)."""
    (g, entered), (army, enemy) = ask.args, meeting(ask)
    if word == ATTACK:
        return battle_of(g, army, enemy)
    return stopping(g, enemy, army) if entered else None


def of_step(ask: Ask, province: Id) -> Forecast | None:
    """15.7.4-r14 20-r1 Whether the first who stands in the way stops the army as it passes."""
    g, army, _ = ask.args
    enemies = in_the_way(g, province) if province != g.target else ()
    return stopping(g, enemies[0], army) if enemies else None


def of_reply(ask: Ask, word: str) -> Forecast | None:
    """15.7.4-r6 The battle as the army that is attacked sees it, or its evasion."""
    (g,), (moving, own) = ask.args, meeting(ask)
    if word == STAND:
        return battle_of(g, own, moving)
    return reached(g.board, modifiers_of(g, own, moving), (EVADED, NOT_EVADED)) if word == EVADE else None


def of_interception(ask: Ask, word: str) -> Forecast | None:
    """15.7.4-r5 The army in the province stops the one that enters."""
    (g,), (moving, own) = ask.args, meeting(ask)
    return stopping(g, own, moving) if word == INTERCEPT else None


def stopping(g: State, own: int, moving: int) -> Forecast:
    """15.7.4-r7..r10 One army tries to stop another."""
    return reached(g.board, modifiers_of(g, own, moving), (INTERCEPTED, NOT_INTERCEPTED))


def of_battle_card(ask: Ask, card: Any) -> Forecast | None:
    """15.1-r2 The battle as it stands, and as a card would make it, for the army of the reader's camp."""
    g, faction, moment = ask.args
    after = if_played(g, faction, card, BATTLE_CARDS)
    if after is None:
        return None
    own, enemy = moment.army, moment.enemy
    if g.camp(faction) != camp_of(g, own):
        own, enemy = enemy, own
    return battle_of(after, own, enemy)


def of_siege_card(ask: Ask, card: Any) -> Forecast | None:
    """15.1-r2 The siege as it stands, and as a card would make it."""
    g, faction, moment = ask.args
    after = if_played(g, faction, card, SIEGE_CARDS)
    return None if after is None or moment.town == NOBODY else siege_of(after, moment.army, moment.town)


def if_played(g: State, faction: Id, card: Any, known: tuple[str, ...]) -> State | None:
    """The position with this card in force; none for cards that leave the dice alone."""
    if card == PASS:
        return g
    if card.word not in known:
        return None
    after = g.clone()
    after.put_in_force(card.word, faction + 1)
    return after


def meeting(ask: Ask) -> tuple[Id, Id]:
    """The army that moves, and the one that it meets."""
    assert ask.about is not None
    return ask.about["army"], ask.about["enemy"]


def battle_of(g: State, army: int, enemy: int) -> Forecast:
    own, other = battle_dice(g, army, enemy), battle_dice(g, enemy, army)
    return battle_forecast(g.board, g.troops[army], own, g.troops[enemy], other)


def siege_of(g: State, army: int, town: int) -> Forecast:
    return siege_forecast(
        g.board, g.troops[army], siege_dice(g, army), g.board.garrison[town], garrison_dice(g, town)
    )


FORECASTS: dict[str, Callable[[Ask, Any], Forecast | None]] = {
    "court.action": of_action,
    "surprise.town": of_surprise,
    "influence.town": of_influence,
    "diplomacy.country": of_mission,
    "persuade.character": of_persuasion,
    "siege.town": of_siege,
    "war.step": of_step,
    "war.fight": of_fight,
    "war.reply": of_reply,
    "war.intercept": of_interception,
    "event.battle": of_battle_card,
    "event.siege": of_siege_card,
}
"""Question key -> (question, option) -> what may come of it."""
