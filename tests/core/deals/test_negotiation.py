"""Deals: offers of several clauses among several roles, kept whole or not at all, heard by their parties."""

from __future__ import annotations

import msgspec
import pytest

from cuius.core.chance import Scripted, Seeded
from cuius.core.deals.clauses import ClauseKind, DealState, Talks
from cuius.core.deals.negotiation import forget_offers, negotiate, offers_known_to, propose
from cuius.core.ids import PASS, Names
from cuius.core.match import Match
from cuius.core.observation import observe
from cuius.core.record import rows_visible_to
from cuius.core.requests import Draw, Victory
from cuius.core.undo import undoable_rows
from cuius.kit.laws import check_laws
from tests.core.toys import ANN, BEN, CEC, ROLES, give, standing, toy

TILES = Names("tile", ("mine", "mill", "port"))
MINE, MILL, PORT = TILES


class Market(DealState):
    coins: list[int]
    owner: list[int]
    drawn: list[int]


def coins(g, giver, taker):
    return tuple(range(1, g.coins[giver] + 1))


def pay(g, clause):
    g.coins[ROLES[clause.giver]] -= int(clause.what)
    g.coins[ROLES[clause.taker]] += int(clause.what)


def tiles(g, giver, taker):
    return tuple(tile for tile in TILES if g.owner[tile] == giver)


def hand_over(g, clause):
    g.owner[TILES[clause.what]] = ROLES[clause.taker]


def a_lot(g, giver, taker):
    return ("lot",)


def nothing(g, clause):
    pass


def draw_lot(g, clause):
    g.drawn.append((yield Draw([1, 2, 3], why="lot")))


KINDS = (
    ClauseKind("coins", coins, pay),
    ClauseKind("tile", tiles, hand_over),
    ClauseKind("lot", a_lot, nothing, draw_lot),
)


def market(kinds=KINDS, chance=None, talk=negotiate, **terms) -> Match:
    talks = Talks(ROLES.ids, kinds, **{"rounds": 2, "max_clauses": 4, "rule": "9.1-r1", **terms})

    def set_up(config):
        g = Market()
        g.log = None
        g.coins, g.owner, g.drawn = [3, 1, 0], [ANN, BEN, CEC], []
        g.clear_table()
        return g

    def play(g):
        yield from talk(g, talks)
        raise Victory("done", ANN)

    title = msgspec.structs.replace(toy(play), setup=set_up, score=lambda g: {})
    return Match(title, title.configure(), chance or Seeded(1)).begin()


def offer(match: Match, role: str, *clauses: tuple[str, str, str, str], ready="ready") -> None:
    """The role, on its turn, makes an offer of these (kind, giver, taker, what)."""
    give(match, role, "offer")
    draft(match, role, *clauses, ready=ready)


def draft(match: Match, role: str, *clauses: tuple[str, str, str, str], ready="ready") -> None:
    for clause in clauses:
        for key, word in zip(("deal.kind", "deal.giver", "deal.taker", "deal.what"), clause, strict=True):
            asked = match.question(role)
            if asked is not None and asked.key == key:  # what is forced is not asked
                give(match, role, word)
    if ready and match.question(role) is not None and match.question(role).key == "deal.kind":
        give(match, role, ready)


def turn(match: Match) -> str:
    return match.questions[0].role


def words(match: Match) -> tuple[str, ...]:
    return match.questions[0].words


# Striking a deal


def test_a_deal_of_several_clauses_among_three():
    match = market()
    offer(
        match,
        "ann",
        ("coins", "ann", "ben", "2"),
        ("tile", "ben", "cec", "mill"),
        ("tile", "cec", "ann", "port"),
    )
    assert turn(match) == "ben"
    assert words(match) == (PASS, "offer", "accept_1", "refuse_1", "counter_1")
    give(match, "ben", "accept_1")
    assert match.state.coins == [3, 1, 0]  # not all have consented
    give(match, "cec", "accept_1")
    assert match.state.coins == [1, 3, 0]
    assert match.state.owner == [ANN, CEC, ANN]
    assert match.state.offers == []


