"""18.1, 21.5 The works of the Papacy: Saint Peter's, Jesuit universities, burnt books, Papal Bulls."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import (
    BANS,
    BUILD_ST_PETERS,
    BURN_BOOKS,
    CATHOLIC,
    DEBATER_LOYOLA,
    DEBATER_TETZEL,
    ENGLAND,
    FOUND_UNIVERSITY,
    FRANCE,
    HABSBURG,
    NOBODY,
    OTTOMAN,
    PAPACY,
    PROTESTANT_FAITH,
    REFORMERS,
    RULER_HENRY_VIII,
    SOCIETY_OF_JESUS,
    SPACES,
    ZONES,
)
from cuius.titles.here_i_stand.phases.action.table import action, price
from cuius.titles.here_i_stand.phases.common.control import put_unrest
from cuius.titles.here_i_stand.phases.common.religion import banish, commit, use_bonus
from cuius.titles.here_i_stand.phases.religion.attempts import counter_reformation_attempts, counter_targets
from cuius.titles.here_i_stand.phases.religion.debates import debate
from cuius.titles.here_i_stand.rules.communication import home_spaces
from cuius.titles.here_i_stand.rules.control import may_have_unrest
from cuius.titles.here_i_stand.rules.debates import bonus_left, can_debate_in, is_free, with_bonus
from cuius.titles.here_i_stand.rules.religion import all_zones
from cuius.titles.here_i_stand.state import ALLIED, POWER_COUNT, WAR, State


def most_points(g: State) -> int:
    """18.1-r33 Command points after which there is nothing more to gain."""
    return g.board.numbers["st_peters_cp"] * g.board.numbers["st_peters_most"]


def can_build_st_peters(g: State, power: Id) -> bool:
    """18.1-r31,r33 Only the Papacy, until all victory points are won."""
    return power == PAPACY and g.st_peters < most_points(g)


@action(BUILD_ST_PETERS, rule="18.1-r31", when=can_build_st_peters)
def build_st_peters(g: State, power: Id) -> Proc[None]:
    """18.1-r31 One command point, one box."""
    add_to_st_peters(g, 1)
    yield from ()


def add_to_st_peters(g: State, points: int) -> None:
    """18.1-r32,r33 (ruling R87) Every fifth point earns a victory point; what is beyond carries over."""
    g.st_peters = min(g.st_peters + points, most_points(g))
    g.tell("st_peters.grows", points=points, boxes=g.st_peters % g.board.numbers["st_peters_cp"])


def plunder_st_peters(g: State, points: int) -> None:
    """21.5-p6 (ruling R140) The marker of command points goes back, not below zero; earned points stay."""
    box = g.st_peters % g.board.numbers["st_peters_cp"]
    g.st_peters -= min(box, points)


# 18.1, 18.2, 21.5 Jesuit universities.


def can_found(g: State, power: Id) -> bool:
    """18.1-r38, 18.2-r3, 21.5-r1 Only the Papacy, and only after Society of Jesus."""
    return power == PAPACY and SOCIETY_OF_JESUS in g.removed and bool(university_sites(g))


def university_sites(g: State) -> Options:
    """18.1-r38 Catholic spaces without a university."""
    schools, faith = g.universities, g.faith
    return tuple([s for s in SPACES if faith[s] == CATHOLIC and s not in schools])


def least_price(g: State, power: Id) -> int:
    """18.1-r39, 18.2-r21 With Loyola, who is committed for one university."""
    if is_free(g, DEBATER_LOYOLA):
        return g.board.debater_bonus[DEBATER_LOYOLA].number
    return price(g, power, FOUND_UNIVERSITY)


@action(FOUND_UNIVERSITY, rule="18.1-r38", when=can_found, pays_itself=True, least=least_price)
def found_university(g: State, power: Id) -> Proc[None]:
    """18.1-r38,r39 Three command points, or two and Loyola."""
    founder = yield Ask(power, "university.founder", founders, g, power, rule="18.1-r39")
    if founder == PASS:
        g.cp -= price(g, power, FOUND_UNIVERSITY)
    else:
        g.cp -= least_price(g, power)
        commit(g, founder)
    yield from place_university(g)


def founders(g: State, power: Id) -> Options:
    """18.2-r22 This bonus is none for attempts and does not count as the one of the impulse."""
    loyola = (DEBATER_LOYOLA,) if is_free(g, DEBATER_LOYOLA) else ()
    return loyola + ((PASS,) if price(g, power, FOUND_UNIVERSITY) <= g.cp else ())


def place_university(g: State) -> Proc[None]:
    """18.2-r2,r4, 21.5-r2 The Papacy chooses the space."""
    if not university_sites(g):
        return
    space = yield Ask(PAPACY, "university.space", university_sites, g, rule="18.1-r38")
    g.universities.append(int(space))
    g.tell("university.founded", space=space)


# 18.1, 18.4 Burning books.


def can_burn_books(g: State, power: Id) -> bool:
    """18.1-r35 The Papacy, while there is a space to try."""
    return power == PAPACY and bool(counter_targets(g))


@action(BURN_BOOKS, rule="18.1-r35", when=can_burn_books)
def burn_books(g: State, power: Id) -> Proc[None]:
    """18.1-r35 Two Counter-Reformation attempts on a zone of the Papacy's choice."""
    zone = yield Ask(PAPACY, "burning.zone", all_zones, rule="18.1-r35")
    yield from burn_books_in(g, zone)


