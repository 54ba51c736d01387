"""19 Assassination, Vengeance, Disgrace: a character leaves the game."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.guerres.cards.registry import Moment, Need, event
from cuius.titles.guerres.ids import EVENTS, FACTIONS
from cuius.titles.guerres.state import State, characters_of

ASSASSINATION, VENGEANCE, DISGRACE = EVENTS["assassination"], EVENTS["vengeance"], EVENTS["disgrace"]


def somebody_to_kill(g: State, faction: Id, moment: Moment) -> bool:
    return bool(factions_in_reach(g, ASSASSINATION))


def somebody_to_dismiss(g: State, faction: Id, moment: Moment) -> bool:
    return bool(factions_in_reach(g, DISGRACE))


@event("assassination", "19-h2", Need(somebody_to_kill, "nobody"))
def assassination(g: State, faction: Id, moment: Moment) -> Proc[None]:
    """19-h2 19-r1 A character of any faction dies, but neither a woman nor a priest."""
    yield from strike_down(g, faction, ASSASSINATION, "19-h2")


@event("vengeance", "19-l1", Need(somebody_to_kill, "nobody"))
def vengeance(g: State, faction: Id, moment: Moment) -> Proc[None]:
    """19-l1 19-r1 As the Assassination."""
    yield from strike_down(g, faction, VENGEANCE, "19-l1")


@event("disgrace", "19-k2", Need(somebody_to_dismiss, "nobody"))
def disgrace(g: State, faction: Id, moment: Moment) -> Proc[None]:
    """19-k2 19-r2 Any character whatever leaves the court for good."""
    yield from strike_down(g, faction, DISGRACE, "19-k2")


def strike_down(g: State, faction: Id, card: Id, rule: str) -> Proc[None]:
    """19-r1,r2 9-r5 Which faction, which character, in deck or court hand (ruling R58)."""
    owner = yield Ask(
        faction, "card.victim_faction", factions_in_reach, g, card, rule=rule, about={"card": card}
    )
    victim = yield Ask(
        faction,
        "card.victim",
        victims,
        g,
        card,
        owner,
        rule=rule,
        about={"card": card, "faction": owner},
    )
    g.remove(victim)
    g.tell("character.removed", character=victim, reveal=True)


def factions_in_reach(g: State, card: Id) -> Options:
    """Factions with a character whom the card can strike; the player's own too."""
    return tuple([f for f in FACTIONS.ids if victims(g, card, f)])


def victims(g: State, card: Id, owner: Id) -> Options:
    """19-r1,r2 Characters in play, wherever their cards are."""
    return tuple([c for c in characters_of(g, owner) if card == DISGRACE or not is_spared(g, c)])


def is_spared(g: State, character: Id) -> bool:
    """4-r8 19-r1 Women and priests; collective cards are neither (ruling R103)."""
    return g.board.female[character] or g.board.priest[character]
