"""Why the steward answers as it does: the campaign, the chance or the comparison that decided."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from cuius.core.characters import NEUTRAL, Character
from cuius.core.ids import PASS
from cuius.core.reasons import AnswerReason, because, percent
from cuius.titles.here_i_stand.bot import faith, spending
from cuius.titles.here_i_stand.bot.bargaining import offer_worth, package_of
from cuius.titles.here_i_stand.bot.besieging import Plan, sieges
from cuius.titles.here_i_stand.bot.cards import is_kept
from cuius.titles.here_i_stand.bot.events import event_worth, points_worth
from cuius.titles.here_i_stand.bot.marching import SPACES
from cuius.titles.here_i_stand.bot.planning import plans, relief_worth
from cuius.titles.here_i_stand.bot.sight import Question, Sight, place_of
from cuius.titles.here_i_stand.bot.two_player import sight_of
from cuius.titles.here_i_stand.bot.worth import campaign
from cuius.titles.here_i_stand.ids import CARDS, FIRST_SEA, MANDATORY, PLACES, POWERS, ZONES

Explain = Callable[[Sight, Question, str], AnswerReason | None]

MARCHES = ("move_clear", "move_pass", "naval_move")
MEN = ("raise_regular", "buy_mercenary", "raise_cavalry")
OVERSEAS = ("explore", "colonize", "conquer")
SOULS = ("publish_treatise", "translate", "found_university", "burn_books")


def reason(
    view: Mapping[str, Any], question: dict[str, Any], answer: str, character: Character = NEUTRAL
) -> AnswerReason | None:
    """Why it would answer so; None where there is nothing to say."""
    explain = REASONS.get(question["key"])
    if explain is None or len(question["options"]) == 1:
        return None
    try:
        asked = cast(Question, question)
        return explain(sight_of(view, asked, character), asked, answer)
    except (LookupError, ValueError):
        return None


# Campaigns


def towards(s: Sight, plan: Plan) -> AnswerReason:
    """What an army is about."""
    goal, units = PLACES[plan.goal], plan.units
    if s.is_mine(plan.goal):
        key = "relief" if relief_worth(s, plan.goal) else "refuge"
        return because(key, goal=goal, units=units)
    return because("campaign", goal=goal, units=units, points=plan.cost, chance=percent(success(s, plan)))


def success(s: Sight, plan: Plan) -> float:
    """The chance to take the goal once the army is there."""
    leaders = s.generals.get(plan.origin, [])
    rating = max([s.board.battle[x] for x in leaders], default=0)
    garrison = s.garrison(plan.goal)
    captain = s.rating_in(plan.goal, s.holder(plan.goal)) if garrison else 0
    return campaign(plan.units, rating, garrison, captain, s.is_walled(plan.goal))[0]


def place_named(answer: str) -> int | None:
    return int(PLACES[answer]) if answer in PLACES else None


def army(s: Sight, question: Question, answer: str) -> AnswerReason | None:
    """Whose army marches: that of the best plan from there."""
    origin = place_named(answer)
    return next((towards(s, plan) for plan in plans(s) if plan.origin == origin), None)


def step(s: Sight, question: Question, answer: str) -> AnswerReason | None:
    origin, place = place_of(question, "space"), place_named(answer)
    return next((towards(s, p) for p in plans(s) if p.origin == origin and place in (p.step, p.goal)), None)


def landing(s: Sight, question: Question, answer: str) -> AnswerReason | None:
    return next((towards(s, plan) for plan in plans(s)[:3] if plan.goal == place_named(answer)), None)


def storm(s: Sight, question: Question, answer: str) -> AnswerReason | None:
    for siege in sieges(s):
        if siege.goal == place_named(answer):
            return because("assault", goal=PLACES[siege.goal], chance=percent(success(s, siege)))
    return None


def stand_or_go(s: Sight, question: Question, answer: str) -> AnswerReason:
    return because("stand" if answer in (PASS, "stand") else "too_strong")


# Cards and points


def card(s: Sight, question: Question, answer: str) -> AnswerReason | None:
    if answer == PASS:
        return because("keep_cards")
    chosen = CARDS[answer]
    if s.board.card_kind[chosen] == MANDATORY:
        return because("mandatory", card=chosen)
    if is_kept(s, chosen):
        return because("no_other", card=chosen)
    return use(s, int(chosen))


def use(s: Sight, card: int) -> AnswerReason:
    """As an event or by its points, whichever promises more."""
    event, points = event_worth(s, card), points_worth(s, card)
    key = "event" if event > points else "points"
    return because(key, card=CARDS[card], event=tenths(event), points=tenths(points))


def tenths(worth: float) -> float:
    """Victory points with one decimal, never less than none."""
    return max(0.0, round(worth, 1))


def manner(s: Sight, question: Question, answer: str) -> AnswerReason | None:
    about = question["about"]
    return use(s, int(CARDS[about["card"][1]]) if "card" in about else s.now["card"])


def action(s: Sight, question: Question, answer: str) -> AnswerReason | None:
    if answer == PASS:
        return because("nothing_pays")
    if answer in ("assault", "free_assault"):
        return next((storm(s, question, PLACES[siege.goal].word) for siege in sieges(s)), None)
    if answer in MARCHES:
        return next((towards(s, plan) for plan in plans(s)[:6] if march_word(s, plan) == answer), None)
    if answer in MEN:
        if spending.reinforcement(s) >= spending.fear(s):
            return because("more_men")
        return because("guards")
    if answer in OVERSEAS:
        return because("overseas")
    if answer == "call_debate":
        return because("debate")
    if answer in SOULS:
        return because("souls")
    return because("best_use")


def march_word(s: Sight, plan: Plan) -> str:
    """The action that takes the first step of a plan."""
    if plan.step >= FIRST_SEA:
        return "move_clear" if plan.step in s.fleets else "naval_move"
    return "move_pass" if s.board.step_cost[plan.origin * SPACES + plan.step] == 2 else "move_clear"


def fight_card(s: Sight, question: Question, answer: str) -> AnswerReason | None:
    return because("save_card") if answer == PASS else because("card_now", card=CARDS[answer])


# Faith


def reform(s: Sight, question: Question, answer: str) -> AnswerReason:
    space = PLACES[answer]
    return because("convert", place=space, chance=percent(faith.reform_chance(s, space)))


def counter(s: Sight, question: Question, answer: str) -> AnswerReason:
    space = PLACES[answer]
    return because("convert", place=space, chance=percent(faith.counter_chance(s, space)))


def debate(s: Sight, question: Question, answer: str) -> AnswerReason:
    return because("debate_zone", zone=ZONES[answer])


def pool(s: Sight, question: Question, answer: str) -> AnswerReason:
    return because("weaker_pool")


# War and deals


def war(s: Sight, question: Question, answer: str) -> AnswerReason:
    return because("no_war") if answer == PASS else because("war", power=POWERS[answer])


def deal(s: Sight, question: Question, answer: str) -> AnswerReason | None:
    verb, _, number = answer.partition("_")
    offered = [offer for offer in s.view["offers"] if str(offer["number"]) == number]
    if not offered:
        return None
    worth = round(offer_worth(s, package_of(offered[0]["clauses"])), 1)
    if verb == "accept":
        return because("deal_good", worth=max(0.1, worth))
    if verb == "counter":
        return because("deal_better")
    return because("deal_poor", worth=-worth) if worth < 0 else because("deal_nothing")


REASONS: dict[str, Explain] = {
    "move.from": army,
    "move.to": step,
    "spring.from": army,
    "spring.to": step,
    "transport.to": landing,
    "assault.space": storm,
    "assault.free": storm,
    "avoid.to": stand_or_go,
    "withdraw": stand_or_go,
    "impulse.card": card,
    "impulse.manner": manner,
    "action": action,
    "respond.battle.cards": fight_card,
    "respond.naval.cards": fight_card,
    "respond.naval.rowers": fight_card,
    "respond.assault.attacker": fight_card,
    "reformation.target": reform,
    "counter.target": counter,
    "debate.zone": debate,
    "debate.pool": pool,
    "war.declare": war,
    "deal.turn": deal,
}
"""What explains the answer to which question."""
