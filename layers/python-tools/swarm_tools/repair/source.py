"""Source text with exact character spans, so that edits leave other bytes alone."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cached_property

from swarm_tools.repair.wanted import Wanted

_NEWLINE = re.compile(r"\r\n|\r|\n")
_OPERATOR = re.compile(r"[^\s()]+(?:\s+[^\s()]+)*")


def trees_of(texts: Iterable[str]) -> list[ast.Module]:
    """Return the trees of the files that parse."""
    trees = []
    for text in texts:
        with suppress(SyntaxError):
            trees.append(ast.parse(text))
    return trees


def plain_methods(trees: Iterable[ast.AST]) -> list[str]:
    """Return the names of the methods that can be called without arguments, in order."""
    found: dict[str, None] = {}
    for node in (n for cls in _classes(trees) for n in cls.body):
        plain = isinstance(node, ast.FunctionDef) and not node.decorator_list
        alone = plain and len(node.args.args) - len(node.args.defaults) == 1
        if alone and not node.name.startswith("__"):
            found.setdefault(node.name)
    return list(found)


def plain_data(trees: Iterable[ast.AST]) -> list[str]:
    """Return the names of what objects hold: attributes set, fields and properties, in order."""
    found: dict[str, None] = {}
    for node in (n for cls in _classes(trees) for n in ast.walk(cls)):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.setdefault(node.attr)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.setdefault(node.target.id)
        elif any(
            getattr(mark, "id", "") == "property" for mark in getattr(node, "decorator_list", [])
        ):
            found.setdefault(node.name)
    return list(found)


def _classes(trees: Iterable[ast.AST]) -> Iterator[ast.ClassDef]:
    for tree in trees:
        yield from (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def unused_imports(tree: ast.AST) -> list[str]:
    """Return the names that a file imports from modules and never uses, in order."""
    imported = [
        alias.asname or alias.name
        for n in getattr(tree, "body", ())
        if isinstance(n, ast.ImportFrom)
        for alias in n.names
    ]
    if not imported:
        return []
    used = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)}
    return [name for name in dict.fromkeys(imported) if name not in used]


def step_of(indent: str) -> str:
    """Return what a block inside of one with this indentation is indented by further."""
    return "\t" if indent.startswith("\t") else "    "


class SourceText:
    """A parsed file whose nodes can be cut and replaced by character offsets.

    Attributes:
        text: The file as it is, line endings included.
        tree: Its syntax tree.
        project_methods: Names of methods without arguments in all files; see `plain_methods`.
        project_data: Names of what objects of all files hold; see `plain_data`.
        wanted: What the red tests ask for.
    """

    def __init__(self, text: str) -> None:
        """Parse ``text``; raises SyntaxError when it does not parse."""
        self.text = text
        self.tree = ast.parse(text)
        self._starts = [0]
        for match in _NEWLINE.finditer(text):
            self._starts.append(match.end())
        self._starts.append(len(text))
        self._tokens: list[tuple[int, int, str]] | None = None
        self._members: tuple[list[str], list[str]] | None = None
        self.project_methods = plain_methods([self.tree])
        self.project_data = plain_data([self.tree])
        self.wanted = Wanted()
        self.newline = "\r\n" if "\r\n" in text else "\n"

    def members(self) -> tuple[list[str], list[str]]:
        """Return the data and the method names that occur after a dot, or in a class, in order."""
        if self._members is None:
            data: dict[str, None] = {}
            methods: dict[str, None] = {}
            for node in ast.walk(self.tree):
                if isinstance(node, ast.ClassDef):
                    for stmt in node.body:
                        if isinstance(stmt, (ast.FunctionDef, ast.AsyncFunctionDef)):
                            if not stmt.name.startswith("__"):
                                methods.setdefault(stmt.name)
                        elif isinstance(stmt, ast.AnnAssign) and isinstance(stmt.target, ast.Name):
                            data.setdefault(stmt.target.id)
                elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                    methods.setdefault(node.func.attr)
            for node in ast.walk(self.tree):
                if isinstance(node, ast.Attribute) and node.attr not in methods:
                    data.setdefault(node.attr)
            self._members = (list(data), list(methods))
        return self._members

    @cached_property
    def step(self) -> str:
        """Return what a block of the file is indented by further than what is around it."""
        tabs = any(row.startswith("\t") for row in self.text.splitlines())
        return step_of("\t" if tabs else "")

    def line_start(self, line: int) -> int:
        """Return the offset where the 1-based ``line`` starts."""
        return self._starts[min(line - 1, len(self._starts) - 1)]

    def line_end(self, line: int) -> int:
        """Return the offset just after the 1-based ``line``, its newline included."""
        return self._starts[min(line, len(self._starts) - 1)]

    def line_text(self, line: int) -> str:
        """Return a line without its newline."""
        return self.text[self.line_start(line) : self.line_end(line)].rstrip("\r\n")

    def offset(self, line: int, byte_column: int) -> int:
        """Return the character offset of a line and the UTF-8 column ``ast`` gives."""
        start = self.line_start(line)
        row = self.text[start : self.line_end(line)]
        if row.isascii():
            return start + byte_column
        return start + len(row.encode("utf-8")[:byte_column].decode("utf-8", "ignore"))

    def span(self, node: ast.AST) -> tuple[int, int]:
        """Return the start and end offset of ``node``."""
        return (
            self.offset(node.lineno, node.col_offset),
            self.offset(node.end_lineno, node.end_col_offset),
        )

    def seg(self, node: ast.AST) -> str:
        """Return the text of ``node`` as written."""
        start, end = self.span(node)
        return self.text[start:end]

    def tokens(self) -> list[tuple[int, int, str]]:
        """Return operator and name tokens as (start, end, text), in order."""
        if self._tokens is None:
            self._tokens = []
            for tok in tokenize.generate_tokens(io.StringIO(self.text, newline="").readline):
                if tok.type in (tokenize.OP, tokenize.NAME):
                    start = self.line_start(tok.start[0]) + tok.start[1]
                    self._tokens.append((start, start + len(tok.string), tok.string))
        return self._tokens

    def operator_between(self, left: ast.AST, right: ast.AST) -> tuple[int, int] | None:
        """Return the span of the operator tokens between two neighbouring nodes."""
        low, high = self.span(left)[1], self.span(right)[0]
        found = [t for t in self.tokens() if low <= t[0] and t[1] <= high and t[2] not in "()"]
        if found:
            return found[0][0], found[-1][1]
        # Before Python 3.12 an f-string is one token.
        written = _OPERATOR.search(self.text, low, high)
        return written.span() if written else None

    def indent_of(self, stmt: ast.AST) -> str:
        """Return the leading whitespace of the line on which ``stmt`` starts."""
        row = self.line_text(stmt.lineno)
        return row[: len(row) - len(row.lstrip())]

    def owns_lines(self, stmt: ast.stmt) -> bool:
        """Say whether ``stmt`` has its lines for itself (no ``;``, no one-line block)."""
        before = self.text[self.line_start(stmt.lineno) : self.span(stmt)[0]]
        after = self.text[self.span(stmt)[1] : self.line_end(stmt.end_lineno)].strip()
        return not before.strip() and (not after or after.startswith("#"))

    def is_elif(self, stmt: ast.AST) -> bool:
        """Say whether a statement is written as ``elif``."""
        return isinstance(stmt, ast.If) and self.line_text(stmt.lineno).lstrip().startswith("elif")

    def room_before(self, stmt: ast.stmt) -> bool:
        """Say whether lines can be put before ``stmt``."""
        return self.takes_lines(stmt) and not self.is_elif(stmt)

    def takes_lines(self, stmt: ast.stmt) -> bool:
        """Say whether lines can be put beside ``stmt``: it is compound, or has its own lines."""
        return hasattr(stmt, "body") or self.owns_lines(stmt)


def turned(stmt: ast.stmt, row: str) -> str:
    """Return what ``a += b`` takes, or gives back, as text; empty for other statements."""
    if not isinstance(stmt, ast.AugAssign) or not isinstance(stmt.op, (ast.Add, ast.Sub)):
        return ""
    signs = (" += ", " -= ") if isinstance(stmt.op, ast.Add) else (" -= ", " += ")
    return row.replace(*signs, 1) if signs[0] in row else ""


def import_prefix(tree: ast.Module, module: str, name: str = "") -> str | None:
    """Return what stands before the names of a module in a file, None where they are not imported.

    Args:
        tree: The file.
        module: The module.
        name: The one that must be imported, where names of it are; any, if empty.
    """
    for node in tree.body:
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name == module:
                    return f"{alias.asname or alias.name}."
        elif isinstance(node, ast.ImportFrom) and node.module == module:
            names = {alias.name for alias in node.names}
            if not name or name in names:
                return ""
    return None
