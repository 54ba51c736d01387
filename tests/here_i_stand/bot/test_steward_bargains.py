"""Stewards haggle: what they would rather agree to, and when they leave it at a refusal."""

from __future__ import annotations

import pytest

from cuius.kit.policy import steward
from cuius.titles.here_i_stand.bot.bargaining import (
    counter_to,
    most_of,
    offer_worth,
    package_of,
    speaks_again,
    variations,
)
from cuius.titles.here_i_stand.bot.sight import Sight
from cuius.titles.here_i_stand.bot.steward import steward as answer_of
from cuius.titles.here_i_stand.bot.weights import TABLE
from cuius.titles.here_i_stand.ids import FRANCE, HABSBURG, OTTOMAN
from cuius.titles.here_i_stand.phases.diplomacy.negotiation import negotiation
from tests.here_i_stand.stewards import answered, offered, rich, seen
from tests.here_i_stand.tables import HisTable
from tests.here_i_stand.talks import talks

PEACE = ("end_war", "france", "habsburg", "peace")
PRICE = ("mercenaries", "france", "habsburg", "4")


def hard_pressed() -> HisTable:
    """France has lost three keys and wants peace; Habsburg would rather go on, for nothing."""
    t = talks().war("france", "habsburg").control("habsburg", "lyon", "marseille", "bordeaux")
    return t.put("paris", "france", regulars=2, hired=4).put("besancon", "habsburg", regulars=6)


def test_one_proposes_the_other_counters_the_first_accepts():
    t = hard_pressed().play(negotiation).auto(None, steward)
    t.expect_event("deal.offered", role="france", offer=1, terms=1)
    t.expect_event("deal.counter", role="habsburg", offer=1)
    t.expect_event("deal.offered", role="habsburg", offer=2, terms=2)
    t.expect_event("deal.accepted", role="france", offer=2)
    t.expect_event("deal.struck", offer=2)
    t.expect_event("clause.mercenaries", giver="france", taker="habsburg", what=4)
    assert t.state.relation[FRANCE * 11 + HABSBURG] == 0
    assert t.units("vienna", "habsburg") == (0, 4)


def test_what_it_counters_with_pleases_both_and_is_another_offer():
    t = offered(hard_pressed(), "france", PEACE, to="habsburg")
    s = seen(t, "habsburg")
    better = counter_to(s, s.view["offers"][0])
    assert better == (PEACE, PRICE)
    assert offer_worth(s, (PEACE,)) <= TABLE.weights["good_deal"] < offer_worth(s, better)
    assert offer_worth(seen(t, "france"), better) > TABLE.weights["good_deal"]


def test_the_draft_follows_from_the_view_at_every_step():
    t = offered(hard_pressed(), "france", PEACE, to="habsburg").answer("habsburg", "deal.turn", "counter_1")
    steps = []
    while t.waiting[0][0] == "habsburg":
        key = t.waiting[0][1]
        steps.append((key, next_word(t, "habsburg")))
        t.answer("habsburg", *steps[-1])
    assert steps[0] == ("deal.kind", "end_war")
    assert steps[-1] == ("deal.kind", "ready")
    assert package_of(t.view("habsburg")["offers"][0]["clauses"]) == (PEACE, PRICE)
    assert t.view("habsburg")["offers"][0]["answers"] == 1


def next_word(t: HisTable, role: str) -> str:
    asked = t.match.question(role)
    about = {
        name: ["", str(getattr(value, "word", value))] for name, value in (asked.ask.about or {}).items()
    }
    question = {"role": role, "key": asked.key, "options": list(asked.words), "about": about}
    return answer_of(t.view(role), question)


def test_an_offer_that_answers_another_is_taken_or_left():
    t = offered(hard_pressed(), "france", PEACE, to="habsburg")
    offer = t.view("habsburg")["offers"][0]
    assert counter_to(seen(t, "habsburg"), offer) is not None
    assert counter_to(seen(t, "habsburg"), {**offer, "answers": 7}) is None


def test_it_does_not_counter_when_the_other_has_no_turn_left():
    t = offered(hard_pressed(), "france", PEACE, to="habsburg")
    offer = t.view("habsburg")["offers"][0]
    rounds = [Sight({**t.view("habsburg"), "talk_round": n}, "habsburg") for n in range(3)]
    assert [counter_to(s, offer) is not None for s in rounds] == [True, True, True]
    earlier = {**offer, "by": "ottoman", "clauses": [clause("end_war", "ottoman", "habsburg", "peace")]}
    assert [speaks_again(s, OTTOMAN) for s in rounds] == [True, True, False]
    assert counter_to(rounds[2], earlier) is None


def clause(kind: str, giver: str, taker: str, what: str) -> dict[str, str]:
    return {"kind": kind, "giver": giver, "taker": taker, "what": what}


def test_it_does_not_haggle_with_whoever_is_about_to_win():
    t = offered(hard_pressed().arrange(rich(FRANCE, 20)), "france", PEACE, to="habsburg")
    assert answered(t, "habsburg", "deal.turn") == "refuse_1"


def test_it_asks_only_for_what_the_rules_let_pass():
    t = talks().put("paris", "france", hired=3).hand("france", "gout", "foul_weather", "printing_press")
    s = seen(t, "habsburg")
    assert (most_of(s, "cards", FRANCE, HABSBURG), most_of(s, "mercenaries", FRANCE, HABSBURG)) == (2, 3)
    assert most_of(s, "mercenaries", FRANCE, OTTOMAN) == 0
    t.arrange(lambda g: g.granted.append(("cards", int(HABSBURG), int(FRANCE))))
    assert most_of(seen(t, "habsburg"), "cards", FRANCE, HABSBURG) == 0
    t.control("england", "vienna", "valladolid")
    assert most_of(seen(t, "habsburg"), "mercenaries", FRANCE, HABSBURG) == 0


def test_variations_change_one_clause_and_repeat_none():
    t = talks().hand("france", "gout", "foul_weather").put("paris", "france", hired=1)
    t.control("habsburg", "lyon").arrange(lambda g: g.capture(8, HABSBURG))
    package = (("alliance", "france", "habsburg", "alliance"), ("cards", "france", "habsburg", "1"))
    found = list(variations(seen(t, "france"), package, HABSBURG))
    assert len(found) == len(set(found))
    assert (package[0],) in found
    assert (package[0], ("cards", "france", "habsburg", "2")) in found
    assert (*package, ("leader", "habsburg", "france", "francis_i")) in found
    assert (*package, ("space", "habsburg", "france", "lyon")) in found
    assert all(sum(c[0] == "cards" for c in new) <= 1 for new in found)


@pytest.mark.parametrize("seed", [1, 2])
def test_counters_of_whole_games_are_drafted_to_the_end(seed):
    t = HisTable("here_i_stand", 6, "1517", options={"windows": "fast"}).seeded(seed)
    t.auto(None, steward)
    assert t.over
    cancelled = [row for row in t.match.journal if row.key == "deal.kind" and row.answer == "cancel"]
    assert not cancelled
    assert t.events("deal.offered")
