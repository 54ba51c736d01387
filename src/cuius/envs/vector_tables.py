"""Some tables of a vectorised environment: their rows of the shared arrays, and who plays them."""

from __future__ import annotations

import signal
import traceback
from array import array
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from struct import Struct
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cuius.envs.columns import QUESTION
from cuius.envs.table import EnvTable

Array = NDArray[Any]


class Sizes(NamedTuple):
    """The dimensions of the arrays."""

    tables: int
    features: int
    actions: int
    seats: int
    number_type: Any
    """Of what is observed."""


class Arrays(NamedTuple):
    """What tables and their users tell each other; one row a table."""

    observations: Array
    options: Array
    questions: Array
    """Who is asked what."""
    masks: Array
    actions: Array
    seats: Array
    """Which seat is asked."""
    rewards: Array
    """What each seat got for the last action: not 0 only at the end of a game."""
    terminations: Array
    truncations: Array

    def part(self, first: int, end: int) -> Arrays:
        """The same for some of the tables."""
        return Arrays(*[array[first:end] for array in self])


def shapes_of(sizes: Sizes) -> dict[str, tuple[tuple[int, ...], type[Any]]]:
    tables, features, actions, seats, number_type = sizes
    return {
        "actions": ((tables,), np.int64),
        "seats": ((tables,), np.int64),
        "rewards": ((tables, seats), np.float64),
        "observations": ((tables, features), number_type),
        "options": ((tables, actions), np.int32),
        "questions": ((tables, QUESTION), np.int32),
        "masks": ((tables, actions), np.int8),
        "terminations": ((tables,), np.bool_),
        "truncations": ((tables,), np.bool_),
    }


def bytes_of(sizes: Sizes) -> int:
    return sum([int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes_of(sizes).values()])


def arrays_in(memory: Any, sizes: Sizes) -> Arrays:
    """The arrays that lie in a piece of memory one after the other, the widest numbers first."""
    found: dict[str, Any] = {}
    start = 0
    for name, (shape, kind) in shapes_of(sizes).items():
        found[name] = array = np.ndarray(shape, dtype=kind, buffer=memory, offset=start)
        start += array.nbytes
    return Arrays(**found)


class TableGroup:
    """Plays the tables of one process."""

    def __init__(self, title: str, settings: dict[str, Any], arrays: Arrays) -> None:
        rows = arrays.observations
        first = EnvTable(title, row=rows[0], **settings)
        self.tables = [first, *[EnvTable(title, like=first, row=row, **settings) for row in rows[1:]]]
        self.arrays = arrays
        self._masks = [memoryview(row) for row in arrays.masks]
        self._options = [memoryview(row) for row in arrays.options]
        self._questions = [memoryview(row) for row in arrays.questions]
        seats: Any = arrays.seats
        self._seats = memoryview(seats)
        self._offered = [0] * len(self.tables)
        """How many answers there were to the last question of each table."""
        self._is_new = [False] * len(self.tables)
        """Did the last action end the game of a table, so that it has a new one?"""
        self._ones, self._zeros = array("b", [1] * first.actions), array("b", bytes(first.actions))
        self._no_ids = array("i", [0] * first.actions)
        self._write = [Struct(f"{many}i").pack_into for many in range(max(first.actions, QUESTION) + 1)]
        """By how many they are: writes numbers into a row; no other way is as quick."""

    def reset(self, seeds: list[int | None]) -> None:
        """A new game at every table."""
        self.arrays.rewards[:] = 0
        self.arrays.terminations[:] = self.arrays.truncations[:] = False
        self._is_new = [False] * len(self.tables)
        for number, seed in enumerate(seeds):
            self.tables[number].reset(seed)
            self._observe(number)

    def step(self) -> None:
        """One action at every table."""
        arrays = self.arrays
        actions, rewards = arrays.actions.tolist(), arrays.rewards
        for number, table in enumerate(self.tables):
            if self._is_new[number]:
                rewards[number] = 0
                self._is_new[number] = arrays.terminations[number] = arrays.truncations[number] = False
            table.answer(actions[number])
            if table.match.result is not None:
                rewards[number] = table.rewards()
                self._is_new[number] = arrays.terminations[number] = True
                table.reset()
            elif table.is_too_long:
                self._is_new[number] = arrays.truncations[number] = True
                table.reset()
        for number in range(len(self.tables)):  # apart from the answers: each keeps the processor's caches
            self._observe(number)

    def _observe(self, number: int) -> None:
        """What the asked seat of a table sees."""
        table, before = self.tables[number], self._offered[number]
        question = table.question
        ids = table.observe(question.seat, question)
        offered = self._offered[number] = len(ids)
        self._write[offered](self._options[number], 0, *ids)
        self._write[QUESTION](self._questions[number], 0, *table.asked)
        if before < offered:
            self._masks[number][before:offered] = self._ones[before:offered]
        elif before > offered:
            self._masks[number][offered:before] = self._zeros[offered:before]
            self._options[number][offered:before] = self._no_ids[offered:before]
        self._seats[number] = table.seat_numbers[question.seat]


class Part(NamedTuple):
    """What a process plays."""

    title: str
    settings: dict[str, Any]
    sizes: Sizes
    memory: str
    """The name of the shared memory."""
    first: int
    end: int


def play_part(part: Part, connection: Connection) -> None:
    """In a process of its own: play some of the tables until the connection ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is for the process that made the environment
    memory = SharedMemory(part.memory)
    group = None
    try:
        arrays = arrays_in(memory.buf, part.sizes).part(part.first, part.end)
        group = TableGroup(part.title, part.settings, arrays)
        del arrays
        connection.send(None)
        while True:
            serve(group, connection)
    except (EOFError, BrokenPipeError):
        pass  # closed, or its owner has ended
    finally:
        group = None
        memory.close()


def serve(group: TableGroup, connection: Connection) -> None:
    """Do what is asked next: a reset with seeds, or a step; reply with None, or with what went wrong."""
    seeds: list[int | None] | None = connection.recv()
    try:
        if seeds is None:
            group.step()
        else:
            group.reset(seeds)
    except Exception:
        connection.send(traceback.format_exc())
    else:
        connection.send(None)
