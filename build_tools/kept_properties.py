"""`cached_property` as mypyc can compile it: it takes one for a property that is worked out at every reading.

    class Sight:                          class Sight:
        ...                                   ...; _kept_Sight_land: Land | None = None

        @cached_property                      @property
        def land(self) -> Land:               def land(self) -> Land: self._kept_Sight_land = ...; return ...
            ...                               def _make_Sight_land(self) -> Land:
                                                  ...

What is kept is an attribute like any other, which compiled code finds without looking up a name. The property
takes the empty line above it and the line of the decorator, so that all others stay in place.
"""

from __future__ import annotations

import ast

from build_tools.edits import Edits

DECORATOR = "cached_property"


class CannotKeep(Exception):
    """A property may be worked out to nothing, which is what tells that it has not been yet."""


def keep_properties(edits: Edits, tree: ast.Module) -> None:
    """Rewrite the cached properties of a module, and give their classes somewhere to keep them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            methods = [m for m in node.body if isinstance(m, ast.FunctionDef)]
            cached = [m for m in methods if any(is_cached(d) for d in m.decorator_list)]
            for method in cached:
                rewrite(edits, node, method)


def is_cached(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Name) and decorator.id == DECORATOR


def rewrite(edits: Edits, owner: ast.ClassDef, method: ast.FunctionDef) -> None:
    """Put a property before the method, which makes what is kept; a subclass may have another."""
    assert method.returns is not None
    if any(isinstance(part, ast.Constant) and part.value is None for part in ast.walk(method.returns)):
        raise CannotKeep(f"{owner.name}.{method.name} may be None: give it a value that says so.")
    name, indent, line = method.name, " " * method.col_offset, method.decorator_list[0].lineno
    kept, make, kind = f"_kept_{owner.name}_{name}", f"_make_{owner.name}_{name}", ast.unparse(method.returns)
    docstring = owner.body[0]
    edits.insert(docstring.end_lineno, docstring.end_col_offset, f"; {kept}: {kind} | None = None")
    made = f"self.{make}() if self.{kept} is None else self.{kept}"
    edits.set_line(line - 1, f"{indent}@property")
    edits.set_line(line, f"{indent}def {name}(self) -> {kind}: self.{kept} = {made}; return self.{kept}")
    edits.replace(method.lineno, method.col_offset, len(f"def {name}"), f"def {make}")
