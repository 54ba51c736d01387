"""8.2 Where arrivals meet the rest of the game: bans, fire, unrest, marriages, lost electorates."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import BANS, CATHOLIC, DEBATERS, PLACES, REFORMERS
from cuius.titles.here_i_stand.phases.card_draw import arrivals
from cuius.titles.here_i_stand.phases.common.religion import burn, convert
from cuius.titles.here_i_stand.phases.religion.papacy import excommunicate
from cuius.titles.here_i_stand.state import TURN_TRACK
from tests.here_i_stand.preaching import catholic_world, faith, only_free, reformer, standing, stands
from tests.here_i_stand.tables import HisTable


def at(t: HisTable, name: str) -> int:
    return t.state.reformer_at[REFORMERS[name]]


@proves("8.2-r11", "8.2-r12", "21.5-r10")
def test_8_2_r12_luther_comes_back_to_a_wittenberg_that_was_lost():
    t = reformer(only_free(catholic_world(), "luther"), "luther", "zwingli").faith("protestant", "wittenberg")
    t.play(excommunicate, BANS["luther"]).play(convert, PLACES["wittenberg"], CATHOLIC)
    t.turn(3, "card_draw").play(arrivals)
    assert (at(t, "luther"), faith(t, "wittenberg"), stands(t, "luther")) == (
        PLACES["wittenberg"],
        "catholic",
        "free",
    )
    assert not t.events("faith.changes", space="wittenberg", faith="protestant")


@proves("8.2-t2", "8.2-r8", "18.5-s8b")
def test_8_2_r8_zwingli_burnt_leaves_zurich_protestant_and_never_returns():
    t = reformer(only_free(catholic_world()), "luther").turn(2, "card_draw").play(arrivals)
    assert faith(t, "zurich") == "protestant"
    t.play(burn, DEBATERS["zwingli"])
    for turn in (3, 4):
        t.turn(turn, "card_draw").play(arrivals)
    assert (at(t, "zwingli") < 0, stands(t, "zwingli"), faith(t, "zurich")) == (True, "out", "protestant")


@proves("8.2-t3", "8.2-r8", "12.4-r9")
def test_8_2_r8_calvin_converts_a_geneva_in_unrest_and_does_not_calm_it():
    t = reformer(only_free(catholic_world()), "luther", "zwingli").turn(4, "card_draw").unrest("geneva")
    t.play(arrivals)
    assert (at(t, "calvin"), faith(t, "geneva")) == (PLACES["geneva"], "protestant")
    assert t.state.unrest[PLACES["geneva"]]


@proves("8.2-r20", "8.2-r21", "8.2-t4")
def test_8_2_r21_knox_and_wishart_do_not_wait_for_cranmer():
    t = reformer(only_free(catholic_world()), "luther", "zwingli", "calvin")
    standing(t, "waiting", "cranmer", "coverdale", "latimer", "wishart", "knox")
    t.turn(6, "card_draw").play(arrivals)
    assert [stands(t, d) for d in ("wishart", "knox", "cranmer", "coverdale", "latimer")] == [
        "free", "free", "waiting", "waiting", "waiting",
    ]  # fmt: skip
    t.arrange(boleyn_turn=6).turn(7, "card_draw").play(arrivals)
    assert [stands(t, d) for d in ("cranmer", "coverdale", "latimer")] == ["free"] * 3
    assert (at(t, "cranmer"), faith(t, "london")) == (PLACES["london"], "protestant")


@proves("8.2-r2", "8.2-r3")
def test_r14_maurice_waits_for_an_electorate_and_then_the_protestant_chooses():
    t = reformer(only_free(catholic_world()), "luther", "zwingli", "calvin").arrange(league=True)
    t.turn(6, "card_draw").play(arrivals)
    assert t.where("maurice_of_saxony") == TURN_TRACK
    t.control("protestant", "mainz", "trier").turn(7, "card_draw").play(arrivals)
    t.expect("protestant", "arrival.leader", options=["mainz", "trier"]).answer(
        "protestant", "arrival.leader", "trier"
    )
    assert t.where("maurice_of_saxony") == "trier"
