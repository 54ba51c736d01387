"""21.5 The Papacy: excommunication, the Society of Jesus, Here I Stand against it."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.cards.home import here_i_stand, papal_bull
from cuius.titles.here_i_stand.cards.reformation import society_of_jesus
from cuius.titles.here_i_stand.ids import (
    BANS,
    CARDS,
    ENGLAND,
    FRANCE,
    GERMAN,
    HABSBURG,
    HERE_I_STAND,
    KATHERINA_BORA,
    PAPACY,
    PAPAL_BULL,
    PLACES,
    PROTESTANT,
    REFORMERS,
)
from cuius.titles.here_i_stand.phases.action.impulse import can_be_event
from cuius.titles.here_i_stand.phases.card_draw import arrivals, cards_due
from cuius.titles.here_i_stand.phases.common.powers import lift_ban, make_peace
from cuius.titles.here_i_stand.phases.religion.attempts import can_preach
from cuius.titles.here_i_stand.phases.religion.debates import debate
from cuius.titles.here_i_stand.phases.religion.papacy import bannable, excommunicate
from tests.here_i_stand.preaching import catholic_world, only_free, reformer, ruler, silent, stands
from tests.here_i_stand.tables import HisTable


def rome(*free: str) -> HisTable:
    return only_free(catholic_world(), *free).impulse("papacy", card="papal_bull")


def whom(t: HisTable) -> list[str]:
    return [ban.word for ban in bannable(t.state)]


# Grounds


@proves("21.5-r3", "21.5-r4")
def test_21_5_r4_reformers_on_the_map_are_always_open_to_it():
    t = rome()
    assert whom(t) == []
    assert not can_be_event(t.state, PAPACY, PAPAL_BULL)
    reformer(t, "luther", "calvin", "cranmer")
    assert whom(t) == ["luther", "cranmer", "calvin"]
    t.play(papal_bull, PAPACY).expect("papacy", "ban.whom", options=["luther", "cranmer", "calvin"])


@proves("21.5-r5", "21.5-r6", "21.5-r7", "21.5-x1")
def test_21_5_r5_grounds_against_rulers():
    assert whom(rome().war("papacy", "france", "habsburg", "ottoman")) == ["king_of_france", "charles_v"]
    assert whom(rome().ally("france", "ottoman")) == ["king_of_france"]
    assert whom(rome().faith("protestant", "norwich")) == ["henry_viii"]
    assert whom(rome().war("papacy", "venice").ally("england", "france")) == []


def test_21_5_x2_the_heirs_of_henry_are_immune():
    t = rome().faith("protestant", "norwich").war("papacy", "england")
    for heir in ("edward_vi", "mary_i", "elizabeth_i"):
        assert whom(ruler(t, ENGLAND, heir)) == []


@proves("21.5-r7b", "21.5-r7c")
def test_21_5_r7c_once_in_the_game_and_one_king_of_france():
    t = rome().war("papacy", "france").play(excommunicate, BANS["king_of_france"])
    while t.asked("papacy", "ban.unrest"):
        t.answer("papacy", "ban.unrest", t.options("papacy")[0])
    assert whom(ruler(t, FRANCE, "henry_ii")) == []
    t = reformer(rome(), "luther").play(excommunicate, BANS["luther"])
    assert whom(reformer(t, "luther")) == []


# Reformers


@proves("21.5-r8", "21.5-r9", "21.5-r10", "8.2-r10")
def test_21_5_r8_a_reformer_is_away_for_the_turn():
    t = reformer(rome("luther"), "luther").play(excommunicate, BANS["luther"])
    assert t.state.reformer_at[REFORMERS["luther"]] < 0
    assert stands(t, "luther") == "exiled"
    assert not can_preach(t.state, KATHERINA_BORA)
    t.turn(3, "card_draw").play(arrivals)
    assert t.state.reformer_at[REFORMERS["luther"]] == PLACES["wittenberg"]
    assert stands(t, "luther") == "free"


@proves("21.5-r11")
def test_21_5_r11_a_debate_may_follow():
    t = silent(reformer(rome("eck", "luther"), "luther")).faith("protestant", "wittenberg")
    t.play(excommunicate, BANS["luther"]).expect("papacy", "ban.debate", options=["debate", "pass"])
    t.draw(attacker=["eck"], defender=["bucer"]).dice(debate_attack=[5] + [1] * 6, debate_defence=[1] * 3)
    t.answer("papacy", "ban.debate", "debate")
    t.expect_event("debate.called", power="papacy", zone="german")
    assert stands(t, "eck") == "committed"


def test_R133_without_a_papal_debater_no_debate_follows():
    t = reformer(rome("luther"), "luther").play(excommunicate, BANS["luther"])
    assert t.over


def test_21_5_r10b_a_banished_luther_stands_and_is_away_again():
    t = reformer(rome("eck", "luther"), "luther").faith("protestant", "wittenberg")
    t.play(excommunicate, BANS["luther"]).answer("papacy", "ban.debate", "pass")
    t.draw(attacker=["eck"], defender=["bucer"], card_drawn=["gout"])
    t.dice(debate_attack=[5] + [1] * 6, debate_defence=[1] * 5).play(debate, PAPACY, GERMAN)
    t.answer("protestant", "respond.debate.debaters", "here_i_stand")
    t.expect_event("debate.round", defender="luther", against=5)
    assert stands(t, "luther") == "exiled"


# Rulers


@proves("21.5-r12", "21.5-r14")
def test_21_5_r14_a_ruler_loses_a_card_and_two_spaces_rebel():
    t = rome().war("papacy", "france").put("paris", "france", regulars=1).faith("protestant", "lyon")
    before = cards_due(t.state, FRANCE)
    t.play(papal_bull, PAPACY).expect(
        "papacy", "ban.unrest", offers=["rouen"], lacks=["paris", "lyon", "london"]
    )
    t.answer("papacy", "ban.unrest", "rouen").expect("papacy", "ban.unrest", lacks=["rouen"])
    t.answer("papacy", "ban.unrest", "tours")
    assert t.over
    assert cards_due(t.state, FRANCE) == before - 1
    assert t.state.ban_turn[FRANCE] == t.state.turn


def test_R135_fewer_spaces_if_fewer_qualify():
    t = rome().war("papacy", "england")
    homes = t.state.board.homes[ENGLAND]
    t.faith("protestant", *[s.word for s in homes if s != PLACES["york"]]).play(papal_bull, PAPACY)
    assert t.state.unrest[PLACES["york"]]
    assert sum(t.state.unrest) == 1


@proves("21.5-r13")
def test_21_5_r13_the_marker_goes_with_peace():
    t = rome().war("papacy", "france").arrange(less_cards={FRANCE: 1, HABSBURG: 1}, ban_turn={FRANCE: 1})
    make_peace(t.state, FRANCE, PAPACY)
    lift_ban(t.state, HABSBURG)
    assert t.state.less_cards == [0] * 6


# Jesuits


@proves("18.2-r2", "21.5-r2")
def test_18_2_r2_society_of_jesus_places_two_universities():
    t = rome().play(society_of_jesus, FRANCE)
    t.answer("papacy", "university.space", "vienna").answer("papacy", "university.space", "cologne")
    assert t.state.universities == [PLACES["vienna"], PLACES["cologne"]]
    t.expect_event("university.founded", times=2)


# Here I Stand as an event


def stand(*discards: str) -> HisTable:
    t = catholic_world().discarded(*discards).impulse("protestant", card="here_i_stand")
    return t


@pytest.mark.parametrize("use", ["keep", "play"])
def test_here_i_stand_takes_a_card_from_the_discards(use):
    t = stand("gout", "master_of_italy", "foul_weather").arrange(
        used_as_event=[(int(CARDS["foul_weather"]), 5)]
    )
    t.play(here_i_stand, PROTESTANT)
    t.answer("protestant", "retrieve.use", use)  # Gout was the only one
    assert CARDS["gout"] not in t.state.discards or use == "play"
    assert t.holds("protestant") == (["gout"] if use == "keep" else [])
    assert t.state.cp == (0 if use == "keep" else 2)
    assert int(HERE_I_STAND) in t.state.home_used


def test_here_i_stand_needs_luther_alive():
    t = stand("gout")
    assert can_be_event(t.state, PROTESTANT, HERE_I_STAND)
    t.arrange(luther_alive=False)
    assert not can_be_event(t.state, PROTESTANT, HERE_I_STAND)
