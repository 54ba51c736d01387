"""`cached_property` as mypyc can compile it: it takes one for a property that is worked out at every reading.

    @cached_property              @property
    def land(self) -> Land:       def land(self) -> Land: return self._kept["Sight.land"] if ... else ...
        ...                       def _make_Sight_land(self) -> Land:
                                      ...

The property takes the empty line above it and the line of the decorator, so that all others stay in place.
"""

from __future__ import annotations

import ast

from build_tools.edits import Edits

DECORATOR = "cached_property"


def keep_properties(edits: Edits, tree: ast.Module) -> None:
    """Rewrite the cached properties of a module, and give their classes somewhere to keep them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            methods = [m for m in node.body if isinstance(m, ast.FunctionDef)]
            cached = [m for m in methods if any(is_cached(d) for d in m.decorator_list)]
            for method in cached:
                rewrite(edits, node.name, method)
            for method in methods if cached else ():
                if method.name == "__init__":
                    edits.begin(method, "self._kept: dict[str, Any] = {}")


def is_cached(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Name) and decorator.id == DECORATOR


def rewrite(edits: Edits, owner: str, method: ast.FunctionDef) -> None:
    """Put a property before the method, which makes what is kept; a subclass may have another."""
    assert method.returns is not None
    name, indent, line = method.name, " " * method.col_offset, method.decorator_list[0].lineno
    key, make = f'"{owner}.{name}"', f"_make_{owner}_{name}"
    kept = f"self._kept[{key}] if {key} in self._kept else self._kept.setdefault({key}, self.{make}())"
    head = f"def {name}(self) -> {ast.unparse(method.returns)}: return {kept}"
    edits.set_line(line - 1, f"{indent}@property")
    edits.set_line(line, indent + head)
    edits.replace(method.lineno, method.col_offset, len(f"def {name}"), f"def {make}")
