"""What a seat cannot know is dealt anew, for whoever looks afterwards; what it knows stays."""

from __future__ import annotations

from random import Random

import pytest

from cuius.kit.laws import check_laws
from cuius.titles.here_i_stand.cards.england import DRAWN, TAKEN
from cuius.titles.here_i_stand.ids import CARDS, FRANCE, NOBODY, OTTOMAN, PAPACY, PROTESTANT
from cuius.titles.here_i_stand.redeal import redeal
from cuius.titles.here_i_stand.variants.two_player.cards.intrigues import schemes
from cuius.titles.here_i_stand.view import own
from tests.here_i_stand.pairs import pair_table
from tests.here_i_stand.tables import war_table

SEEDS = range(12)
"""Of so many deals, at least one differs from the truth wherever it may."""


def worlds(state, *roles):
    """What becomes of a position for these roles, in several deals."""
    for seed in SEEDS:
        world = state.clone()
        redeal(world, roles, Random(seed).randrange)
        yield world


def cards(*words):
    return [int(CARDS[word]) for word in words]


@pytest.fixture
def looked():
    """France has looked at the Ottoman hand."""
    t = war_table().hand("ottoman", "ransom", "machiavelli").hand("england", "gout")
    return t.arrange(shown=[(FRANCE, OTTOMAN, card) for card in cards("ransom", "machiavelli")])


def test_who_knows_nothing_does_not_learn_of_a_hand_through_the_eyes_of_who_saw_it(looked):
    for roles in ((), ("england",), ("ottoman",)):
        assert not any(own(world, ("france",))["shown"] for world in worlds(looked.state, *roles))


def test_who_looked_still_knows_the_cards_and_they_are_still_there(looked):
    seen = {*cards("ransom", "machiavelli")}
    for world in worlds(looked.state, "france"):
        assert {card for _, _, card in own(world, ("france",))["shown"]} == seen
        assert seen <= {*world.hands[OTTOMAN]}


@pytest.fixture
def jane_grey():
    """24-k59 France has Lady Jane Grey in play; a card of England's and one of the deck lie face down."""
    t = war_table().impulse("france", 0, "lady_jane_grey")
    taken, drawn = cards("ransom", "gout")

    def lay(g):
        g.deck = [c for c in g.deck if c not in (taken, drawn)]
        g.pledged[TAKEN], g.pledged[DRAWN] = taken, drawn

    return t.arrange(lay)


@pytest.mark.parametrize(
    ("role", "known"),
    [("france", {TAKEN, DRAWN}), ("england", {TAKEN}), ("papacy", set()), ("ottoman", set())],
)
def test_24_k59_a_card_face_down_stays_for_whom_it_was_shown_to(jane_grey, role, known):
    truth, found = jane_grey.state.pledged, {TAKEN: set(), DRAWN: set()}
    for world in worlds(jane_grey.state, role):
        for slot, seen in found.items():
            seen.add(world.pledged[slot])
            assert world.pledged[slot] not in world.deck
    assert {slot for slot, seen in found.items() if seen == {truth[slot]}} == known


def test_16_4_p5c_a_card_not_to_be_played_yet_is_another_in_another_deal():
    t = war_table().impulse("ottoman").hand("ottoman", "ransom", "gout").arrange(fresh_cards=cards("gout"))
    found = set()
    for world in worlds(t.state, "france"):
        assert len(world.fresh_cards) == 1
        assert world.fresh_cards[0] in world.hands[OTTOMAN]
        found.update(world.fresh_cards)
    assert len(found) > 1
    assert {tuple(world.fresh_cards) for world in worlds(t.state, "ottoman")} == {(int(CARDS["gout"]),)}


# The game for two


@pytest.fixture
def pressed():
    """25-k205 The Papacy has seen the diplomatic cards of the Protestant and named one of them."""
    t = pair_table().diplomatic("protestant", "dip_french_invasion", "dip_andrea_doria")
    due = [NOBODY] * len(t.state.hands)
    due[PROTESTANT] = int(CARDS["dip_andrea_doria"])
    shown = [(PAPACY, PROTESTANT, card) for card in cards("dip_french_invasion", "dip_andrea_doria")]
    return t.arrange(dip_shown=shown, dip_due=due)


def test_25_2_r3_a_spectator_learns_nothing_of_diplomatic_cards(pressed):
    named = set()
    for world in worlds(pressed.state):
        assert world.dip_shown == []
        assert world.dip_due[PROTESTANT] in world.dip_hands[PROTESTANT]
        named.add(world.dip_due[PROTESTANT])
    assert len(named) > 1


def test_25_2_r3_both_players_know_what_was_named(pressed):
    for role in ("papacy", "protestant"):
        for world in worlds(pressed.state, role):
            assert world.dip_due == pressed.pair.dip_due
            assert sorted(world.dip_hands[PROTESTANT]) == sorted(pressed.pair.dip_hands[PROTESTANT])


def test_25_k215_who_looks_through_the_piles_sees_where_the_invasions_are():
    t = pair_table(windows="discreet").diplomatic("protestant", "dip_french_invasion", "dip_andrea_doria")
    t.bare().arrange(bonus={PROTESTANT: 40}).lays("papacy", "dip_machiavelli")
    t.expect("papacy", "machiavelli.invasion")
    assert {schemes(world) for world in worlds(t.state, "papacy")} == {schemes(t.pair)}
    assert len({schemes(world) for world in worlds(t.state)}) > 1
    check_laws(t.match, ["leaks"])
