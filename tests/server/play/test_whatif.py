"""What-ifs over HTTP."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from cuius.core.title import get_title
from cuius.core.whatif import try_excerpt
from cuius.server.api import whatif
from cuius.server.app import create_app
from cuius.server.play import what_ifs
from cuius.server.play.what_ifs import MOST_STEPS, TRYING
from cuius.server.play.workers.pool import TOO_MUCH_FOR_ONE
from cuius.server.rate_limits import RateLimits
from cuius.server.settings import Settings
from cuius.server.tables import service
from tests.server.browser import Browser, everything_kept, running_table


@pytest.fixture
def with_hidden_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example title, which has hands of cards and secret bids, may be played here."""
    monkeypatch.setattr(
        service, "get_title", lambda name: msgspec.structs.replace(get_title(name), offered=True)
    )


def ask(browser: Browser, table: str, **wish: Any) -> Any:
    return browser.post(f"/api/tables/{table}/what-if", json={"at": 10_000, "seed": 1, **wish})


def tried(browser: Browser, table: str, **wish: Any) -> dict[str, Any]:
    answer = ask(browser, table, **wish)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def kept(browser: Browser) -> dict[str, Any]:
    """The database, but for notices, which are written a little later than what they tell."""
    return {
        name: rows for name, rows in everything_kept(browser).items() if name not in ("notice", "delivery")
    }


def first_step(shown: dict[str, Any]) -> dict[str, Any]:
    question = shown["question"]
    return {"role": question["role"], "answer": question["options"][0], "auto": False}


