"""Why an answer is not offered: the court phase.

A function receives the word that is not offered and the arguments of the question; a word that means nothing
to it is left to the general answer.
"""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.ids import PASS, Id
from cuius.core.title import Refusal
from cuius.titles.guerres.ids import (
    CARDS,
    CHARACTERS,
    COUNTRIES,
    FACTIONS,
    GHOST,
    NOBODY,
    NORMANDIE,
    PROVINCES,
    SPECIAL,
    TOWNS,
)
from cuius.titles.guerres.phases.court.actions import ACTIONS, SPEND
from cuius.titles.guerres.rules.court_actions import has_bar_of, has_voice, hears, partner
from cuius.titles.guerres.state import IN_PLAY, State, person_at

NO_PASSING = Refusal("refused.court-no-passing", "14.6-r8")


def why_not_played(what: str, g: State, faction: Id) -> Refusal | None:
    """14.6-r1,r7,r8 A card of the court hand that has not been played; no passing."""
    if what == PASS:
        return NO_PASSING
    if what not in CHARACTERS:
        return None
    character = CHARACTERS[what]
    about = {"character": character}
    if character == GHOST:
        return Refusal("refused.court-no-ghost", "14.3-r14")
    if g.status[character] != IN_PLAY:
        return Refusal("refused.court-not-in-play", "14.1-r2", about)
    if g.allegiance[character] != faction:
        owner = FACTIONS[g.allegiance[character]]
        return Refusal("refused.court-serves-another", "14.6-r1", {**about, "faction": owner})
    if g.acted[character]:
        return Refusal("refused.court-has-acted", "14.6-r7", about)
    return Refusal("refused.court-not-in-hand", "14.6-r1", about)


def why_not_tried(what: str, g: State, faction: Id, character: Id) -> Refusal | None:
    """14.6-r8,r9 What stands in the way of an action."""
    if what == PASS:
        return NO_PASSING
    if what == SPEND:
        return Refusal("refused.court-can-act", "14.6-r9", {"character": character})
    return ACTION_REFUSALS[what](g, faction, character) if what in ACTIONS else None


def why_no_surprise(g: State, faction: Id, character: Id) -> Refusal:
    if character == GHOST:
        return Refusal("refused.surprise-by-ghost", "14.3-r15")
    return Refusal("refused.surprise-no-town", "14.7-r1", {"character": character})


def why_no_influence(g: State, faction: Id, character: Id) -> Refusal:
    if has_voice(g, faction):
        return Refusal("refused.influence-no-town", "14.7-r10", {"faction": partner(g, faction)})
    if faction == g.lone:
        return Refusal("refused.influence-alone", "14.7-r8")
    return Refusal("refused.influence-ally-only", "14.7-r9")


def why_no_mission(g: State, faction: Id, character: Id) -> Refusal:
    return Refusal("refused.diplomacy-no-country", "14.7-r15")


def why_no_treaty(g: State, faction: Id, character: Id) -> Refusal:
    if g.treaty_won[faction]:
        return Refusal("refused.treaty-won", "14.7-r25")
    return Refusal("refused.treaty-no-writer", "14.7-r23", {"character": character})


def why_no_persuasion(g: State, faction: Id, character: Id) -> Refusal:
    return Refusal("refused.persuade-nobody", "14.7-r27")


def why_no_taxes(g: State, faction: Id, character: Id) -> Refusal:
    return Refusal("refused.taxes-royal", "14.7-r37")


ACTION_REFUSALS: dict[str, Callable[[State, Id, Id], Refusal]] = {
    "surprise": why_no_surprise,
    "influence": why_no_influence,
    "diplomacy": why_no_mission,
    "treaty": why_no_treaty,
    "persuade": why_no_persuasion,
    "taxes": why_no_taxes,
}


