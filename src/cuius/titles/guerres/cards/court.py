"""19 Cards of the court: better rolls, new men, murders, absences, the massacre and the Call to Arms."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Draw, Options, Proc
from cuius.titles.guerres.cards.towns import before_the_massacre
from cuius.titles.guerres.ids import (
    CARDS,
    CHARACTERS,
    EVENTS,
    FACTIONS,
    HENRI_DE_GUISE,
    HENRI_DE_VALOIS,
    HUGUENOT,
    LEAGUE,
    NOBODY,
    ROYALIST,
    SPECIAL,
    TOWNS,
)
from cuius.titles.guerres.phases.turning_points import call_to_arms, rouse_the_league, strike
from cuius.titles.guerres.rules.court import hand_of
from cuius.titles.guerres.rules.court_actions import (
    MEAUX,
    has_no_writer,
    has_voice,
    open_to_persuasion,
    towns_of_ally,
)
from cuius.titles.guerres.rules.event_cards import CardTiming, Need, event
from cuius.titles.guerres.state import IN_PLAY, NOT_IN_HAND, TO_COME, State, characters_of


def action_left(g: State, faction: Id, moment: CardTiming) -> bool:
    """Without an action to come there is no roll to help (ruling R100)."""
    return g.actions[faction] > 0


ACTION_LEFT = Need(action_left, "no-action")


def town_near_meaux(g: State, faction: Id, moment: CardTiming) -> bool:
    board = g.board
    return any(
        g.control[t] != NOBODY
        and g.enemies(g.control[t], HUGUENOT)
        and board.size[t] != SPECIAL
        and board.province_of[t] in MEAUX
        for t in TOWNS.ids
    )


@event("surprise_of_meaux", "19-h4", ACTION_LEFT, Need(town_near_meaux, "no-town"))
def surprise_of_meaux(g: State, faction: Id, moment: CardTiming) -> None:
    """19-h4 The next surprise attack near Paris is open to anybody and has better odds."""
    g.put_in_force("surprise_of_meaux")


def royalist_to_win(g: State, faction: Id, moment: CardTiming) -> bool:
    return any(g.allegiance[c] == ROYALIST for c in open_to_persuasion(g, HUGUENOT))


@event("malcontents", "19-h10", ACTION_LEFT, Need(royalist_to_win, "nobody"))
def malcontents(g: State, faction: Id, moment: CardTiming) -> None:
    """19-h10 One attempt to win over a Royalist has better odds."""
    g.put_in_force("malcontents")


def pulpit_to_use(g: State, faction: Id, moment: CardTiming) -> bool:
    """19-l7 A treaty still to be written, or an ally to work upon; alone, the treaty only."""
    treaty = not g.treaty_won[LEAGUE] and not has_no_writer(g, LEAGUE)
    return treaty or (has_voice(g, LEAGUE) and bool(towns_of_ally(g, LEAGUE)))


@event("parisian_preachers", "19-l7", ACTION_LEFT, Need(pulpit_to_use, "no-roll"))
def parisian_preachers(g: State, faction: Id, moment: CardTiming) -> None:
    """19-l7 One roll for influence or a treaty has better odds."""
    g.put_in_force("parisian_preachers")


def plotters_waiting(g: State, faction: Id, moment: CardTiming) -> bool:
    return bool(plotters(g))


def plotters(g: State) -> list[Id]:
    """14.2-r6 Characters who still wait for the Call to Arms."""
    return [c for c in CARDS if g.board.call_to_arms[c] and g.status[c] == TO_COME]


@event("jesuits_plot", "19-l2", Need(plotters_waiting, "nobody"))
def jesuits_plot(g: State, faction: Id, moment: CardTiming) -> None:
    """19-l2 14.2-r6 The men of the Call to Arms join the League's deck, too late for this court (R102)."""
    newcomers = plotters(g)
    rouse_the_league(g)
    for character in newcomers:
        g.acted[character] = True


# ---- characters who leave ----

ASSASSINATION, VENGEANCE, DISGRACE = EVENTS["assassination"], EVENTS["vengeance"], EVENTS["disgrace"]


