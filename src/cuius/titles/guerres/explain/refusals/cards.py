"""Why an answer is not offered: event cards and chits."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.ids import PASS, Id
from cuius.core.title import Refusal
from cuius.titles.guerres.cards.court import is_spared
from cuius.titles.guerres.cards.towns import Wanted, obstacle
from cuius.titles.guerres.ids import (
    ARMIES,
    CHARACTERS,
    COURT,
    EVENTS,
    FACTIONS,
    GHOST,
    LEAGUE,
    NO_RANK,
    PROVINCES,
    ROYALIST,
    SPAIN,
    TIMINGS,
    TOWNS,
    VISITORS,
)
from cuius.titles.guerres.rules.event_cards import BEFORE_THE_TURNS, REGISTER, CardTiming, red_cards
from cuius.titles.guerres.state import IN_PLAY, State


def why_not_card(what: str, g: State, faction: Id, moment: CardTiming) -> Refusal | None:
    """5-r4 13-r8,r9 The card must be in hand, in season, after red ones, and have its conditions met."""
    red = red_cards(g, faction) if moment.timing in (COURT, *BEFORE_THE_TURNS) else []
    if what == PASS and red:
        return Refusal("refused.card-must-play", "13-r8", {"card": red[0]})
    if what not in EVENTS:
        return None
    card = EVENTS[what]
    about = {"card": card}
    if g.card_at[card] != faction:
        return Refusal("refused.card-not-held", "13-r12", about)
    if red and card not in red:
        return Refusal("refused.card-red-first", "13-r9", {**about, "first": red[0]})
    if moment.timing not in g.board.timing[card]:
        return Refusal("refused.card-not-now", "5-r4", about)
    unmet = REGISTER[card].unmet(g, faction, moment)
    return Refusal(f"refused.card-{unmet.reason}", REGISTER[card].rule, about) if unmet else None


def why_not_town(what: str, g: State, wanted: Wanted) -> Refusal | None:
    """9-r2 Whose town, of which size, and where."""
    if what not in TOWNS:
        return None
    word = obstacle(g, wanted, TOWNS[what])
    return Refusal(f"refused.card-town-{word}", wanted.rule, {"town": TOWNS[what]}) if word else None


def why_not_victim(what: str, g: State, card: Id, owner: Id) -> Refusal | None:
    """19-r1,r2 A character of that faction in play; women and priests are not murdered."""
    if what not in CHARACTERS or CHARACTERS[what] == GHOST:
        return None
    character = CHARACTERS[what]
    about = {"character": character}
    rule = REGISTER[card].rule
    if character in VISITORS or g.status[character] != IN_PLAY:
        return Refusal("refused.card-victim-absent", rule, about)
    if g.allegiance[character] != owner:
        return Refusal("refused.card-victim-other", rule, {**about, "faction": owner})
    return Refusal("refused.card-victim-spared", "19-r1", about) if is_spared(g, character) else None


def why_not_that_faction(what: str, g: State, card: Id) -> Refusal | None:
    """19-r1 A faction of which the card can strike somebody."""
    if what not in FACTIONS:
        return None
    return Refusal("refused.card-victim-none", REGISTER[card].rule, {"faction": FACTIONS[what]})


def why_not_lost(what: str, g: State) -> Refusal | None:
    """20-c9 A Royalist in play with a leader counter."""
    if what not in CHARACTERS or CHARACTERS[what] == GHOST:
        return None
    character = CHARACTERS[what]
    about = {"character": character}
    if g.status[character] != IN_PLAY:
        return Refusal("refused.card-victim-absent", "20-c9", about)
    if g.allegiance[character] != ROYALIST:
        return Refusal("refused.card-victim-other", "20-c9", {**about, "faction": ROYALIST})
    no_counter = g.board.command[character] == NO_RANK
    return Refusal("refused.card-no-counter", "20-c9", about) if no_counter else None


def why_not_territory(what: str, g: State) -> Refusal | None:
    """19-l3 A territory of Spain with room for an army."""
    if what not in PROVINCES:
        return None
    province = PROVINCES[what]
    word = "no-room" if g.board.power[province] == SPAIN else "not-spanish"
    return Refusal(f"refused.card-{word}", "19-l3", {"province": province, "faction": LEAGUE})


def why_not_weary(what: str, g: State) -> Refusal | None:
    """19-k1 A province with a Huguenot town, named once."""
    if what not in PROVINCES:
        return None
    province = PROVINCES[what]
    word = "weary-already" if g.frozen[province] else "no-huguenots"
    return Refusal(f"refused.card-{word}", "19-k1", {"province": province})


def why_not_infected(what: str, g: State, province: int) -> Refusal | None:
    """19-w4 An army in that province."""
    if what not in ARMIES:
        return None
    about = {"army": ARMIES[what], "province": PROVINCES[province]}
    return Refusal("refused.card-army-elsewhere", "19-w4", about)


CARD_REFUSALS: dict[str, Callable[..., Refusal | None]] = {
    **{f"event.{timing.word}": why_not_card for timing in TIMINGS},
    "card.town": why_not_town,
    "card.victim_faction": why_not_that_faction,
    "card.victim": why_not_victim,
    "card.lost_leader": why_not_lost,
    "card.territory": why_not_territory,
    "card.weary": why_not_weary,
    "card.fever": why_not_infected,
}
