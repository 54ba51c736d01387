"""8.2, 18, 21.5 Why a space cannot be converted, a debater not committed, a debate not called.

A function receives the word that is not offered and the arguments of the question; a word that means nothing
to it is left to the general answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cuius.core.ids import Id
from cuius.core.title import Refusal
from cuius.titles.here_i_stand.explain.refusals.land import space_named
from cuius.titles.here_i_stand.ids import (
    BANS,
    CATHOLIC,
    DEBATERS,
    ENGLAND,
    ENGLISH,
    FAITHS,
    GERMAN,
    NEITHER,
    NO_ZONE,
    PAPACY,
    PAPAL_DEBATERS,
    PROTESTANT,
    PROTESTANT_FAITH,
    TRANSLATIONS,
    ZONES,
)
from cuius.titles.here_i_stand.phases.common.religion import faith_of
from cuius.titles.here_i_stand.phases.religion.attempts import Attempts
from cuius.titles.here_i_stand.phases.religion.debates import POOLS, Debate
from cuius.titles.here_i_stand.phases.religion.papacy import RULED
from cuius.titles.here_i_stand.phases.religion.protestants import zone_of
from cuius.titles.here_i_stand.rules.communication import home_spaces
from cuius.titles.here_i_stand.rules.control import may_have_unrest
from cuius.titles.here_i_stand.rules.debates import DEBATED, in_play, pool
from cuius.titles.here_i_stand.rules.editions import ENGLISH_AUTHORS
from cuius.titles.here_i_stand.rules.lasting import LUTHER_HIDDEN, MORE_EXECUTED, in_force
from cuius.titles.here_i_stand.state import COMMITTED, FREE, State

Explain = Callable[..., Refusal | None]


# Spaces


def why_not_reformed(what: str, g: State, how: Attempts, helper: int) -> Refusal | None:
    """18.3-s1, 18.3-s1c, 18.3-t2b, 18.3-r3, 12.4-r7 Not Catholic, tried, out of bounds, or too far."""
    space = space_named(what)
    if space is None:
        return None
    found = not_of_faith(g, space, CATHOLIC, "18.3-s1")
    if found is None and space in g.reformed:
        found = Refusal("refused.faith.tried", "18.3-r3", {"space": space})
    if found is None and how.only and space not in how.only:
        rule = "18.3-s1c" if how.only == g.board.homes[ENGLAND] else "18.3-t2b"
        found = Refusal("refused.faith.bounds", rule, {"space": space})
    return found or too_far(g, space, PROTESTANT_FAITH, "18.3-s1", "12.4-r7")


def why_not_recovered(what: str, g: State, how: Attempts, helper: int) -> Refusal | None:
    """18.4-s1, 18.4-r2, 21.3-d1, 12.4-r8 Not Protestant, tried, out of bounds, or too far."""
    space = space_named(what)
    if space is None:
        return None
    found = not_of_faith(g, space, PROTESTANT_FAITH, "18.4-s1")
    if found is None and space in g.countered:
        found = Refusal("refused.faith.tried", "18.4-r2", {"space": space})
    if found is None and how.only and space not in how.only:
        found = Refusal("refused.faith.bounds", "21.3-d1", {"space": space})
    return found or too_far(g, space, CATHOLIC, "18.4-s1", "12.4-r8")


def why_not_flipped(what: str, g: State, winner: Id, zone: int) -> Refusal | None:
    """18.5-s7f,s7g The zone of the debate comes first; elsewhere as for an attempt."""
    space = space_named(what)
    if space is None:
        return None
    to = faith_of(winner)
    found = not_of_faith(g, space, other_than(to), "18.5-s7g")
    if found is None and zone != NO_ZONE == g.board.zone[space]:
        found = Refusal("refused.faith.bounds", "18.5-s7f", {"space": space})
    if found is None and zone not in (NO_ZONE, g.board.zone[space]):
        found = Refusal("refused.faith.zone-first", "18.5-s7f", {"space": space, "zone": ZONES[zone]})
    return found or too_far(g, space, to, "18.5-s7g", "12.4-r7" if winner == PROTESTANT else "12.4-r8")


def why_not_at_the_diet(what: str, g: State, winner: Id) -> Refusal | None:
    """18.1-p5b, 18.1-p6b German spaces of the other religion, next to one of the winner's."""
    space = space_named(what)
    if space is None:
        return None
    rule = "18.1-p5b" if winner == PROTESTANT else "18.1-p6b"
    if g.board.zone[space] != GERMAN:
        return Refusal("refused.faith.bounds", rule, {"space": space})
    found = not_of_faith(g, space, other_than(faith_of(winner)), rule)
    return found or Refusal("refused.faith.far", rule, {"space": space, "faith": faith_of(winner)})


