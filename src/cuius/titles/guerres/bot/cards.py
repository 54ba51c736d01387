"""13, 19 The steward's event cards: which are worth playing now, and against whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cuius.core.ids import Id
from cuius.core.odds import total
from cuius.titles.guerres.bot.court import most, talent
from cuius.titles.guerres.bot.fights import prize_of_town, siege_chance
from cuius.titles.guerres.bot.sight import Sight
from cuius.titles.guerres.bot.war import gathering
from cuius.titles.guerres.ids import (
    ARMIES,
    ARMIES_OF,
    CHARACTERS,
    FACTIONS,
    HUGUENOT,
    LEAGUE,
    MARKER_COUNT,
    PROVINCES,
    REVOLTS,
    ROYALIST,
    TOWNS,
)
from cuius.titles.guerres.rules.combat import ENGINE_DICE, siege_dice
from cuius.titles.guerres.rules.movement import distances
from cuius.titles.guerres.state import characters_of

ALWAYS_PLAY = 1.0
NEVER_PLAY = -1.0
UNDERDOG = 0.2
"""How much the men of a faction without hope matter; those of a sure winner 1 more."""
MUCH = 0.15
"""By how much likelier siege engines shall make it that a town falls."""


def play_or_pass(s: Sight, question: dict[str, Any]) -> str:
    """13-r5 The card that brings most, if any brings something."""
    return most(question, lambda word: 0.0 if word == "pass" else worth_of(s, word, question["about"]))


def worth_of(s: Sight, card: str, about: dict[str, Any]) -> float:
    weigh = WEIGHED.get(card)
    return ALWAYS_PLAY if weigh is None else weigh(s, about) * s.liking("events", card)


# What single cards bring


def call_to_arms(s: Sight, about: dict[str, Any]) -> float:
    """18-r14..r17 The end is near: good for who is ahead now."""
    return s.chances(s.towns, s.treaty, 0)[s.me] - max(s.hopes[s.me], 0.4)


def edict(s: Sight, about: dict[str, Any]) -> float:
    return s.gain(((ROYALIST, HUGUENOT),), (ROYALIST,))


def michelade(s: Sight, about: dict[str, Any]) -> float:
    return s.gain(((ROYALIST, HUGUENOT),), (LEAGUE,))


def massacre(s: Sight, about: dict[str, Any]) -> float:
    """18-r8 Where the Huguenots are to be feared, and not the League, which they keep in check (17-r2)."""
    return ALWAYS_PLAY if s.hopes[HUGUENOT] >= s.hopes[LEAGUE] else NEVER_PLAY


def siege_engines(s: Sight, about: dict[str, Any]) -> float:
    """19-w6,k9 For a siege whose success is a gain, an ally's too, and that they make much likelier."""
    army, town = ARMIES[about["army"][1]], TOWNS[about["town"][1]]
    troops, dice, garrison = s.g.troops[army], total(siege_dice(s.g, army)), s.g.board.garrison[town]
    now, then = [siege_chance(troops, n, garrison) for n in (dice, dice + ENGINE_DICE)]
    return ALWAYS_PLAY if then - now >= MUCH and gain_by_siege(s, about) > 0 else NEVER_PLAY


def enemy_siege(s: Sight, about: dict[str, Any]) -> float:
    """19-w7 For walls whose fall would be a loss, an ally's too."""
    return NEVER_PLAY if gain_by_siege(s, about) >= 0 else ALWAYS_PLAY


def gain_by_siege(s: Sight, about: dict[str, Any]) -> float:
    """15.8-r3..r5 What the town's fall is worth to me."""
    army, town = ARMIES[about["army"][1]], TOWNS[about["town"][1]]
    faction = s.g.in_command(army)
    return prize_of_town(s, faction, town)


def own_fight(s: Sight, about: dict[str, Any]) -> float:
    """19-w1,w2 For an army of one's own command."""
    armies = [ARMIES[about[name][1]] for name in ("army", "enemy") if name in about]
    return ALWAYS_PLAY if any(a not in REVOLTS and s.g.in_command(a) == s.me for a in armies) else NEVER_PLAY


def fever(s: Sight, about: dict[str, Any]) -> float:
    """19-w4 Where an enemy stands."""
    province = PROVINCES[about["province"][1]]
    return ALWAYS_PLAY if any(sickens(s, a, province) for a in ARMIES.ids) else NEVER_PLAY


def sickens(s: Sight, army: Id, province: Id) -> bool:
    g = s.g
    there = g.troops[army] > 0 and g.army_at[army] == province
    return there and (army in REVOLTS or g.enemies(army // MARKER_COUNT, s.me))


def longer_way(s: Sight, about: dict[str, Any]) -> float:
    """19-w3 Where the announced province is too far for the army."""
    g, army = s.g, ARMIES[about["army"][1]]
    far = distances(g, army, g.army_at[army], g.came_from[army], 4).get(PROVINCES[g.target], 0)
    return ALWAYS_PLAY if far > g.board.movement[g.troops[army]] else NEVER_PLAY


def keep(s: Sight, about: dict[str, Any]) -> float:
    return NEVER_PLAY


WEIGHED: dict[str, Callable[[Sight, dict[str, Any]], float]] = {
    "he_would_not_dare": call_to_arms,
    "edict_of_pacification": edict,
    "michelade": michelade,
    "entrevue_de_bayonne": massacre,
    "mine_and_sap": siege_engines,
    "royal_artillery": siege_engines,
    "heroic_defence": enemy_siege,
    "ambush": own_fight,
    "charge_of_the_reiters": own_fight,
    "pillage": own_fight,
    "parole_of_honour": own_fight,
    "camp_fever": fever,
    "forced_march": longer_way,
    "good_scouts": keep,
}
"""Every other card is played as soon as it may be."""


# What cards ask


def card_town(s: Sight, question: dict[str, Any]) -> str:
    """9-r2 The town whose change is worth most."""
    gainer = FACTIONS[question["about"]["faction"][1]]
    return most(question, lambda word: s.town_gain(TOWNS[word], gainer))


def victims_faction(s: Sight, question: dict[str, Any]) -> str:
    """19-r1,r2 Where the ablest serves, and rather him who helps a likely winner."""

    def harm(word: str) -> float:
        faction = FACTIONS[word]
        ablest = max([talent(s, c) for c in characters_of(s.g, faction)], default=0.0)
        return -1.0 if faction == s.me else (UNDERDOG + s.hopes[faction]) * ablest

    return most(question, harm)


def victim(s: Sight, question: dict[str, Any]) -> str:
    """19-r1 The ablest of a rival; of one's own the least."""
    own = question["about"]["faction"][1] == s.me.word
    return most(question, lambda word: talent(s, CHARACTERS[word]) * (-1 if own else 1))


def lost_leader(s: Sight, question: dict[str, Any]) -> str:
    return most(question, lambda word: -talent(s, CHARACTERS[word]))


def territory(s: Sight, question: dict[str, Any]) -> str:
    return most(question, lambda word: gathering(s, word))


def weary(s: Sight, question: dict[str, Any]) -> str:
    """19-k1 Where most Huguenots stand."""

    def troops(word: str) -> int:
        at = PROVINCES[word]
        return sum([s.g.troops[a] for a in ARMIES_OF[HUGUENOT] if s.g.army_at[a] == at])

    return most(question, troops)


def fevered(s: Sight, question: dict[str, Any]) -> str:
    at = PROVINCES[question["about"]["province"][1]]
    return most(question, lambda word: s.g.troops[ARMIES[word]] if sickens(s, ARMIES[word], at) else -1)
