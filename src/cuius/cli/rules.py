"""`cuius rules`: the rule statements of a title, their code and tests, and how often games exercise them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from cuius.cli.errors import BadInput, Failed
from cuius.cli.files import write_atomically
from cuius.cli.output import print_json, show
from cuius.cli.words import LanguageOption, command_words
from cuius.core.board_data import SOURCES
from cuius.core.book_page import as_html
from cuius.core.doubts import doubt_in
from cuius.core.rule_book import load_book, load_rulings
from cuius.core.rulebook import Coverage, Statement, coverage, load_statements
from cuius.core.text import Catalogue
from cuius.core.title import Title, get_title, join_choices
from cuius.kit.exercised.counts import (
    COUNTS,
    REASONS,
    ExercisedCounts,
    Reason,
    read_counts,
    read_reasons,
    reasons_by_statement,
)

CHECKOUT = Path(__file__).parents[3]
"""The tests lie beside the sources; an installed package has none."""


def register(app: typer.Typer) -> None:
    app.command()(rules)


def rules(
    title: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    section: Annotated[
        str | None, typer.Argument(help="A section, or the id of one statement.", show_default=False)
    ] = None,
    with_coverage: Annotated[bool, typer.Option("--coverage", help="Code and tests of each.")] = False,
    with_exercised: Annotated[
        bool, typer.Option("--exercised", help="In how many games of fuzz runs each was exercised.")
    ] = False,
    with_values: Annotated[
        bool, typer.Option("--values", help="The values of the board, and where each comes from.")
    ] = False,
    language: LanguageOption = "en",
    book: Annotated[
        Path | None,
        typer.Option(help="Write the rule book to this HTML file, to read or print.", show_default=False),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Show the rules of a title, statement by statement. On request with the code and tests behind them."""
    chosen = get_title(title)
    command_words(language)  # an unknown language is refused
    if with_values:
        show_values(chosen, section, language, as_json)
        return
    if book is not None:
        write_book(chosen, language, book)
        return
    statements = selected(chosen, statements_of(chosen, language), section)
    if with_coverage and with_exercised:
        raise BadInput("Ask for --coverage or for --exercised, one at a time.")
    if with_coverage:
        show_coverage(chosen, statements, as_json)
    elif with_exercised:
        show_exercised(chosen, statements, as_json)
    elif as_json:
        print_json({"title": title, "statements": statements})
    else:
        said = command_words(language).format
        headings = [said(f"rules-{name}") for name in ("statement", "words", "source")]
        table = Table(*headings, title=said("rules-title", {"title": title}))
        for statement in statements:
            table.add_row(statement.id + mark_of(statement), statement.text, statement.source)
        show(table)


def write_book(title: Title, language: str, path: Path) -> None:
    """The rule book as one page."""
    chapters = load_book(title.folder, language)
    if not chapters:
        raise BadInput(f"{title.name} has no rule book yet; leave out --book to read its statements.")
    name = Catalogue(language, (title.folder,)).format("title")
    statements, rulings = statements_of(title, language), load_rulings(title.folder, language)
    page = as_html(name, chapters, statements, language, rulings)
    write_atomically(path, page.encode())
    said = command_words(language).format
    print(said("rules-book", {"count": str(len(chapters)), "path": str(path)}))


def mark_of(statement: Statement) -> str:
    """The edition, if the statement holds in one only."""
    return "" if statement.edition == "both" else f" ({statement.edition})"


def statements_of(title: Title, language: str = "en") -> tuple[Statement, ...]:
    try:
        return load_statements(title.folder, language)
    except FileNotFoundError:
        raise BadInput(f"{title.name} has no rule statements yet.") from None
    except (ValueError, KeyError) as error:
        raise Failed(f"The rule statements of {title.name} cannot be read: {error}.") from None


def selected(title: Title, statements: tuple[Statement, ...], wanted: str | None) -> tuple[Statement, ...]:
    """All of them, those of a section and what is below it, or the one with that id."""
    if wanted is None:
        return statements
    name = wanted.removeprefix(f"{title.prefix} ")
    one = tuple(s for s in statements if s.id == f"{title.prefix} {name}")
    found = one or tuple(s for s in statements if s.section == name or s.section.startswith(f"{name}."))
    if not found:
        known = join_choices(dict.fromkeys(s.section.partition(".")[0] for s in statements))
        raise BadInput(f"{title.name} has no section or statement {wanted!r}; its chapters are {known}.")
    return found


# Values


