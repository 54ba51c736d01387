"""A game as readable text: every question with its options, every answer, every event in words.

One such text per scenario is stored in `tests/TITLE/transcripts` and reviewed as a diff when rules change. A
new one begins as an empty file of the right name (`founding-3-steward-3.txt`); CUIUS_GOLDEN=write fills it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

from cuius.core.chance import Seeded
from cuius.core.events import Event
from cuius.core.ids import word_of
from cuius.core.journal import CHANCE, Entry
from cuius.core.match import Match
from cuius.core.observation import encode
from cuius.core.question import Question
from cuius.core.text import Catalogue, catalogue
from cuius.core.title import Config, Title
from cuius.kit.policy import Policy, named_policy, pass_or_first, steward


def stored_transcript(title: Title, path: Path) -> str:
    """The game that a file's name asks for: `SCENARIO-PLAYERS-POLICY-SEED.txt`."""
    scenario, players, policy, seed = path.stem.rsplit("-", 3)
    config = title.configure(int(players), scenario)
    return transcript(title, config, int(seed), named_policy(policy, int(seed)))


def transcript(
    title: Title, config: Config, seed: int, policy: Policy = steward, language: str = "en"
) -> str:
    """The whole game of this policy and seed."""
    match = Match(title, config, Seeded(seed)).begin()
    lines = [heading(config, seed), ""]
    rows, events = 0, 0
    while True:
        assert match.log is not None
        lines += row_and_event_lines(match, rows, events, language)
        rows, events = len(match.journal), len(match.log.events)
        if match.over:
            break
        lines.append(views_line(match))
        lines += question_lines(match.questions)
        question = match.questions[0]
        word = policy(match, question) or pass_or_first(match, question)
        match.answer(question.seat, question.number, question.key, word)
    result = match.result
    assert result is not None
    scores = ", ".join(f"{role} {score:g}" for role, score in result.scores.items())
    lines += [f"end: {result.kind}, won by {', '.join(result.winners) or 'nobody'} ({scores})"]
    lines += [f"digest {match.state.digest()}"]
    return "\n".join(lines) + "\n"


def heading(config: Config, seed: int) -> str:
    options = ", ".join(f"{name} {value}" for name, value in config.options.items())
    seats = "; ".join(f"{seat}: {', '.join(roles)}" for seat, roles in config.seats.items())
    return f"{config.title}, {config.scenario}, {config.players} players, {options}; seed {seed}\n{seats}"


def row_line(number: int, entry: Entry) -> str:
    by = "" if entry.by == CHANCE else f"{entry.by} "
    mark = f" ({entry.auto})" if entry.auto else ""
    answer = entry.plain_answer()
    shown = " ".join(map(str, answer)) if isinstance(answer, (list, tuple)) else answer
    return f"{number:4} {by}{entry.key} = {shown}{mark}"


def row_and_event_lines(match: Match, row: int, event: int, language: str) -> Iterable[str]:
    """The rows from this one on, each followed by the events it caused."""
    words = catalogue(match.title.folder, language)
    assert match.log is not None
    waiting = match.log.events[event:]
    for number, entry in enumerate([None, *match.journal.since(row)], row):
        if entry is not None:
            yield row_line(number - 1, entry)
        while waiting and waiting[0].number <= number:
            yield event_line(waiting.pop(0), words)


def event_line(event: Event, words: Catalogue) -> str:
    to = "" if event.to is None else f" [to {', '.join(event.to)}]"
    but = f" [not to {', '.join(event.but)}]" if event.but else ""
    return f"       {words.format(event.key, event.args)}{to}{but}"


def question_lines(questions: tuple[Question, ...]) -> Iterable[str]:
    for question in questions:
        about = "".join(f" {name}={word_of(value)}" for name, value in (question.ask.about or {}).items())
        yield f"     ? {question.role} {question.key}{about}: {' '.join(question.words)}"


def views_line(match: Match) -> str:
    """A short digest of the view of each seat and of a spectator."""
    parts = []
    for reader in (*match.config.seats, None):
        digest = hashlib.blake2b(encode(match.view(reader)), digest_size=4)
        parts.append(f"{reader or 'spectator'} {digest.hexdigest()}")
    return f"     # {' '.join(parts)}"
