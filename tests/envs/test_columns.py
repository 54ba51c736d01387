"""Observations in a title's columns: kept up to date, known to the seat, and the learned value's own."""

from __future__ import annotations

import numpy as np
import pytest

from cuius.core.errors import BadConfig
from cuius.core.title import get_title, installed_titles
from cuius.envs import VectorEnv, raw_env
from cuius.envs.columns import QUESTION
from cuius.envs.observing import ReadRecorder
from cuius.learning.dataset import small_columns

TITLES = [name for name in installed_titles() if get_title(name).columns is not None]


def read_anew(table, agent):
    """What the seat may know of the columns, read from the whole position."""
    columns, state = table.title.columns, table.match.state
    encoded = columns.encode(state)
    row = np.concatenate([small_columns(columns, encoded), np.array(encoded.numbers)]).astype(np.float32)
    roles = table.match.roles(agent)
    for part in columns.parts:
        if part.role and part.role not in roles:
            start = columns.starts[part.name]
            row[start : start + part.width] = 0
    return row


def random_steps(table, steps, seed=5):
    """The number of each step of random games."""
    random = np.random.default_rng(seed)
    table.reset(seed=2)
    for step in range(steps):
        if table.match.over:
            table.reset()
        yield step
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(random.choice(np.flatnonzero(mask))))


@pytest.mark.parametrize("title", TITLES)
def test_what_is_kept_up_to_date_is_what_would_be_read_anew(title):
    table = raw_env(title)
    for step in random_steps(table, 400):
        agents = table.possible_agents if step % 40 == 0 else [table.agent_selection]
        for agent in agents:
            assert np.array_equal(table.observe(agent)["observation"], read_anew(table, agent)), step


@pytest.mark.parametrize("title", TITLES)
def test_nothing_is_observed_that_the_seat_may_not_know(title):
    table, random = raw_env(title), np.random.default_rng(1)
    for step in random_steps(table, 400):
        if step % 50:
            continue
        match = table.match
        for agent in table.possible_agents:
            before, state = table.observe(agent), match.state
            match.state = state.clone()
            table.title.redeal(match.state, match.roles(agent), lambda many: int(random.integers(many)))
            after = table.observe(agent)
            match.state = state
            assert all(np.array_equal(before[part], after[part]) for part in before)


@pytest.mark.parametrize("title", TITLES)
def test_a_part_is_read_from_no_field_but_those_it_names(title):
    table = raw_env(title)
    columns, recorder = table.title.columns, None
    for step in random_steps(table, 600):
        if step % 10 == 0:
            state = table.match.state
            recorder = recorder or ReadRecorder(type(state))
            for part in columns.parts:
                for one in part.pieces or (part,):
                    assert recorder.call(one.read, state)[1] <= one.fields, part.name


@pytest.mark.parametrize("title", ["guerres", "revolution"])
def test_while_its_basis_is_the_same_a_piece_says_the_same(title):
    table, said = raw_env(title), {}
    pieces = [p for part in table.title.columns.parts for p in part.pieces if p.basis is not None]
    assert pieces
    for _ in random_steps(table, 900):
        state = table.match.state
        for number, piece in enumerate(pieces):
            told = [list(column) for column in piece.read(state)]
            assert said.setdefault((number, repr(piece.basis(state))), told) == told


def test_the_version_and_the_width_are_those_of_the_columns():
    for title in TITLES:
        columns, table = get_title(title).columns, raw_env(title)
        assert table.metadata["columns"] == columns.version
        assert table.observation_space(table.possible_agents[0])["observation"].shape == (columns.width,)
        assert len(columns.names()) == columns.width
    assert raw_env("example").metadata["columns"] == 0


def test_who_is_asked_what_is_told_in_ids():
    table = raw_env("here_i_stand")
    kinds = {}
    for _ in random_steps(table, 150):
        agent = table.agent_selection
        asked, told = table.match.question(agent), table.observe(agent)["question"]
        assert told.shape == (QUESTION,)
        assert told[0] == 1 + list(table.possible_agents).index(agent)
        assert kinds.setdefault(asked.key, told[1]) == told[1]
        assert (told[2:] > 0).sum() == min(QUESTION - 2, len(asked.ask.about or ()))
        others = [a for a in table.possible_agents if table.match.question(a) is None]
        assert not any(table.observe(other)["question"].any() for other in others)
    assert len(set(kinds.values())) == len(kinds) > 5


def test_tables_side_by_side_observe_the_same():
    envs, alone = VectorEnv("revolution", tables=2), raw_env("revolution")
    seen, _ = envs.reset(seed=[3, 4])
    alone.reset(seed=4)
    for _ in range(30):
        told = alone.observe(alone.agent_selection)
        assert all(np.array_equal(told[part], seen[part][1]) for part in told)
        seen, *_ = envs.step(np.array([0, 0]))
        alone.step(0)
    assert envs.observation_space.contains(seen)


def test_other_observations():
    assert raw_env("revolution", observed="hashes").table.features == 4096
    with pytest.raises(BadConfig, match="has no columns for such a table"):
        raw_env("here_i_stand", players=2, observed="columns")
    with pytest.raises(BadConfig, match="columns or hashes"):
        raw_env("revolution", observed="pictures")
