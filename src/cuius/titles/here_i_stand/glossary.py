"""What can be looked up in Here I Stand: places, cards, leaders, rulers, debaters, powers and phases.

Only what the board says stands here; who holds what is the view's business.
"""

from __future__ import annotations

from cuius.core.glossary import Entry, Fact, entry
from cuius.core.ids import Id
from cuius.titles.here_i_stand.board import Board
from cuius.titles.here_i_stand.ids import (
    CARDS,
    DEBATERS,
    DIPLOMATIC,
    DIPLOMATIC_CARDS,
    HOME,
    INDEPENDENT,
    LEADERS,
    MAJORS,
    MANDATORY,
    NO_ZONE,
    NOBODY,
    PHASES,
    POWERS,
    RULERS,
    SEAS,
    SPACES,
    ZONES,
)


def glossary(board: Board) -> list[Entry]:
    """All entries, what is looked for most often first."""
    return [
        *(card(board, c) for c in CARDS.ids if is_in_play(board, c)),
        *(space(board, s) for s in SPACES),
        *(sea(board, s) for s in SEAS),
        *(leader(board, x) for x in LEADERS.ids),
        *(ruler(board, r) for r in RULERS.ids),
        *(debater(board, d) for d in DEBATERS.ids),
        *(power(board, p) for p in MAJORS),
        *(entry("phases", p) for p in PHASES.ids),
    ]


def is_in_play(board: Board, c: Id) -> bool:
    """In the deck of this edition, or in the diplomatic deck of two players."""
    return c in DIPLOMATIC_CARDS or board.in_edition[c]


def card(board: Board, c: Id) -> Entry:
    """Its kind and points, who may play it when, what it needs, where it goes; our words for its event."""
    owner = board.card_power[c]
    return entry(
        "cards",
        c,
        (f"card_kind-{board.card_kind[c].word}", None),
        ("lookup-number", board.card_number[c]),
        ("lookup-points", board.card_cp[c] or ()),
        remark("lookup-mandatory", board.card_kind[c] == MANDATORY and board.card_cp[c] > 0),
        ("lookup-turn", board.enters[c] if board.enters[c] > 1 else ()),
        remark(f"lookup-entry-{board.entry[c]}", bool(board.entry[c])),
        remark("lookup-only_1517", board.only_1517[c]),
        ("lookup-owner", POWERS[owner] if owner != NOBODY else ()),
        ("lookup-played_by", players_of(board, c)),
        ("lookup-played_in", board.playable_in[c] if board.playable_in[c] != (PHASES["action"],) else ()),
        ("lookup-needs", board.card_needs[c]),
        ("lookup-forced", board.forced[c] or ()),
        remark(f"removal-{board.removal[c].word}", board.card_kind[c] not in (HOME, DIPLOMATIC)),
        text=f"card-text-{c.word}",
    )


def players_of(board: Board, c: Id) -> tuple[Id, ...]:
    """Who may play its event, if not everybody; home cards and diplomatic ones have their players anyway."""
    powers = tuple([p for p in MAJORS if board.playable_by[c] >> p & 1])
    everybody = board.card_kind[c] in (HOME, DIPLOMATIC) or len(powers) == len(MAJORS)
    return () if everybody else powers


def remark(label: str, holds: bool) -> Fact:
    """A label that says it all, where it is true."""
    return label, None if holds else ()


def space(board: Board, s: Id) -> Entry:
    zone, home = board.zone[s], board.home[s]
    return entry(
        "places",
        s,
        (f"space_type-{board.type[s].word}", None),
        ("lookup-home", home if home != INDEPENDENT else ()),
        ("lookup-zone", ZONES[zone] if zone != NO_ZONE else ()),
        ("lookup-capital", POWERS[board.capital_of[s]] if board.capital_of[s] != NOBODY else ()),
        ("lookup-borders", board.links[s]),
        ("lookup-passes", board.passes[s]),
        ("lookup-seas", board.seas[s]),
    )


def sea(board: Board, s: Id) -> Entry:
    return entry(
        "places",
        s,
        ("lookup-sea", None),
        ("lookup-seas", board.sea_links[s]),
        ("lookup-ports", board.ports_on[s]),
    )


def leader(board: Board, x: Id) -> Entry:
    return entry(
        "pieces",
        x,
        ("lookup-owner", board.leader_power[x]),
        ("lookup-battle", board.battle[x]),
        ("lookup-command", board.command[x] or ()),
        ("lookup-piracy", board.piracy[x] or ()),
    )


def ruler(board: Board, r: Id) -> Entry:
    return entry(
        "pieces",
        r,
        ("lookup-owner", board.ruler_power[r]),
        ("lookup-admin", board.ruler_admin[r]),
        ("lookup-bonus_cards", board.ruler_bonus[r]),
    )


def debater(board: Board, d: Id) -> Entry:
    """18.2 His value and zone, and what he can be committed for."""
    zone = board.debater_zone[d]
    return entry(
        "pieces",
        d,
        ("lookup-owner", board.debater_side[d]),
        ("lookup-value", board.debater_value[d]),
        ("lookup-zone", ZONES[zone] if zone != NO_ZONE else ()),
        ("lookup-turn", board.debater_enters[d]),
        remark("lookup-with_cranmer", board.debater_with_cranmer[d]),
        text=f"lookup-about-debater-{d.word}",
    )


def power(board: Board, p: Id) -> Entry:
    return entry(
        "roles",
        p,
        ("lookup-capital", board.capitals[p]),
        ("lookup-keys", board.home_keys[p]),
        ("lookup-wins", board.auto_win[p] or ()),
        ("lookup-actions", board.actions[p]),
    )
