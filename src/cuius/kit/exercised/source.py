"""A file of a title, as far as citations need it: docstrings, statements, lines that run."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from pathlib import Path
from types import CodeType

Function = ast.FunctionDef | ast.AsyncFunctionDef
Scope = ast.Module | ast.ClassDef | Function


class SourceFile:
    """One module: `lines` are those that run when its functions do, not when it is imported."""

    def __init__(self, path: Path, name: str) -> None:
        self.path = path
        self.name = name
        self.text = path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text)
        self.functions = [node for node in ast.walk(self.tree) if isinstance(node, Function)]
        self.lines = self.running_lines()
        self.code_lines, self.comment_lines = self.token_lines()
        self.docstrings = dict(self.find_docstrings())
        self.scopes = dict(self.find_scopes(self.tree))

    def running_lines(self) -> set[int]:
        """Lines with instructions of their own inside functions and lambdas."""
        bodies: list[tuple[int, int]] = []
        for node in ast.walk(self.tree):
            if isinstance(node, Function):
                bodies.append((node.body[0].lineno, node.end_lineno or node.lineno))
            elif isinstance(node, ast.Lambda):
                bodies.append((node.body.lineno, node.body.end_lineno or node.body.lineno))
        inside = {line for first, last in bodies for line in range(first, last + 1)}
        return inside & set(lines_of_code(compile(self.text, str(self.path), "exec")))

    def token_lines(self) -> tuple[set[int], set[int]]:
        """Lines with code, and lines with a comment."""
        code: set[int] = set()
        comments: set[int] = set()
        blank = (tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)
        for token in tokenize.generate_tokens(io.StringIO(self.text).readline):
            if token.type == tokenize.COMMENT:
                comments.add(token.start[0])
            elif token.type not in blank:
                code.update(range(token.start[0], token.end[0] + 1))
        return code, comments

    def find_docstrings(self) -> Iterator[tuple[int, Scope | ast.stmt]]:
        """Each line of a docstring, with what it describes: a scope, or the assignment before it."""
        for node in ast.walk(self.tree):
            if not isinstance(node, Scope):
                continue
            for place, statement in enumerate(node.body):
                if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                    described = node if place == 0 else node.body[place - 1]
                    for line in range(statement.lineno, (statement.end_lineno or statement.lineno) + 1):
                        yield line, described

    def find_scopes(self, node: ast.AST) -> Iterator[tuple[int, ast.stmt]]:
        """Each line of module or class level, with its statement there."""
        for child in getattr(node, "body", ()):
            if isinstance(child, ast.ClassDef):
                yield from self.find_scopes(child)
            elif not isinstance(child, Function):
                for line in range(child.lineno, (child.end_lineno or child.lineno) + 1):
                    yield line, child

    def function_at(self, line: int) -> Function | None:
        """The innermost function that this line is part of, decorators included."""
        found: Function | None = None
        for function in self.functions:
            if first_line(function) <= line <= (function.end_lineno or 0) and (
                found is None or function.lineno > found.lineno
            ):
                found = function
        return found

    def body_lines(self, function: Function) -> list[int]:
        """The lines of a function that run, in order."""
        first, last = function.body[0].lineno, function.end_lineno or function.lineno
        return [line for line in range(first, last + 1) if line in self.lines]

    def next_code_line(self, line: int) -> int | None:
        """The first line with code after this one."""
        return min((n for n in self.code_lines if n > line), default=None)

    def enclosing_statement(self, function: Function, line: int) -> ast.stmt | None:
        """The innermost statement of the function whose own part (for a block: its head) holds this line."""
        found = None
        for node in ast.walk(function):
            if isinstance(node, ast.stmt) and node is not function and node.lineno <= line <= head_end(node):
                found = node
        return found


def first_line(function: Function) -> int:
    return min([function.lineno, *(d.lineno for d in function.decorator_list)])


def head_end(node: ast.stmt) -> int:
    """The last line of a statement without the block that follows its head."""
    body = getattr(node, "body", None)
    end = node.end_lineno or node.lineno
    return max(node.lineno, body[0].lineno - 1) if body else end


def lines_of_code(code: CodeType) -> Iterator[int]:
    """Every line with instructions in what a module defines; those of the module itself are left out."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from (line for _, _, line in constant.co_lines() if line is not None)
            yield from lines_of_code(constant)