def test_every_clause_is_told_in_the_words_of_its_kind():
    match = market()
    offer(match, "ann", ("coins", "ann", "ben", "2"), ("tile", "ben", "ann", "mill"))
    give(match, "ben", "accept_1")
    ann, ben = ["role", "ann"], ["role", "ben"]
    assert [(e.key, e.args) for e in match.log.events] == [
        ("deal.offered", {"role": ann, "offer": 1, "terms": 2}),
        ("deal.accepted", {"role": ben, "offer": 1}),
        ("clause.coins", {"giver": ann, "taker": ben, "what": 2}),
        ("clause.tile", {"giver": ben, "taker": ann, "what": ["tile", "mill"]}),
        ("deal.struck", {"offer": 1, "terms": 2}),
    ]


def test_a_promise_may_be_kept_with_what_an_earlier_clause_brings():
    match = market()
    offer(match, "ann", ("coins", "ann", "ben", "3"), ("coins", "ben", "cec", "4"))
    give(match, "ben", "accept_1")
    give(match, "cec", "accept_1")
    assert match.state.coins == [0, 0, 4]


def test_what_follows_from_a_deal_happens_once_it_is_struck():
    chance = Scripted()
    chance.script("lot", 2)
    match = market(chance=chance)
    offer(match, "ann", ("lot", "ann", "ben", "lot"), ("coins", "ben", "ann", "1"))
    give(match, "ben", "accept_1")
    assert match.state.drawn == [2]
    keys = [e.key for e in match.log.events]
    assert keys.index("deal.struck") > keys.index("clause.coins")
    assert turn(match) == "cec"


def test_somebody_may_propose_a_deal_between_others():
    match = market()
    offer(match, "ann", ("tile", "ben", "cec", "mill"))
    assert match.state.offers[0].parties == ("ann", "ben", "cec")
    give(match, "ben", "accept_1")
    give(match, "cec", "accept_1")
    assert match.state.owner[MILL] == CEC


# Declining one


def test_a_refusal_takes_the_offer_off_the_table():
    match = market()
    offer(match, "ann", ("tile", "ben", "cec", "mill"))
    give(match, "ben", "refuse_1")
    assert turn(match) == "cec"
    assert words(match) == (PASS, "offer")
    assert match.log.events[-1].key == "deal.refuse"
    assert match.log.events[-1].args == {"role": ["role", "ben"], "offer": 1}


def test_whoever_refuses_may_say_why_to_those_who_heard_the_offer():
    match = market(reasons=("dear", "late"))
    offer(match, "ann", ("tile", "ben", "ann", "mill"))
    give(match, "ben", "refuse_1")
    assert match.questions[0].key == "refusal.reason"
    assert words(match) == (PASS, "dear", "late")
    assert match.state.offers, "the offer lies on the table while its refusal is explained"
    give(match, "ben", "dear")
    assert not match.state.offers
    assert [e.key for e in match.log.events[-2:]] == ["deal.refuse", "refusal.dear"]
    assert match.log.events[-1].to == ("ann", "ben")
    assert turn(match) == "cec"


def test_a_reason_may_be_kept_back():
    match = market(reasons=("dear",))
    offer(match, "ann", ("tile", "ben", "ann", "mill"))
    give(match, "ben", "refuse_1")
    give(match, "ben", PASS)
    assert match.log.events[-1].key == "deal.refuse"


def test_a_counter_offer_takes_its_place():
    match = market()
    offer(match, "ann", ("coins", "ann", "ben", "1"), ("tile", "ben", "ann", "mill"))
    give(match, "ben", "counter_1")
    draft(match, "ben", ("coins", "ann", "ben", "3"), ("tile", "ben", "ann", "mill"))
    assert [(o.number, o.by, o.answers) for o in match.state.offers] == [(2, "ben", 1)]
    give(match, "cec", PASS)
    assert turn(match) == "ann"
    give(match, "ann", "accept_2")
    assert match.state.coins == [0, 4, 0]