def other_than(faith: Id) -> Id:
    return CATHOLIC if faith == PROTESTANT_FAITH else PROTESTANT_FAITH


def not_of_faith(g: State, space: Id, wanted: Id, rule: str) -> Refusal | None:
    """The space is of another religion than can be won over, or of none."""
    if g.faith[space] == wanted:
        return None
    if g.faith[space] == NEITHER:
        return Refusal("refused.faith.none", rule, {"space": space})
    return Refusal("refused.faith.is", rule, {"space": space, "faith": FAITHS[g.faith[space]]})


def too_far(g: State, space: Id, faith: Id, rule: str, unrest: str) -> Refusal:
    """Nobody of the religion is near enough, or all who are live in unrest."""
    about = {"space": space, "faith": faith}
    ports = [port for sea in g.board.seas[space] for port in g.board.ports_on[sea]]
    if any(g.faith[near] == faith and g.unrest[near] for near in (*g.board.neighbours[space], *ports)):
        return Refusal("refused.faith.unrest", unrest, about)
    return Refusal("refused.faith.far", rule, about)


def why_no_university(what: str, g: State) -> Refusal | None:
    """18.1-r38 A Catholic space that has none."""
    space = space_named(what)
    if space is None:
        return None
    if space in g.universities:
        return Refusal("refused.university.there", "18.1-r38", {"space": space})
    return not_of_faith(g, space, CATHOLIC, "18.1-r38")


def why_no_unrest(what: str, g: State, power: Id) -> Refusal | None:
    """21.5-r14 Unoccupied Catholic home spaces of the ruler."""
    space = space_named(what)
    if space is None:
        return None
    about = {"space": space}
    if space not in home_spaces(g, power):
        return Refusal("refused.ban.not-home", "21.5-r14", {**about, "power": power})
    if g.unrest[space]:
        return Refusal("refused.ban.unrest", "21.5-r14", about)
    if not may_have_unrest(g, space):
        return Refusal("refused.ban.occupied", "21.5-r14", about)
    return not_of_faith(g, space, CATHOLIC, "21.5-r14")


def why_no_ban(what: str, g: State) -> Refusal | None:
    """21.5-r4..r7, 21.5-r7b,r7c Once each; a reformer on the map, a ruler for cause."""
    if what not in BANS:
        return None
    ban = BANS[what]
    if g.excommunicated[ban]:
        rule = "21.5-r7c" if what == "king_of_france" else "21.5-r7b"
        return Refusal("refused.ban.again", rule, {"ban": ban})
    if ban in RULED:
        return Refusal("refused.ban.no-cause", "21.5-r5", {"ban": ban})
    return Refusal("refused.ban.away", "21.5-r4", {"ban": ban})


# Debaters


def not_free(what: str, g: State, power: Id) -> Refusal | None:
    """18.2-r16,r20 Why somebody cannot be committed at all: the other side's, committed, or not in play."""
    if what not in DEBATERS:
        return None
    debater = DEBATERS[what]
    about = {"debater": debater}
    if (debater in PAPAL_DEBATERS) != (power == PAPACY):
        return Refusal("refused.debater.theirs", "18.2-r25", about)
    if g.debater[debater] == COMMITTED:
        return Refusal("refused.debater.committed", "18.2-r20", about)
    if g.debater[debater] != FREE:
        return Refusal("refused.debater.away", "18.2-r16", about)
    return None


def no_use(what: str, g: State, power: Id, rule: str) -> Refusal | None:
    """18.2-r15 He is free, but his bonus is another, or counts elsewhere."""
    found = not_free(what, g, power)
    if found is not None or what not in DEBATERS:
        return found
    return Refusal("refused.debater.no-use", rule, {"debater": DEBATERS[what]})


