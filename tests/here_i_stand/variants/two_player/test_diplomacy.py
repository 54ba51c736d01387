"""25.2 The Diplomacy Phase of two players."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    BANS,
    DIPLOMATIC_CARDS,
    FRANCE,
    OTTOMAN,
    PAPACY,
    PAPAL_BULL,
    PROTESTANT,
)
from cuius.titles.here_i_stand.phases.card_draw import card_draw
from cuius.titles.here_i_stand.rules.powers import at_war
from cuius.titles.here_i_stand.variants.two_player.diplomacy import diplomacy_for_two, end_wars, lay_card
from cuius.titles.here_i_stand.variants.two_player.turn import begin_turn_of_two
from tests.here_i_stand.pairs import PairTable, by_two, pair_table


def war_in_italy(turn: int = 2) -> PairTable:
    """France holds Ravenna and is at war with the Papacy, which has five units in Rome."""
    t = pair_table().bare().war("papacy", "france").control("france", "ravenna")
    t.put("rome", "papacy", regulars=3, hired=2).put("ravenna", "france", regulars=2)
    return t.turn(turn, "diplomacy")


@proves("25-k5")
def test_25_2_r1_a_bull_ends_a_war_and_brings_a_space_back():
    t = war_in_italy().play(by_two, end_wars)
    t.expect("papacy", "pair.peace", options=["france", "pass"]).answer("papacy", "pair.peace", "france")
    t.expect("papacy", "pair.means", options=["bull", "sue"]).answer("papacy", "pair.means", "bull")
    t.expect("papacy", "pair.penance", options=["ravenna", "draw"])
    t.answer("papacy", "pair.penance", "ravenna")
    t.expect("protestant", "displace.land", about={"acting": FRANCE}).auto("protestant", "first")
    assert not at_war(t.state, PAPACY, FRANCE)
    assert (t.holder("ravenna"), t.state.excommunicated[BANS["king_of_france"]]) == ("papacy", True)
    assert PAPAL_BULL in t.state.home_used
    assert t.state.bonus[PROTESTANT] == 0


def test_25_2_r1_or_a_card():
    t = war_in_italy().draw(card_drawn=["gout"]).play(by_two, end_wars)
    t.answer("papacy", "pair.peace", "france", "pair.means", "bull", "pair.penance", "draw")
    assert (t.holds("papacy"), t.holder("ravenna")) == (["gout"], "france")


def test_25_2_r1_a_bull_is_not_for_the_sultan_nor_twice_for_a_king():
    t = war_in_italy().war("papacy", "ottoman").arrange(excommunicated={BANS["king_of_france"]: True})
    t.play(by_two, end_wars).answer("papacy", "pair.peace", "ottoman")
    assert not t.asked("papacy", "pair.means")  # suing was all there was
    t.expect("papacy", "peace.unit", options=["regular", "mercenary"])
    assert t.state.bonus[PROTESTANT] == 1


def test_25_2_r2_a_suit_costs_points_units_and_more_points():
    t = war_in_italy().play(by_two, end_wars)
    t.answer("papacy", "pair.peace", "france", "pair.means", "sue")
    t.answer("papacy", "peace.unit", "regular", "peace.unit", "mercenary")
    t.expect("papacy", "pair.regain", options=["ravenna", "pass"]).answer("papacy", "pair.regain", "ravenna")
    t.auto("protestant", "first")  # where the French of Ravenna go
    assert (t.state.bonus[PROTESTANT], t.state.war_winner[PROTESTANT]) == (2, 2)
    assert (t.units("rome", "papacy"), t.holder("ravenna")) == ((2, 1), "papacy")
    assert not at_war(t.state, PAPACY, FRANCE)


def test_r462_not_on_the_last_turn_but_war_by_war():
    t = war_in_italy(9).war("papacy", "ottoman").play(by_two, end_wars)
    t.expect("papacy", "pair.peace", options=["france", "pass"])
    t.refuse("papacy", "pair.peace", "ottoman")
    t = war_in_italy(8).war("papacy", "ottoman").draw(card_drawn=["gout"]).play(by_two, end_wars)
    t.answer("papacy", "pair.peace", "france", "pair.means", "bull", "pair.penance", "draw")
    t.expect("papacy", "pair.peace", options=["ottoman", "pass"])


def test_r463_a_suit_gives_back_what_the_papacy_took():
    t = war_in_italy().control("papacy", "marseille").control("papacy", "ravenna")
    t.play(by_two, end_wars).answer("papacy", "pair.peace", "france", "pair.means", "sue")
    assert t.holder("marseille") == "france"
    t.answer("papacy", "peace.unit", "regular", "peace.unit", "regular")
    assert (t.state.bonus[PROTESTANT], at_war(t.state, PAPACY, FRANCE)) == (1, False)


def test_25_2_r3_twelve_cards_and_one_for_each():
    t = pair_table().turn(1, "diplomacy")
    assert (len(t.pair.dip_deck), len(t.pair.dip_late)) == (12, 7)
    t.draw("diplomacy.drawn", "dip_plague", "dip_shipbuilding").play(by_two, diplomacy_for_two)
    assert (t.keeps("papacy"), t.keeps("protestant")) == (["dip_plague"], ["dip_shipbuilding"])
    assert len(t.pair.dip_deck) == 10


def test_25_2_r3_a_player_sees_his_own_only():
    t = pair_table().diplomatic("papacy", "dip_plague").begin()
    mine, yours = t.view("papacy"), t.view("protestant")
    assert mine["own_diplomacy"]["hands"] == {"papacy": [int(DIPLOMATIC_CARDS[8])]}
    assert yours["own_diplomacy"]["hands"] == {"protestant": []}
    assert yours["diplomacy"]["hand_sizes"][PAPACY] == 1
    assert mine["hands"]["papacy"][-1] == DIPLOMATIC_CARDS[8]
    assert not set(yours["hands"]["protestant"]) & set(DIPLOMATIC_CARDS)


def test_25_2_r4_from_turn_2_a_card_must_be_played():
    t = pair_table().turn(1, "diplomacy").diplomatic("papacy", "dip_plague").play(by_two, lay_card, PAPACY)
    assert not t.waiting
    t = pair_table().bare().turn(2, "diplomacy")
    t.diplomatic("papacy", "dip_plague", "dip_venetian_alliance").play(by_two, lay_card, PAPACY)
    t.expect("papacy", "diplomacy.card", options=["dip_plague", "dip_venetian_alliance"])
    t.refuse("papacy", "diplomacy.card", "pass")


def test_25_2_r4_the_papacy_first():
    t = pair_table().bare().seeded().turn(2, "diplomacy")
    t.diplomatic("papacy", "dip_plague").diplomatic("protestant", "dip_shipbuilding")
    t.play(by_two, diplomacy_for_two).expect("papacy", "diplomacy.card")
    t.answer("papacy", "diplomacy.card", "dip_plague").expect("protestant", "diplomacy.card")


def test_25_2_r5_even_if_it_helps_the_opponent():
    t = pair_table().bare().lays("protestant", "dip_venetian_alliance")
    assert (t.holder("venice"), t.pile()) == ("papacy", ["dip_venetian_alliance"])


def test_25_2_r6_the_wartburg_does_not_stop_it():
    t = pair_table().bare().hand("protestant", "the_wartburg").lays("papacy", "dip_venetian_alliance")
    assert not t.waiting
    assert t.holds("protestant") == ["the_wartburg"]


def test_25_2_r7_the_league_brings_seven_cards_and_a_shuffle():
    t = pair_table().league().turn(4, "card_draw").diplomatic("papacy", "dip_plague")
    t.arrange(lambda g: g.dip_discards.append(g.dip_deck.pop(0)))
    t.play(begin_turn_of_two)
    assert (len(t.pair.dip_deck), t.pair.dip_late, t.pair.dip_discards) == (18, [], [])
    t.arrange(lambda g: g.dip_discards.append(g.dip_deck.pop(0)), turn=5).play(begin_turn_of_two)
    assert len(t.pair.dip_discards) == 1


def test_25_2_r7_not_before():
    t = pair_table().seeded().turn(3, "card_draw").play(by_two, card_draw)
    assert (len(t.pair.dip_deck), len(t.pair.dip_late)) == (12, 7)


def test_25_2_r1_without_a_war_nobody_is_asked():
    t = pair_table().turn(2, "diplomacy").play(by_two, end_wars)
    assert not t.waiting
    assert not at_war(t.state, PAPACY, OTTOMAN)
