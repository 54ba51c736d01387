"""Several answers in one message: played whole or not at all, once, and taken back whole."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from cuius.core.errors import TookTooLong
from cuius.core.match import Match
from cuius.core.sequence import MAX_STEPS, Step
from cuius.server.api import sequences
from cuius.server.play.dry_runs import QUICK, Answers, play_act
from tests.server.play.club import Club, watch


def path(table: str, name: str) -> str:
    return f"/api/tables/{table}/{name}"


def wish(club: Club, table: str) -> dict[str, Any]:
    """Two answers of the seat that is asked, which the server says would follow each other."""
    while True:
        seat = club.asked(table)[0]
        holder = club.holder(seat)
        question = holder.get(path(table, "observation"), params={"seat": seat}).json()["question"]
        for word in question["options"]:
            first = {"key": question["key"], "answer": word}
            body = {"seat": seat, "number": question["number"], "steps": [first]}
            found = holder.post(path(table, "preview"), json=body).json()
            then = found["question"]
            if then is not None:
                assert [step["answer"] for step in found["taken"]] == [word]
                second = {"key": then["key"], "answer": then["options"][0]}
                return {**body, "id": "a sequence", "steps": [first, second]}
        club.answer(table)


def test_a_sequence_is_played_once_and_taken_back_whole(club):
    table = club.table()
    body = wish(club, table)
    seat, rows = body["seat"], club.rows(table)
    holder = club.holder(seat)
    taken = holder.post(path(table, "answers"), json=body)
    assert taken.status_code == 200, taken.text
    after = taken.json()["rows"]
    assert after >= rows + 2
    assert holder.post(path(table, "answers"), json=body).json()["rows"] == after
    undoable = holder.get(path(table, "undo"), params={"seat": seat}).json()["rows"]
    assert undoable[-1] == rows
    holder.post(path(table, "undo"), json={"seat": seat})
    question = holder.get(path(table, "observation"), params={"seat": seat}).json()["question"]
    assert question["key"] == body["steps"][0]["key"]


def test_a_sequence_that_is_refused_names_the_step_and_changes_nothing(club):
    table = club.table()
    body = wish(club, table)
    rows, holder = club.rows(table), club.holder(body["seat"])
    wrong = {**body, "steps": [body["steps"][0], {**body["steps"][1], "answer": "nonsense"}]}
    refused = holder.post(path(table, "answers"), json=wrong)
    assert refused.status_code == 409
    assert refused.json()["text"].startswith("Step 2 of 2")
    assert holder.post(path(table, "answers"), json={**body, "number": 99}).status_code == 409
    assert holder.post(path(table, "answers"), json={**body, "steps": []}).status_code == 400
    other = next(person for person in club.people.values() if person is not holder)
    assert other.post(path(table, "answers"), json=body).status_code == 403
    assert other.post(path(table, "preview"), json={**body, "id": None}).status_code in (400, 403)
    assert club.rows(table) == rows


def test_a_socket_takes_a_sequence_and_shows_it_in_one_update(club):
    table = club.table()
    body = wish(club, table)
    rows = club.rows(table)
    with watch(club.holder(body["seat"]), table, body["seat"]) as socket:
        socket.socket.send_json({"type": "answers", **body})
        update = socket.until("update", confirmed=body["id"])
        assert update["rows"] >= rows + 2
        socket.socket.send_json({"type": "answers", **body, "id": "another one"})
        assert socket.until("refused")["text"].startswith("Step 1 of 2")


def test_what_takes_too_long_to_try_out_is_tried_once_in_a_position(club, monkeypatch):
    """The rules are tried in the event loop: a procedure that spins would hold up everybody each time."""
    table = club.table()
    body = {name: value for name, value in wish(club, table).items() if name != "id"}
    holder, tried = club.holder(body["seat"]), []

    def spin(match: Match, _: Any) -> bytes:
        tried.append(len(match.journal))
        raise TookTooLong("The procedure computes for too long without asking anybody.")

    with monkeypatch.context() as patch:
        patch.setattr(sequences, "encoded_preview", spin)
        for _ in range(3):
            refused = holder.post(path(table, "preview"), json=body)
            assert refused.status_code == 409
            assert refused.json()["text"] == sequences.TOO_SLOW
        assert len(tried) == 1
        club.answer(table)
        next_body = {"seat": club.asked(table)[0], "number": 0}
        assert club.holder(next_body["seat"]).post(path(table, "preview"), json=next_body).status_code == 409
    assert len(tried) == 2


def test_all_steps_of_a_sequence_share_the_time_of_one_answer():
    given = []
    match = SimpleNamespace(answer_in_sequence=lambda *args: given.append(args[-1]))
    steps = tuple(Step("key", "answer") for _ in range(MAX_STEPS))
    play_act(match, Answers("seat", 1, steps), QUICK)
    assert given == [QUICK]