def test_an_offer_that_is_being_answered_lies_there_until_then():
    match = market()
    offer(match, "ann", ("coins", "ann", "ben", "1"))
    give(match, "ben", "counter_1")
    known = offers_known_to(match.state, False, ("ben",))
    assert [(o["number"], o["answers"], o["answered"]) for o in known] == [(1, 0, True)]
    assert known == offers_known_to(match.state, False, ("ann",))
    draft(match, "ben", ("coins", "ann", "ben", "2"))
    known = offers_known_to(match.state, False, ("ann",))
    assert [(o["number"], o["answers"], o["answered"]) for o in known] == [(2, 1, False)]
    assert match.state.answering == 0


def test_an_offer_that_was_answered_is_gone_even_if_the_answer_is_cancelled():
    match = market()
    offer(match, "ann", ("coins", "ann", "ben", "1"))
    give(match, "ben", "counter_1")
    give(match, "ben", "cancel")
    assert (match.state.offers, match.state.answering) == ([], 0)


def test_nobody_else_learns_what_is_being_answered():
    match = market()
    offer(match, "ann", ("coins", "ann", "ben", "1"))
    give(match, "ben", "counter_1")
    parties, others = match.state.clone(), match.state.clone()
    forget_offers(parties, ("ann",))
    forget_offers(others, ("cec",))
    assert (parties.answering, others.answering) == (1, 0)


def test_the_proposer_may_withdraw_and_cannot_accept():
    match = market()
    offer(match, "ann", ("tile", "ann", "ben", "mine"))
    give(match, "ben", PASS)
    give(match, "cec", PASS)
    assert words(match) == (PASS, "offer", "withdraw_1")
    give(match, "ann", "withdraw_1")
    assert match.state.offers == []
    assert words(match) == (PASS, "offer")


def test_whoever_has_accepted_is_not_asked_again():
    match = market(rounds=3, offer_lifetime=2)
    offer(match, "ann", ("coins", "ann", "ben", "2"), ("tile", "ben", "cec", "mill"))
    give(match, "ben", "accept_1")
    give(match, "cec", PASS)
    give(match, "ann", PASS)
    assert turn(match) == "ben"
    assert words(match) == (PASS, "offer")


@pytest.mark.parametrize(("lasts", "stands"), [(0, False), (1, True)])
def test_an_offer_expires(lasts, stands):
    match = market(rounds=3, offer_lifetime=lasts)
    offer(match, "ann", ("tile", "ann", "ben", "mine"))
    give(match, "ben", PASS)
    give(match, "cec", PASS)
    give(match, "ann", "offer")
    give(match, "ann", "cancel")
    assert turn(match) == "ben"
    assert ("accept_1" in words(match)) is stands


def test_an_offer_that_can_no_longer_be_kept_cannot_be_accepted():
    match = market(rounds=3, offer_lifetime=2)
    offer(match, "ann", ("tile", "ben", "ann", "mill"))
    offer(match, "ben", ("tile", "ben", "cec", "mill"))
    give(match, "cec", "accept_2")
    give(match, "ann", PASS)
    assert words(match) == (PASS, "offer", "refuse_1", "counter_1")
    give(match, "ben", "refuse_1")
    assert match.state.owner[MILL] == CEC


# Drafting


def test_an_offer_is_drafted_with_small_questions():
    match = market()
    give(match, "ann", "offer")
    assert words(match) == ("coins", "tile", "lot", "cancel")
    give(match, "ann", "coins")
    assert words(match) == ("ann", "ben")  # Cec has nothing to give
    give(match, "ann", "ann")
    assert words(match) == ("ben", "cec")
    give(match, "ann", "cec")
    assert words(match) == ("1", "2", "3")
    give(match, "ann", "2")
    assert words(match) == ("coins", "tile", "lot", "ready", "cancel")


def test_what_was_promised_cannot_be_promised_again():
    match = market()
    give(match, "ann", "offer")
    for word in ("tile", "ann", "ben", "mine"):
        if match.questions[0].key != "deal.kind" or word == "tile":
            give(match, "ann", word)
    give(match, "ann", "tile")
    assert words(match) == ("ben", "cec")  # Ann has given her only tile away


