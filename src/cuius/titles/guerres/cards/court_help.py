"""19 Cards that help at court: one better roll, or new men."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.guerres.cards.registry import Moment, Need, event
from cuius.titles.guerres.ids import CARDS, HUGUENOT, LEAGUE, NOBODY, ROYALIST, SPECIAL, TOWNS
from cuius.titles.guerres.phases.actions.influence import has_voice, towns_of_ally
from cuius.titles.guerres.phases.actions.persuasion import open_to_persuasion
from cuius.titles.guerres.phases.call_to_arms import rouse_the_league
from cuius.titles.guerres.rules.court_rolls import MEAUX, has_no_writer
from cuius.titles.guerres.state import TO_COME, State


def action_left(g: State, faction: Id, moment: Moment) -> bool:
    """Without an action to come there is no roll to help (ruling R100)."""
    return g.actions[faction] > 0


ACTION_LEFT = Need(action_left, "no-action")


def town_near_meaux(g: State, faction: Id, moment: Moment) -> bool:
    board = g.board
    return any(
        g.control[t] != NOBODY
        and g.enemies(g.control[t], HUGUENOT)
        and board.size[t] != SPECIAL
        and board.province_of[t] in MEAUX
        for t in TOWNS.ids
    )


@event("surprise_of_meaux", "19-h4", ACTION_LEFT, Need(town_near_meaux, "no-town"))
def surprise_of_meaux(g: State, faction: Id, moment: Moment) -> None:
    """19-h4 The next surprise attack near Paris is open to anybody and has better odds."""
    g.put_in_force("surprise_of_meaux")


def royalist_to_win(g: State, faction: Id, moment: Moment) -> bool:
    return any(g.allegiance[c] == ROYALIST for c in open_to_persuasion(g, HUGUENOT))


@event("malcontents", "19-h10", ACTION_LEFT, Need(royalist_to_win, "nobody"))
def malcontents(g: State, faction: Id, moment: Moment) -> None:
    """19-h10 One attempt to win over a Royalist has better odds."""
    g.put_in_force("malcontents")


def pulpit_to_use(g: State, faction: Id, moment: Moment) -> bool:
    """19-l7 A treaty still to be written, or an ally to work upon; alone, the treaty only."""
    treaty = not g.treaty_won[LEAGUE] and not has_no_writer(g, LEAGUE)
    return treaty or (has_voice(g, LEAGUE) and bool(towns_of_ally(g, LEAGUE)))


@event("parisian_preachers", "19-l7", ACTION_LEFT, Need(pulpit_to_use, "no-roll"))
def parisian_preachers(g: State, faction: Id, moment: Moment) -> None:
    """19-l7 One roll for influence or a treaty has better odds."""
    g.put_in_force("parisian_preachers")


def plotters_waiting(g: State, faction: Id, moment: Moment) -> bool:
    return bool(plotters(g))


def plotters(g: State) -> list[Id]:
    """14.2-r6 Characters who still wait for the Call to Arms."""
    return [c for c in CARDS if g.board.call_to_arms[c] and g.status[c] == TO_COME]


@event("jesuits_plot", "19-l2", Need(plotters_waiting, "nobody"))
def jesuits_plot(g: State, faction: Id, moment: Moment) -> None:
    """19-l2 14.2-r6 The men of the Call to Arms join the League's deck, too late for this court (R102)."""
    newcomers = plotters(g)
    rouse_the_league(g)
    for character in newcomers:
        g.acted[character] = True
