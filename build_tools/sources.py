"""What is compiled, and the copy of the sources that it is compiled from."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path

from build_tools.announcing import announcing_sources

SOURCES = Path(__file__).parents[1] / "src"

TITLES = ("example", "guerres", "here_i_stand", "revolution")
PARTS = ("bot", "rules", "phases", "cards", "variants", "sequence.py", "victory.py")
"""What is compiled of a title."""
LEFT_OUT = ("state.py", "view.py", "invariants.py")
"""Parts of a variant that stay as they are, like those of a title."""
CORE = (
    "chance.py",
    "compiled_calls.py",
    "deals/drafting.py",
    "deals/negotiation.py",
    "determinization.py",
    "journal.py",
    "live_view.py",
    "match.py",
    "milestones.py",
    "requests.py",
    "runner.py",
    "view_fields.py",
)
"""What is compiled of the core; not where a state class is, whose annotations a compiler would drop."""
ENVS = ("columns.py", "encoding.py", "observing.py", "table.py", "vector_tables.py")
"""What is compiled of the environments."""
BOTS = ("playouts.py",)
"""What is compiled of the bots."""


def compiled_parts() -> dict[str, list[Path]]:
    """Name of a library -> the sources that it holds, relative to `src`."""
    parts = {
        "cuius.core": [Path("cuius", "core", name) for name in CORE],
        "cuius.envs": [Path("cuius", "envs", name) for name in ENVS],
        "cuius.bots": [Path("cuius", "bots", name) for name in BOTS],
    }
    for title in TITLES:
        folder = SOURCES / "cuius" / "titles" / title
        found = [path for part in PARTS for path in modules_in(folder / part)]
        parts[f"cuius.titles.{title}"] = [path.relative_to(SOURCES) for path in found]
    return parts


def modules_in(path: Path) -> Iterable[Path]:
    """The modules with code at a file or in a folder."""
    files = [path] if path.suffix else sorted(path.rglob("*.py"))
    return [
        file
        for file in files
        if file.is_file() and file.name not in LEFT_OUT and "\nfrom __future__" in file.read_text()
    ]


def write_sources(folder: Path, parts: dict[str, list[Path]]) -> None:
    """A copy of the sources in which the functions to be compiled announce themselves."""
    shutil.copytree(
        SOURCES / "cuius", folder / "cuius", ignore=shutil.ignore_patterns("__pycache__", "static")
    )
    for files in parts.values():
        sources = {path: (SOURCES / path).read_text() for path in files if path.name != "compiled_calls.py"}
        for path, text in announcing_sources(sources).items():
            (folder / path).write_text(text)
