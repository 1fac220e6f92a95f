"""A parsed file as the rules see it: tree, parents, positions, comments and scopes."""

from __future__ import annotations

import ast
import io
import tokenize
import warnings
from collections.abc import Iterator
from functools import cached_property

from swarm_tools.rules.model import CleanOptions, Edit, ProjectContext
from swarm_tools.rules.scopes import Scopes

Function = ast.FunctionDef | ast.AsyncFunctionDef
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


class Module:
    """One file's text and tree; offsets are in characters, not bytes.

    Raises:
        SyntaxError: The text does not parse.
    """

    def __init__(
        self, text: str, path: str, options: CleanOptions, project: ProjectContext | None = None
    ) -> None:
        self.text = text
        self.path = path
        self.options = options
        self.project = project
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self.tree = ast.parse(text)

    @cached_property
    def lines(self) -> list[str]:
        """The lines, without their ends."""
        return self.text.split("\n")

    @cached_property
    def _starts(self) -> list[int]:
        starts = [0]
        for line in self.lines:
            starts.append(starts[-1] + len(line) + 1)
        return starts

    @cached_property
    def parents(self) -> dict[ast.AST, ast.AST]:
        """Each node's parent."""
        return {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """Every node, in the order of ``ast.walk``."""
        return list(ast.walk(self.tree))

    @cached_property
    def tokens(self) -> list[tokenize.TokenInfo]:
        """The tokens of the text."""
        return list(tokenize.generate_tokens(io.StringIO(self.text).readline))

    @cached_property
    def comments(self) -> list[tuple[int, int]]:
        """The spans of the comments."""
        return [
            (self.at(*token.start), self.at(*token.end))
            for token in self.tokens
            if token.type == tokenize.COMMENT
        ]

    @cached_property
    def scopes(self) -> Scopes:
        """Who binds and who uses each name."""
        return Scopes(self.tree)

    @cached_property
    def names(self) -> frozenset[str]:
        """Every identifier-like word of the text."""
        words = set()
        for node in self.nodes:
            if isinstance(node, ast.Name):
                words.add(node.id)
            elif isinstance(node, ast.Attribute):
                words.add(node.attr)
            elif isinstance(node, ast.arg) or (isinstance(node, ast.keyword) and node.arg):
                words.add(node.arg)
            elif isinstance(node, DEFINITIONS):
                words.add(node.name)
            elif isinstance(node, ast.alias):
                words.update((node.asname or node.name).split("."))
            elif isinstance(node, (ast.ExceptHandler, ast.MatchAs, ast.MatchStar)) and node.name:
                words.add(node.name)
            elif isinstance(node, (ast.Global, ast.Nonlocal)):
                words.update(node.names)
        return frozenset(words)

    @cached_property
    def strings(self) -> list[str]:
        """The values of the string constants that are no docstrings."""
        docs = {id(node) for node in self.docstrings}
        return [
            node.value
            for node in self.nodes
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in docs
        ]

    @cached_property
    def docstrings(self) -> list[ast.Constant]:
        """The docstring nodes of module, classes and functions."""
        found = []
        for node in self.nodes:
            if isinstance(node, (ast.Module, *DEFINITIONS)) and node.body:
                first = node.body[0]
                value = first.value if isinstance(first, ast.Expr) else None
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    found.append(value)
        return found

    @cached_property
    def calls(self) -> frozenset[str]:
        """The names of functions called by plain name anywhere in the file."""
        return frozenset(
            node.func.id
            for node in self.nodes
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        )

    @cached_property
    def reflective(self) -> bool:
        """Whether the file reads names at run time (eval, exec, locals, vars, globals)."""
        return bool(self.calls & {"eval", "exec", "locals", "vars", "globals", "compile"})

    @cached_property
    def works_at_import(self) -> bool:
        """Whether the file is a script: loops, or calls a function for its effect, at its top."""
        loops = (ast.For, ast.While, ast.With, ast.AugAssign)
        return any(
            isinstance(node, loops)
            or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call))
            for node in self.tree.body
        )

    @cached_property
    def imports(self) -> frozenset[str]:
        """The top-level packages the file imports."""
        found = set()
        for node in self.nodes:
            if isinstance(node, ast.Import):
                found.update(alias.name.split(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module.split(".")[0])
        return frozenset(found)

    @property
    def is_test(self) -> bool:
        """Whether the file is a test file."""
        name = self.path.rsplit("/", 1)[-1]
        listed = self.project is not None and self.path in self.project.tests
        return (
            listed or name.startswith("test_") or name.endswith("_test.py") or name == "conftest.py"
        )

    def at(self, line: int, column: int) -> int:
        """Return the offset of a 1-based line and a column in characters."""
        return self._starts[line - 1] + column

    def _offset(self, line: int, byte: int) -> int:
        text = self.lines[line - 1]
        if not text.isascii():
            byte = len(text.encode()[:byte].decode(errors="ignore"))
        return self._starts[line - 1] + byte

    def start(self, node: ast.AST) -> int:
        """Return the offset of a node's first character; decorators do not count."""
        return self._offset(node.lineno, node.col_offset)  # type: ignore[attr-defined]

    def end(self, node: ast.AST) -> int:
        """Return the offset after a node's last character."""
        return self._offset(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]

    def source(self, node: ast.AST) -> str:
        """Return the text of a node."""
        return self.text[self.start(node) : self.end(node)]

    def line_start(self, offset: int) -> int:
        """Return the offset at which the line of an offset starts."""
        return self.text.rfind("\n", 0, offset) + 1

    def line_end(self, offset: int) -> int:
        """Return the offset of the end of the line of an offset, its newline left out."""
        found = self.text.find("\n", offset)
        return len(self.text) if found < 0 else found

    def indent(self, node: ast.AST) -> str:
        """Return the blanks before the line on which a node starts."""
        line = self.lines[node.lineno - 1]  # type: ignore[attr-defined]
        return line[: len(line) - len(line.lstrip(" \t"))]

    @cached_property
    def unit(self) -> str:
        """The indentation unit of the file."""
        for node in self.nodes:
            if isinstance(node, DEFINITIONS) and node.body[0].lineno > node.lineno:
                outer, inner = self.indent(node), self.indent(node.body[0])
                if inner.startswith(outer) and len(inner) > len(outer):
                    return inner[len(outer) :]
        return "    "

    def has_comment(self, start: int, end: int) -> bool:
        """Return whether a comment lies in a span."""
        return any(start <= one < end for one, _ in self.comments)

    def alone(self, node: ast.stmt) -> bool:
        """Return whether a statement has its lines to itself, a comment apart."""
        before = self.text[self.line_start(self.start(node)) : self.start(node)]
        after = self.text[self.end(node) : self.line_end(self.end(node))].strip()
        return not before.strip() and (not after or after.startswith("#"))

    def replace(self, node: ast.AST, new: str, message: str = "", group: int | None = None) -> Edit:
        """Return the edit that replaces a node's text."""
        return Edit(self.start(node), self.end(node), new, message, group)

    def remove_line(self, node: ast.stmt, message: str = "") -> Edit:
        """Return the edit that removes a statement with its whole lines."""
        start = self.line_start(self.start(node))
        end = min(self.line_end(self.end(node)) + 1, len(self.text))
        return Edit(start, end, "", message)

    def ancestors(self, node: ast.AST) -> Iterator[ast.AST]:
        """Yield a node's parent, its parent and so on up to the module."""
        while node in self.parents:
            node = self.parents[node]
            yield node

    def function_of(self, node: ast.AST) -> Function | None:
        """Return the innermost function around a node."""
        return next((up for up in self.ancestors(node) if isinstance(up, FUNCTIONS)), None)

    def siblings(self, node: ast.stmt) -> list[ast.stmt]:
        """Return the block of statements a statement is in."""
        parent = self.parents[node]
        for name in ("body", "orelse", "finalbody"):
            block = getattr(parent, name, None)
            if isinstance(block, list) and node in block:
                return block
        return [node]

    def walk(self, kind: type | tuple[type, ...]) -> Iterator:
        """Yield every node of a kind."""
        return (node for node in self.nodes if isinstance(node, kind))

    def is_builtin(self, name: str) -> bool:
        """Return whether a name keeps its builtin meaning everywhere in the file."""
        return name not in self.scopes.bound_names
