"""One training run: play, fit, measure, write."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import numpy as np

from cuius.bots.value import ValueHeader, save_value
from cuius.core.errors import CuiusError
from cuius.core.title import Title
from cuius.learning.card import ranges, write_card
from cuius.learning.dataset import Samples
from cuius.learning.network import fit_network
from cuius.learning.self_play import PlayedGame, read_games, write_games
from cuius.learning.training import Fit, TurnAccuracy, accuracy, calibrate, fit_linear, split_games

MIN_GAMES = 10
FITS: dict[str, Fit] = {"network": fit_network, "linear": fit_linear}
"""Kinds of values by name."""
WEIGHTS, CARD = "value.npz", "value.md"


class TooFewGames(CuiusError):
    """There are not enough games to train on."""


class TrainingReport(msgspec.Struct, frozen=True):
    """What was trained, and how well it foretells unseen games."""

    title: str
    kind: str
    games: int
    positions: int
    bytes: int
    accuracy: dict[str, tuple[TurnAccuracy, ...]]


def game_files(folder: Path, title: Title) -> list[Path]:
    return sorted(folder.glob(f"{title.name}-*.jsonl.gz"))


def play_games(title: Title, folder: Path, seed: int, games: int) -> Iterator[int]:
    """Play what is missing of the games with the seeds from `seed` on; yields each as it is finished."""
    done = {game.seed for path in game_files(folder, title) for game in read_games(path)}
    missing = [one for one in range(seed, seed + games) if one not in done]
    if missing:
        path = folder / f"{title.name}-{missing[0]}.jsonl.gz"
        yield from write_games(title, iter(missing), path)


def train(title: Title, folder: Path, out: Path, kind: str, seed: int, command: str) -> TrainingReport:
    """Train on all games in the folder; writes weights and card."""
    played = (game for path in game_files(folder, title) for game in read_games(path))
    games = {game.seed: game for game in played if game.rules == title.rules}
    if len(games) < MIN_GAMES:
        raise TooFewGames(
            f"{folder} holds {len(games)} games of these rules; at least {MIN_GAMES} are needed."
        )
    return train_on(title, list(games.values()), out, kind, seed, command)


def train_on(
    title: Title, games: Sequence[PlayedGame], out: Path, kind: str, seed: int, command: str
) -> TrainingReport:
    assert title.columns is not None
    samples = Samples(title, games)
    split = split_games(samples, seed)
    weights = calibrate(samples, split, FITS[kind](samples, split, seed))
    main = np.array([setup[1:] == main_setup(title) for setup in samples.games])[samples.which]
    name = "{}, {} players".format(*main_setup(title))
    measured = {
        name: tuple(accuracy(samples, weights, split.measuring & main)),
        "others": tuple(accuracy(samples, weights, split.measuring & ~main)),
    }
    measured = {name: rows for name, rows in measured.items() if rows}
    header = ValueHeader(
        title=title.name,
        rules=title.rules,
        columns=title.columns.version,
        width=title.columns.width,
        roles=title.columns.roles,
        games=len(samples.games),
        seeds=ranges(one for one, _, _ in samples.games),
        kind=kind,
    )
    save_value(out / WEIGHTS, header, weights)
    (out / CARD).write_text(write_card(header, samples, measured, command), encoding="utf-8")
    size = (out / WEIGHTS).stat().st_size
    return TrainingReport(title.name, kind, len(samples.games), len(samples.turns), size, measured)


def main_setup(title: Title) -> tuple[str, int]:
    """The setup that most games have: the first scenario with all players."""
    return title.scenarios[0], max(title.players)
