"""59, 62, 63 The court and the church of England."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import CARDS, ENGLAND, PAPACY, PLACES, RULER_EDWARD_VI
from cuius.titles.here_i_stand.phases.common.cards import put_in_force
from cuius.titles.here_i_stand.phases.england import crown
from cuius.titles.here_i_stand.phases.winter.phase import lift_piracy_markers
from cuius.titles.here_i_stand.rules.lasting import CROWNED
from tests.here_i_stand.believers import fail_at, lies, may_play, play_card, world
from tests.here_i_stand.preaching import standing, stands
from tests.here_i_stand.tables import HisTable

# Lady Jane Grey


def new_ruler(*cards: str) -> HisTable:
    """England has a new ruler since this turn, and these cards."""
    return world(turn=6).hand("england", *cards).arrange(lambda g: put_in_force(g, CROWNED, ENGLAND))


def empty_deck(g):
    g.late, g.deck = g.late + g.deck, []


@proves("24-k59", "21.3-r22")
def test_24_k59_only_in_the_turn_of_a_new_english_ruler():
    t = world(turn=6).hand("england", "fuggers")
    assert not may_play(t, "france", "lady_jane_grey")
    t.play(crown, RULER_EDWARD_VI)
    assert may_play(t, "france", "lady_jane_grey")
    t.play(lift_piracy_markers)
    assert not may_play(t, "france", "lady_jane_grey")


@proves("24-k59", "6.1-r8")
def test_24_k59_england_must_have_a_card_besides_its_home_card():
    assert not may_play(new_ruler(), "france", "lady_jane_grey")


def test_24_k59_one_card_is_kept_and_one_given():
    t = new_ruler("fuggers").draw(drawn="gout", taken="fuggers")
    play_card(t, "france", "lady_jane_grey")
    t.expect("france", "grey.keep", options=["fuggers", "gout"])
    assert t.view("ottoman")["pledged"].count(True) == 2
    t.answer("france", "grey.keep", "gout")
    t.expect("france", "grey.to", options=["papacy", "protestant"])
    t.answer("france", "grey.to", "protestant")
    assert (t.holds("france"), t.holds("protestant"), t.holds("england")) == (["gout"], ["fuggers"], [])
    assert lies(t, "lady_jane_grey") == "removed"
    assert t.view("ottoman")["pledged"].count(True) == 0


def test_24_k59_only_giver_and_taker_know_the_card_given():
    t = new_ruler("fuggers").draw(drawn="gout", taken="fuggers")
    play_card(t, "france", "lady_jane_grey").answer("france", "grey.keep", "fuggers", "grey.to", "papacy")
    for reader in ("france", "papacy"):
        assert t.events("card.changes", reader=reader, giver="france", taker="papacy", card="gout")
    for reader in ("england", "protestant"):
        assert not t.events("card.changes", reader=reader, taker="papacy")
        assert t.events("card.changes_hidden", reader=reader, taker="papacy")
    assert t.view("france")["shown"] == [[3, int(PAPACY), int(CARDS["gout"])]]


@pytest.mark.parametrize(("power", "other"), [("papacy", "protestant"), ("protestant", "papacy")])
def test_R417_nobody_gives_to_itself(power, other):
    t = new_ruler("fuggers").draw(drawn="gout", taken="fuggers")
    play_card(t, power, "lady_jane_grey").answer(power, "grey.keep", "gout")
    assert (t.holds(power), t.holds(other)) == (["gout"], ["fuggers"])


def test_R418_without_a_deck_the_player_keeps_the_only_card():
    t = new_ruler("fuggers").arrange(empty_deck).draw(taken="fuggers")
    play_card(t, "france", "lady_jane_grey")
    assert t.over
    assert (t.holds("france"), t.holds("england")) == (["fuggers"], [])


def test_24_k59_england_may_play_it_against_itself():
    t = new_ruler("fuggers").draw(drawn="gout", taken="fuggers")
    play_card(t, "england", "lady_jane_grey").answer("england", "grey.keep", "gout", "grey.to", "papacy")
    assert (t.holds("england"), t.holds("papacy")) == (["gout"], ["fuggers"])


# Book of Common Prayer


def prayer(face: int, player: str = "france", *protestant: str) -> HisTable:
    """Four attempts fail; then the die shows this face."""
    t = standing(world("london", *protestant, turn=4), "free", "cranmer")
    t.dice(common_prayer=[face])
    play_card(t, player, "book_of_common_prayer")
    for space in ("norwich", "portsmouth", "bristol", "lincoln"):
        fail_at(t, space)
    return t


def angry(t: HisTable) -> list[str]:
    return [PLACES[s].word for s, there in enumerate(t.state.unrest) if there]


def test_24_k62_cranmer_must_be_uncommitted():
    t = world(turn=4)
    assert not may_play(t, "england", "book_of_common_prayer")
    assert may_play(standing(t, "free", "cranmer"), "england", "book_of_common_prayer")


@pytest.mark.parametrize(("face", "many"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2)])
def test_24_k62_the_die_says_how_many_towns_rise(face, many):
    t = prayer(face)
    for space in ("york", "wales")[:many]:
        t.answer("france", "prayer.space", space)
    assert t.over
    assert len(angry(t)) == many
    assert (stands(t, "cranmer"), lies(t, "book_of_common_prayer")) == ("committed", "discarded")


def test_24_k62_a_six_rouses_every_catholic_town():
    t = prayer(6).play_out("first")
    assert angry(t) == [
        "berwick",
        "bristol",
        "carlisle",
        "lincoln",
        "norwich",
        "plymouth",
        "portsmouth",
        "shrewsbury",
        "wales",
        "york",
        "calais",
    ]


@proves("24-k62", "12.4-x1")
def test_12_4_x1_occupied_towns_rise_too():
    t = standing(world("london", turn=4), "free", "cranmer").put("york", "england", regulars=2)
    t.dice(common_prayer=[3])
    play_card(t, "ottoman", "book_of_common_prayer")
    for space in ("norwich", "portsmouth", "bristol", "lincoln"):
        fail_at(t, space)
    t.expect("ottoman", "prayer.space", offers=["york", "calais"], lacks=["london", "edinburgh"])
    t.answer("ottoman", "prayer.space", "york")
    assert angry(t) == ["york"]


# Dissolution of the Monasteries


@proves("24-k63", "18.3-t9")
def test_24_k63_two_cards_for_england_then_three_attempts():
    t = world("london", turn=4).draw("card.drawn", "gout", "fuggers")
    play_card(t, "papacy", "dissolution_of_the_monasteries")
    assert t.holds("england") == ["gout", "fuggers"]
    for space in ("norwich", "portsmouth", "bristol"):
        fail_at(t, space)
    assert t.over
    assert lies(t, "dissolution_of_the_monasteries") == "removed"
