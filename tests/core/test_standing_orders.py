"""Standing orders: each kind, what ends them, and that they are journalled and come back."""

from __future__ import annotations

import pytest

from cuius.core.ids import PASS
from cuius.core.record import load, record_of
from cuius.core.requests import Ask, AskAll, Checkpoint
from cuius.core.standing_orders import ASK_ME, ONLY_IF_I_CAN, Order, Orders
from tests.core.toys import ANN, BEN, FRUIT, example, finish, fruits, give, only_pass, rows, standing, start


def fruit_or_pass(g):
    return (*FRUIT, PASS) if g.step % 2 else (PASS,)


def windows(g):
    """Six times Ben is asked to respond: first he can only pass, then he could do more, and so on."""
    while g.step < 6:
        yield Checkpoint("turn" if g.step % 2 else "half")
        about = {"fruit": FRUIT[g.step % 3], "step": g.step}
        word = yield Ask(BEN, "respond.fruit", fruit_or_pass, g, about=about, confirm=True)
        g.marks.append(FRUIT.ids.index(word) if word != PASS else -1)
        g.step += 1
    finish(g)


def autos(match) -> list[str]:
    return [row[3] for row in rows(match) if row[0] == "ben"]


def ordered(*orders: Order):
    """A match with orders given while Ben's first question is open; he passes it himself."""
    match = start(windows)
    for order in orders:
        match.add_order(order)
    give(match, "ben", PASS)
    return match


def test_without_orders_everything_is_asked():
    match = ordered()
    assert match.question("ben").number == 1
    assert autos(match) == [""]


def test_pass_for_me():
    match = ordered(Order("ben", "respond.fruit"))
    assert match.over
    assert autos(match) == ["", *["order"] * 5]
    assert match.state.marks == [-1] * 6


def test_an_answer_in_advance_waits_until_it_is_offered():
    match = ordered(Order("ben", "respond.fruit", "plum"))
    assert match.state.marks == [-1, 2]
    assert match.question("ben").words == (PASS,)


def test_ask_me_only_if_i_can_leaves_a_forced_pass_to_the_table():
    """To pass at once would tell the others that he could do nothing else."""
    match = ordered(Order("ben", "respond.fruit", ONLY_IF_I_CAN))
    give(match, "ben", PASS)
    question = match.question("ben")
    assert (match.state.step, question.words) == (2, (PASS,))
    assert match.orders.lets_pass("ben", question.ask)
    assert not match.orders.lets_pass("ann", question.ask)


def test_rows_of_an_order_that_passed_at_once_are_still_read():
    orders = Orders((Order("ben", "respond.fruit", ONLY_IF_I_CAN, times=1),))
    ask = Ask(BEN, "respond.fruit", only_pass, confirm=True)
    assert orders.answer("ben", ask, (PASS,)) is None
    assert orders.answer_of_row("ben", ask, (PASS, "plum")) is None
    assert orders.answer_of_row("ben", ask, (PASS,)) == PASS
    assert not orders


def test_a_star_covers_every_question_that_begins_so():
    assert ordered(Order("ben", "respond.*")).over
    assert ordered(Order("ben", "*")).over
    assert not ordered(Order("ben", "respond")).over
    assert not ordered(Order("ben", "respond.f")).over


def test_an_order_is_for_its_role_only():
    assert not ordered(Order("ann", "respond.fruit")).over


def test_conditions_on_what_the_question_is_about():
    match = ordered(Order("ben", "respond.fruit", when={"fruit": "pear"}))
    assert match.state.step == 2
    assert not ordered(Order("ben", "respond.fruit", when={"fruit": "pear", "step": "4"})).state.step == 2
    assert ordered(Order("ben", "respond.fruit", when={"wind": "north"})).state.step == 1


def test_until_a_checkpoint():
    match = ordered(Order("ben", "respond.fruit", until="half"))
    assert match.state.step == 2
    assert match.orders.in_force == ()
    assert ordered(Order("ben", "respond.fruit", until="turn")).state.step == 1


