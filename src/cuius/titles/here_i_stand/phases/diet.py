"""18.1 The Diet of Worms."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, AskAll, Checkpoint, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import CARDS, HABSBURG, MAJORS, MANDATORY, NOBODY, PAPACY, PROTESTANT
from cuius.titles.here_i_stand.phases.religion.flipping import flip_beside
from cuius.titles.here_i_stand.rules.dice import count_hits
from cuius.titles.here_i_stand.rules.windows import put_away
from cuius.titles.here_i_stand.state import State

SPEAKERS = (PROTESTANT, HABSBURG, PAPACY)
"""18.1-p1."""
LUTHER_SPEAKS = 4
"""18.1-p3 Dice besides those of the card."""


def diet_of_worms(g: State) -> Proc[None]:
    """7-t4, 18.1-r7 The fourth phase of turn 1: three cards at once, dice, and spaces for the winner."""
    if g.turn != 1:
        return
    yield Checkpoint("diet_of_worms")
    yield from pledge_cards(g, SPEAKERS)
    yield from decide_diet(g)


def decide_diet(g: State) -> Proc[None]:
    """18.1-p2..p7 The cards are turned over; each command point is a die."""
    dice = [g.board.card_cp[g.pledged[p]] for p in SPEAKERS]
    reveal_cards(g)
    luther = yield Roll(d6=dice[0] + LUTHER_SPEAKS, why="diet.protestant", who=PROTESTANT)  # 18.1-p3
    emperor = yield Roll(d6=dice[1], why="diet.habsburg", who=HABSBURG)  # 18.1-p4
    nuncio = yield Roll(d6=dice[2], why="diet.papacy", who=PAPACY)
    hits, against = count_hits(luther), count_hits(emperor) + count_hits(nuncio)
    g.tell("diet.held", hits=hits, against=against)
    if hits > against:  # 18.1-p5
        yield from flip_beside(g, PROTESTANT, hits - against)
    elif against > hits:  # 18.1-p6; 18.1-p7 equal: nothing
        yield from flip_beside(g, PAPACY, against - hits)


def pledge_cards(g: State, speakers: tuple[Id, ...]) -> Proc[None]:
    """18.1-p1 Protestant, Habsburg and Papacy each lay a card face down, in secret."""
    asks = {
        p: Ask(p, "diet.card", pledges, g, p, rule="18.1-p1", confirm=True, secret=True) for p in speakers
    }
    answers = yield AskAll(asks)
    for power in speakers:
        g.take_from_hand(power, answers[power])
        g.pledged[power] = int(answers[power])


def pledges(g: State, power: Id) -> Options:
    """18.1-p1b (ruling R83) Any card in hand but a mandatory event; the home card is one."""
    kind = g.board.card_kind
    return tuple([CARDS[c] for c in sorted(g.hands[power]) if kind[c] != MANDATORY])


def reveal_cards(g: State) -> None:
    """18.1-p2 All three are turned over; then they are put away as played for their points."""
    for power in SPEAKERS:
        card = CARDS[g.pledged[power]]
        g.tell("diet.pledged", power=power, card=card, points=g.board.card_cp[card], reveal=True)
        put_away(g, card, as_event=False)
    g.pledged = [NOBODY] * len(MAJORS)
