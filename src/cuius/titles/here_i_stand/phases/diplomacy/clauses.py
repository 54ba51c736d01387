"""9.1 What an agreement may change between powers: wars, alliances, leaders, spaces, Rome's favours."""

from __future__ import annotations

from cuius.core.deals.clauses import Clause
from cuius.core.ids import Id
from cuius.core.requests import Options, Proc
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    HABSBURG,
    LEADERS,
    MARITAL_BOXES,
    MINORS,
    PAPACY,
    PLACES,
    POWERS,
    PROTESTANT,
    SPACES,
)
from cuius.titles.here_i_stand.phases.diplomacy.leaders import bring_home, captives, release
from cuius.titles.here_i_stand.phases.diplomacy.status import (
    can_end,
    form_alliance,
    grant,
    has_granted,
    is_at_war,
    lift_ban,
    make_peace,
    may_ally,
    relation,
    same_player,
)
from cuius.titles.here_i_stand.phases.displacement import clear_space
from cuius.titles.here_i_stand.phases.england.marriage import marry
from cuius.titles.here_i_stand.rules.control import take_control
from cuius.titles.here_i_stand.rules.wives import may_marry
from cuius.titles.here_i_stand.rules.word import give_word
from cuius.titles.here_i_stand.state import ALLIED, CAPTIVE, WAR, State

ASKING = MARITAL_BOXES["ask_for_divorce"]


def giver_of(clause: Clause) -> Id:
    return POWERS[clause.giver]


def taker_of(clause: Clause) -> Id:
    return POWERS[clause.taker]


# Wars and alliances


def wars_to_end(g: State, giver: Id, taker: Id) -> Options:
    """9.1-r4, 9.1-x1 A war between the two, unless the League began it."""
    return ("peace",) if is_at_war(g, giver, taker) and can_end(giver, taker) else ()


def is_any_war(g: State) -> bool:
    return WAR in g.relation


def end_war(g: State, clause: Clause) -> None:
    """9.1-r4,r5 As step 8 of a peace; no War Winner points."""
    make_peace(g, giver_of(clause), taker_of(clause))
    give_word(g, giver_of(clause), taker_of(clause))


def alliances_open(g: State, giver: Id, taker: Id) -> Options:
    """9.1-r6 For exactly this turn, between powers that are not at war, or no longer."""
    return ("alliance",) if may_ally(g, giver, taker) else ()


def begin_alliance(g: State, clause: Clause) -> None:
    form_alliance(g, giver_of(clause), taker_of(clause))
    give_word(g, giver_of(clause), taker_of(clause))


# Leaders


def leaders_to_return(g: State, giver: Id, taker: Id) -> Options:
    """9.1-r8 The giver holds them, the taker is their own power."""
    return captives(g, taker, giver)


def is_any_captive(g: State) -> bool:
    return CAPTIVE in g.leader_at


def return_leader(g: State, clause: Clause) -> None:
    release(g, LEADERS[clause.what])


def place_leader(g: State, clause: Clause) -> Proc[None]:
    """9.1-r9."""
    yield from bring_home(g, LEADERS[clause.what])


# Spaces


def spaces_to_cede(g: State, giver: Id, taker: Id) -> Options:
    """9.1-r10 Keys and electorates included; 21.6-x2b nothing to the Protestant before the League."""
    if (taker == PROTESTANT and not g.league) or giver not in g.control:
        return ()
    control, kept, home = g.control, kept_spaces(g, giver), g.board.home
    found = [s for s in SPACES if control[s] == giver and s not in kept]
    if same_player(g, giver, taker):
        found = [s for s in found if home[s] == taker]
    return tuple(found)


def kept_spaces(g: State, giver: Id) -> tuple[Id, ...]:
    """9.1-x2,x3 Neither one's own capitals nor keys of one's minor allies."""
    keys = [key for minor in MINORS if g.side[minor] == giver for key in g.board.home_keys[minor]]
    return (*g.board.capitals[giver], *keys)


def cede(g: State, clause: Clause) -> None:
    """9.1-r10 The marker changes."""
    take_control(g, taker_of(clause), PLACES[clause.what])


def leave_ceded(g: State, clause: Clause) -> Proc[None]:
    """9.1-r11 Units that are not the new controller's leave as in step 3 of a peace."""
    yield from clear_space(g, PLACES[clause.what], taker_of(clause))


# Rome


def divorces_open(g: State, giver: Id, taker: Id) -> Options:
    """9.1-r23,r26 The Papacy's, while Henry asks for it and Rome is not allied to Habsburg this turn."""
    if giver != PAPACY or taker != ENGLAND or g.wife != ASKING or has_granted(g, "divorce", giver, taker):
        return ()
    return ("divorce",) if may_marry(g) and relation(g, PAPACY, HABSBURG) != ALLIED else ()


def is_asking(g: State) -> bool:
    return g.wife == ASKING


def grant_divorce(g: State, clause: Clause) -> None:
    """9.1-r26 It is remembered for the turn."""
    grant(g, "divorce", PAPACY, ENGLAND)


def marry_anne(g: State, clause: Clause) -> Proc[None]:
    """9.1-r24,r25 On to Anne Boleyn, and a roll at once; the home card stays England's to play."""
    yield from marry(g)


def bans_to_lift(g: State, giver: Id, taker: Id) -> Options:
    """9.1-r27 The Papacy's favour for a power whose ruler is excommunicated."""
    return ("pardon",) if giver == PAPACY and g.less_cards[taker] else ()


def is_any_ban(g: State) -> bool:
    return any(g.less_cards)


def pardon(g: State, clause: Clause) -> None:
    """9.1-r27."""
    lift_ban(g, taker_of(clause))