def test_an_offer_has_at_most_so_many_clauses():
    match = market(max_clauses=1)
    give(match, "ann", "offer")
    for word in ("coins", "ann", "ben", "1"):
        give(match, "ann", word)
    assert words(match) == ("ready", "cancel")


def test_a_draft_that_is_dropped_leaves_nothing():
    match = market()
    offer(match, "ann", ("coins", "ann", "ben", "1"), ready="cancel")
    assert match.state.draft == []
    assert match.state.offers == []
    assert match.log.events == []
    assert turn(match) == "ben"


def test_where_nobody_has_anything_nobody_is_asked():
    match = market(kinds=(ClauseKind("tile", lambda g, a, b: (), hand_over),))
    assert match.over
    assert [e.auto for e in match.journal] == ["forced"] * 3


# How long they talk


def test_when_all_pass_in_succession_the_talks_end():
    match = market(rounds=5)
    for role in ("ann", "ben", "cec"):
        give(match, role, PASS)
    assert match.over


def test_a_word_breaks_the_silence():
    match = market(rounds=5)
    give(match, "ann", PASS)
    offer(match, "ben", ("coins", "ben", "ann", "1"))
    give(match, "cec", PASS)
    give(match, "ann", PASS)
    assert not match.over
    give(match, "ben", PASS)
    assert match.over


def test_the_talks_end_with_the_last_round_and_clear_the_table():
    match = market(rounds=1)
    give(match, "ann", PASS)
    offer(match, "ben", ("coins", "ben", "ann", "1"))
    give(match, "cec", PASS)
    assert match.over
    assert match.state.offers == []
    assert (match.state.offers_made, match.state.talk_round, match.state.speaker) == (0, 0, 0)


def test_talks_are_copied_and_saved_like_all_else():
    match = market()
    offer(match, "ann", ("coins", "ann", "ben", "2"), ("tile", "ben", "cec", "mill"))
    for twin in (match.fork(), match.at(len(match.journal))):
        assert standing(twin) == standing(match)
        assert twin.state.offers == match.state.offers
    again = Market.from_dict(match.state.to_dict(), like=match.state)
    assert again.offers == match.state.offers


# Who hears


def test_an_offer_is_heard_by_its_parties():
    match = market()
    offer(match, "ann", ("coins", "ann", "ben", "2"), ("tile", "ben", "ann", "mill"))
    g = match.state
    assert len(offers_known_to(g, False, ("ann",))) == 1
    assert offers_known_to(g, False, ("cec",)) == []
    assert offers_known_to(g, False, ()) == []
    assert offers_known_to(g, True, ()) == offers_known_to(g, False, ("ben",))
    assert offers_known_to(g, False, ("ben",))[0] == {
        "number": 1,
        "by": "ann",
        "clauses": [
            {"kind": "coins", "giver": "ann", "taker": "ben", "what": "2"},
            {"kind": "tile", "giver": "ben", "taker": "ann", "what": "mill"},
        ],
        "accepted": ["ann"],
        "answers": 0,
        "answered": False,
    }
    assert match.log.events[0].to == ("ann", "ben")
    assert "accept_1" in words(match)
    give(match, "ben", PASS)
    assert words(match) == (PASS, "offer")  # Cec knows nothing of it


def test_what_is_said_in_talks_is_between_those_who_talk():
    match = market()
    offer(match, "ann", ("coins", "ann", "ben", "2"))
    assert all(e.to == (e.by,) for e in match.journal)


def discreet_market(**terms) -> Match:
    """A market in which a refusal may give a reason; the view shows coins, and offers one knows of."""
    match = market(reasons=("too_dear", "no_use"), **terms)
    match.title = msgspec.structs.replace(
        match.title,
        view=lambda g: {"coins": g.coins},
        private_view=lambda g, roles: {"offers": offers_known_to(g, False, roles)},
        redeal=lambda g, roles, below: forget_offers(g, roles),
    )
    return match


