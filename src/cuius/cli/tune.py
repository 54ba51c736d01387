"""`cuius tune`: better weights for a title's steward, by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from cuius.arena.tuning import Tuning, tune
from cuius.cli.errors import BadInput
from cuius.cli.files import write_atomically
from cuius.cli.output import print_json, progress, show
from cuius.cli.simulate import EDITION_HELP, read_options
from cuius.core.title import Config, Title, get_title, join_choices
from cuius.core.weights import WEIGHTS_FILE, TuningRun, WeightTable, parse_weights, weights_text


def register(app: typer.Typer) -> None:
    app.command(name="tune")(tune_weights)


def tune_weights(
    title: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    role: Annotated[list[str] | None, typer.Option(help="Whose weights; repeatable. [default: all]")] = None,
    weight: Annotated[list[str] | None, typer.Option(help="Which ones; repeatable. [default: all]")] = None,
    generations: Annotated[int, typer.Option(min=1, help="How often better ones are proposed.")] = 12,
    population: Annotated[int, typer.Option(min=4, help="Proposals a generation.")] = 14,
    games: Annotated[int, typer.Option(min=1, help="Games that each proposal plays.")] = 20,
    check: Annotated[int, typer.Option(min=1, help="Unseen games that compare old and new.")] = 200,
    step: Annotated[float, typer.Option(min=0.01, max=1.0, help="How far the first proposals go.")] = 0.25,
    seed: Annotated[int, typer.Option(help="The same seed finds the same weights.")] = 1,
    players: Annotated[int | None, typer.Option(help="[default: as many as the game takes]")] = None,
    scenario: Annotated[
        str | None, typer.Option(help="[default: the first] The weights of roles hold there alone.")
    ] = None,
    edition: Annotated[str | None, typer.Option(help=EDITION_HELP)] = None,
    start: Annotated[Path | None, typer.Option(help="Start from the weights in this file.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write the weights into this file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> int:
    """Find better weights for a steward by self-play. Several roles are tuned one after the other."""
    chosen = get_title(title)
    config = chosen.configure(players, scenario, read_options(chosen, None, edition), None)
    path = start or chosen.folder / WEIGHTS_FILE
    text, table = read_weights(chosen, path)
    names = tuple(weight or table.weights)
    refuse_unknown(config, table, role or [], names)
    tunings: list[str | None] = [*role] if role else [None]
    runs = []
    alone = None if scenario == chosen.scenarios[0] else scenario
    plan = Tuning(config, table, None, alone, names, generations, population, games, check, seed, step)
    command = command_line(title, plan, weight, scenario, players, edition)
    with progress(title, plan.total_games * len(tunings)) as advance:
        for who in tunings:
            plan = Tuning(config, table, who, alone, names, generations, population, games, check, seed, step)
            line = command if who is None else f"{command} --role {who}"
            found, run = tune(plan, line, advance)
            runs.append(run)
            if found is not table:
                table = WeightTable(found.weights, found.roles, found.scenarios, (*table.tuned, run))
            if out is not None:
                write_atomically(out, weights_text(table, text).encode())
    if as_json:
        print_json(
            {
                "title": title,
                "runs": runs,
                "weights": table.weights,
                "roles": table.roles,
                "scenarios": table.scenarios,
            }
        )
    else:
        show(table_of(title, runs))
        if out is None:
            show(weights_text(table, text))
    return 0


def read_weights(title: Title, path: Path) -> tuple[str, WeightTable]:
    """The text of the file and the weights in it."""
    if title.weights is None:
        raise BadInput(f"{title.name} has no weights to tune.")
    try:
        text = path.read_text(encoding="utf-8")
        table = parse_weights(text, str(path))
    except (OSError, ValueError) as error:
        raise BadInput(f"{path} cannot be read as weights: {error}.") from None
    if set(table.weights) != set(title.weights.weights):
        raise BadInput(f"{path} has other weights than {title.name}; start from a file of the same version.")
    return text, table


def refuse_unknown(config: Config, table: WeightTable, roles: list[str], names: tuple[str, ...]) -> None:
    known = [role for held in config.seats.values() for role in held]
    for role in roles:
        if role not in known:
            raise BadInput(f"Nobody plays {role!r} there; choose {join_choices(known)}.")
    for name in names:
        if name not in table.weights:
            raise BadInput(f"No weight is called {name!r}; choose {join_choices(table.weights)}.")


def command_line(
    title: str,
    plan: Tuning,
    weights: list[str] | None,
    scenario: str | None,
    players: int | None,
    edition: str | None,
) -> str:
    """What finds the same weights again, the role left out."""
    parts = [f"cuius tune {title} --generations {plan.generations} --population {plan.population}"]
    parts += [f"--games {plan.games} --check {plan.check} --step {plan.step:g} --seed {plan.seed}"]
    chosen = (("scenario", scenario), ("players", players), ("edition", edition))
    parts += [f"--{name} {value}" for name, value in chosen if value is not None]
    parts += [f"--weight {name}" for name in weights or ()]
    return " ".join(parts)


def table_of(title: str, runs: list[TuningRun]) -> Table:
    table = Table(title=f"{title}: comparisons won on unseen games")
    for column in ("whose", "games", "before", "after", ""):
        table.add_column(column)
    for run in runs:
        kept = "kept" if run.after > run.before else "no better"
        whose = ", ".join(run.roles) or "all"
        table.add_row(whose, str(run.games), f"{run.before:.1%}", f"{run.after:.1%}", kept)
    return table
