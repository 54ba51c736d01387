"""8 Starting a turn: the Theses, and who comes onto the board in the card draw phase."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    ANDREA_DORIA,
    BARBAROSSA,
    DEBATERS,
    GENOA,
    JOHN_FREDERICK,
    MONTMORENCY,
    OTTOMAN,
    PLACES,
    REFORMER_CALVIN,
    REFORMER_CRANMER,
    REFORMER_ZWINGLI,
    REFORMERS,
)
from cuius.titles.here_i_stand.phases.card_draw import arrivals, card_draw, places_for
from cuius.titles.here_i_stand.phases.common.religion import banish, commit, remove_debater
from cuius.titles.here_i_stand.phases.religion.protestants import diet_of_worms, theses
from cuius.titles.here_i_stand.sequence import TURN
from cuius.titles.here_i_stand.state import TURN_TRACK
from tests.here_i_stand.preaching import catholic_world, faith, reformer, standing, stands
from tests.here_i_stand.tables import HisTable, his_table


def arrive(turn: int, t: HisTable | None = None) -> HisTable:
    """The arrivals of this turn."""
    return (t or catholic_world()).turn(turn, "card_draw").play(arrivals)


def where(t: HisTable, name: str) -> str:
    at = t.state.reformer_at[REFORMERS[name]]
    return PLACES[at].word if at >= 0 else "away"


@proves("8-r1", "8.1-r1")
def test_8_1_r1_the_theses_open_turn_1_and_no_later_turn():
    assert TURN[:5] == (theses, card_draw, *TURN[2:3], diet_of_worms, *TURN[4:5])
    t = his_table().play(theses)
    t.expect("protestant", "reformation.target")
    later = catholic_world().turn(2, "luthers_95_theses").play(theses)
    assert later.over
    assert where(later, "luther") == "away"


@proves("8.2-t1..t3", "8.2-r8,r9")
def test_8_2_t2_reformers_come_on_their_turn_and_convert_their_space():
    t = arrive(2)
    assert where(t, "zwingli") == "zurich"
    assert faith(t, "zurich") == "protestant"
    assert where(t, "calvin") == "away"
    t = arrive(4)
    assert where(t, "calvin") == "geneva"
    assert faith(t, "geneva") == "protestant"
    assert where(arrive(5, t), "calvin") == "geneva"


def test_8_2_t4_cranmer_comes_on_the_turn_after_the_wedding():
    t = catholic_world().arrange(boleyn_turn=3)
    assert where(arrive(3, t), "cranmer") == "away"
    assert where(arrive(4, t), "cranmer") == "london"
    assert faith(t, "london") == "protestant"


@proves("8.2-r10,r11,r12", "8.2-r20")
def test_8_2_r11_the_banished_come_back_without_converting_anything():
    t = arrive(4)
    t.play(banish, REFORMER_CALVIN)
    assert where(t, "calvin") == "away"
    assert stands(t, "calvin") == "exiled"
    t.faith("catholic", "geneva")
    arrive(5, t)
    assert where(t, "calvin") == "geneva"
    assert stands(t, "calvin") == "free"
    assert faith(t, "geneva") == "catholic"


def test_8_2_r13_nothing_on_the_map_moves_a_reformer():
    t = reformer(catholic_world(), "zwingli").faith("catholic", "zurich").control("france", "zurich")
    t.put("zurich", "france", regulars=3)
    assert where(arrive(3, t), "zwingli") == "zurich"


def test_8_2_r14_a_reformer_out_of_the_game_stays_out():
    t = reformer(catholic_world(), "zwingli")
    t.play(remove_debater, int(t.state.board.reformer_debater[REFORMER_ZWINGLI]))
    assert stands(t, "zwingli") == "out"
    assert where(arrive(3, t), "zwingli") == "away"


@proves("8.2-r15,r16,r18,r20")
def test_8_2_r20_debaters_enter_uncommitted_on_their_turn():
    t = catholic_world()
    assert sum(stands(t, d.word) == "free" for d in DEBATERS) == 4 + 5
    arrive(2, t)
    assert [stands(t, d) for d in ("zwingli", "oekolampadius", "tyndale", "contarini")] == ["free"] * 4
    assert stands(t, "bullinger") == "waiting"
    t.expect_event("debater.enters", times=4)
    arrive(3, t)
    assert stands(t, "bullinger") == "free"


def test_8_2_r21_three_english_debaters_wait_for_cranmer():
    t = arrive(4)
    assert [stands(t, d) for d in ("cranmer", "coverdale", "latimer")] == ["waiting"] * 3
    t.arrange(boleyn_turn=4)
    arrive(5, t)
    assert [stands(t, d) for d in ("cranmer", "coverdale", "latimer")] == ["free"] * 3
    assert t.state.reformer_at[REFORMER_CRANMER] >= 0


@proves("8.2-r2", "8.2-r3")
def test_8_2_r2_maurice_enters_in_an_electorate_of_the_protestants():
    t = catholic_world().arrange(league=True).control("protestant", "wittenberg", "mainz")
    t.turn(6, "card_draw").play(arrivals)
    t.answer("protestant", "arrival.leader", "mainz")
    assert t.where("maurice_of_saxony") == "mainz"


def test_R14_maurice_waits_for_an_electorate():
    t = arrive(6)
    assert t.where("maurice_of_saxony") == TURN_TRACK
    t.control("protestant", "trier")
    arrive(7, t)
    assert t.where("maurice_of_saxony") == "trier"


@proves("8.2-r4", "8.2-r5")
def test_8_2_r4_a_naval_leader_returns_to_a_friendly_port_or_waits():
    t = catholic_world().arrange(leader_at={BARBAROSSA: TURN_TRACK})
    t.turn(3, "card_draw").play(arrivals).expect("ottoman", "arrival.leader", offers=["istanbul", "athens"])
    t.answer("ottoman", "arrival.leader", "athens")
    assert t.where("barbarossa") == "athens"
    ports = [p.word for p in t.state.board.home_ports[OTTOMAN]]
    t = catholic_world().control("venice", *ports, "algiers").arrange(leader_at={BARBAROSSA: TURN_TRACK})
    assert arrive(3, t).where("barbarossa") == TURN_TRACK


def test_R307_leaders_of_armies_return_to_their_capital_and_nobody_decides_for_genoa():
    t = catholic_world().arrange(
        leader_at={JOHN_FREDERICK: TURN_TRACK, MONTMORENCY: TURN_TRACK, ANDREA_DORIA: TURN_TRACK}
    )
    arrive(3, t)
    assert t.where("montmorency") == "paris"
    assert t.where("andrea_doria") == t.state.board.home_ports[GENOA][0].word
    assert t.where("john_frederick") == TURN_TRACK
    t.control("england", "paris").arrange(leader_at={MONTMORENCY: TURN_TRACK})
    assert "lyon" in [s.word for s in places_for(t.state, MONTMORENCY)]


def test_8_2_r6_lost_ships_can_be_built_again():
    t = catholic_world().arrange(lost_ships={OTTOMAN: 2})
    assert arrive(3, t).state.lost_ships[OTTOMAN] == 0


@proves("8.2-r1", "8.2-r22")
def test_8_2_r1_arrivals_come_before_the_cards():
    t = his_table().turn(3, "card_draw").arrange(segment=0, step=0).seeded(1).play(card_draw)
    keys = [e.key for e in t.match.log.events if e.key in ("debater.enters", "deck.grows", "hand.dealt")]
    assert keys[0] == "debater.enters"
    assert keys[-1] == "hand.dealt"
    assert keys.index("deck.grows") < keys.index("hand.dealt")


def test_8_2_r19_a_debater_is_turned_when_used():
    t = standing(catholic_world(), "free", "bucer").faith("protestant", "worms")
    t.play(commit, DEBATERS["bucer"])
    assert stands(t, "bucer") == "committed"
    t.expect_event("debater.committed", debater="bucer")
