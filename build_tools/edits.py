"""Changes of a source text that leave its lines where they are, as far as there is room."""

from __future__ import annotations

import ast

FUTURE = b"from __future__ import annotations"


class Edits:
    """Changes of a text, collected by line and column (in bytes of UTF-8, as the syntax tree counts them)."""

    def __init__(self, text: str) -> None:
        self.lines = [line.encode() for line in text.splitlines()]
        self.insertions: list[tuple[int, int, int, str]] = []
        """(line, column, how many bytes give way, what is put there)"""
        self.new_lines: list[tuple[int, bytes]] = []
        """(after which line, what)"""

    def insert(self, line: int | None, column: int | None, what: str) -> None:
        self.replace(line, column, 0, what)

    def replace(self, line: int | None, column: int | None, length: int, what: str) -> None:
        assert line is not None
        assert column is not None
        self.insertions.append((line, column, length, what))

    def set_line(self, line: int, what: str) -> None:
        """Write another line in the place of one."""
        self.lines[line - 1] = what.encode()

    def begin(self, function: ast.FunctionDef, what: str) -> None:
        """Put a statement before the first of a function: on the line of its docstring or of the first."""
        first = function.body[0]
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
            self.insert(first.end_lineno, first.end_col_offset, f"; {what}")
        elif isinstance(first, (ast.If, ast.For, ast.While, ast.With, ast.Try, ast.Match, ast.FunctionDef)):
            self.new_lines.append((first.lineno - 1, b" " * first.col_offset + what.encode()))
        else:
            self.insert(first.lineno, first.col_offset, f"{what}; ")

    def end(self, function: ast.FunctionDef, what: str) -> None:
        """Put a statement after the last of a function."""
        last = function.body[-1]
        assert last.end_lineno is not None
        self.new_lines.append((last.end_lineno, b" " * function.body[0].col_offset + what.encode()))

    def applied(self, imports: str = "") -> str:
        """The text with all changes, and with these imports."""
        lines = self.lines.copy()
        for line, column, length, what in sorted(self.insertions, key=lambda e: (e[0], e[1]), reverse=True):
            old = lines[line - 1]
            lines[line - 1] = old[:column] + what.encode() + old[column + length :]
        for after, what in sorted(self.new_lines, reverse=True):
            if after < len(lines) and not lines[after].strip():
                lines[after] = what  # in place of an empty line
            else:
                lines.insert(after, what)
        if imports:
            lines[lines.index(FUTURE)] += f"; {imports}".encode()
        return b"\n".join(lines).decode() + "\n"