def show_values(title: Title, wanted: str | None, language: str, as_json: bool) -> None:
    """Every value of the board with its source; of one kind of record, or of one record such as card.gout."""
    records = title.board_records("") if title.board_records else ()
    rows = [
        (f"{path}.{value.name}", value)
        for record in records
        for path in [".".join(filter(None, (record.kind, record.word)))]
        if wanted is None or wanted in (record.kind, path)
        for value in record.values
    ]
    if not rows:
        known = join_choices(dict.fromkeys(record.kind for record in records)) or "none"
        raise BadInput(f"{title.name} has no values of {wanted!r}; it has {known}.")
    if as_json:
        print_json(
            {"title": title.name, "values": [{"path": path, **value._asdict()} for path, value in rows]}
        )
        return
    said, names = command_words(language).format, Catalogue(language, (title.folder,))
    headings = [said(f"values-{name}") for name in ("value", "is")]
    table = Table(
        *headings,
        said("rules-source"),
        said("values-doubt"),
        title=said("values-title", {"title": title.name}),
    )
    for path, value in rows:
        table.add_row(
            path,
            str(value.value),
            names.name("source", value.source),
            doubt_in(title.folder, language, value.doubt),
        )
    show(table)
    for source in SOURCES:
        count = sum(value.source == source for _, value in rows)
        if count:
            print(said("values-count", {"count": str(count), "source": names.name("source", source)}))


# Coverage


def show_coverage(title: Title, statements: tuple[Statement, ...], as_json: bool) -> None:
    ids = {s.id for s in statements}
    covered = [c for c in coverage(title.prefix, title.folder, tests_of(title)) if c.statement.id in ids]
    totals = totals_of(title, covered)
    if as_json:
        print_json(totals)
        return
    table = Table("statement", "in code", "proved by", title=f"Coverage of the rules of {title.name}")
    for c in covered:
        table.add_row(c.statement.id, "\n".join(c.code) or "-", "\n".join(c.tests) or "-")
    show(table)
    counts = (f"{totals['statements']} statements", f"{totals['with_code']} in code")
    print(f"{', '.join(counts)}, {totals['with_test']} with a test.")
    print(f"Missing: {', '.join(totals['missing']) or 'none'}.")


def tests_of(title: Title) -> Path:
    """The folder of the title's tests."""
    folder = CHECKOUT / "tests" / title.name
    if not folder.is_dir():
        raise BadInput(
            f"There are no tests of {title.name} to look at: run this in a checkout that has them."
        )
    return folder


def totals_of(title: Title, covered: list[Coverage]) -> dict[str, Any]:
    """How many statements have code and tests; `missing` lack one or the other."""
    return {
        "title": title.name,
        "statements": len(covered),
        "with_code": sum(bool(c.code) for c in covered),
        "with_test": sum(bool(c.tests) for c in covered),
        "missing": [c.statement.id for c in covered if not (c.code and c.tests)],
    }


# Games


def show_exercised(title: Title, statements: tuple[Statement, ...], as_json: bool) -> None:
    """Each statement with the number of games that exercised it, or why none did."""
    folder = tests_of(title)
    try:
        counts = read_counts(folder / COUNTS)
    except FileNotFoundError:
        raise BadInput(
            f"No games of {title.name} were counted yet: run python -m cuius.kit.fuzz with --exercised."
        ) from None
    reasons = reasons_by_statement(title, read_reasons(folder / REASONS))
    totals = exercised_totals(title, statements, counts, reasons)
    if as_json:
        print_json(totals)
        return
    examples = {name: kept.game for kept in reversed(counts.corpus) for name in kept.reaches}
    table = Table("statement", "games", "example, or why not", title=f"Exercised rules of {title.name}")
    for s in statements:
        reason = reasons.get(s.id)
        why = f"{reason.kind}: {reason.why}" if reason is not None else "?"
        games = counts.statements.get(s.id, 0)
        table.add_row(s.id, str(games), examples.get(s.id, "") if games else why)
    show(table)
    print(f"{counts.games} games; {totals['exercised']} of {totals['statements']} statements exercised.")
    print(f"Neither exercised nor explained: {', '.join(totals['missing']) or 'none'}.")


def exercised_totals(
    title: Title, statements: tuple[Statement, ...], counts: ExercisedCounts, reasons: dict[str, Reason]
) -> dict[str, Any]:
    """The counts, and what was never reached; `missing` lack a reason too."""
    never = [s.id for s in statements if not counts.statements.get(s.id)]
    return {
        "title": title.name,
        "games": counts.games,
        "statements": len(statements),
        "exercised": len(statements) - len(never),
        "counts": {s.id: counts.statements.get(s.id, 0) for s in statements},
        "never": {name: [reasons[name].kind, reasons[name].why] for name in never if name in reasons},
        "missing": [name for name in never if name not in reasons],
    }
