"""The course of a game: points by source, holdings and luck, kept up with the journal."""

from __future__ import annotations

import random

import pytest

from cuius.core.chance import Seeded
from cuius.core.charts import ChartProgress, ChartRecorder, ChartSeries
from cuius.core.excerpt import excerpt_of, whole_game
from cuius.core.match import Match
from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES, Title, get_title, installed_titles

CHARTED = [t for t in map(get_title, installed_titles()) if t.charts is not None]


def begun(title: Title, seed: int = 1) -> Match:
    return Match(title, title.configure(), Seeded(seed)).begin()


def play_on(match: Match, rows: int, seed: int = 1) -> None:
    """Answers at random, until there are so many more rows or the game is over."""
    choice, end = random.Random(seed).choice, len(match.journal) + rows
    while not match.over and len(match.journal) < end:
        q = match.questions[0]
        match.answer(q.seat, q.number, q.key, choice(q.words))


def course(match: Match) -> ChartSeries:
    return ChartRecorder(match.title, whole_game(match)).play(match.over)[0]


@pytest.fixture(params=CHARTED, ids=lambda title: title.name)
def title(request: pytest.FixtureRequest) -> Title:
    found: Title = request.param
    return found


def test_sources_add_up_to_the_score(title):
    match = begun(title)
    play_on(match, title.max_journal_rows)
    assert match.result is not None
    told = course(match)
    assert told.now is None
    last = told.counts[-1]
    assert {role: sum(parts.values()) for role, parts in last.points.items()} == match.result.scores
    assert [c.turn for c in told.counts] == sorted({c.turn for c in told.counts})
    assert [c.number for c in told.counts] == sorted(c.number for c in told.counts)


def test_it_goes_on_where_it_was(title):
    match = begun(title)
    progress: ChartProgress | None = None
    resumed = 0
    while not match.over:
        play_on(match, title.max_journal_rows // 50, seed=len(match.journal))
        assert match.milestones is not None
        start = None if progress is None else match.milestones.last_before(progress.row)
        known = start is not None and progress is not None and start.row == progress.row
        resumed += known
        excerpt = excerpt_of(match, since=start) if known else whole_game(match)
        recorder = ChartRecorder(title, excerpt, progress if known else None)
        kept = match.milestones.last_kept
        told, progress = recorder.play(match.over, None if kept is None else kept.row)
        assert told == course(match)
    assert resumed


def test_what_was_taken_back_is_forgotten(title):
    whole = begun(title)
    play_on(whole, title.max_journal_rows)
    third = len(whole.journal) // 3
    match = begun(title)
    play_on(match, third)
    early = course(match)
    here = len(match.journal)
    play_on(match, 60, seed=7)
    match.go_back(here)
    back = course(match)
    assert back.counts == early.counts
    assert back.luck == early.luck


def test_everything_in_it_has_a_name(title):
    match = begun(title)
    play_on(match, title.max_journal_rows)
    told = course(match)
    names = {f"earned-{source}" for parts in told.counts[-1].points.values() for source in parts}
    names |= {f"held-{what}" for what in told.counts[-1].holdings}
    names |= {f"thrown-{sum_.measure}" for sum_ in told.luck}
    for language in LANGUAGES:
        words = catalogue(title.folder, language)
        assert [name for name in sorted(names) if not words.has(name)] == []


def test_it_tells_nothing_that_is_hidden(title):
    """Dealt anew for every seat, the same course."""
    match = begun(title)
    play_on(match, 60)
    charts, g = title.charts, match.state
    assert charts is not None
    for roles in (*match.config.seats.values(), ()):
        other = g.clone()
        other.log = None
        title.redeal(other, roles, random.Random(3).randrange)
        assert (charts.turn(other), charts.points(other), charts.holdings(other)) == (
            charts.turn(g),
            charts.points(g),
            charts.holdings(g),
        )


def test_revolution_counts_what_the_log_tells():
    match = begun(get_title("revolution"))
    play_on(match, 20_000)
    assert match.log is not None
    counted = [e.args["points"] for e in match.log.events if e.key == "points.counted"]
    shown = [sum(parts.values()) for count in course(match).counts for parts in count.points.values()]
    assert sorted(counted) == sorted(shown)
    assert [c.turn for c in course(match).counts] == [0, 1, 2, 3, 4, 5]


def test_throws_are_weighed_against_their_average():
    match = begun(get_title("example"))
    play_on(match, 2000)
    thrown = [(row.key, row.answer) for _, row in match.journal.active_rows() if row.key == "march.attack"]
    assert thrown
    luck = course(match).luck
    assert {sum_.measure for sum_ in luck} == {"hits"}
    assert sum(sum_.throws for sum_ in luck) >= len(thrown)
    attacks = sum(len(faces) for _, faces in thrown) / 3
    assert sum(sum_.expected for sum_ in luck) >= attacks - 1e-9
    assert all(0 <= sum_.actual for sum_ in luck)
