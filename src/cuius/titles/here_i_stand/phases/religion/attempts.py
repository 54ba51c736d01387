"""18.3, 18.4 Reformation and Counter-Reformation attempts, step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cuius.core.ids import PASS, Id
from cuius.core.odds import total
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import (
    A_MIGHTY_FORTRESS,
    AFFAIR_OF_THE_PLACARDS,
    BOOK_OF_COMMON_PRAYER,
    CALVINS_INSTITUTES,
    CATHOLIC,
    DEBATER_LUTHER,
    DEBATER_MELANCHTHON,
    DEBATER_OEKOLAMPADIUS,
    DEBATER_ZWINGLI,
    DISSOLUTION_OF_THE_MONASTERIES,
    ENGLAND,
    ENGLISH,
    ERASMUS,
    FRENCH,
    GERMAN,
    KATHERINA_BORA,
    MARBURG_COLLOQUY,
    MARY_DEFIES_COUNCIL,
    NOBODY,
    PAPACY,
    PRINTING_PRESS,
    PROTESTANT,
    PROTESTANT_FAITH,
    RULER_JULIUS_III,
    RULER_PAUL_III,
    ZONES,
)
from cuius.titles.here_i_stand.phases.common.cards import put_in_force
from cuius.titles.here_i_stand.phases.common.control import put_unrest
from cuius.titles.here_i_stand.phases.common.religion import commit, convert, use_bonus
from cuius.titles.here_i_stand.rules.control import may_have_unrest
from cuius.titles.here_i_stand.rules.debates import helpers_at, helps, is_free
from cuius.titles.here_i_stand.rules.editions import adviser_of, carlstadt_stirs_anybody
from cuius.titles.here_i_stand.rules.lasting import AUGSBURG_CONFESSED, PRINTING_PRESS_RUNS, in_force
from cuius.titles.here_i_stand.rules.religion import (
    Dice,
    base_dice,
    counter_dice,
    is_targeted,
    recoverable,
    reformable,
    reformation_dice,
)
from cuius.titles.here_i_stand.state import State

SURE = 6
"""18.3-s5, 18.4-s5 The result that needs no opposing roll in a targeted zone."""


class Attempts(NamedTuple):
    """What all attempts of one action or event have in common."""

    zones: tuple[Id, ...]
    """18.3-s1b The zones targeted."""
    actor: Id = PROTESTANT
    """18.3-r2 Who chooses the targets: the Protestant, or England for its own treatise."""
    only: tuple[Id, ...] = ()
    """18.3-s1c, 18.3-t2b,t2c No target outside these spaces; empty: anywhere."""
    theses: bool = False
    plus: int = 0
    """18.3-s4b On each Protestant die in a targeted zone."""
    unrest: bool = False
    """18.3-s8d Failure puts unrest on the target."""


# Reformation


def reformation_attempts(
    g: State,
    zones: tuple[Id, ...],
    many: int,
    *,
    actor: Id = PROTESTANT,
    only: tuple[Id, ...] = (),
    theses: bool = False,
    plus: int = 0,
    unrest: bool = False,
) -> Proc[None]:
    """18.3-r2,r3 So many chances to turn a space Protestant, each on a space not tried in this impulse."""
    how = Attempts(zones, actor, only, theses, plus, unrest)
    helper = NOBODY
    for _ in range(many):
        if not reformation_targets(g, only):
            return
        helper = yield from reform(g, how, helper)


def reformation_targets(g: State, only: tuple[Id, ...] = ()) -> Options:
    """18.3-s1, 18.3-s1c, 18.3-r3 Open to an attempt, and not yet tried in this impulse."""
    tried = g.reformed
    return tuple([s for s in reformable(g) if s not in tried and (not only or s in only)])


def reformation_choices(g: State, how: Attempts, helper: int) -> Options:
    return reformation_targets(g, how.only)


def attack_on(g: State, target: int, how: Attempts, helper: int) -> Dice:
    """18.3-s2,s3 Dice against a space with this debater, whose own count only where he helps."""
    aided = helper if helper != NOBODY and helps(g, helper, target) else NOBODY
    return reformation_dice(g, target, theses=how.theses, helper=aided)


def reform(g: State, how: Attempts, helper: int) -> Proc[int]:
    """18.3-s1..s8 One attempt; ends with the debater whose dice go on to count in this action."""
    target = yield Ask(how.actor, "reformation.target", reformation_choices, g, how, helper, rule="18.3-s1")
    g.reformed.append(int(target))
    if helper == NOBODY:
        helper = yield from ask_helper(g, adviser_of(g, how.actor), target, how)  # 18.2-d2
    targeted = is_targeted(g, target, how.zones)
    dice = attack_on(g, target, how, helper)
    attack = total(dice)
    faces = yield Roll(d6=attack, why="reformation.attack", who=how.actor, reasons=dice)
    best = max(faces) + (how.plus if targeted else 0)  # 18.3-s4, 18.3-s4b
    if targeted and best >= SURE:  # 18.3-s5
        g.tell("reformation.sure", power=how.actor, space=target, dice=attack, best=best)
        convert(g, target, PROTESTANT_FAITH)
        return helper
    answer = base_dice(g, CATHOLIC, target)  # 18.3-s5b,s6
    defence = total(answer)
    stop = max((yield Roll(d6=defence, why="reformation.defence", who=PAPACY, reasons=answer)))  # 18.3-s7
    won = best > stop or (best == stop and targeted)  # 18.3-s8, 18.3-s8b
    g.tell(
        "reformation.won" if won else "reformation.lost",
        power=how.actor,
        space=target,
        dice=attack,
        against=defence,
        best=best,
        stop=stop,
    )
    if won:
        convert(g, target, PROTESTANT_FAITH)
    elif how.unrest and (carlstadt_stirs_anybody(g) or may_have_unrest(g, target)):  # 18.3-s8d, 12.4-x2 (R43)
        put_unrest(g, target)
    return helper


# Counter-Reformation


def counter_reformation_attempts(
    g: State, zones: tuple[Id, ...], many: int, *, only: tuple[Id, ...] = ()
) -> Proc[None]:
    """18.4-r1,r2 So many chances for the Papacy to turn a space Catholic again."""
    how = Attempts(zones, PAPACY, only)
    helper = NOBODY
    for _ in range(many):
        if not counter_targets(g, only):
            return
        helper = yield from counter(g, how, helper)


def counter_targets(g: State, only: tuple[Id, ...] = ()) -> Options:
    """18.4-s1, 18.4-r2 Open to an attempt, and not yet tried in this impulse."""
    tried = g.countered
    return tuple([s for s in recoverable(g) if s not in tried and (not only or s in only)])


def pope_prevails(g: State) -> bool:
    """18.4-s1b,s5,s8b Under Paul III and Julius III the Papacy wins ties and sixes in targeted zones."""
    return g.ruler[PAPACY] in (RULER_PAUL_III, RULER_JULIUS_III)


def counter_choices(g: State, how: Attempts, helper: int) -> Options:
    return counter_targets(g, how.only)


def counter_attack_on(g: State, target: int, helper: int) -> Dice:
    """18.4-s2,s3 Papal dice against a space with this debater, whose own count only where he helps."""
    aided = helper if helper != NOBODY and helps(g, helper, target) else NOBODY
    return counter_dice(g, target, helper=aided)


def counter(g: State, how: Attempts, helper: int) -> Proc[int]:
    """18.4-s1..s8 One attempt; ends with the debater whose dice go on to count in this action."""
    target = yield Ask(PAPACY, "counter.target", counter_choices, g, how, helper, rule="18.4-s1")
    g.countered.append(int(target))
    if helper == NOBODY:
        helper = yield from ask_helper(g, PAPACY, target, how)
    prevails = is_targeted(g, target, how.zones) and pope_prevails(g)
    dice = counter_attack_on(g, target, helper)
    attack = total(dice)
    faces = yield Roll(d6=attack, why="counter.attack", who=PAPACY, reasons=dice)
    best = max(faces) - in_force(g, AUGSBURG_CONFESSED, PROTESTANT)  # 18.4-s4, 18.4-s4b
    if prevails and best >= SURE:  # 18.4-s5 (ruling R99)
        g.tell("counter.sure", space=target, dice=attack, best=best)
        convert(g, target, CATHOLIC)
        return helper
    answer = base_dice(g, PROTESTANT_FAITH, target)  # 18.4-s5b,s6
    defence = total(answer)
    stop = max((yield Roll(d6=defence, why="counter.defence", who=PROTESTANT, reasons=answer)))  # 18.4-s7
    won = best > stop or (best == stop and prevails)  # 18.4-s8, 18.4-s8b
    g.tell(
        "counter.won" if won else "counter.lost",
        space=target,
        dice=attack,
        against=defence,
        best=best,
        stop=stop,
    )
    if won:
        convert(g, target, CATHOLIC)
    return helper


# Debaters who give dice


def ask_helper(g: State, power: Id, target: Id, how: Attempts) -> Proc[int]:
    """18.2-r21..r25,r27 Before the dice are thrown a side may commit one of its debaters who helps here.

    His dice then count in every later attempt of the same action or event that he covers.
    """
    if not helpers_at(g, power, target):
        return NOBODY
    answer = yield Ask(
        power,
        "attempt.helper",
        helper_choices,
        g,
        power,
        target,
        how,
        rule="18.2-r27",
        about={"space": target},
    )
    if answer == PASS:
        return NOBODY
    helper: Id = answer
    use_bonus(g, power, helper)
    return helper


def helper_choices(g: State, power: Id, target: Id, how: Attempts) -> Options:
    return (*helpers_at(g, power, target), PASS)


# 18.3, 18.4 Attempts that cards bring: what each targets, how often, and whom it commits.

PAIRS = ((DEBATER_LUTHER, DEBATER_MELANCHTHON), (DEBATER_ZWINGLI, DEBATER_OEKOLAMPADIUS))
"""18.3-t10 One of each is committed for Marburg Colloquy."""
ERASMUS_TURNS = 3
"""18.3-t11, 18.4-t4 (ruling R3) From this turn on he helps the other side."""


def can_preach(g: State, card: Id) -> bool:
    """18.3-r1 Everybody the event needs is uncommitted."""
    if card == MARBURG_COLLOQUY:
        return all(any(is_free(g, d) for d in pair) for pair in PAIRS)
    return all(is_free(g, d) for d in g.board.card_needs[card])


def preach(g: State, card: Id) -> Proc[None]:
    """18.3-r1, 18.2-r18, 18.2-r23b Whoever the event needs is committed, at no bonus; then the attempts."""
    for debater in g.board.card_needs[card]:
        commit(g, debater)
    yield from SERMONS[card](g)


def mighty_fortress(g: State) -> Proc[None]:
    """18.3-t5 Six on the German zone."""
    yield from reformation_attempts(g, (GERMAN,), 6)


def placards(g: State) -> Proc[None]:
    """18.3-t6 (ruling R91), 24-d44 On the French zone, as many as the edition has."""
    yield from reformation_attempts(g, (FRENCH,), g.board.numbers["placards_attempts"])


def institutes(g: State) -> Proc[None]:
    """18.3-t7 Five on the French zone, with one more on each die there."""
    yield from reformation_attempts(g, (FRENCH,), 5, plus=1)


def common_prayer(g: State) -> Proc[None]:
    """18.3-t8, 18.3-s1c (ruling R94) Four on the English zone, in English home spaces alone."""
    yield from reformation_attempts(g, (ENGLISH,), 4, only=g.board.homes[ENGLAND])


def dissolution(g: State) -> Proc[None]:
    """18.3-t9 Three on the English zone."""
    yield from reformation_attempts(g, (ENGLISH,), 3)


def colloquy(g: State) -> Proc[None]:
    """18.3-t10 On all zones, as many as the values of the two whom the Protestant commits add up to."""
    many = 0
    for pair in PAIRS:
        debater = yield Ask(PROTESTANT, "colloquy.debater", free_of, g, pair, rule="18.3-t10")
        commit(g, debater)
        many += g.board.debater_value[debater]
    yield from reformation_attempts(g, ZONES.ids, many)


def free_of(g: State, pair: tuple[Id, ...]) -> Options:
    return tuple([d for d in pair if is_free(g, d)])


def erasmus(g: State) -> Proc[None]:
    """18.3-t11, 18.4-t4 (ruling R3) Four on all zones: for the Reformation first, later against it."""
    if g.turn < ERASMUS_TURNS:
        yield from reformation_attempts(g, ZONES.ids, 4)
    else:
        yield from counter_reformation_attempts(g, ZONES.ids, 4)


def bora(g: State) -> Proc[None]:
    """18.3-t12 (ruling R92) Five on all zones."""
    yield from reformation_attempts(g, ZONES.ids, 5)


def printing_press(g: State) -> Proc[None]:
    """18.3-t13 Three on all zones, and a die more in every Reformation attempt of the turn."""
    put_in_force(g, PRINTING_PRESS_RUNS, PROTESTANT)
    yield from reformation_attempts(g, ZONES.ids, 3)


def mary_defies(g: State) -> Proc[None]:
    """18.4-t3 (ruling R3) Three Papal ones on the English zone."""
    yield from counter_reformation_attempts(g, (ENGLISH,), 3)


SERMONS: dict[Id, Callable[[State], Proc[None]]] = {
    A_MIGHTY_FORTRESS: mighty_fortress,
    AFFAIR_OF_THE_PLACARDS: placards,
    CALVINS_INSTITUTES: institutes,
    BOOK_OF_COMMON_PRAYER: common_prayer,
    DISSOLUTION_OF_THE_MONASTERIES: dissolution,
    MARBURG_COLLOQUY: colloquy,
    ERASMUS: erasmus,
    KATHERINA_BORA: bora,
    PRINTING_PRESS: printing_press,
    MARY_DEFIES_COUNCIL: mary_defies,
}
