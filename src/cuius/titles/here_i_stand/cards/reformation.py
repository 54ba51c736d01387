"""18 Cards of the Reformation: mandatory events, sermons, and what befalls reformers and princes."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.board import SPACE_COUNT
from cuius.titles.here_i_stand.cards.home import retrievable
from cuius.titles.here_i_stand.ids import (
    A_MIGHTY_FORTRESS,
    AFFAIR_OF_THE_PLACARDS,
    AUGSBURG_CONFESSION,
    CALVIN_EXPELLED,
    CALVINS_INSTITUTES,
    CATHOLIC,
    COUNCIL_OF_TRENT,
    DEBATER_MELANCHTHON,
    DEBATER_ZWINGLI,
    DEFENDER_OF_THE_FAITH,
    ENGLAND,
    ERASMUS,
    FREDERICK_THE_WISE,
    GERMAN,
    KATHERINA_BORA,
    LUTHERS_95_THESES,
    MARBURG_COLLOQUY,
    MARY_DEFIES_COUNCIL,
    MERCENARY,
    NOBODY,
    PHILIP_OF_HESSE,
    PHILIP_OF_HESSES_BIGAMY,
    POWERS,
    PRINTING_PRESS,
    PROTESTANT,
    PROTESTANT_FAITH,
    REFORMER_CALVIN,
    REGULAR,
    SCHMALKALDIC_LEAGUE,
    SOCIETY_OF_JESUS,
    SPACES,
    THE_WARTBURG,
    WITTENBERG,
    ZONES,
    ZURICH,
    ZWINGLI_DONS_ARMOR,
)
from cuius.titles.here_i_stand.phases.common.cards import (
    discard_at_random,
    draw_card,
    has_spare_card,
    put_in_force,
    retrieve,
)
from cuius.titles.here_i_stand.phases.common.religion import banish, commit, convert, remove_debater
from cuius.titles.here_i_stand.phases.religion.attempts import (
    can_preach,
    counter_reformation_attempts,
    preach,
)
from cuius.titles.here_i_stand.phases.religion.debates import hold_council
from cuius.titles.here_i_stand.phases.religion.papacy import place_university
from cuius.titles.here_i_stand.phases.religion.protestants import form_league, league_is_due, nail_theses
from cuius.titles.here_i_stand.rules.cards import KEPT, event
from cuius.titles.here_i_stand.rules.lasting import AUGSBURG_CONFESSED
from cuius.titles.here_i_stand.rules.religion import faith_of_units
from cuius.titles.here_i_stand.state import AWAY, OUT, POWER_COUNT, WAITING, State

FAITH_DEFENDED = 3
"""18.4-t2."""
FIRST_UNIVERSITIES = 2
"""18.2-r2."""
event(LUTHERS_95_THESES, rule="18.1-r1")(nail_theses)


@event(DEFENDER_OF_THE_FAITH, rule="18.4-t2")
def defender_of_the_faith(g: State, power: Id) -> Proc[None]:
    """24-k11, 18.4-t2 (ruling R3) Three Papal attempts, every zone targeted; England may draw."""
    yield from counter_reformation_attempts(g, ZONES.ids, FAITH_DEFENDED)
    if power == ENGLAND:
        yield from draw_card(g, ENGLAND)


@event(SCHMALKALDIC_LEAGUE, rule="21.6-r8")
def schmalkaldic_league(g: State, power: Id) -> Proc[str | None]:
    """24-k13, 21.6-r8,r9 (ruling R141) Formed, the card leaves the game; too early, it is discarded."""
    if not league_is_due(g):
        g.tell("league.not_yet")
        return None
    yield from form_league(g)
    if SCHMALKALDIC_LEAGUE not in g.removed:
        g.removed.append(int(SCHMALKALDIC_LEAGUE))
    return KEPT


@event(SOCIETY_OF_JESUS, rule="18.2-r2")
def society_of_jesus(g: State, power: Id) -> Proc[None]:
    """24-k15, 18.2-r2, 21.5-r2 The first two universities."""
    for _ in range(FIRST_UNIVERSITIES):
        yield from place_university(g)


@event(COUNCIL_OF_TRENT, rule="18.2-r15")
def council_of_trent(g: State, power: Id) -> Proc[None]:
    """24-k17, 18.2-r15 Debaters of both sides at Trent."""
    yield from hold_council(g)


# Events that are attempts and nothing else: 41, 44, 46, 61, 65, 75, 85, 90.

SERMONS = {
    MARBURG_COLLOQUY: "24-k41",
    AFFAIR_OF_THE_PLACARDS: "24-k44",
    CALVINS_INSTITUTES: "24-k46",
    MARY_DEFIES_COUNCIL: "24-k61",
    A_MIGHTY_FORTRESS: "24-k65",
    ERASMUS: "24-k75",
    KATHERINA_BORA: "24-k85",
    PRINTING_PRESS: "24-k90",
}
"""What each does stands in `phases/religion/attempts.py`."""


def declare(card: Id, rule: str) -> None:
    """11-r6c Whoever plays it, the Protestant or the Papacy preaches, if the debaters are free (18.3-r1)."""

    def has_preachers(g: State, power: Id) -> bool:
        return can_preach(g, card)

    def sermon(g: State, power: Id) -> Proc[None]:
        yield from preach(g, card)

    event(card, rule=rule, when=has_preachers)(sermon)


for each, statement in SERMONS.items():
    declare(each, statement)


# What befalls reformers and princes: 39, 43, 45, 57, 78.

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
    at = space * POWER_COUNT + owner
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