def why_no_helper(what: str, g: State, power: Id, target: Id, how: Attempts) -> Refusal | None:
    """18.2-r15,r27, 18.2-d3 A debater for more dice in an attempt; in 2017 England has four of its own."""
    foreign = power == ENGLAND and what in DEBATERS and DEBATERS[what] not in ENGLISH_AUTHORS
    return no_use(what, g, power, "18.2-d3" if foreign else "18.2-r15")


def why_no_author(what: str, g: State, zone: Id) -> Refusal | None:
    """18.3-t2b,t2c A third attempt of a treatise."""
    return no_use(what, g, PROTESTANT, "18.3-t2b")


def why_no_censor(what: str, g: State) -> Refusal | None:
    """18.4-t1b,t1c A third attempt of a book burning."""
    return no_use(what, g, PAPACY, "18.4-t1b")


def why_no_translator(what: str, g: State, language: Id) -> Refusal | None:
    """18.1-r21 One more box."""
    return no_use(what, g, PROTESTANT, "18.1-r21")


def why_no_founder(what: str, g: State, power: Id) -> Refusal | None:
    """18.1-r39 Only Loyola makes a university cheaper."""
    return no_use(what, g, PAPACY, "18.1-r39")


def why_no_delegate(what: str, g: State, power: Id) -> Refusal | None:
    """18.2-r18 The Council of Trent."""
    return not_free(what, g, power)


def why_not_at_leipzig(what: str, g: State, zone: Id) -> Refusal | None:
    """18.5-s3b Own uncommitted debaters, or enemies of the zone."""
    if what in DEBATERS and DEBATERS[what] not in PAPAL_DEBATERS:
        about = {"debater": DEBATERS[what], "zone": zone}
        only = in_play(g, PROTESTANT, zone) == (DEBATERS[what],)
        return Refusal("refused.debater.alone" if only else "refused.debater.not-there", "18.5-s3b", about)
    return not_free(what, g, PAPACY)


# Debates and translations


def why_no_debate(what: str, g: State, caller: Id = PAPACY) -> Refusal | None:
    """18.5-s1, 18.1-r28..r30, 25-k207 No zone for it, nobody to answer, or nobody left to speak."""
    if what not in ZONES:
        return None
    zone = ZONES[what]
    about = {"zone": zone}
    if zone not in DEBATED:
        return Refusal("refused.debate.zone", "18.5-s1", about)
    if not in_play(g, PROTESTANT, zone):
        return Refusal("refused.debate.nobody", "18.1-r30", about)
    if caller == PROTESTANT and in_force(g, LUTHER_HIDDEN, PROTESTANT):
        return Refusal("refused.debate.hidden", "24-k37")
    if zone == ENGLISH and in_force(g, MORE_EXECUTED, ENGLAND):
        return Refusal("refused.debate.more", "24-k112", about)
    rule = "18.1-r28" if caller == PROTESTANT else "18.1-r29"
    return None if pool(g, caller, zone, FREE) else Refusal("refused.debate.committed", rule, about)


def why_no_pool(what: str, g: State, how: Debate, attacker: Id) -> Refusal | None:
    """18.5-s3 (ruling R102) Nobody there to draw."""
    return Refusal("refused.debate.pool", "18.5-s3", {"zone": how.zone}) if what in POOLS else None


def why_no_language(what: str, g: State) -> Refusal | None:
    """18.1-r26b The whole Bible is there."""
    if what not in TRANSLATIONS:
        return None
    return Refusal("refused.translation.done", "18.1-r26b", {"zone": zone_of(TRANSLATIONS[what])})


REFUSALS_RELIGION: Mapping[str, Explain] = {
    "reformation.target": why_not_reformed,
    "counter.target": why_not_recovered,
    "flip.space": why_not_flipped,
    "diet.space": why_not_at_the_diet,
    "university.space": why_no_university,
    "ban.unrest": why_no_unrest,
    "ban.whom": why_no_ban,
    "attempt.helper": why_no_helper,
    "treatise.author": why_no_author,
    "burning.censor": why_no_censor,
    "translation.helper": why_no_translator,
    "university.founder": why_no_founder,
    "council.debater": why_no_delegate,
    "debate.leipzig": why_not_at_leipzig,
    "debate.zone": why_no_debate,
    "debate.pool": why_no_pool,
    "translation.language": why_no_language,
}