def somebody_to_kill(g: State, faction: Id, moment: CardTiming) -> bool:
    return bool(factions_in_reach(g, ASSASSINATION))


def somebody_to_dismiss(g: State, faction: Id, moment: CardTiming) -> bool:
    return bool(factions_in_reach(g, DISGRACE))


@event("assassination", "19-h2", Need(somebody_to_kill, "nobody"))
def assassination(g: State, faction: Id, moment: CardTiming) -> Proc[None]:
    """19-h2 19-r1 A character of any faction dies, but neither a woman nor a priest."""
    yield from strike_down(g, faction, ASSASSINATION, "19-h2")


@event("vengeance", "19-l1", Need(somebody_to_kill, "nobody"))
def vengeance(g: State, faction: Id, moment: CardTiming) -> Proc[None]:
    """19-l1 19-r1 As the Assassination."""
    yield from strike_down(g, faction, VENGEANCE, "19-l1")


@event("disgrace", "19-k2", Need(somebody_to_dismiss, "nobody"))
def disgrace(g: State, faction: Id, moment: CardTiming) -> Proc[None]:
    """19-k2 19-r2 Any character whatever leaves the court for good."""
    yield from strike_down(g, faction, DISGRACE, "19-k2")


def strike_down(g: State, faction: Id, card: Id, rule: str) -> Proc[None]:
    """19-r1,r2 9-r5 Which faction, even an ally, which character, in deck or hand (rulings R58, R119)."""
    owner = yield Ask(
        faction, "card.victim_faction", factions_in_reach, g, card, rule=rule, about={"card": card}
    )
    victim = yield Ask(
        faction, "card.victim", victims, g, card, owner, rule=rule, about={"card": card, "faction": owner}
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


def valois_serves(g: State, faction: Id, moment: CardTiming) -> bool:
    return g.status[HENRI_DE_VALOIS] == IN_PLAY


@event("polish_crown", "19-k10", Need(valois_serves, "nobody"))
def polish_crown(g: State, faction: Id, moment: CardTiming) -> None:
    """19-k10 Henri de Valois leaves for Cracow until the turn ends."""
    g.absent[HENRI_DE_VALOIS], g.in_hand[HENRI_DE_VALOIS] = True, NOT_IN_HAND
    g.tell("character.absent", character=HENRI_DE_VALOIS)


@event("quarrel_of_the_mignons", "19-k11")
def quarrel_of_the_mignons(g: State, faction: Id, moment: CardTiming) -> Proc[None]:
    """19-k11 A gentleman of the Royalist hand goes back to the deck, and favourites cost a level of taxes."""
    board = g.board
    gentlemen = [c for c in hand_of(g, ROYALIST) if board.male[c] and not board.priest[c]]
    if gentlemen:
        gone = yield Draw(gentlemen, why="mignon", of=CHARACTERS)
        g.in_hand[gone], g.acted[gone] = NOT_IN_HAND, True
        g.tell("court.sent_away", character=gone, reveal=True)
    if g.taxes:
        g.taxes -= 1
        g.tell("taxes.level", level=g.taxes)


# ---- turning points ----


def before_the_call(g: State, faction: Id, moment: CardTiming) -> bool:
    return not g.called


@event("entrevue_de_bayonne", "19-k3", Need(before_the_massacre, "massacred"))
def entrevue_de_bayonne(g: State, faction: Id, moment: CardTiming) -> Proc[None]:
    """19-k3 18-r8 The massacre happens without a roll."""
    yield from strike(g)


@event("he_would_not_dare", "19-k5", Need(before_the_call, "called"))
def he_would_not_dare(g: State, faction: Id, moment: CardTiming) -> Proc[None]:
    """19-k5 18-r13 Guise, in the League's service, is murdered, and the Call to Arms follows."""
    if g.status[HENRI_DE_GUISE] == IN_PLAY and g.allegiance[HENRI_DE_GUISE] == LEAGUE:
        g.remove(HENRI_DE_GUISE)
        g.tell("character.removed", character=HENRI_DE_GUISE)
    yield from call_to_arms(g)
