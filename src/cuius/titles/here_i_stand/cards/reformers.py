"""What befalls reformers and princes: 39, 43, 45, 57, 78."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.board import SPACE_COUNT
from cuius.titles.here_i_stand.cards.papal_home import retrievable
from cuius.titles.here_i_stand.cards.registry import event
from cuius.titles.here_i_stand.cards.retrieving import retrieve
from cuius.titles.here_i_stand.ids import (
    AUGSBURG_CONFESSION,
    CALVIN_EXPELLED,
    CATHOLIC,
    DEBATER_MELANCHTHON,
    DEBATER_ZWINGLI,
    FREDERICK_THE_WISE,
    GERMAN,
    MERCENARY,
    NOBODY,
    PHILIP_OF_HESSE,
    PHILIP_OF_HESSES_BIGAMY,
    POWERS,
    PROTESTANT,
    PROTESTANT_FAITH,
    REFORMER_CALVIN,
    REGULAR,
    SPACES,
    THE_WARTBURG,
    WITTENBERG,
    ZURICH,
    ZWINGLI_DONS_ARMOR,
)
from cuius.titles.here_i_stand.phases.drawing import discard_at_random, has_spare_card
from cuius.titles.here_i_stand.phases.religion.burning import banish, remove_debater
from cuius.titles.here_i_stand.phases.religion.by_event import can_preach
from cuius.titles.here_i_stand.rules.debaters import commit
from cuius.titles.here_i_stand.rules.lasting import AUGSBURG_CONFESSED, put_in_force
from cuius.titles.here_i_stand.rules.religion import convert
from cuius.titles.here_i_stand.rules.religious_dice import faith_of_units
from cuius.titles.here_i_stand.state import AWAY, OUT, WAITING, State
from cuius.titles.here_i_stand.state import POWERS as N

CHARGE = 3
"""24-k43 How far from Zurich Zwingli fights."""
FREDERICKS_SPACES = 2
"""24-k78."""
CARD = "card"


def melanchthon_is_free(g: State, power: Id) -> bool:
    return can_preach(g, AUGSBURG_CONFESSION)


@event(AUGSBURG_CONFESSION, rule="24-k39", when=melanchthon_is_free)
def augsburg_confession(g: State, power: Id) -> Proc[None]:
    """24-k39, 6.1-r25 Melanchthon is committed; to the end of the turn the Papacy's dice suffer."""
    commit(g, DEBATER_MELANCHTHON)
    put_in_force(g, AUGSBURG_CONFESSED, PROTESTANT)
    g.tell("augsburg.confessed")
    yield from ()


# Zwingli


def zwingli_lives(g: State, power: Id) -> bool:
    """24-k43 (ruling R412) Banished he is still in the game."""
    return g.debater[DEBATER_ZWINGLI] not in (OUT, WAITING)


@event(ZWINGLI_DONS_ARMOR, rule="24-k43", when=zwingli_lives)
def zwingli_dons_armor(g: State, power: Id) -> Proc[None]:
    """24-k43, 8.2-r14 A Catholic land unit near Zurich is lost, if there is one; then Zwingli falls."""
    if battlefields(g):
        space = yield Ask(PROTESTANT, "zwingli.space", battlefields, g, rule="24-k43")
        about = {"space": space}
        owner = yield Ask(PROTESTANT, "zwingli.owner", catholics_in, g, space, rule="24-k43", about=about)
        about = {"space": space, "power": owner}
        unit = yield Ask(PROTESTANT, "zwingli.unit", kinds_of, g, space, owner, rule="24-k43", about=about)
        if unit == REGULAR:
            g.add_regulars(space, owner, -1)
        else:
            g.add_hired(space, owner, -1)
        g.tell("zwingli.kills", power=owner, space=space, unit=unit)
    remove_debater(g, DEBATER_ZWINGLI)
    g.tell("zwingli.falls")


def battlefields(g: State) -> Options:
    """Within three spaces of Zurich, passes included, with Catholic land units."""
    row = ZURICH * SPACE_COUNT
    near = [s for s in SPACES if g.board.distance[row + s] <= CHARGE]
    return tuple([s for s in near if catholics_in(g, s)])


def catholics_in(g: State, space: Id) -> Options:
    """18.2-r9..r14 Powers whose land units there are Catholic at this time."""
    return tuple([p for p in POWERS.ids if g.land(space, p) and faith_of_units(g, p) == CATHOLIC])


def kinds_of(g: State, space: Id, owner: Id) -> Options:
    at = space * N + owner
    return ((REGULAR,) if g.regulars[at] else ()) + ((MERCENARY,) if g.hired[at] else ())


# Calvin


def calvin_preaches(g: State, power: Id) -> bool:
    return g.reformer_at[REFORMER_CALVIN] >= 0


@event(CALVIN_EXPELLED, rule="24-k45", when=calvin_preaches)
def calvin_expelled(g: State, power: Id) -> Proc[None]:
    """24-k45, 8.2-r10..r12 Off the board until the next Card Draw Phase, which brings him to Geneva again."""
    banish(g, REFORMER_CALVIN)
    yield from ()


# Philip of Hesse


@event(PHILIP_OF_HESSES_BIGAMY, rule="24-k57")
def philip_of_hesses_bigamy(g: State, power: Id) -> Proc[None]:
    """24-k57 The Protestant gives up the leader, or a card at random; what cannot be is not offered."""
    if not amends(g):
        return
    word = yield Ask(PROTESTANT, "bigamy.price", amends, g, rule="24-k57")
    if word == CARD:
        yield from discard_at_random(g, PROTESTANT)
        return
    g.leader_at[PHILIP_OF_HESSE], g.captor[PHILIP_OF_HESSE] = AWAY, NOBODY
    g.tell("bigamy.leaves", leader=PHILIP_OF_HESSE)


def amends(g: State) -> Options:
    """Ruling R413: the leader counts wherever he is, also captive."""
    leader = (PHILIP_OF_HESSE,) if g.leader_at[PHILIP_OF_HESSE] != AWAY else ()
    return leader + ((CARD,) if has_spare_card(g, PROTESTANT) else ())


# Frederick the Wise


@event(FREDERICK_THE_WISE, rule="24-k78")
def frederick_the_wise(g: State, power: Id) -> Proc[None]:
    """24-k78 The two German spaces nearest Wittenberg turn Protestant; he may offer the Wartburg."""
    for left in range(FREDERICKS_SPACES, 0, -1):
        if near_wittenberg(g):
            space = yield Ask(
                PROTESTANT, "frederick.space", near_wittenberg, g, rule="24-k78", about={"left": left}
            )
            convert(g, space, PROTESTANT_FAITH)
    if THE_WARTBURG not in retrievable(g, PROTESTANT):  # 6.2-x3
        return
    if (yield Ask(PROTESTANT, "frederick.wartburg", wartburg_or_not, rule="24-k78")) == THE_WARTBURG:
        retrieve(g, PROTESTANT, THE_WARTBURG)


def near_wittenberg(g: State) -> Options:
    """The nearest Catholic spaces of the German zone by connections and passes (ruling R414)."""
    row = WITTENBERG * SPACE_COUNT
    steps = {s: g.board.distance[row + s] for s in g.board.in_zone[GERMAN] if g.faith[s] == CATHOLIC}
    best = min(steps.values(), default=0)
    return tuple([s for s, far in steps.items() if far == best])


def wartburg_or_not() -> Options:
    return (THE_WARTBURG, PASS)
