"""The report of a tournament: one self-contained HTML page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from cuius.arena.charts import dot_plot, histogram
from cuius.arena.summary import TournamentSummary
from cuius.arena.tournament import GameResult

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
       color: #222; background: #fbf9f4; }
h1, h2 { font-family: Georgia, serif; font-weight: normal; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .3rem .8rem; border-bottom: 1px solid #ddd5c5; text-align: right; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; max-width: 48rem; height: auto; }
svg text { font-size: 13px; fill: #444; }
.dot { fill: #7a2e1d; } .bar { fill: #3d5a73; } .interval { stroke: #7a2e1d; stroke-width: 3; opacity: .45; }
.axis { stroke: #888; } .mark { stroke: #3d5a73; stroke-dasharray: 4 4; }
code { overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) {
  body { color: #ddd; background: #1d1b18; } svg text { fill: #bbb; } th, td { border-color: #444; }
  .dot { fill: #d98b6f; } .interval { stroke: #d98b6f; } .bar { fill: #87a8c4; } .mark { stroke: #87a8c4; }
}
"""


def page(summary: TournamentSummary, games: Sequence[GameResult]) -> str:
    """The whole page."""
    title = f"Arena: {summary.title}, {summary.scenario}, {summary.players} players"
    parts = [heading(summary, title), strength(summary), fairness(summary), lengths(games), endings(summary)]
    body = "\n".join(parts)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>\n{body}\n</body></html>\n"
    )


def heading(summary: TournamentSummary, title: str) -> str:
    options = ", ".join(f"{name} {value}" for name, value in summary.options.items()) or "none"
    return f"<h1>{escape(title)}</h1>" + rows_of(
        ("games", f"{summary.games}, {summary.finished} finished, {summary.crashes} crashed"),
        ("line-up", ", ".join(summary.levels)),
        ("options", options),
        ("seed", str(summary.seed)),
        ("decisions", f"{summary.decisions:,}"),
        ("digest", summary.digest),
    )


def strength(summary: TournamentSummary) -> str:
    if len(summary.ratings) < 2:
        return ""
    estimates = [(r.level, r.elo, r.low, r.high) for r in summary.ratings]
    rated = table(
        ("level", "rating", "95 % interval", "ahead of others", "comparisons", "games won", "mean score"),
        [
            (
                r.level,
                f"{r.elo:+.0f}",
                f"{r.low:+.0f} to {r.high:+.0f}",
                percent(r.share),
                f"{r.comparisons:,}",
                percent(r.wins),
                f"{r.score:.2f}",
            )
            for r in summary.ratings
        ],
    )
    met = table(
        ("level", "against", "ahead", "95 % interval", "comparisons"),
        [
            (
                d.level,
                d.other,
                percent(d.share),
                f"{percent(d.low)} to {percent(d.high)}",
                f"{d.comparisons:,}",
            )
            for d in summary.duels
        ],
    )
    return f"<h2>Strength</h2>{dot_plot(estimates, 'Ratings', 'Elo')}{rated}<h2>Level against level</h2>{met}"


def fairness(summary: TournamentSummary) -> str:
    if not summary.seats:
        return ""
    estimates = [(s.seat, 100 * s.wins, 100 * s.low, 100 * s.high) for s in summary.seats]
    chart = dot_plot(estimates, "Games won by each seat", "%", 100 * summary.seats[0].fair)
    rows = [
        (
            s.seat,
            percent(s.wins),
            f"{percent(s.low)} to {percent(s.high)}",
            s.verdict,
            f"{s.score:.2f}",
            f"{s.spread:.2f}",
        )
        for s in summary.seats
    ]
    heads = ("seat", "games won", "95 % interval", "verdict", "mean score", "spread")
    return f"<h2>Does it matter where one sits?</h2>{chart}{table(heads, rows)}"


def lengths(games: Sequence[GameResult]) -> str:
    finished = [played for played in games if not played.crash]
    if not finished:
        return ""
    decisions = histogram([float(p.decisions) for p in finished], "Length of games", "decisions")
    leads = [max(p.scores.values()) - min(p.scores.values()) for p in finished]
    ahead = histogram(leads, "From first to last", "points")
    return f"<h2>Decisions a game</h2>{decisions}<h2>Points between first and last</h2>{ahead}"


def endings(summary: TournamentSummary) -> str:
    rows = [(outcome, f"{many:,}") for outcome, many in summary.outcomes.items()]
    failed = [(f"game {game}", reason) for game, reason in summary.failures.items()]
    crashes = f"<h2>Crashes</h2>{table(('game', 'reason'), failed)}" if failed else ""
    return f"<h2>How games ended</h2>{table(('end', 'games'), rows)}{crashes}"


def rows_of(*pairs: tuple[str, str]) -> str:
    rows = "".join(f"<tr><th>{escape(n)}</th><td><code>{escape(v)}</code></td></tr>" for n, v in pairs)
    return f"<table>{rows}</table>"


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"
