"""What a steward sees and says, for the tests of bots."""

from __future__ import annotations

from cuius.titles.here_i_stand.bot.sight import Sight
from cuius.titles.here_i_stand.bot.steward import steward
from cuius.titles.here_i_stand.view import own, view
from tests.here_i_stand.tables import HisTable
from tests.here_i_stand.talks import begin_draft, reach


def seen(t: HisTable, role: str) -> Sight:
    return Sight({**view(t.state), **own(t.state, (role,))}, role)


def answered(t: HisTable, role: str, key: str) -> str:
    """What the steward says to the open question."""
    about = {"offer": 1} if key == "refusal.reason" else {}
    question = {"role": role, "key": key, "options": list(t.options(role)), "about": about}
    return steward(seen(t, role).view, question)


def refusal(t: HisTable, by: str, *clauses: tuple[str, str, str, str], of: str = "france") -> str:
    """The reason the steward of France gives for refusing these clauses, offered by another."""
    begin_draft(t, by, *clauses).answer(by, "deal.kind", "ready")
    while t.waiting[0] != (of, "deal.turn"):
        t.answer(t.waiting[0][0], "deal.turn", "pass")
    assert answered(t, of, "deal.turn") == "refuse_1"
    t.answer(of, "deal.turn", "refuse_1")
    word = answered(t, of, "refusal.reason")
    t.answer(of, "refusal.reason", word)
    assert t.expect_event(f"refusal.{word}", role=of)
    return word


def rich(power: int, points: int):
    """A position in which this power has so many bonus points."""

    def change(g) -> None:
        g.bonus[power] += points

    return change


def offered(t: HisTable, by: str, *clauses: tuple[str, str, str, str], to: str) -> HisTable:
    """An offer on the table, and its other party is asked."""
    begin_draft(t, by, *clauses).answer(by, "deal.kind", "ready")
    return reach(t, to)
