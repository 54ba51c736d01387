"""207, 208, 217 Matters of faith."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CARDS,
    DEBATER_CAMPEGGIO,
    DEBATERS,
    PAPAL_DEBATERS,
    PLACES,
    PROTESTANT_FAITH,
)
from cuius.titles.here_i_stand.state import COMMITTED, FREE, OUT
from tests.here_i_stand.pairs import pair_table


def test_25_k207_granted_a_card_mercenaries_and_campeggio():
    t = pair_table().bare().seeded().draw(card_drawn=["gout"]).lays("protestant", "dip_henry_petitions")
    t.expect("papacy", "petition.answer", options=["grant", "refuse"])
    t.answer("papacy", "petition.answer", "grant")
    t.expect("protestant", "petition.camp", offers=["naples"], lacks=["vienna", "milan"])
    t.refuse("protestant", "petition.camp", "vienna")
    t.answer("protestant", "petition.camp", "naples")
    assert (t.holds("papacy"), t.units("naples", "habsburg")) == (["gout"], (0, 4))
    t.auto(None, "first")
    t.expect_event("debate.round", attacker="campeggio")
    assert CARDS["dip_henry_petitions"] in t.state.removed


def test_25_k207_without_campeggio_another_speaks():
    t = pair_table().bare().seeded().arrange(debater={DEBATER_CAMPEGGIO: OUT})
    t.lays("protestant", "dip_henry_petitions").answer("papacy", "petition.answer", "grant")
    t.answer("protestant", "petition.camp", "naples").auto(None, "first")
    speakers = [e["attacker"] for e in t.events("debate.round")]
    assert speakers
    assert "campeggio" not in speakers


def test_25_k207_campeggio_speaks_even_if_all_are_committed():
    t = pair_table().bare().seeded()
    t.arrange(lambda g: [g.debater.__setitem__(d, COMMITTED) for d in PAPAL_DEBATERS if g.debater[d] == 0])
    t.lays("protestant", "dip_henry_petitions").answer("papacy", "petition.answer", "grant")
    t.answer("protestant", "petition.camp", "naples").auto(None, "first")
    t.expect_event("debate.round", attacker="campeggio")


def test_25_k207_why_campeggio_may_not_go_there():
    t = pair_table().bare().seeded().arrange(debater={DEBATERS["cranmer"]: FREE})
    t.lays("protestant", "dip_henry_petitions").answer("papacy", "petition.answer", "grant")
    t.answer("protestant", "petition.camp", "naples")
    t.expect("papacy", "debate.zone", options=["german", "english"])
    assert t.why_not("papacy", "french").key == "refused.debate.nobody"
    assert t.why_not("papacy", "italian").key == "refused.debate.zone"


def test_25_k207_refused_three_regulars():
    t = (
        pair_table()
        .bare()
        .lays("papacy", "dip_henry_petitions")
        .answer("papacy", "petition.answer", "refuse")
    )
    t.refuse("papacy", "petition.guard", "rome")
    t.answer("papacy", "petition.guard", "naples", "petition.guard", "vienna", "petition.guard", "naples")
    assert (t.units("naples", "habsburg"), t.units("vienna", "habsburg")) == ((2, 0), (1, 0))
    assert (t.holds("papacy"), t.waiting) == ([], [])


def test_25_k208_the_next_card_builds_st_peters():
    t = pair_table().bare().draw(knights_card=["printing_press"]).lays("protestant", "dip_knights_of_st_john")
    points = t.state.board.card_cp[CARDS["printing_press"]]
    assert (t.state.st_peters, points) == (points, 5)
    assert CARDS["printing_press"] in t.state.discards


def test_25_k208_an_empty_deck_gives_nothing():
    t = pair_table().bare().arrange(lambda g: (g.discards.extend(g.deck), g.deck.clear()))
    t.lays("papacy", "dip_knights_of_st_john")
    assert (t.state.st_peters, t.pile()) == (0, ["dip_knights_of_st_john"])


def test_25_k217_a_low_face_turns_one_space_of_italy():
    t = pair_table().bare().league().dice(circle=[3]).lays("protestant", "dip_secret_protestant_circle")
    t.refuse("protestant", "circle.space", "madrid")
    t.answer("protestant", "circle.space", "siena")
    assert (t.state.faith[PLACES["siena"]], t.waiting) == (PROTESTANT_FAITH, [])


@proves("25-k217")
def test_r466_the_protestant_says_where_and_a_high_face_opens_spain():
    t = pair_table().bare().league().dice(circle=[4]).lays("papacy", "dip_secret_protestant_circle")
    t.answer("protestant", "circle.space", "siena", "circle.space", "madrid")
    assert t.state.faith[PLACES["madrid"]] == PROTESTANT_FAITH
