"""`cuius rules`: the rule statements of a title, where they live in code and which tests prove them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from cuius.cli.errors import BadInput, Failed
from cuius.cli.output import print_json, show
from cuius.core.rulebook import Coverage, Statement, coverage, load_statements
from cuius.core.title import Title, get_title, join_choices

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
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Show the rules of a title, statement by statement, and with --coverage what keeps them."""
    chosen = get_title(title)
    statements = selected(chosen, statements_of(chosen), section)
    if with_coverage:
        show_coverage(chosen, statements, as_json)
    elif as_json:
        print_json({"title": title, "statements": statements})
    else:
        table = Table("statement", "in our words", "source", title=f"The rules of {title}")
        for statement in statements:
            table.add_row(statement.id + mark_of(statement), statement.text, statement.source)
        show(table)


def mark_of(statement: Statement) -> str:
    """The edition, if the statement holds in one only."""
    return "" if statement.edition == "both" else f" ({statement.edition})"


def statements_of(title: Title) -> tuple[Statement, ...]:
    try:
        return load_statements(title.folder)
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