def test_others_see_that_somebody_talks_and_not_what_about():
    match = discreet_market()
    offer(match, "ann", ("coins", "ann", "ben", "2"))
    give(match, "ben", "refuse_1")
    assert match.question("ben").key == "refusal.reason"
    for seat in ("cec", None):
        assert observe(match, seat)["waiting"] == [{"role": "ben", "key": "deal.turn"}]
        assert {row[1:] for row in rows_visible_to(match, seat)} == {("deal.turn", "?", "")}
    assert rows_visible_to(match, "ben")[-1] == ("ben", "deal.turn", "refuse_1", "")


def propose_first(g, talks):
    return propose(g, talks, ANN)


@pytest.mark.parametrize("talk", [negotiate, propose_first])
def test_a_refusal_that_may_be_taken_back_has_told_nobody_else(talk):
    """Who knows nothing of the offer cannot tell a refusal from an offer that is being drafted."""
    match = discreet_market(talk=talk)
    offer(match, "ann", ("coins", "ann", "ben", "2"))
    give(match, "ben", "refuse_1")
    assert undoable_rows(match, "ben")
    check_laws(match, ["undo_tells", "leaks"])


def test_a_struck_deal_is_known_to_all():
    match = market()
    offer(match, "ann", ("coins", "ann", "ben", "2"))
    give(match, "ben", "accept_1")
    read = [e.key for e in match.log.readable_by(("cec",))]
    assert read == ["clause.coins", "deal.struck"]


def test_public_talks_are_heard_by_all():
    match = market(public=True)
    offer(match, "ann", ("coins", "ann", "ben", "2"))
    give(match, "ben", "refuse_1")
    assert [e.key for e in match.log.readable_by(())] == ["deal.offered", "deal.refuse"]


def test_a_redeal_forgets_what_a_role_cannot_know():
    match = market()
    offer(match, "ann", ("coins", "ann", "ben", "2"))
    for roles, known in ((("ann",), 1), (("ben",), 1), (("cec",), 0), ((), 0)):
        g = match.state.clone()
        forget_offers(g, roles)
        assert len(g.offers) == known


def test_a_redeal_leaves_a_draft_to_its_drafter():
    match = market()
    give(match, "ann", "offer")
    for word in ("coins", "ann", "ben", "2"):
        give(match, "ann", word)
    for roles, known in ((("ann",), 1), (("ben",), 0)):
        g = match.state.clone()
        forget_offers(g, roles)
        assert len(g.draft) == known


# Clauses in the order of their kinds


def ordered(match: Match) -> list[str]:
    return [c.kind for c in match.state.draft]


def test_ordered_talks_keep_clauses_in_the_order_of_their_kinds():
    match = market(ordered=True)
    give(match, "ann", "offer")
    draft(match, "ann", ("tile", "ann", "ben", "mine"), ("coins", "ann", "ben", "2"), ready="")
    assert ordered(match) == ["coins", "tile"]
    assert words(match) == ("coins", "tile", "lot", "ready", "cancel")


def test_a_clause_of_ordered_talks_rests_on_those_before_it_only():
    """Money comes before tiles: what a tile might bring cannot pay for it."""
    match = market(ordered=True, kinds=(ClauseKind("rent", rents, pay), *KINDS[1:2]))
    give(match, "ann", "offer")
    draft(match, "ann", ("tile", "ann", "cec", "mine"), ready="")
    give(match, "ann", "rent")
    assert words(match) == ("ann", "ben")  # Cec holds two tiles only once all is done
    assert match.state.owner == [ANN, BEN, CEC]


def rents(g, giver, taker):
    """Whoever has a coin may pay one, and two tiles count as a coin."""
    return (1,) if g.coins[giver] or g.owner.count(giver) > 1 else ()


def test_a_draft_that_cannot_be_kept_cannot_be_offered():
    match = market(ordered=True, kinds=(ClauseKind("coins", coins, pay), ClauseKind("last", last_coins, pay)))
    give(match, "ann", "offer")
    draft(match, "ann", ("last", "ann", "ben", "3"), ("coins", "ann", "cec", "1"), ready="")
    assert words(match) == ("coins", "cancel")


def last_coins(g, giver, taker):
    return tuple(range(1, g.coins[giver] + 1))


