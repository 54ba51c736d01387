"""10-r3, 15.7.2 Money in the war: loans between allies, the cost of an activation; and attrition."""

from __future__ import annotations

from cuius.core.deals.clauses import Clause, ClauseKind, Talks
from cuius.core.deals.negotiation import negotiate
from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.guerres.ids import FACTIONS, HUGUENOT, LEAGUE, NOBODY, PROVINCES, ROYALIST
from cuius.titles.guerres.rules.court_actions import partner
from cuius.titles.guerres.rules.movement import purse
from cuius.titles.guerres.state import AWAY, State, word_at

# ---- loans: what everybody saw, kept in mind; no rule asks for it ----


def note_loan(g: State, giver: int, taker: int, money: int) -> None:
    """10-r3 A loan pays off a loan the other way first."""
    back = min(money, g.lent[word_at(taker, giver)])
    g.lent[word_at(taker, giver)] -= back
    g.lent[word_at(giver, taker)] += money - back


def note_help(g: State, by: int, to: int, money: int) -> None:
    """15.7.2-r12 A cost shared is a loan returned."""
    g.lent[word_at(to, by)] = max(0, g.lent[word_at(to, by)] - money)


def note_refusal(g: State, by: int, to: int, money: int) -> None:
    """15.7.2-r13 Not even what was borrowed is given back: a broken word, and nothing follows from it."""
    if money <= g.lent[word_at(to, by)]:
        g.word_broken[word_at(by, to)] = g.turn
        g.tell("word.broken", faction=FACTIONS[by], other=FACTIONS[to])


def sums(g: State, giver: Id, taker: Id) -> Options:
    """10-r3 From one coin to all that the giver has."""
    return tuple(range(1, g.money[giver] + 1))


def pay_over(g: State, clause: Clause) -> None:
    """10-r3 A loan is a gift: money ends with the turn (ruling R5)."""
    giver, taker, money = FACTIONS[clause.giver], FACTIONS[clause.taker], int(clause.what)
    g.pay(giver, money)
    g.earn(taker, money)
    note_loan(g, giver, taker, money)


def anybody_has_money(g: State) -> bool:
    return any(g.money)


MONEY = ClauseKind("money", sums, pay_over, rule="10-r3", when=anybody_has_money)
ROUNDS = 2
"""How often each ally may speak."""
REFUSAL_REASONS = ("broken_word", "needed", "no_gain")
"""What may be said about a refusal, to whom it concerns."""
TALKS = {
    ally: Talks(
        (ROYALIST, ally), (MONEY,), rounds=ROUNDS, max_clauses=1, reasons=REFUSAL_REASONS, rule="10-r3"
    )
    for ally in (LEAGUE, HUGUENOT)
}


def talk(g: State) -> Proc[None]:
    """10-r3 At the start of their camp's rounds the Royalist and his ally may lend each other money."""
    yield from negotiate(g, TALKS[FACTIONS[g.ally]])


# ---- costs and attrition ----

TAKE_BACK = "take_back"
AGREE, REFUSE = "agree", "refuse"
PAY_MORE, LOSE_TROOPS = "pay_more", "lose_troops"


def ally_of(g: State, faction: int) -> int:
    """The faction that shares a purse with this one, or nobody."""
    return NOBODY if faction == g.lone else partner(g, faction)


def pay_for(g: State, faction: Id, cost: int, province: Id) -> Proc[bool]:
    """15.7.2-r11..r13 10-r3 The faction pays, alone or with its ally; or the moves are taken back."""
    if cost > purse(g, g.camp(faction)):
        return False
    about = {"cost": cost, "province": province}
    share = yield Ask(faction, "war.share", shares, g, faction, cost, rule="15.7.2-r12", about=about)
    if share != TAKE_BACK and share < cost:
        ally = FACTIONS[ally_of(g, faction)]
        if not (yield from contributes(g, ally, faction, cost - share, province)):
            share = yield Ask(
                faction, "war.pay_alone", alone, g, faction, cost, rule="15.7.2-r13", about=about
            )
    if share == TAKE_BACK:
        return False
    spend(g, faction, share)
    spend(g, ally_of(g, faction), cost - share)
    return True


