"""What carries each rule statement: lines of a title that exercise it when they run.

A statement cited in a docstring is exercised when the function runs; on a line of code, or in a comment
beside or above it, when that line runs; beside a table or a field, when a line runs that uses it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

import msgspec

from cuius.core.rulebook import find_citations, load_statements
from cuius.core.title import Title
from cuius.kit.exercised.lines import EXPLAINED, PLAYED
from cuius.kit.exercised.source import Function, SourceFile, first_line, head_end

EXPLAINING = (
    "explain",
    "view.py",
    "page.py",
    "glossary.py",
    "faces.py",
    "score.py",
    "invariants.py",
    "redeal.py",
)
"""Files and folders that say what is so; they run while somebody looks, not while the game is played."""
LOADING = ("loading", "board.py", "ids.py")
"""Files and folders that read the data, once for all games of a process: they do not count."""
UNCOUNTED = ("bot",)
"""A rule is not exercised by somebody's thinking of it."""

LOADED = "loaded"

Line = tuple[str, int]
"""A file, relative to the title's folder, and a line in it."""


class Carrier(msgspec.Struct, frozen=True):
    """One citation and the lines that count for it."""

    statement: str
    place: str
    mode: str
    general: bool
    """Is it the docstring of a whole module? It counts where nothing else does."""
    lines: tuple[Line, ...]


class CitedPlace(msgspec.Struct, frozen=True):
    """A citation that counts: the number of its statement in the book, and where it stands."""

    statement: int
    place: str


class CountedLines(msgspec.Struct, frozen=True):
    """Which citations of a title each line exercises, as their numbers in `places`."""

    folder: str
    statements: tuple[str, ...]
    places: tuple[CitedPlace, ...]
    played: dict[str, dict[int, tuple[int, ...]]]
    explained: dict[str, dict[int, tuple[int, ...]]]


def counted_lines(title: Title) -> CountedLines:
    """The lines that count: play before explanations, the particular before the general."""
    statements = tuple(s.id for s in load_statements(title.folder))
    numbers = {name.removeprefix(f"{title.prefix} "): n for n, name in enumerate(statements)}
    carriers: dict[int, list[Carrier]] = {}
    for carrier in Citations(title.folder).carriers():
        if carrier.lines and carrier.statement in numbers:
            carriers.setdefault(numbers[carrier.statement], []).append(carrier)
    places: list[CitedPlace] = []
    found: dict[str, dict[str, dict[int, tuple[int, ...]]]] = {PLAYED: {}, EXPLAINED: {}}
    for number, of_statement in sorted(carriers.items()):
        for carrier in strongest(of_statement):
            for file, line in carrier.lines:
                of_file = found[carrier.mode].setdefault(file, {})
                of_file[line] = (*of_file.get(line, ()), len(places))
            places.append(CitedPlace(number, carrier.place))
    return CountedLines(str(title.folder), statements, tuple(places), found[PLAYED], found[EXPLAINED])


def strongest(carriers: list[Carrier]) -> list[Carrier]:
    """Of one statement's carriers those that say most."""
    for mode in (PLAYED, EXPLAINED):
        for general in (False, True):
            chosen = [c for c in carriers if c.mode == mode and c.general == general]
            if chosen:
                return chosen
    return []


def mode_of(file: str) -> str:
    """When a file of a title is at work: in play, when something is explained, or when data are loaded."""
    parts = file.split("/")
    if not set(parts).isdisjoint(EXPLAINING):
        return EXPLAINED
    return LOADED if parts[0] in LOADING else PLAYED