def why_not_surprised(what: str, g: State, faction: Id, character: Id) -> Refusal | None:
    """14.7-r1,r3,r7 A town of the other camp within reach, neither Paris nor La Rochelle."""
    if what not in TOWNS:
        return None
    town = TOWNS[what]
    about = {"town": town}
    if g.board.size[town] == SPECIAL:
        return Refusal("refused.surprise-special", "14.7-r3", about)
    holder = g.control[town]
    if holder == NOBODY:
        return Refusal("refused.town-off-map", "19-r3", about)
    if not g.enemies(holder, faction):
        return Refusal("refused.surprise-friend", "14.7-r7", {**about, "faction": FACTIONS[holder]})
    return Refusal("refused.surprise-too-far", "14.7-r1", {**about, "character": character})


def why_not_influenced(what: str, g: State, faction: Id) -> Refusal | None:
    """14.7-r10,r13 A town of the ally; perhaps not Paris or La Rochelle."""
    if what not in TOWNS:
        return None
    town, friend = TOWNS[what], partner(g, faction)
    if g.control[town] != friend:
        return Refusal("refused.influence-not-ally", "14.7-r10", {"town": town, "faction": friend})
    return Refusal("refused.influence-special", "14.7-r13", {"town": town})


def why_not_visited(what: str, g: State, faction: Id) -> Refusal | None:
    """14.7-r14,r15,r22 A country of the faction's table, not yet visited this turn."""
    if what not in COUNTRIES:
        return None
    country = COUNTRIES[what]
    about = {"country": country}
    if g.board.subsidies[faction][country] is None:
        return Refusal("refused.diplomacy-not-listed", "14.7-r14", about)
    if not hears(g, faction, country):
        return Refusal("refused.diplomacy-not-now", "14.7-r22", about)
    return Refusal("refused.diplomacy-tried", "14.7-r15", about)


def why_not_landed(what: str, g: State, faction: Id, country: Id) -> Refusal | None:
    """14.7-r18 15.7.3-r2 On the territory of that country; in Normandie only by a town of one's own."""
    if what not in PROVINCES:
        return None
    subsidy = g.board.subsidies[faction][country]
    if PROVINCES[what] == NORMANDIE and subsidy and NORMANDIE in subsidy.placed:
        return Refusal("refused.diplomacy-no-landing", "15.7.3-r2", {"province": NORMANDIE})
    return Refusal("refused.diplomacy-elsewhere", "14.7-r18", {"country": country})


def why_not_persuaded(what: str, g: State, faction: Id) -> Refusal | None:
    """14.7-r27..r29,r34..r36 4-r2,r3 Two bars, in play, never turned, not tried this turn."""
    if what not in CHARACTERS or CHARACTERS[what] not in CARDS:
        return None
    target = CHARACTERS[what]
    about = {"character": target}
    if g.turned[target]:
        return Refusal("refused.persuade-turned", "14.7-r34", about)
    if g.allegiance[target] == faction:
        return Refusal("refused.persuade-own", "14.7-r27", about)
    if not has_bar_of(g, faction, target):
        single = g.board.second[target] == NOBODY
        return Refusal("refused.persuade-loyal", "4-r2" if single else "4-r3", about)
    if g.status[target] != IN_PLAY:
        return Refusal("refused.persuade-not-in-play", "14.7-r28", about)
    if g.tried_person[person_at(faction, target)]:
        return Refusal("refused.persuade-tried", "14.7-r29", about)
    if g.turn < g.board.recruit_from[target]:
        return Refusal("refused.persuade-too-early", "14.7-r35", about)
    before = CHARACTERS[g.board.recruit_after[target]]
    return Refusal("refused.persuade-waits", "14.7-r36", {**about, "other": before})


def why_no_squadron(what: str, g: State, squadron: Id) -> Refusal | None:
    """14.2-r7 The card must be in the court hand."""
    return Refusal("refused.squadron-not-in-hand", "14.2-r7") if what == squadron.word else None


COURT_REFUSALS: dict[str, Callable[..., Refusal | None]] = {
    "court.character": why_not_played,
    "court.action": why_not_tried,
    "court.squadron": why_no_squadron,
    "surprise.town": why_not_surprised,
    "influence.town": why_not_influenced,
    "diplomacy.country": why_not_visited,
    "diplomacy.territory": why_not_landed,
    "persuade.character": why_not_persuaded,
}