def test_some_things_may_be_promised_twice():
    kinds = (ClauseKind("coin", one_coin, pay, repeats=True),)
    match = market(kinds=kinds)
    offer(match, "ann", ("coin", "ann", "ben", "1"), ("coin", "ann", "ben", "1"))
    give(match, "ben", "accept_1")
    assert match.state.coins == [1, 3, 0]


def one_coin(g, giver, taker):
    return (1,) if g.coins[giver] else ()


@pytest.mark.parametrize(("pairs", "open_kinds"), [([], ("coins",)), ([(ANN, BEN)], ("coins", "lot"))])
def test_a_kind_is_open_if_one_of_its_pairs_has_something_to_promise(pairs, open_kinds):
    kinds = (KINDS[0], ClauseKind("lot", a_lot, nothing, draw_lot, pairs=lambda g: pairs))
    match = market(kinds=kinds)
    give(match, "ann", "offer")
    assert words(match) == (*open_kinds, "cancel")


def test_a_clause_that_comes_before_others_closes_kinds_after_it():
    match = market(ordered=True, kinds=(*KINDS[:2], ClauseKind("last", last_coins, pay)))
    give(match, "ann", "offer")
    draft(match, "ann", ("coins", "ben", "cec", "1"), ready="")
    assert words(match) == ("coins", "tile", "last", "ready", "cancel")
    draft(match, "ann", ("last", "cec", "ann", "1"), ("coins", "cec", "ben", "1"), ready="")
    assert words(match) == ("coins", "tile", "cancel")  # Cec has no coin left for the last clause


def test_a_clause_sees_the_clauses_kept_before_it():
    """`draft` holds them in every trial, and while the deal is struck."""
    seen = []

    def tally(g, giver, taker):
        return (len(g.draft) + 1,)

    def note(g, clause):
        seen.append((clause.what, len(g.draft)))

    match = market(kinds=(ClauseKind("turn", tally, note),))
    offer(match, "ann", ("turn", "ann", "ben", "1"), ("turn", "ann", "ben", "2"))
    seen.clear()
    give(match, "ben", "accept_1")
    assert seen[-2:] == [("1", 0), ("2", 1)]
    assert match.state.draft == []


def test_a_kind_may_say_at_a_glance_that_it_is_impossible():
    def never(g):
        return False

    match = market(kinds=(ClauseKind("coins", coins, pay, when=never), KINDS[1]))
    give(match, "ann", "offer")
    assert words(match) == ("tile", "cancel")


def test_confirmed_talks_ask_every_step():
    match = market(kinds=(ClauseKind("coin", one_coin, pay),), confirm=True)
    give(match, "ann", "offer")
    for key, word in (("kind", "coin"), ("giver", "ann"), ("taker", "ben"), ("what", "1"), ("kind", "ready")):
        assert match.questions[0].key == f"deal.{key}"
        give(match, "ann", word)
    assert turn(match) == "ben"


# One offer, answered at once


def proposal(kinds=KINDS, roles=ROLES.ids) -> Match:
    talks = Talks(roles, kinds, ordered=True)
    return market(kinds=kinds, talk=lambda g, _: propose(g, talks, ANN))


def test_a_proposal_is_answered_at_once():
    match = proposal()
    give(match, "ann", "offer")
    draft(match, "ann", ("coins", "ann", "ben", "2"), ("tile", "ben", "cec", "mill"))
    assert words(match) == ("accept_1", "refuse_1")
    give(match, "ben", "accept_1")
    assert match.state.coins == [3, 1, 0]
    give(match, "cec", "accept_1")
    assert match.state.coins == [1, 3, 0]
    assert match.over


def test_a_refused_proposal_is_over():
    match = proposal()
    offer(match, "ann", ("coins", "ann", "ben", "2"), ("tile", "ben", "cec", "mill"))
    give(match, "ben", "refuse_1")
    assert match.over
    assert match.state.offers == []
    assert match.state.coins == [3, 1, 0]


def test_there_need_be_no_proposal():
    match = proposal()
    give(match, "ann", PASS)
    assert match.over
