"""Sources as they are compiled: functions from which an event may come say when they begin and end.

The log names the procedures that run, and an interpreter knows them; compiled code has to say so itself. What
is added are calls of `cuius.core.compiled_calls`, on lines that exist already or are empty, so that
tracebacks of compiled code name the right lines.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from build_tools.edits import Edits
from build_tools.kept_properties import keep_properties

Function = ast.FunctionDef

IMPORTS = "from cuius.core.compiled_calls import driven as _driven, entered as _entered, left as _left"
STATES = ("g", "state", "pair")
"""What the state is called, where it is the first parameter."""


class CannotAnnounce(Exception):
    """An event comes from a function that does not have the state."""


def announcing_sources(sources: Mapping[Path, str]) -> dict[Path, str]:
    """The sources of one part of the program, with the calls added."""
    trees = {path: ast.parse(text) for path, text in sources.items()}
    known = {f.name for tree in trees.values() for f in functions_of(tree)}
    telling = telling_names([f for tree in trees.values() for f in functions_of(tree)], known)
    return {path: with_calls(text, trees[path], telling, path) for path, text in sources.items()}


def functions_of(tree: ast.AST) -> Iterator[Function]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def telling_names(functions: list[Function], known: set[str]) -> set[str]:
    """Names of functions that may lead to an event: procedures, those that tell, and those that call such.

    A function that hands the state to something whose name says nothing, such as an entry of a table, may.
    """
    names = {f.name for f in functions if is_procedure(f)}
    calls = {f: {name_called(call, known) for call in own_nodes(f, ast.Call)} for f in functions}
    while True:
        more = {f.name for f in functions if not calls[f].isdisjoint(names | {"tell", ""})} - names
        if not more:
            return names
        names |= more


def name_called(call: ast.Call, known: set[str]) -> str:
    """The name of the function called; "" if it is not known and gets the state."""
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    if isinstance(function, ast.Name) and (function.id in known or not gets_state(call)):
        return function.id
    return "" if gets_state(call) else "()"


def gets_state(call: ast.Call) -> bool:
    return bool(call.args) and isinstance(call.args[0], ast.Name) and call.args[0].id in STATES


def own_nodes(function: Function, kind: type[ast.AST] | tuple[type[ast.AST], ...]) -> Iterator[ast.AST]:
    """The nodes of a function's body, without those of functions inside it."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, kind):
            yield node
        if not isinstance(node, (ast.FunctionDef, ast.Lambda, ast.ClassDef)):
            waiting += ast.iter_child_nodes(node)


def is_procedure(function: Function) -> bool:
    """Is it a generator that may yield requests?"""
    return any(own_nodes(function, (ast.Yield, ast.YieldFrom))) and "Proc" in ast.dump(
        function.returns or ast.Constant(None)
    )


def with_calls(text: str, tree: ast.Module, telling: set[str], path: Path) -> str:
    """The text of one module with the calls."""
    edits = Edits(text)
    for function in functions_of(tree):
        if function.name in telling:
            announce(edits, function, path)
    announced = bool(edits.insertions or edits.new_lines)
    keep_properties(edits, tree)
    return edits.applied(IMPORTS if announced else "")


def announce(edits: Edits, function: Function, path: Path) -> None:
    """Let one function say when it begins and when it ends."""
    state = state_of(function)
    if state is None:
        if any(
            isinstance(c, ast.Call) and name_called(c, set()) == "tell" for c in own_nodes(function, ast.Call)
        ):
            raise CannotAnnounce(
                f"{path}: {function.name} tells an event, but its first parameter is no state."
            )
        return
    running = f"{state}.running"
    drives = (
        [call for call in own_nodes(function, ast.Call) if is_driving(call)] if is_procedure(function) else []
    )
    begin = f"_at = _entered({running}, {function.name!r})" + ("; _inside: list[str] = []" if drives else "")
    edits.begin(function, begin)
    for node in own_nodes(function, ast.Return):
        assert isinstance(node, ast.Return)
        if node.value is None:
            edits.insert(node.end_lineno, node.end_col_offset, f" _left(None, {running}, _at)")
        else:
            edits.insert(node.value.lineno, node.value.col_offset, "_left((")
            edits.insert(node.value.end_lineno, node.value.end_col_offset, f"), {running}, _at)")
    for call in drives:
        assert isinstance(call, ast.Call)
        assert isinstance(call.func, ast.Attribute)
        owner = call.func.value
        edits.insert(owner.lineno, owner.col_offset, "_driven(")
        edits.replace(owner.end_lineno, owner.end_col_offset, len(".send("), ", ")
        edits.insert(call.end_lineno, call.end_col_offset - 1, f", {running}, _inside")
    if not isinstance(function.body[-1], (ast.Return, ast.Raise)):
        edits.end(function, f"_left(None, {running}, _at)")


def state_of(function: Function) -> str | None:
    """The name of the first parameter, if it is the state."""
    parameters = function.args.posonlyargs + function.args.args
    return next((p.arg for p in parameters if p.arg in STATES), None)


def is_driving(call: ast.AST) -> bool:
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "send"
