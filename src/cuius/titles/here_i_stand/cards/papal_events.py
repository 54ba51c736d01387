"""Events for Rome: 52, 55, 67, 81."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.here_i_stand.cards.registry import event
from cuius.titles.here_i_stand.ids import (
    ANABAPTISTS,
    CATHOLIC,
    INDULGENCE_VENDOR,
    JESUIT_EDUCATION,
    MICHELANGELO,
    PAPACY,
    PROTESTANT,
    PROTESTANT_FAITH,
    SOCIETY_OF_JESUS,
    SPACES,
)
from cuius.titles.here_i_stand.phases.drawing import discard_at_random
from cuius.titles.here_i_stand.phases.religion.st_peters import add_to_st_peters
from cuius.titles.here_i_stand.phases.religion.universities import place_university
from cuius.titles.here_i_stand.rules.religion import convert
from cuius.titles.here_i_stand.rules.stacks import is_occupied
from cuius.titles.here_i_stand.state import State

SCHOOLS = 2
"""24-k55."""
COMMUNITIES = 2
"""24-k67 Anabaptist spaces that are stamped out."""


@event(MICHELANGELO, rule="24-k52")
def michelangelo(g: State, power: Id) -> Proc[None]:
    """24-k52, 18.1-r32,r33 Two dice of the Papacy: so many command points for St. Peter's."""
    faces = yield Roll(d6=2, why="michelangelo", who=PAPACY)
    add_to_st_peters(g, sum(faces))


def jesuits_teach(g: State, power: Id) -> bool:
    """24-k55 Society of Jesus has happened."""
    return SOCIETY_OF_JESUS in g.removed


@event(JESUIT_EDUCATION, rule="24-k55", when=jesuits_teach)
def jesuit_education(g: State, power: Id) -> Proc[None]:
    """24-k55 Two universities where the Papacy likes."""
    for _ in range(SCHOOLS):
        yield from place_university(g)


@event(ANABAPTISTS, rule="24-k67")
def anabaptists(g: State, power: Id) -> Proc[None]:
    """24-k67 Two Protestant spaces turn Catholic, whatever is next to them."""
    for left in range(COMMUNITIES, 0, -1):
        if sects(g):
            space = yield Ask(PAPACY, "anabaptists.space", sects, g, rule="24-k67", about={"left": left})
            convert(g, space, CATHOLIC)


def sects(g: State) -> Options:
    """Protestant spaces, neither occupied nor electorates."""
    open_country = [s for s in SPACES if g.faith[s] == PROTESTANT_FAITH and not g.board.electorate[s]]
    return tuple([s for s in open_country if not is_occupied(g, s)])


@event(INDULGENCE_VENDOR, rule="24-k81")
def indulgence_vendor(g: State, power: Id) -> Proc[None]:
    """24-k81 What a Protestant card taken at random is worth goes to St. Peter's (ruling R415)."""
    card = yield from discard_at_random(g, PROTESTANT)
    if card is not None:
        add_to_st_peters(g, g.board.card_cp[card])
