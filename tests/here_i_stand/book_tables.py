"""The last two chapters of the rule book, written from the data: all spaces and seas, and the set-ups.

`python -m tests.here_i_stand.book_tables` writes them anew in all languages; a test compares them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from pathlib import Path

from cuius.core.text import LANGUAGES, Catalogue, catalogue
from cuius.titles.here_i_stand.ids import (
    INDEPENDENT,
    LEADERS,
    MAJORS,
    MINORS,
    PLACES,
    POWERS,
    PROTESTANT_FAITH,
    SEAS,
    SPACES,
)
from cuius.titles.here_i_stand.rules.points import victory_points
from cuius.titles.here_i_stand.state import ALLIED, POWER_COUNT, WAR, State
from cuius.titles.here_i_stand.title import TITLE
from tests.here_i_stand.book_words import WORDS, BookWords
from tests.here_i_stand.tables import his_table

SCENARIOS = ("1517", "1532")
OWNERS = (*MAJORS, *MINORS, INDEPENDENT)


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [headings, ["---"] * len(headings), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def chapters(language: str) -> dict[str, str]:
    """The text of each chapter by the name of its file."""
    words, names = WORDS[language], catalogue(TITLE.folder, language)
    texts = {"49-spaces-and-seas": spaces_and_seas(words, names), "50-set-up": set_up(words, names)}
    if language == "fr":
        return {name: re.sub(" (?=[:;])", "\u00a0", text) for name, text in texts.items()}
    return texts


# Spaces and seas


def spaces_and_seas(words: BookWords, names: Catalogue) -> str:
    board = his_table().state.board
    parts = [f"# {words.spaces}", words.about_spaces]
    for power in OWNERS:
        rows = [space_row(board, words, names, space) for space in by_name(names, board.homes[power])]
        heading = words.nobody if power == INDEPENDENT else names.name("power", power.word)
        parts += [f"## {heading}", table(words.space_columns, rows), "{2.1-t1, r14; 2.5-r2, r4, r13}"]
    seas = [
        (
            place(names, sea),
            listed(names, board.sea_links[sea]),
            listed(names, board.ports_on[sea]),
        )
        for sea in SEAS
    ]
    parts += [f"## {words.seas}", table(words.sea_columns, seas), "{2.5-r11, r13, r16}"]
    return "\n\n".join(parts) + "\n"


def space_row(board, words: BookWords, names: Catalogue, space) -> tuple[str, ...]:
    kind = names.name("space_type", board.type[space].word) if board.fortified[space] else "–"
    if board.capital_of[space] >= 0:
        kind += f", {words.capital}"
    zone = words.zones[board.zone[space]] if board.zone[space] >= 0 else "–"
    over = [f"{place(names, other)}\\*" for other in board.passes[space]]
    near = ", ".join([place(names, other) for other in board.links[space]] + over)
    return place(names, space), kind, zone, listed(names, board.seas[space]), near or "–"


def place(names: Catalogue, where) -> str:
    return names.name(PLACES[where].kind, PLACES[where].word)


def listed(names: Catalogue, places) -> str:
    return ", ".join(place(names, where) for where in places) or "–"


def by_name(names: Catalogue, spaces) -> list:
    return sorted(spaces, key=lambda space: plain(place(names, space)))


def plain(name: str) -> str:
    """Without accents, for the alphabet."""
    return "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c)).casefold()


# Set-up


def set_up(words: BookWords, names: Catalogue) -> str:
    parts = [f"# {words.set_up}", words.about_set_up]
    for scenario in SCENARIOS:
        g = his_table(scenario=scenario).state
        rows = [row for power in OWNERS for row in unit_rows(g, words, names, power)]
        parts += [f"## {scenario}", table(words.unit_columns, rows), "{5-r2; 22.1-r1}"]
        held = [(names.name("power", p.word), foreign(g, names, p)) for p in OWNERS if foreign(g, names, p)]
        parts += [words.held, table(words.held_columns, held), "{2.2-r1, r2; 21.2-r1}"]
        relations = [bound(g, words.at_war, names, WAR), bound(g, words.allied, names, ALLIED)]
        parts += ["\n".join(f"- {line}" for line in relations), "{9.2-r17; 9.6-p2c; 22.1-r1}"]
        if protestant := [s for s in SPACES if g.faith[s] == PROTESTANT_FAITH]:
            faithful = ", ".join(place(names, s) for s in by_name(names, protestant))
            parts += [words.protestant.format(many=len(protestant), spaces=faithful)]
        points = [str(victory_points(g, power)) for power in MAJORS]
        heads = ["", *[names.name("power", power.word) for power in MAJORS]]
        parts += [table(heads, [[words.points, *points]]), "{23.2-r1}"]
    return "\n\n".join(parts) + "\n"


def unit_rows(g: State, words: BookWords, names: Catalogue, power) -> list[tuple[str, ...]]:
    """Where a power has pieces, and which."""
    rows = []
    for where in by_name(names, PLACES):
        at = where * POWER_COUNT + power
        counts = [("regular", g.regulars[at] if where < len(SPACES) else 0)]
        counts += [("cavalry" if power == 0 else "mercenary", g.hired[at] if where < len(SPACES) else 0)]
        counts += [("squadron", g.squadrons[at]), ("corsair", g.corsairs[where] if power == 0 else 0)]
        pieces = [words.count(unit, many) for unit, many in counts if many]
        pieces += [
            names.name("leader", leader.word)
            for leader in LEADERS
            if g.leader_at[leader] == where and g.board.leader_power[leader] == power
        ]
        if pieces:
            rows.append((names.name("power", power.word), place(names, where), ", ".join(pieces)))
    return rows


def foreign(g: State, names: Catalogue, power) -> str:
    """The spaces that a power holds and that are not its home."""
    held = [s for s in SPACES if g.control[s] == power and g.board.home[s] != power]
    return ", ".join(place(names, s) for s in by_name(names, held))


def bound(g: State, said: str, names: Catalogue, how: int) -> str:
    """Who is at war, or allied, with whom."""
    pairs = [
        f"{names.name('power', one.word)} – {names.name('power', other.word)}"
        for one in MAJORS
        for other in (*MAJORS, *MINORS)
        if one < other and g.relation[one * POWER_COUNT + other] == how
    ]
    if how == ALLIED:
        pairs += [
            f"{names.name('power', POWERS[g.side[m]].word)} – {names.name('power', m.word)}"
            for m in MINORS
            if g.side[m] != m
        ]
    return f"{said} {', '.join(dict.fromkeys(pairs)) or '–'}."


def path_of(language: str, name: str) -> Path:
    return TITLE.folder / "book" / language / f"{name}.md"


def main() -> None:
    for language in LANGUAGES:
        for name, text in chapters(language).items():
            path_of(language, name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
