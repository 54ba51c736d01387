"""`cuius docs`: the pages of the documentation, which every installation carries."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from cuius.cli.errors import BadInput, Failed

PACKAGE = Path(__file__).parents[1]
INSTALLED = PACKAGE / "docs"
SOURCES = PACKAGE.parents[1] / "docs"
FRONT_PAGE = "README"


def register(app: typer.Typer) -> None:
    app.command()(docs)


def docs(
    page: Annotated[
        str | None,
        typer.Argument(help="A page, such as hosting. [default: the list of pages]", show_default=False),
    ] = None,
) -> None:
    """Read a page of the documentation, such as `cuius docs hosting`."""
    pages = find_pages()
    if page is None:
        print_pages(pages)
        return
    name = page.removesuffix(".md")
    if name not in pages:
        near = get_close_matches(name, pages, 1)
        hint = f"did you mean {near[0]}?" if near else "`cuius docs` lists them all."
        raise BadInput(f"There is no page {page!r}; {hint}")
    print_page(pages[name].read_text("utf-8"))


def find_pages() -> dict[str, Path]:
    """The pages by name: those of the installed package, or of the sources that are run."""
    for folder in (INSTALLED, SOURCES):
        if (folder / f"{FRONT_PAGE}.md").is_file():
            return {file.stem: file for file in sorted(folder.glob("*.md")) if file.stem != FRONT_PAGE}
    raise Failed("This installation has no documentation; install the package again.")


def print_pages(pages: dict[str, Path]) -> None:
    width = max(map(len, pages))
    for name, file in pages.items():
        heading = file.read_text("utf-8").partition("\n")[0].lstrip("# ")
        print(f"{name:{width}}  {heading}")


def print_page(text: str) -> None:
    """On a terminal laid out to be read; otherwise as it is written."""
    if sys.stdout.isatty():
        console = Console()
        with console.pager(styles=True):
            console.print(Markdown(text))
    else:
        print(text, end="")
