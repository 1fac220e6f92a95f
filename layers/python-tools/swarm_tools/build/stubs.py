"""Functions and classes that are declared and not written yet."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from ..signatures.facts import FUNCTIONS
from .parse import parsed


@dataclass(frozen=True)
class Stub:
    """One function without a body of its own.

    Attributes:
        name: Its name.
        cls: Name of its class, "" where it has none.
        params: Names of its positional parameters, ``self`` left out.
        node: Its definition.
    """

    name: str
    cls: str
    params: tuple[str, ...]
    node: ast.FunctionDef | ast.AsyncFunctionDef


def stubs_of(text: str) -> list[Stub]:
    """Return the stubs of a module, in source order; none where it does not parse."""
    tree = parsed(text)
    return list(_stubs(tree.body, "")) if tree else []


def _stubs(body: list[ast.stmt], cls: str) -> Iterator[Stub]:
    for node in body:
        if isinstance(node, ast.ClassDef) and not cls:
            yield from _stubs(node.body, node.name)
        elif isinstance(node, FUNCTIONS) and is_stub(node):
            args = [arg.arg for arg in (*node.args.posonlyargs, *node.args.args)]
            yield Stub(node.name, cls, tuple(args[1:] if cls else args), node)


def is_stub(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Tell whether a body is a docstring at most, and ``pass``, ``...`` or NotImplementedError."""
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    return all(_is_nothing(statement) for statement in body)


def _is_nothing(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Pass):
        return True
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Constant) and statement.value.value is Ellipsis
    if isinstance(statement, ast.Raise) and statement.exc is not None:
        raised = statement.exc.func if isinstance(statement.exc, ast.Call) else statement.exc
        return isinstance(raised, ast.Name) and raised.id == "NotImplementedError"
    return False


def filled(text: str, stub: Stub, rows: list[str]) -> str:
    """Return a module in which a stub has these lines as its body; its head and docstring stay."""
    lines = text.splitlines()
    node = stub.node
    has_doc = ast.get_docstring(node) is not None
    rest = node.body[1:] if has_doc else node.body
    if rest:
        before, after = lines[: rest[0].lineno - 1], lines[rest[-1].end_lineno :]
        first = lines[rest[0].lineno - 1]
        if first[: rest[0].col_offset].strip():  # def f(): ... in one line
            before.append(first[: rest[0].col_offset].rstrip())
    else:
        before, after = lines[: node.body[0].end_lineno], lines[node.body[0].end_lineno :]
    return "\n".join([*before, *rows, *after]) + "\n"


def indent_of(stub: Stub) -> str:
    """Return the indentation of a stub's body."""
    return " " * (stub.node.col_offset + 4)
