"""What the edition of 2017 changed in the rules, question by question.

Numbers, costs and faces that it changed stand in the data under `edition_2017`; the statements of it carry a
`d` and the mark `edition = "2017"`.
"""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Options
from cuius.titles.here_i_stand.ids import (
    CARDS,
    DEBATER_CRANMER,
    DEBATER_KNOX,
    DEBATER_LATIMER,
    DEBATER_WISHART,
    ENGLAND,
    ENGLISH,
    HOME,
    MANDATORY,
    PROTESTANT,
    SCOTLAND,
)
from cuius.titles.here_i_stand.state import State

ENGLISH_AUTHORS = (DEBATER_CRANMER, DEBATER_LATIMER, DEBATER_WISHART, DEBATER_KNOX)
"""18.2-d3 Whom England may commit for its treatises."""


def is_later(g: State) -> bool:
    """The edition of 2017 is played."""
    return g.edition == "2017"


# 6.1 Cards that are chosen for a discard


def may_be_discarded(g: State, card: int) -> bool:
    """6.1-r8, 6.1-d2 No home card; in 2017 no mandatory event either."""
    kind = g.board.card_kind[card]
    return kind != HOME and not (kind == MANDATORY and is_later(g))


def discards_of(g: State, *powers: Id) -> Options:
    """6.1-d2 What may be chosen from these hands."""
    return tuple([CARDS[c] for p in powers for c in sorted(g.hands[p]) if may_be_discarded(g, c)])


# 12.5, 19.3 Units that must leave, and winter


def seeks_own_walls(g: State) -> bool:
    """12.5-d1 Whoever is displaced goes to what its own power controls, never to an ally."""
    return is_later(g)


def winters_in_scotland(g: State, owner: int) -> bool:
    """19.3-d1 Scots go back to Edinburgh or Stirling and nowhere else."""
    return owner == SCOTLAND and is_later(g)


def parts_in_peace(g: State) -> bool:
    """2.1-d1 Former allies in the open are moved apart and do not fight."""
    return is_later(g)


def counts_allies_minors(g: State) -> bool:
    """12.1-d1 A line may start at a home space of a minor power that is active for an ally."""
    return is_later(g)


def leaders_keep_peace(g: State) -> bool:
    """12.4-d1 Unrest does not come where a lone leader stands."""
    return is_later(g)


def may_meet_allies_alone(g: State) -> bool:
    """13.2-d1 Interception into a space that holds units of allies only."""
    return is_later(g)


def foes_without_war_intercept(g: State) -> bool:
    """13.2-d2 Units treated as enemies of the mover intercept, although they are at peace with it."""
    return is_later(g)


def minors_hunt_pirates(g: State) -> bool:
    """16.4-d3 Minor powers at war with the Ottoman help against piracy without an ally of their own."""
    return is_later(g)


def leaders_may_leave_their_men(g: State) -> bool:
    """19.3-d2 In winter a leader goes with units that left, or to a capital."""
    return is_later(g)


def recruits_need_calm(g: State) -> bool:
    """19.5-d1 No replacement comes to a capital in unrest."""
    return is_later(g)


def gives_capitals_back(g: State) -> bool:
    """9.1-d2 Only one's own capital cannot be ceded; a captured one may go back to its owner."""
    return is_later(g)


def sells_single_spaces(g: State) -> bool:
    """9.3-d2 The last single space is regained at the price of two."""
    return is_later(g)


# 18.2, 21.3, 21.6 Religion


def carlstadt_stirs_anybody(g: State) -> bool:
    """12.4-d2 Unrest of his comes even where units stand."""
    return is_later(g)


def fortress_keeps_from_league(g: State) -> bool:
    """21.6-d2 A space with a fortress marker does not join the League when it forms."""
    return is_later(g)


def adviser_of(g: State, actor: Id) -> Id:
    """18.2-r27, 18.2-d2 (R592) Who decides about debaters: the Protestant; in 2017 the initiator."""
    return actor if is_later(g) else PROTESTANT


def english_homes(g: State) -> tuple[Id, ...]:
    """21.3-r25, 21.3-d2 Where Mary looks for heretics: English home spaces, in 2017 of the English zone."""
    homes, zone = g.board.homes[ENGLAND], g.board.zone
    return tuple([s for s in homes if zone[s] == ENGLISH]) if is_later(g) else homes


def marys_country(g: State) -> tuple[Id, ...]:
    """21.3-d1 Where the Papacy may try for Mary: the English zone in 2017, else anywhere (empty)."""
    return g.board.in_zone[ENGLISH] if is_later(g) else ()


def waits_behind_walls(g: State, space: int) -> bool:
    """21.6-d1 Regulars of an electorate stay away while it is under siege."""
    return is_later(g) and g.besieged[space] > 0


# 21.7 Foreign wars


def must_send_abroad(g: State) -> bool:
    """21.7-r12, 21.7-d3 New land units go to a foreign war that is short of them; in 2017 they may."""
    return not is_later(g)


def wars_of(g: State, power: int) -> int:
    """21.7-d2 Foreign wars that cost a power a card each in the Card Draw Phase."""
    return sum([who == power for _, who, *_ in g.wars_abroad]) if is_later(g) else 0
