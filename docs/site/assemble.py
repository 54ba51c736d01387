"""Gathers the sources of the documentation site: the pages of docs/ and those made from something else.

The rule books come from the titles, the HTTP API from the server's own description of it, and some pages from
files that live elsewhere in the project; links to these files lead to the pages.

    python docs/site/assemble.py FOLDER
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

from api_reference import SHAPES, describe_server, operations_page, shapes_page
from glossary import glossary_page

from cuius.cli.rules import write_book
from cuius.core.title import LANGUAGES, offered_titles

HOUSE = Path(__file__).parents[2]
TITLES = [title.name for title in offered_titles()]
NAMES = {"revolution": "Revolution", "guerres": "Les Guerres de Religion", "here_i_stand": "Here I Stand"}
ELSEWHERE = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    "bench/README.md": "bench.md",
    **{f"src/cuius/titles/{title}/RULINGS.md": f"rulings-{title}.md" for title in TITLES},
}
"""Files of the project that are pages too."""

PARTS = {
    "Play": "installing playing-revolution playing-guerres playing-here-i-stand playing-online odds books "
    "glossary",
    "Host": "hosting-in-ten-minutes hosting accounts compatibility changes",
    "Program": "cli engine-protocol bots-over-http api api-shapes arena research journal",
    "Develop": "contributing architecture adding-a-title writing-a-rule views deals testing client bench "
    + " ".join(f"rulings-{title}" for title in TITLES),
}
"""The pages in the order in which the site lists them; a page that is missing here is listed last."""

LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)(#[^)]*)?\)")


def main(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "extra" / "books").mkdir(parents=True)
    shutil.copytree(HOUSE / "docs" / "pictures", folder / "pictures")
    shutil.copytree(HOUSE / "bench" / "growth", folder / "growth")
    for page in sorted((HOUSE / "docs").glob("*.md")):
        if page.name != "README.md":
            write_page(folder, f"docs/{page.name}", page.name)
    for file, page in ELSEWHERE.items():
        write_page(folder, file, page)
    described = describe_server()
    (folder / "api.md").write_text(operations_page(described), "utf-8")
    (folder / SHAPES).write_text(shapes_page(described), "utf-8")
    (folder / "glossary.md").write_text(glossary_page(HOUSE / "docs" / "architecture.md", NAMES), "utf-8")
    (folder / "books.md").write_text(list_of_books(), "utf-8")
    for title in offered_titles():
        for language in LANGUAGES:
            write_book(title, language, folder / "extra" / "books" / f"{title.name}.{language}.html")
    (folder / "index.md").write_text(front_page(folder), "utf-8")


def write_page(folder: Path, file: str, page: str) -> None:
    (folder / page).write_text(relink(file, (HOUSE / file).read_text("utf-8")), "utf-8")


def relink(file: str, text: str) -> str:
    """Lead the links of a file to the pages of the site; what has no page is named instead."""
    folder = (HOUSE / file).parent

    def replace(found: re.Match[str]) -> str:
        target = (folder / found[1]).resolve().relative_to(HOUSE).as_posix()
        if target == "docs/README.md":
            return "](index.md)"
        if target in ELSEWHERE:
            return f"]({ELSEWHERE[target]}{found[2] or ''})"
        for root in ("docs/", "bench/"):
            if target.startswith(root) and target.endswith((".md", ".png", ".svg", ".gif")):
                return f"]({target.removeprefix(root)}{found[2] or ''})"
        return f"] (`{target}`)"

    return LINK.sub(replace, text)


def front_page(folder: Path) -> str:
    """The README of the project, and the table of all pages."""
    listed = {page for pages in PARTS.values() for page in pages.split()}
    others = sorted(file.stem for file in folder.glob("*.md") if file.stem not in listed)
    parts = {**PARTS, **({"More": " ".join(others)} if others else {})}
    lines = [relink("README.md", (HOUSE / "README.md").read_text("utf-8")), ""]
    for caption, pages in parts.items():
        lines += ["```{toctree}", ":hidden:", f":caption: {caption}", "", *pages.split(), "```", ""]
    return "\n".join(lines)


def list_of_books() -> str:
    head = ["# Rule books", "", "To read or to print, in our own words.", ""]
    table = ["| game |" + " |" * len(LANGUAGES), "| --- |" + " --- |" * len(LANGUAGES)]
    for title in TITLES:
        links = (f"<a href='books/{title}.{language}.html'>{language}</a>" for language in LANGUAGES)
        table.append(f"| {NAMES.get(title, title)} | {' | '.join(links)} |")
    return "\n".join([*head, *table, ""])


if __name__ == "__main__":
    main(Path(sys.argv[1]))
