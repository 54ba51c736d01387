"""`cuius odds`: exact odds of a battle, a siege, a debate, or of plain dice."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from typing import Annotated, Any

import typer
from rich.bar import Bar
from rich.console import Console
from rich.table import Table

from cuius.cli.errors import BadInput
from cuius.cli.words import LanguageOption, command_words
from cuius.core.errors import UnknownTitle
from cuius.core.odds import DICE, BadValue, Calculator, Forecast, Modifier
from cuius.core.text import Catalogue, MissingMessage, catalogue
from cuius.core.title import get_title, installed_titles

PLAIN = "dice"
"""In place of a title: calculations that belong to none."""

WIDEST_BAR = 30
LONGEST_FRACTION = 999_999


def register(app: typer.Typer) -> None:
    """Add the command `odds`."""

    @app.command("odds")
    def odds(
        title: Annotated[str, typer.Argument(help=f"A title, or `{PLAIN}` for plain dice.")],
        calculation: Annotated[str | None, typer.Argument(help="What to compute; none lists all.")] = None,
        values: Annotated[
            list[str] | None, typer.Argument(metavar="NAME=VALUE", help="Whole numbers by name.")
        ] = None,
        language: LanguageOption = "en",
        as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    ) -> None:
        """Exact odds: battles, sieges, debates, conversions, plain dice."""
        offered = calculations(title)
        if calculation is None:
            answer: dict[str, Any] = {
                "title": title,
                "calculations": [described(c) for c in offered.values()],
            }
            show = listing(title, offered.values(), command_words(language))
        else:
            calculator = chosen(title, offered, calculation)
            given = completed(calculator, read_values(values or ()))
            forecast = computed(calculator, given)
            asked = {"title": title, "calculation": calculation, "parameters": given}
            answer = {**asked, **forecast.to_dict()}
            show = drawing(calculation, given, forecast, OddsWords(title, language))
        if as_json:
            typer.echo(json.dumps(answer, ensure_ascii=False))
        else:
            Console(markup=False, emoji=False, highlight=False).print(show)


# -- parsing ---------------------------------------------------------------------------------------------


def calculations(title: str) -> Mapping[str, Calculator]:
    """What can be computed for this title."""
    if title == PLAIN:
        return DICE
    try:
        return get_title(title).odds
    except UnknownTitle:
        known = ", ".join((*installed_titles(), PLAIN))
        raise BadInput(f"There is no title {title!r}; choose one of {known}.") from None


def chosen(title: str, offered: Mapping[str, Calculator], name: str) -> Calculator:
    """The calculation of that name."""
    if name not in offered:
        known = f"it has {', '.join(offered)}" if offered else "it has none"
        raise BadInput(f"{title} has no calculation {name!r}; {known}.")
    return offered[name]


def read_values(typed: Iterable[str]) -> dict[str, int]:
    """`attack=5 defence=3` as whole numbers by name."""
    values: dict[str, int] = {}
    for word in typed:
        name, equals, number = word.partition("=")
        if not equals:
            raise BadInput(f"{word!r} is not of the form name=value.")
        if name in values:
            raise BadInput(f"{name} is given twice.")
        try:
            values[name] = int(number)
        except ValueError:
            raise BadInput(f"{name} is a whole number, not {number!r}.") from None
    return values


def completed(calculator: Calculator, values: Mapping[str, int]) -> dict[str, int]:
    """The values with their defaults, within their bounds."""
    try:
        return calculator.complete(values)
    except BadValue as wrong:
        raise BadInput(str(wrong)) from None


def computed(calculator: Calculator, values: Mapping[str, int]) -> Forecast:
    """The forecast; some values do not go together."""
    try:
        return calculator.compute(**values)
    except BadValue as wrong:
        raise BadInput(str(wrong)) from None


# -- printing --------------------------------------------------------------------------------------------


def described(calculator: Calculator) -> dict[str, Any]:
    """A calculation and its parameters as plain data."""
    return {"name": calculator.name, "parameters": [p._asdict() for p in calculator.parameters]}


class OddsWords:
    """Names of outcomes and reasons: those of the title, else of the command line, else the key itself."""

    def __init__(self, title: str, language: str) -> None:
        self.command = command_words(language)
        folder = None if title == PLAIN else get_title(title).folder
        self.title = catalogue(folder, language) if folder else None

    def name(self, key: str) -> str:
        for words, message in ((self.title, key), (self.command, f"odds-{key}")):
            if words is not None and words.has(message):
                with suppress(MissingMessage):  # one that needs arguments
                    return words.format(message)
        return key


def listing(title: str, offered: Collection[Calculator], words: Catalogue) -> Table:
    """The calculations of a title, one line per parameter."""
    columns = ("calculation", "parameter", "default", "from", "to")
    table = Table(*[words.format(f"odds-{name}") for name in columns], "", title=f"cuius odds {title}")
    table.caption = None if offered else words.format("odds-nothing")
    for calculator in offered:
        name = calculator.name
        for parameter in calculator.parameters:
            default = words.format("odds-needed") if parameter.default is None else str(parameter.default)
            table.add_row(
                name, parameter.name, default, str(parameter.low), str(parameter.high), parameter.help
            )
            name = ""
        if not calculator.parameters:
            table.add_row(name)
    return table


def drawing(calculation: str, given: Mapping[str, int], forecast: Forecast, words: OddsWords) -> Table:
    """Every outcome with a bar, its percentage and, if it is short, the exact fraction."""
    heading = " ".join((calculation, *(f"{name}={value}" for name, value in given.items())))
    said = words.command.format
    sides = [reasons(side, words) for side in (forecast.modifiers, forecast.against) if side]
    table = Table(title=heading, caption=f" {said('odds-against')} ".join(sides) or None)
    table.add_column(said("odds-outcome"), no_wrap=True)
    table.add_column(said("odds-odds"), justify="right", no_wrap=True)
    table.add_column("", max_width=WIDEST_BAR)
    table.add_column(said("odds-exactly"), justify="right", no_wrap=True)
    for key, chance in forecast.outcomes:
        exact = str(chance) if chance.denominator <= LONGEST_FRACTION else ""
        table.add_row(words.name(key), f"{float(chance):.2%}", Bar(1, 0, float(chance)), exact)
    return table


def reasons(modifiers: Iterable[Modifier], words: OddsWords) -> str:
    """The dice or modifiers of one side, and why."""
    return "; ".join(
        f"{m.value:+d} {words.name(m.reason)}" + (f" ({m.rule})" if m.rule else "") for m in modifiers
    )