def burn_books_in(g: State, zone: Id, *, only: tuple[Id, ...] = ()) -> Proc[None]:
    """18.1-r36, 18.4-t1, 18.4-t1b, 18.4-t1c (ruling R97) Cajetan or Caraffa gives a third attempt."""
    g.tell("burning.begins", zone=zone)
    zones: tuple[Id, ...] = (zone,)
    many = g.board.numbers["burn_books_attempts"]
    censor = yield from ask_censor(g, zone)
    if censor != NOBODY:
        bonus = g.board.debater_bonus[censor]
        many = bonus.number
        zones = ZONES.ids if bonus.flag else zones
    yield from counter_reformation_attempts(g, zones, many, only=only)
    yield from ask_tetzel(g)


def ask_censor(g: State, zone: Id) -> Proc[int]:
    """18.2-r27 Before the first attempt."""
    if not with_bonus(g, PAPACY, "burn_books"):
        return NOBODY
    answer = yield Ask(PAPACY, "burning.censor", censors, g, rule="18.2-r27", about={"zone": zone})
    if answer == PASS:
        return NOBODY
    censor: Id = answer
    use_bonus(g, PAPACY, censor)
    return censor


def censors(g: State) -> Options:
    return (*with_bonus(g, PAPACY, "burn_books"), PASS)


def ask_tetzel(g: State) -> Proc[None]:
    """18.4-s9 (ruling R101) Once an action, whatever came of the attempts: a point for St. Peter's."""
    if not is_free(g, DEBATER_TETZEL) or not bonus_left(g, PAPACY):
        return
    if (yield Ask(PAPACY, "burning.tetzel", tetzel_or_not, rule="18.4-s9")) == DEBATER_TETZEL:
        use_bonus(g, PAPACY, DEBATER_TETZEL)
        add_to_st_peters(g, g.board.debater_bonus[DEBATER_TETZEL].number)


def tetzel_or_not() -> Options:
    return (DEBATER_TETZEL, PASS)


# 21.5 Papal Bull: the excommunication of a reformer or a ruler.

RULED = {BANS["henry_viii"]: ENGLAND, BANS["king_of_france"]: FRANCE, BANS["charles_v"]: HABSBURG}
"""21.5-r3,r7c (ruling R3) The boxes of rulers; the two kings of France share one."""
UNREST = 2
"""21.5-r14."""
DEBATE = "debate"


def bannable(g: State) -> Options:
    """21.5-r3,r4, 21.5-r7b Whoever has not been excommunicated before and can be now."""
    return tuple([ban for ban in BANS if not g.excommunicated[ban] and has_grounds(g, ban)])


def has_grounds(g: State, ban: Id) -> bool:
    """21.5-r4 Against a reformer on the map always; 21.5-r5..r7, 21.5-x1,x2 against a ruler for cause."""
    if ban in RULED:
        return not g.two_player and is_sinner(g, RULED[ban])  # 25-k5 two players ban rulers elsewhere
    return g.reformer_at[REFORMERS[ban.word]] >= 0


def is_sinner(g: State, power: Id) -> bool:
    """21.5-r5,r6,r7 At war with the Papacy; ally of the Ottoman; Henry VIII with a Protestant home space."""
    if power == ENGLAND and g.ruler[ENGLAND] != RULER_HENRY_VIII:  # 21.5-x2
        return False
    if g.relation[power * POWER_COUNT + PAPACY] == WAR or g.relation[power * POWER_COUNT + OTTOMAN] == ALLIED:
        return True
    return power == ENGLAND and any(g.faith[s] == PROTESTANT_FAITH for s in g.board.homes[ENGLAND])


def excommunicate(g: State, ban: Id) -> Proc[None]:
    """21.5-r3, 21.5-r7b,r7c Once in the game, a reformer or a ruler."""
    g.excommunicated[ban] = True
    g.tell("ban.spoken", ban=ban)
    if ban in RULED:
        yield from ban_ruler(g, RULED[ban])
    else:
        yield from ban_reformer(g, REFORMERS[ban.word])


def ban_reformer(g: State, reformer: Id) -> Proc[None]:
    """21.5-r8..r11 He is away until the next turn; the Papacy may go on with a debate in his zone."""
    banish(g, reformer)
    zone = g.board.reformer_zone[reformer]
    if not can_debate_in(g, PAPACY, zone):  # 21.5-r11 (ruling R133)
        return
    if (yield Ask(PAPACY, "ban.debate", debate_or_not, rule="21.5-r11", about={"zone": zone})) == DEBATE:
        yield from debate(g, PAPACY, zone)


def debate_or_not() -> Options:
    return (DEBATE, PASS)


def ban_ruler(g: State, power: Id) -> Proc[None]:
    """21.5-r12..r14 (rulings R134, R135) A -1 Card marker, and unrest in two spaces the Papacy chooses."""
    g.less_cards[power] += 1
    g.ban_turn[power] = g.turn
    for _ in range(UNREST):
        if not restless_homes(g, power):
            return
        space = yield Ask(
            PAPACY, "ban.unrest", restless_homes, g, power, rule="21.5-r14", about={"power": power}
        )
        put_unrest(g, space)


def restless_homes(g: State, power: Id) -> Options:
    """21.5-r14 Unoccupied Catholic home spaces of the power without unrest."""
    homes = home_spaces(g, power)
    return tuple([s for s in homes if g.faith[s] == CATHOLIC and may_have_unrest(g, s)])