class Citations:
    """All files of a title, and what its citations rest on."""

    def __init__(self, folder: Path) -> None:
        self.files = {
            str(path.relative_to(folder).as_posix()): SourceFile(path, module_name(folder, path))
            for path in sorted(folder.rglob("*.py"))
            if path.relative_to(folder).parts[0] not in UNCOUNTED
        }
        self.modules = {source.name: file for file, source in self.files.items()}

    def carriers(self) -> Iterator[Carrier]:
        """One per citation."""
        for file, source in self.files.items():
            for short_id, line in find_citations(source.text):
                lines = tuple(sorted(set(self.lines_for(file, line))))
                modes = {mode_of(f) for f, _ in lines}
                mode = next((m for m in (PLAYED, EXPLAINED) if m in modes), LOADED)
                lines = tuple(pair for pair in lines if mode_of(pair[0]) == mode)
                general = isinstance(source.docstrings.get(line), ast.Module)
                yield Carrier(short_id, f"{file}:{line}", mode, general, lines)

    def lines_for(self, file: str, line: int) -> Iterator[Line]:
        """The lines whose running counts for a citation on this line."""
        source = self.files[file]
        described = source.docstrings.get(line)
        if isinstance(described, Function):
            yield from self.beginning(file, described)
        elif isinstance(described, ast.Module):
            yield from self.lines_of_module(file)
        elif isinstance(described, ast.ClassDef):
            yield from self.lines_of_class(file, described)
        elif described is not None:
            yield from self.users_of_statement(file, described)
        elif line in source.code_lines:
            yield from self.lines_at(file, line)
        else:
            following = source.next_code_line(line)  # a comment on a line of its own
            if following is not None:
                yield from self.lines_at(file, following)

    def lines_at(self, file: str, line: int) -> Iterator[Line]:
        """The lines that count for a line of code."""
        source = self.files[file]
        function = source.function_at(line)
        if line in source.lines:
            yield file, line
        elif function is None:
            statement = source.scopes.get(line)
            if statement is not None:
                yield from self.users_of_statement(file, statement)
        elif line < function.body[0].lineno or line == first_line(function):
            yield from self.beginning(file, function)
        else:
            statement = source.enclosing_statement(function, line)
            running = source.body_lines(function)
            if statement is not None:
                yield from ((file, n) for n in running if statement.lineno <= n <= head_end(statement))
            else:  # else, try and the like: the first line after them
                yield from ((file, n) for n in [n for n in running if n > line][:1])

    def beginning(self, file: str, function: Function) -> Iterator[Line]:
        """The first line that runs of a function."""
        yield from ((file, n) for n in self.files[file].body_lines(function)[:1])

    def lines_of_module(self, file: str) -> Iterator[Line]:
        """The first lines of all functions of a module, or of a package."""
        package = file.removesuffix("__init__.py") if file.endswith("/__init__.py") else None
        for other, source in self.files.items():
            if other == file or (package is not None and other.startswith(package)):
                for function in source.functions:
                    yield from self.beginning(other, function)

    def lines_of_class(self, file: str, node: ast.ClassDef) -> Iterator[Line]:
        """A class is at work when a method runs, or where its name is used."""
        for method in node.body:
            if isinstance(method, Function):
                yield from self.beginning(file, method)
        yield from self.users_of_name(file, node.name, set())

    # Who uses a name

    def users_of_statement(
        self, file: str, statement: ast.AST, seen: set[Line] | None = None
    ) -> Iterator[Line]:
        """The lines that use what a statement of module or class level defines."""
        seen = set() if seen is None else seen
        names = list(bound_names(statement))
        fields = self.files[file].tree.body.count(statement) == 0  # type: ignore[arg-type]
        for name in names:
            yield from self.users_of_field(name) if fields else self.users_of_name(file, name, seen)
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):  # registers functions
            for argument in statement.value.args:
                if isinstance(argument, ast.Name):
                    yield from self.lines_of_function(file, argument.id)
        elif isinstance(statement, ast.For):  # declares what a table lists, by functions inside a function
            source = self.files[file]
            called = {n.id for n in ast.walk(statement) if isinstance(n, ast.Name)}
            for outer in source.functions:
                for inner in [n for n in ast.walk(outer) if isinstance(n, Function) and n is not outer]:
                    if outer.name in called:
                        yield from self.beginning(file, inner)

    def lines_of_function(self, file: str, name: str) -> Iterator[Line]:
        """The first line of the function of that name, defined here or imported."""
        source = self.files[file]
        for function in source.functions:
            if function.name == name:
                yield from self.beginning(file, function)
        for (module, original), users in self.importers.items():
            if (file, name) in users and module in self.modules:
                yield from self.lines_of_function(self.modules[module], original)

    def users_of_name(self, file: str, name: str, seen: set[Line]) -> Iterator[Line]:
        """The running lines that read a name of this module, here and where it is imported."""
        if (f"{file} {name}", 0) in seen:
            return
        seen.add((f"{file} {name}", 0))
        yield from self.readers(file, name, seen)
        for other, alias in self.importers.get((self.files[file].name, name), ()):
            yield from self.users_of_name(other, alias, seen)

    def readers(self, file: str, name: str, seen: set[Line]) -> Iterator[Line]:
        """The running lines that read a name in this file, directly or through tables made of it."""
        source = self.files[file]
        for line in self.loads[file].get(name, ()):
            if source.function_at(line) is not None or line in source.lines:
                yield from self.lines_at(file, line)
            elif line in source.scopes and name not in bound_names(source.scopes[line]):
                yield from self.users_of_statement(file, source.scopes[line], seen)

    def users_of_field(self, name: str) -> Iterator[Line]:
        """The running lines that mention a field of this name."""
        for file, fields in self.fields.items():
            for line in fields.get(name, ()):
                if self.files[file].function_at(line) is not None:
                    yield from self.lines_at(file, line)

    @cached_property
    def loads(self) -> dict[str, dict[str, list[int]]]:
        """File -> name -> the lines that read it."""
        found: dict[str, dict[str, list[int]]] = {}
        for file, source in self.files.items():
            names = found[file] = {}
            for node in ast.walk(source.tree):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                    names.setdefault(node.id, []).append(node.lineno)
        return found

    @cached_property
    def fields(self) -> dict[str, dict[str, list[int]]]:
        """File -> field -> the lines that mention it."""
        found: dict[str, dict[str, list[int]]] = {}
        for file, source in self.files.items():
            names = found[file] = {}
            for node in ast.walk(source.tree):
                if isinstance(node, ast.Attribute):
                    names.setdefault(node.attr, []).append(node.end_lineno or node.lineno)
        return found

    @cached_property
    def importers(self) -> dict[tuple[str, str], list[tuple[str, str]]]:
        """(module, name) -> (file that imports it, its name there)."""
        found: dict[tuple[str, str], list[tuple[str, str]]] = {}
        for file, source in self.files.items():
            for node in ast.walk(source.tree):
                if isinstance(node, ast.ImportFrom) and node.module:
                    for alias in node.names:
                        bound = (file, alias.asname or alias.name)
                        found.setdefault((node.module, alias.name), []).append(bound)
        return found


def module_name(folder: Path, path: Path) -> str:
    parts = path.relative_to(folder).with_suffix("").parts
    parts = parts[:-1] if parts[-1] == "__init__" else parts
    return ".".join(("cuius", "titles", folder.name, *parts))


def bound_names(statement: ast.AST) -> list[str]:
    """The names that an assignment binds."""
    if isinstance(statement, ast.Assign):
        targets: list[ast.expr] = statement.targets
    elif isinstance(statement, (ast.AnnAssign, ast.AugAssign)):
        targets = [statement.target]
    else:
        return []
    return [n.id for target in targets for n in ast.walk(target) if isinstance(n, ast.Name)]