def test_a_what_if_is_played_and_the_table_knows_nothing_of_it(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table, [seat, _] = running_table(anna, bert)
    before = kept(browser)
    shown = tried(anna, table, seat=seat)
    real = anna.get(f"/api/tables/{table}/observation", params={"seat": seat}).json()
    assert shown["view"] == real["view"]
    assert shown["question"] == real["question"]
    assert (shown["start"], shown["redealt"], shown["steps"]) == (real["rows"], False, [])
    step = first_step(shown)
    then = tried(anna, table, seat=seat, steps=[step])
    assert then["steps"] == [step]
    assert then["question"] != shown["question"]
    assert then["log"]
    assert all(event["number"] > then["start"] for event in then["log"])
    assert kept(browser) == before
    assert tried(anna, table, seat=seat) == shown, "taking back is sending less"


def test_stewards_play_the_others_or_one_plays_all(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table, [seat, other] = running_table(anna, bert)
    shown = tried(anna, table, seat=seat, stewards=True)
    while shown["question"]:
        wish = [*shown["steps"], first_step(shown)]
        shown = tried(anna, table, seat=seat, stewards=True, steps=wish)
        assert shown["seat"] == seat
        if any(step["auto"] for step in shown["steps"]):
            break
    roles = anna.get(f"/api/tables/{table}").json()["seats"][1]["roles"]
    assert {s["role"] for s in shown["steps"] if s["auto"]} <= set(roles)
    alone = tried(anna, table, seat=seat, steps=[s for s in shown["steps"] if not s["auto"]])
    assert alone["seat"] == other, "without stewards one looks from whoever is asked"
    assert alone["question"]["role"] in roles


def test_a_what_if_says_why_something_is_not_offered(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table, [seat, _] = running_table(anna, bert)
    shown = tried(anna, table, seat=seat, what="holland", kind="region")
    assert shown["why"]["rule"]
    assert shown["why"]["args"]
    assert shown["steps"] == []
    offered = shown["question"]["options"][0]
    assert tried(anna, table, seat=seat, what=offered)["why"] is None


def test_an_earlier_moment_is_tried_out(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table, [seat, _] = running_table(anna, bert)
    shown = tried(anna, table, seat=seat)
    question = shown["question"]
    answer = {"id": "12345678", "seat": seat, "number": question["number"], "key": question["key"]}
    anna.post(f"/api/tables/{table}/answer", json={**answer, "answer": question["options"][1]})
    back = tried(anna, table, seat=seat, at=shown["start"])
    assert back["question"] == question


def test_what_a_seat_cannot_know_is_dealt_anew(browser, with_hidden_hands):
    """Played from all seats, a what-if shows hands that might be, and says so."""
    anna, bert, cleo = (browser.of(name) for name in ("Anna", "Bert", "Cleo"))
    table, seats = running_table(anna, bert, cleo, title="example", pace={"kind": "live"})
    worlds = set()
    for seed in range(12):
        shown, steps = tried(anna, table, seat=seats[0], seed=seed), []
        assert shown["redealt"]
        own = shown["view"]["hands"]
        while shown["seat"] == seats[0]:
            steps = [*steps, first_step(shown)]
            shown = tried(anna, table, seat=seats[0], seed=seed, steps=steps)
        assert (
            own
            == anna.get(f"/api/tables/{table}/observation", params={"seat": seats[0]}).json()["view"]["hands"]
        )
        worlds.add(str(shown["view"]["hands"]))
    assert len(worlds) > 1


def test_only_ones_own_seat_and_only_for_those_who_signed_in(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table, [_, other] = running_table(anna, bert)
    assert ask(anna, table, seat=other).status_code == 403
    assert ask(browser, table).status_code == 401
    assert tried(browser.of("Cleo"), table)["view"], "a spectator may try out what everybody knows"


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"steps": [{"role": "nobody", "answer": "x"}]}, 409),
        ({"steps": [{"role": "habsburgs", "answer": "x"}]}, 409),
        ({"steps": [{"role": "x", "answer": "x"}] * (MOST_STEPS + 1)}, 400),
        ({"at": -1}, 400),
        ({"seed": -1}, 400),
        ({"seed": 2**60}, 400),
        ({"other": 1}, 400),
    ],
)
def test_nonsense_is_refused(browser, wish, status):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table, [seat, _] = running_table(anna, bert)
    answer = ask(anna, table, seat=seat, **wish)
    assert answer.status_code == status, answer.text


def test_a_game_that_is_over_must_be_stepped_back(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table, [seat, other] = running_table(anna, bert)
    motion = anna.post(f"/api/tables/{table}/motions", json={"seat": seat, "kind": "end"}).json()["id"]
    bert.post(f"/api/tables/{table}/motions/{motion}/vote", json={"seat": other, "agree": True})
    answer = ask(anna, table, seat=seat)
    assert (answer.status_code, answer.json()["error"]) == (409, "Conflict")
    assert tried(anna, table, seat=seat, at=0)["question"]


def test_stewards_stop_now_and_then(browser, monkeypatch):
    monkeypatch.setattr(what_ifs, "MOST_AT_ONCE", 1)
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table, seats = running_table(anna, bert)
    shown = tried(bert, table, seat=seats[1], stewards=True)
    assert shown["more"]
    assert [s["auto"] for s in shown["steps"]] == [True]
    assert len(tried(bert, table, seat=seats[1], stewards=True, steps=shown["steps"])["steps"]) == 2


def test_what_ifs_are_counted(tmp_path):
    settings = Settings(
        database=f"sqlite:///{tmp_path}/cuius.db", plain_http=True, limits=RateLimits(trials=2)
    )
    with Browser(create_app(settings)) as door:
        anna, bert = door.of("Anna"), door.of("Bert")
        table, [seat, _] = running_table(anna, bert)
        answers = [ask(anna, table, seat=seat) for _ in range(3)]
        assert [a.status_code for a in answers] == [200, 200, 429]
        assert "try again in" in answers[-1].json()["text"]
        assert ask(bert, table).status_code == 200


def test_one_account_may_ask_for_so_many_at_once(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table, [seat, _] = running_table(anna, bert)
    gate = threading.Event()

    def ask_for(one: Browser, **wish: Any) -> Any:
        return one.post(f"/api/tables/{table}/what-if", json={"at": 10_000, "seed": 1, **wish})

    with pytest.MonkeyPatch.context() as patch, ThreadPoolExecutor(TRYING.most_of_account) as threads:
        patch.setattr(what_ifs, "try_excerpt", held_back(gate))
        held = [threads.submit(ask_for, anna) for _ in range(TRYING.most_of_account)]
        pool = browser.services().workers
        while sum(pool._at_once.values()) < 3 * TRYING.most_of_account:
            time.sleep(0.01)
        refused = ask_for(anna, seat=seat)
        assert refused.status_code == 429
        assert refused.json()["text"] == TOO_MUCH_FOR_ONE
        assert refused.headers["Retry-After"] == "1"
        gate.set()
        assert ask_for(bert).status_code == 200
        assert {one.result().status_code for one in held} == {200}
    assert not pool._at_once


def held_back(gate: threading.Event) -> Any:
    """What-ifs that wait at a gate."""

    def wait(*given: Any) -> Any:
        assert gate.wait(60)
        return try_excerpt(*given)

    return wait


def test_a_what_if_that_takes_too_long_is_given_up_in_one_sentence(browser, monkeypatch):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table, [seat, _] = running_table(anna, bert)
    gate = threading.Event()
    monkeypatch.setattr(what_ifs, "try_excerpt", held_back(gate))
    monkeypatch.setattr(whatif, "TRYING", TRYING._replace(seconds=0.05))
    answer = ask(anna, table, seat=seat)
    gate.set()
    assert answer.status_code == 503
    assert answer.json()["text"] == "That takes too long to work out; it was given up."
    monkeypatch.undo()
