"""64 Pilgrimage of Grace, 88 Peasants' War."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import PLACES
from tests.here_i_stand.believers import lies, play_card, world
from tests.here_i_stand.tables import HisTable


def angry(t: HisTable) -> list[str]:
    return [PLACES[s].word for s, there in enumerate(t.state.unrest) if there]


@proves("24-k64", "12.4-r0", "12.4-r0b")
def test_24_k64_five_unoccupied_english_home_spaces():
    t = world(turn=4).put("london", "england", leaders=["henry_viii"]).put("calais", "france", regulars=1)
    t.ships("plymouth", "england", squadrons=1)
    play_card(t, "france", "pilgrimage_of_grace")
    t.expect("france", "rising.space", offers=["york", "london"], lacks=["calais", "plymouth", "edinburgh"])
    for space in ("york", "lincoln", "carlisle", "berwick", "wales"):
        t.answer("france", "rising.space", space)
    assert t.over
    assert angry(t) == ["berwick", "carlisle", "lincoln", "wales", "york"]
    assert lies(t, "pilgrimage_of_grace") == "removed"


def test_24_k64_no_space_rises_twice():
    t = play_card(world(turn=4).unrest("york"), "papacy", "pilgrimage_of_grace")
    t.expect("papacy", "rising.space", offers=["lincoln"], lacks=["york"])
    t.answer("papacy", "rising.space", "lincoln")
    t.expect("papacy", "rising.space", lacks=["lincoln", "york"])


def test_24_k88_five_unoccupied_german_spaces():
    t = world("zurich").put("vienna", "habsburg", regulars=1).put("worms", "papacy", regulars=1)
    play_card(t, "ottoman", "peasants_war")
    t.expect("ottoman", "rising.space", offers=["wittenberg", "zurich"], lacks=["vienna", "worms", "prague"])
    for space in ("wittenberg", "zurich", "mainz", "trier", "linz"):
        t.answer("ottoman", "rising.space", space)
    assert t.over
    assert angry(t) == ["linz", "mainz", "trier", "wittenberg", "zurich"]
    assert lies(t, "peasants_war") == "removed"


def test_R411_the_player_may_stop_before_the_fifth():
    t = play_card(world(), "ottoman", "peasants_war").answer("ottoman", "rising.space", "mainz")
    t.answer("ottoman", "rising.space", "pass")
    assert t.over
    assert angry(t) == ["mainz"]


def test_R410_where_nobody_can_rise_nothing_happens():
    t = world(turn=4)
    t.unrest(*[s.word for s in t.state.board.homes[2]])
    before = angry(t)
    play_card(t, "papacy", "pilgrimage_of_grace")
    assert t.over
    assert angry(t) == before
