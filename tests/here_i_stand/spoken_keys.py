"""What a source file asks and tells, read off its syntax tree."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

AUDIENCE = {"to", "but", "reveal"}


def keys_in(node: ast.expr) -> list[str]:
    """The key of a call, both of them where it depends."""
    if isinstance(node, ast.IfExp):
        return keys_in(node.body) + keys_in(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) else []


def spoken(file: Path) -> list[tuple[str, set[str]]]:
    """Keys and arguments of what a file asks and tells."""
    found: list[tuple[str, set[str]]] = []
    for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(call, ast.Call):
            continue
        if isinstance(call.func, ast.Attribute) and call.func.attr == "tell":
            names = {k.arg for k in call.keywords if k.arg} - AUDIENCE
            found += [(key, names) for key in keys_in(call.args[0])]
        if isinstance(call.func, ast.Name) and call.func.id == "Ask":
            about = next((k.value for k in call.keywords if k.arg == "about"), None)
            keys = about.keys if isinstance(about, ast.Dict) else []
            names = {str(k.value) for k in keys if isinstance(k, ast.Constant)}
            found += [(key, names) for key in keys_in(call.args[1])]
    return found


def filled(names: Iterable[str]) -> dict[str, int | str]:
    """Arguments for a message: a number for each name, beside it the bare word and the number of an id."""
    ids = {f"{name}_id": "calais" for name in names}
    return dict.fromkeys(names, 2) | ids | {f"{name}_number": "singular" for name in names}