def contributes(g: State, ally: Id, faction: Id, money: int, province: int) -> Proc[bool]:
    """15.7.2-r12 The ally gives what is asked of him, or refuses; everybody sees which."""
    about = {"faction": faction, "cost": money, "province": PROVINCES[province]}
    word = yield Ask(ally, "war.contribute", contributions, g, rule="15.7.2-r12", about=about)
    g.unwilling[ally] = word == REFUSE
    (note_refusal if word == REFUSE else note_help)(g, ally, faction, money)
    return bool(word == AGREE)


def shares(g: State, faction: Id, cost: int) -> Options:
    """15.7.2-r12,r13 How much the faction pays itself, the ally giving the rest; or nothing at all."""
    ally = ally_of(g, faction)
    least = max(0, cost - g.money[ally]) if ally != NOBODY else cost
    return (*range(min(cost, g.money[faction]), least - 1, -1), TAKE_BACK)


def contributions(g: State) -> Options:
    return (AGREE, REFUSE)


def alone(g: State, faction: Id, cost: int) -> Options:
    """15.7.2-r13 The whole cost, if the faction has it."""
    return (cost, TAKE_BACK) if g.money[faction] >= cost else (TAKE_BACK,)


def spend(g: State, faction: int, money: int) -> None:
    if money:
        g.pay(faction, money)
        g.tell("war.paid", faction=FACTIONS[faction], money=money)


def must_pay(g: State, faction: Id, cost: int, province: int) -> Proc[bool]:
    """What can no longer be taken back is paid as far as money and the ally's will go. In full? (R85)"""
    own = min(cost, g.money[faction])
    spend(g, faction, own)
    ally = ally_of(g, faction)
    rest = min(cost - own, g.money[ally]) if ally != NOBODY else 0
    if rest and (yield from contributes(g, FACTIONS[ally], faction, rest, province)):
        spend(g, ally, rest)
        own += rest
    return own == cost


def mercenaries(g: State, faction: Id, cost: int) -> Proc[bool]:
    """19-w5 Unpaid mercenaries: one more money, or one troop point. Is it money?"""
    if not unpaid(g):
        return False
    about = {"cost": cost}
    word = yield Ask(faction, "war.mercenaries", mercenary_choices, g, cost, rule="19-w5", about=about)
    return bool(word == PAY_MORE)


def unpaid(g: State) -> bool:
    """Has the other camp played the card in this activation?"""
    by = g.force_of("unpaid_mercenaries")
    return by > 0 and g.camp(by - 1) != g.active


def mercenary_choices(g: State, cost: int) -> Options:
    return (PAY_MORE, LOSE_TROOPS) if purse(g, g.active) > cost else (LOSE_TROOPS,)


def attrition(g: State, army: Id, forced: bool) -> Proc[None]:
    """15.7.2-r14..r17 9-r1 Once, by the size of the army; certain after a forced march (19-w3)."""
    needed = 2 if forced else g.board.attrition[g.troops[army]]
    if needed > 12:
        return
    if needed > 2:
        roll = sum((yield Roll(d6=2, why="attrition", who=FACTIONS[g.in_command(army)])))
        g.tell("war.attrition_tested", army=army, roll=roll, needed=needed)
        if roll < needed:
            return
    wear(g, army)


def wear(g: State, army: Id) -> None:
    """9-r1 One troop point; the last one takes the army off the map."""
    province = PROVINCES[g.army_at[army]]
    g.lose_troops(army, 1)
    g.tell("war.attrition", army=army, province=province, troops=g.troops[army])
    if not g.troops[army]:
        g.disband(army, AWAY)