def test_so_many_times():
    match = ordered(Order("ben", "respond.fruit", times=2))
    assert match.state.step == 3
    assert match.orders.in_force == ()


def test_a_newer_order_goes_first():
    match = ordered(Order("ben", "respond.*"), Order("ben", "respond.fruit", "plum", times=1))
    assert match.state.marks == [-1, 2, -1, -1, -1, -1]


def test_a_new_order_replaces_the_one_for_the_same_question_and_condition():
    orders = Orders()
    orders.add(Order("ben", "respond", PASS))
    orders.add(Order("ben", "respond", "plum"))
    assert [o.answer for o in orders.in_force] == ["plum"]
    orders.add(Order("ben", "respond", PASS, when={"fruit": "pear"}))
    orders.add(Order("ann", "respond", PASS))
    assert len(orders.in_force) == 3


def test_ask_me_takes_an_order_back():
    orders = Orders()
    orders.add(Order("ben", "respond"))
    orders.add(Order("ben", "respond.*"))
    orders.add(Order("ben", "respond", ASK_ME))
    assert [o.key for o in orders.in_force] == ["respond.*"]
    assert bool(orders)
    orders.add(Order("ben", "respond.*", ASK_ME))
    assert not orders


def test_orders_and_their_answers_are_journalled():
    match = ordered(Order("ben", "respond.fruit", times=1))
    assert rows(match)[:3] == [
        (
            "table",
            "standing_order",
            {"role": "ben", "key": "respond.fruit", "answer": "pass", "when": {}, "until": None, "times": 1},
            "",
        ),
        ("ben", "respond.fruit", "pass", ""),
        ("ben", "respond.fruit", "pass", "order"),
    ]
    assert next(iter(match.journal)).to == ("ben",)


def test_orders_answer_among_all():
    def play(g):
        yield Ask(ANN, "start", fruits)
        given = yield AskAll({r: Ask(r, "pick", fruits) for r in (ANN, BEN)})
        g.marks.extend(given.values())
        finish(g)

    match = start(play)
    match.add_order(Order("ann", "pick", "plum"))
    match.add_order(Order("ben", "pick", "pear"))
    give(match, "ann", "apple")
    assert match.over
    assert match.state.marks == [2, 1]


def test_a_forced_answer_needs_no_order():
    def play(g):
        yield Ask(ANN, "start", fruits)
        yield Ask(BEN, "respond", only_pass)
        finish(g)

    match = start(play)
    match.add_order(Order("ben", "respond", times=1))
    give(match, "ann", "apple")
    assert rows(match)[-1] == ("ben", "respond", "pass", "forced")
    assert len(match.orders.in_force) == 1


@pytest.mark.parametrize("times", [None, 1, 2, 9])
def test_orders_come_back_with_the_game(times):
    match = example()
    for role in ("heron", "stag", "boar"):
        match.add_order(Order(role, "deal.turn", times=times))
        match.add_order(Order(role, "bid", "1", until="round"))
    give(match, "heron", PASS)
    while not match.over:
        twin = load(record_of(match), chance=match.chance)
        assert standing(twin) == standing(match)
        assert standing(match.fork()) == standing(match)
        question = match.questions[0]
        give(match, question.role, question.words[-1])
    assert any(row[3] == "order" for row in rows(match))


def test_two_orders_that_would_both_answer_are_used_up_alike_when_loaded():
    match = start(windows)
    match.add_order(Order("ben", "respond.fruit", times=2))
    match.add_order(Order("ben", "respond.*", ONLY_IF_I_CAN))
    give(match, "ben", PASS)
    past = match.at(len(match.journal))
    assert past.orders.in_force == match.orders.in_force
    assert standing(past) == standing(match)


def test_a_fork_has_orders_of_its_own():
    match = start(windows)
    twin = match.fork()
    twin.add_order(Order("ben", "respond.fruit"))
    give(match, "ben", PASS)
    give(twin, "ben", PASS)
    assert twin.over
    assert not match.over
    assert match.orders.in_force == ()
