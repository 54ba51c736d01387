"""`cuius simulate`: whole games, repeatable, and what happens when one crashes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import msgspec
import pytest

from cuius.cli import simulate as command
from cuius.cli import simulation as many
from cuius.core.record import parse, verify
from cuius.core.title import Option, get_title
from tests.signals import default_interrupt

CONTRACT = {
    "title",
    "games",
    "finished",
    "crashes",
    "decisions",
    "seconds",
    "decisions_per_second",
    "decisions_per_game",
    "outcomes",
    "digest",
}


@pytest.fixture
def variant(monkeypatch):
    """The example with something changed."""

    def put(**changes):
        title = msgspec.structs.replace(get_title("example"), **changes)
        for module in (many, command):
            monkeypatch.setattr(module, "get_title", lambda name: title)

    return put


def test_json_has_what_the_contract_promises(cuius):
    said = cuius("simulate", "example", "--games", 5, "--seed", 7, "--json")
    assert said.status == 0
    assert said.err == ""
    answer = said.json
    assert set(answer) >= CONTRACT
    assert (answer["title"], answer["games"], answer["finished"], answer["crashes"]) == ("example", 5, 5, 0)
    assert sum(answer["outcomes"].values()) == 5
    assert answer["decisions_per_game"] == pytest.approx(answer["decisions"] / 5, abs=0.01)
    assert answer["rows"] > answer["decisions"] > 0
    assert answer["players"] == 4


def test_the_same_seed_plays_the_same_games(cuius):
    def digest(*extra):
        return cuius("simulate", "example", "--games", 6, *extra, "--json").json["digest"]

    assert digest("--seed", 1) == digest("--seed", 1) == digest("--seed", 1, "--no-invariants")
    assert digest("--seed", 1) != digest("--seed", 2)


def test_jobs_change_nothing_but_the_time(cuius):
    alone = cuius("simulate", "example", "--games", 21, "--seed", 4, "--json").json
    shared = cuius("simulate", "example", "--games", 21, "--seed", 4, "--jobs", 2, "--json").json
    for answer in (alone, shared):
        del answer["seconds"], answer["decisions_per_second"]
    assert alone == shared


def test_one_of_many_can_be_played_again(cuius, tmp_path):
    cuius("simulate", "example", "--games", 3, "--records", tmp_path / "all")
    cuius("simulate", "example", "--first", 3, "--games", 1, "--records", tmp_path / "one")
    again = tmp_path / "one" / "example-1-000003.json"
    assert again.read_bytes() == (tmp_path / "all" / "example-1-000003.json").read_bytes()


def test_records_are_written_and_hold(cuius, tmp_path):
    assert cuius("simulate", "example", "--games", 3, "--records", tmp_path / "new" / "folder").status == 0
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [f.name for f in files] == [f"example-1-00000{n}.json" for n in (1, 2, 3)]
    assert all(verify(parse(f.read_bytes())).ok for f in files)


@pytest.mark.parametrize("bots", ["steward", "random,steward", "steward,random"])
def test_bots_by_seat(cuius, bots):
    said = cuius("simulate", "example", "--games", 2, "--players", 2, "--bot", bots, "--json")
    assert said.json["finished"] == 2
    assert said.json["bots"] == (bots.split(",") * 2)[:2]


def test_options_and_scenario_are_played(cuius):
    said = cuius("simulate", "example", "--games=1", "--scenario=siege", "--option=windows=fast", "--json")
    assert said.json["scenario"] == "siege"
    assert said.json["options"] == {"windows": "fast"}


def test_a_table_for_people(cuius):
    said = cuius("simulate", "example", "--games", 4)
    assert said.status == 0
    assert "4 finished, 0 crashed" in said.out
    assert "decisions/s" in said.out


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["nonsense"], "There is no title 'nonsense'; choose"),
        ([], "title"),
        (["example", "--games", "0"], "--games"),
        (["example", "--games", "-3"], "--games"),
        (["example", "--games", "many"], "--games"),
        (["example", "--seed", "x"], "--seed"),
        (["example", "--jobs", "0"], "--jobs"),
        (["example", "--first", "0"], "--first"),
        (["example", "--players", "7"], "2, 3 or 4 players, not 7"),
        (["example", "--players", "two"], "--players"),
        (["example", "--scenario", "war"], "no scenario 'war'; choose founding or siege"),
        (["example", "--edition", "2007"], "no editions"),
        (["example", "--option", "windows"], "name=value"),
        (["example", "--option", "windows=slow"], "discreet or fast, not 'slow'"),
        (["example", "--option", "doors=open"], "no option 'doors'"),
        (["example", "--option", "windows=fast", "--option", "windows=fast"], "twice"),
        (
            ["example", "--bot", "genius"],
            "no bot 'genius'; choose random, novice, steward, captain, master, grandmaster or search",
        ),
        (["example", "--bot", "random,random"], "names 2 bots; the seats are heron, stag, boar, otter"),
        (["example", "--bot", ""], "no bot ''"),
        (["example", "--board", "nowhere.toml"], "nowhere.toml cannot be read"),
    ],
)
def test_bad_input_is_refused(cuius, arguments, hint, tmp_path):
    said = cuius("simulate", *arguments, "--json", "--records", tmp_path / "records")
    assert said.is_a_refusal
    assert hint in said.err
    assert not (tmp_path / "records").exists()


@pytest.mark.parametrize(
    ("text", "hint"), [("[[", "not TOML"), ("a = 1", "takes no board overlay"), (b"\xff", "not TOML")]
)
def test_a_bad_board_is_refused(cuius, tmp_path, text, hint):
    path = tmp_path / "board.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    said = cuius("simulate", "example", "--board", path)
    assert said.is_a_refusal
    assert hint in said.err


def test_records_must_go_into_a_folder(cuius, tmp_path):
    (tmp_path / "file").write_text("mine")
    said = cuius("simulate", "example", "--games", 1, "--records", tmp_path / "file")
    assert said.is_a_refusal
    assert (tmp_path / "file").read_text() == "mine"


def test_editions_are_an_option(cuius, variant):
    option = Option("edition", ("old", "new"), "old")
    variant(options=(*get_title("example").options, option))
    said = cuius("simulate", "example", "--games=1", "--edition=new", "--json")
    assert said.json["options"]["edition"] == "new"
    assert cuius("simulate", "example", "--edition=newest").is_a_refusal
    assert "twice" in cuius("simulate", "example", "--edition=new", "--option=edition=old").err


def test_a_wrong_edition_says_what_each_is(cuius):
    said = cuius("simulate", "here_i_stand", "--edition=2010")
    assert said.is_a_refusal
    assert "first: The game as the French rulebook has it" in said.err
    assert "2017: The rules and cards of the 500th anniversary" in said.err


def test_a_title_without_steward(cuius, variant):
    variant(steward=None)
    said = cuius("simulate", "example", "--bot", "random,random,random,steward")
    assert said.is_a_refusal
    assert "no steward" in said.err


def failing(g):
    """A game in which the fifth answer breaks the rules."""
    from cuius.core.requests import Ask

    for _ in range(5):
        yield Ask("heron", "action", lambda: ("march", "pass"))
    raise ValueError("no\nway")


def endless(g):
    from cuius.core.requests import Ask

    while True:
        yield Ask("heron", "action", lambda: ("march", "pass"))


def broken_from_the_start(g):
    raise KeyError("calais")
    yield


def never(g):
    """Nothing ever holds."""
    yield g.round > 1, "round"


@pytest.mark.parametrize(
    ("changes", "reason", "decisions"),
    [
        ({"play": failing}, "ValueError: no way", 4),
        ({"play": endless, "max_journal_rows": 50}, "DidNotEnd: did not end within 50 rows", 51),
        ({"play": broken_from_the_start}, "KeyError: 'calais'", 0),
        ({"setup": lambda config: 1 / 0}, "ZeroDivisionError: division by zero", 0),
        ({"invariants": (never,)}, "InvariantBroken: invariant never (?) broken: round", 0),
    ],
)
def test_a_crash_is_counted_and_told(cuius, variant, tmp_path, changes, reason, decisions):
    variant(**changes)
    said = cuius("simulate", "example", "--games", 2, "--json", "--records", tmp_path)
    assert said.status == 1
    answer = said.json
    assert (answer["finished"], answer["crashes"], answer["outcomes"]) == (0, 2, {})
    assert [(f["game"], f["reason"]) for f in answer["failures"]] == [(1, reason), (2, reason)]
    assert answer["decisions"] == 2 * decisions
    assert len(list(tmp_path.iterdir())) == (0 if "setup" in changes else 2)
    for path in tmp_path.iterdir():
        assert parse(path.read_bytes()).result is None


def test_a_crash_in_the_table_for_people(cuius, variant):
    variant(play=failing)
    said = cuius("simulate", "example", "--games", 1)
    assert said.status == 1
    assert "ValueError: no way" in said.out


def test_as_another_program_calls_it():
    call = [sys.executable, "-m", "cuius", "simulate", "example", "--games", "3", "--jobs", "2", "--json"]
    done = subprocess.run(call, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["finished"] == 3
    assert done.stderr == ""


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_stops_it_quietly(jobs, tmp_path):
    call = [
        sys.executable,
        "-m",
        "cuius",
        "simulate",
        "example",
        "--games=100000",
        f"--jobs={jobs}",
        "--json",
    ]
    with subprocess.Popen(
        [*call, f"--records={tmp_path}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=default_interrupt,
    ) as run:
        try:
            while not any(tmp_path.iterdir()):
                time.sleep(0.05)
            os.killpg(run.pid, signal.SIGINT)
            out, err = run.communicate(timeout=60)
        finally:
            run.kill()
    assert (run.returncode, out, err.strip()) == (130, "", "")
