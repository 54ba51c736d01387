"""At the negotiating table: which offers to make, what to answer, and why one is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cuius.core.ids import PASS
from cuius.titles.here_i_stand.bot.bargaining import (
    Package,
    alliance_worth,
    counter_to,
    distrust,
    fear_of,
    improved,
    offer_worth,
    package_of,
    spare_cards,
)
from cuius.titles.here_i_stand.bot.sight import Question, Sight
from cuius.titles.here_i_stand.bot.warring import is_league_war, peace_worth
from cuius.titles.here_i_stand.bot.worth import grudge, is_wronged
from cuius.titles.here_i_stand.ids import ENGLAND, HABSBURG, LEADERS, MAJORS, OTTOMAN, PAPACY, POWERS
from cuius.titles.here_i_stand.state import ALLIED, CAPTIVE, PEACE, POWER_COUNT, WAR

ASKING = 1
"""The box of the marital track in which Henry waits for Rome."""


# Answering


def deal_turn(s: Sight, question: Question) -> str:
    """Answer what lies on the table for me; then make an offer of my own, one at a time."""
    options, offers = question["options"], s.view["offers"]
    for offer in offers:
        word = f"accept_{offer['number']}"
        if word in options and offer_worth(s, package_of(offer["clauses"])) > s.weights.good_deal:
            return word
    for offer in offers:
        if f"refuse_{offer['number']}" in options:
            return decline(s, offer, options)
    made = any(offer["by"] == POWERS[s.me].word for offer in offers)
    return "offer" if "offer" in options and not made and terms_now(s) else PASS


def decline(s: Sight, offer: dict[str, Any], options: list[str]) -> str:
    """A better offer, if there is one for both of us; else no."""
    possible = {f"accept_{offer['number']}", f"counter_{offer['number']}"} <= set(options)
    verb = "counter" if possible and counter_to(s, offer) else "refuse"
    return f"{verb}_{offer['number']}"


def why_refused(s: Sight, question: Question) -> str:
    """The plain reason: who is too strong or false, which war goes well, what is missed, or no gain."""
    number = int(question["about"]["offer"])
    terms = next(package_of(o["clauses"]) for o in s.view["offers"] if o["number"] == number)
    if fear_of(s, terms) >= s.weights.feared:
        return "too_strong"
    if offer_worth(s, terms) + distrust(s, terms) > s.weights.good_deal:
        return "broken_word"
    me = POWERS[s.me].word
    ended = [POWERS[t if g == me else g] for kind, g, t, _ in terms if kind == "end_war" and me in (g, t)]
    if any(peace_worth(s, other) <= s.weights.good_deal for other in ended):
        return "war_goes_well"
    given, received = [c for c in terms if c[1] == me], [c for c in terms if c[2] == me]
    if given and not ended:
        return "too_dear" if received else "needed"
    return "too_dear" if given and received else "no_use"


# Offering


def proposals(s: Sight) -> list[Package]:
    """Offers I would make, the best first; each should please the other as well."""
    me = POWERS[s.me].word
    spare = spare_cards(s, s.me)
    found: list[Package] = []
    if spare and s.me == ENGLAND and s.view["wife"] == ASKING and may_divorce(s):
        found.append((("divorce", "papacy", me, "divorce"), ("cards", me, "papacy", "1")))
    if spare and s.view["less_cards"][s.me] and s.me != PAPACY:
        found.append((("pardon", "papacy", me, "pardon"), ("cards", me, "papacy", "1")))
    if spare:
        found += ransoms(s, me)
    for other in MAJORS:
        if other != s.me and s.menace[other] < s.weights.feared:
            found += amended(s, treaties(s, other, spare), other)
    return found


def treaties(s: Sight, other: int, spare: int) -> list[Package]:
    """Peace with an enemy; an alliance with a friend who is worth it."""
    relation = s.relation[s.me * POWER_COUNT + other]
    if relation == WAR and not is_league_war(s.me, other):
        return peaces(s, other, spare)
    wanted = alliance_worth(s, other) - grudge(s, s.me, other) > 0.2
    if relation == PEACE and may_ally(s, other) and wanted:
        return [(("alliance", POWERS[s.me].word, POWERS[other].word, "alliance"),)]
    return []


def amended(s: Sight, packages: list[Package], other: int) -> list[Package]:
    """To whom I broke my word I must offer something more, or nothing."""
    if not is_wronged(s, other, s.me):
        return packages
    return [better for package in packages if (better := improved(s, package, other))]


def ransoms(s: Sight, me: str) -> list[Package]:
    """A card for each of my leaders who is held."""
    held = [
        x for x, at in enumerate(s.view["leader_at"]) if at == CAPTIVE and s.board.leader_power[x] == s.me
    ]
    captors = [(POWERS[s.view["captor"][x]].word, LEADERS[x].word) for x in held]
    return [(("leader", captor, me, word), ("cards", me, captor, "1")) for captor, word in captors]


def peaces(s: Sight, other: int, spare: int) -> list[Package]:
    """Peace as things stand; for a card, where I need it or have won something."""
    me, him = POWERS[s.me].word, POWERS[other].word
    worth = peace_worth(s, other) - grudge(s, s.me, other)
    peace = ("end_war", me, him, "peace")
    found: list[Package] = []
    if worth > 0.1:
        found.append((peace,))
    if worth > 1.1 and spare:
        found.append((peace, ("cards", me, him, "1")))
    if worth > -0.7 and any(s.control[k] == s.me for k in s.board.home_keys[other]):
        found.insert(0, (peace, ("cards", him, me, "1")))
    return found


def may_divorce(s: Sight) -> bool:
    return s.relation[PAPACY * POWER_COUNT + HABSBURG] != ALLIED


def may_ally(s: Sight, other: int) -> bool:
    """9.2-x2 Pope and Sultan never do."""
    return {s.me, int(other)} != {int(OTTOMAN), int(PAPACY)}


def terms_now(s: Sight) -> list[Package]:
    """What I would offer now, the best first: in answer to an offer, or in each round another."""
    for offer in s.view["offers"]:
        if offer["answered"]:
            better = counter_to(s, offer)
            return [better] if better else []
    return proposals(s)[s.view["talk_round"] :]


def deal_kind(s: Sight, question: Question) -> str:
    """The next clause of the offer that is not in the draft yet; ready, once all are."""
    draft = package_of(s.now["draft"])
    for terms in terms_now(s):
        missing = [c for c in terms if c not in draft]
        if len(missing) + len(draft) == len(terms):
            if not missing and "ready" in question["options"]:
                return "ready"
            if missing and missing[0][0] in question["options"]:
                return missing[0][0]
    return "cancel"


def deal_part(place: int) -> Callable[[Sight, Question], str | None]:
    """Giver, taker or thing of the clause that is being drafted."""

    def answer(s: Sight, question: Question) -> str | None:
        draft = package_of(s.now["draft"])
        known = question["about"]
        begun = tuple([word_in(known[name]) for name in ("kind", "giver", "taker") if name in known])
        for terms in terms_now(s):
            missing = [c for c in terms if c not in draft]
            if len(missing) + len(draft) == len(terms):
                for clause in missing:
                    if clause[: len(begun)] == begun and clause[place] in question["options"]:
                        return clause[place]
        return None

    return answer


def word_in(told: str | list[str]) -> str:
    return told[1] if isinstance(told, list) else told


def ally_first(s: Sight, question: Question) -> str:
    return "habsburg" if s.me == ENGLAND else str(question["options"][0])
