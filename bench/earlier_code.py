"""The modules of an earlier release beside today's: a checkout imported as the package `earlier_cuius`.

Its sources name each other `cuius...`. Those names are changed as a module is compiled, and nothing is
written into the checkout, so that both releases run in one process and neither meets the other's modules.
"""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

TODAY, EARLIER = "cuius", "earlier_cuius"


class Renamed(ast.NodeTransformer):
    """Import statements that name the earlier package instead of today's."""

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        if node.module is not None and not node.level:
            node.module = earlier_name(node.module)
        return node

    def visit_Import(self, node: ast.Import) -> ast.Import:
        for alias in node.names:
            if earlier_name(alias.name) != alias.name:
                raise ImportError(f"line {node.lineno}: only `from {alias.name} import ...` can be renamed")
        return node


def earlier_name(module: str) -> str:
    package, _, rest = module.partition(".")
    return module if package != TODAY else f"{EARLIER}.{rest}" if rest else EARLIER


class EarlierLoader(SourceFileLoader):
    """Compiles a module anew each time, with the imports of the earlier package."""

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        tree = Renamed().visit(ast.parse(self.get_data(path), path))
        return compile(tree, path, "exec", dont_inherit=True)


class EarlierFinder(MetaPathFinder):
    """Finds the modules of the earlier package in its checkout."""

    def __init__(self, source: Path) -> None:
        self.source = source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, *parts = fullname.split(".")
        if package != EARLIER:
            return None
        place = self.source.joinpath(*parts)
        for file, folders in ((place / "__init__.py", [str(place)]), (place.with_suffix(".py"), None)):
            if file.is_file():
                loader = EarlierLoader(fullname, str(file))
                return spec_from_file_location(
                    fullname, file, loader=loader, submodule_search_locations=folders
                )
        return None


def use_checkout(checkout: Path) -> None:
    """From now on the earlier package is the one of this checkout."""
    source = checkout.resolve() / "src" / TODAY
    if not (source / "__init__.py").is_file():
        raise SystemExit(f"{checkout} is no checkout: it has no src/{TODAY}.")
    sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, EarlierFinder)]
    for name in [name for name in sys.modules if name.split(".")[0] == EARLIER]:
        del sys.modules[name]
    sys.meta_path.insert(0, EarlierFinder(source))


def earlier(module: str) -> Any:
    """A module of the earlier package, such as `bots.search`."""
    return importlib.import_module(f"{EARLIER}.{module}")
