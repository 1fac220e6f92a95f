"""Notes what tests assert, instead of judging it: that is what users of a program see of it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

from swarm_tools.repair.plain import is_literal

NOTE, RAISED = "__note__", "__raised__"
AROUND = ("raises", "assertRaises", "assertRaisesRegex", "assertRaisesRegexp")
DEFS = (ast.FunctionDef, ast.AsyncFunctionDef)


class Noting(ast.NodeTransformer):
    """Notes what tests assert, instead of judging it."""

    def visit_Assert(self, node: ast.Assert) -> list[ast.stmt]:
        """Note both sides of a comparison, or what has to be true."""
        return [note(part) for part in _asserted(node.test)]

    def visit_Expr(self, node: ast.Expr) -> Any:
        """Note what is handed to an assertion of `unittest`, and what comes of other calls."""
        if called(node.value).startswith("assert") and isinstance(node.value, ast.Call):
            return [note(part) for part in node.value.args if not is_said(part)] or ast.Pass()
        return node if isinstance(node.value, ast.Constant) else note(node.value)

    def visit_With(self, node: ast.With) -> Any:
        """Note the error that is raised, whichever it is."""
        self.generic_visit(node)
        for item in node.items:
            if called(item.context_expr) in AROUND:
                item.context_expr = ast.Call(ast.Name(RAISED, ast.Load()), [], [])
                item.optional_vars = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        """Leave functions inside a test as they are."""
        if not any(isinstance(n, DEFS) for stmt in node.body for n in ast.walk(stmt)):
            self.generic_visit(node)
        return node


def _asserted(test: ast.expr) -> Iterator[ast.expr]:
    """Yield the expressions that a test is about: not what it says of them."""
    if isinstance(test, ast.BoolOp):
        for part in test.values:
            yield from _asserted(part)
    elif isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        yield from _asserted(test.operand)
    elif isinstance(test, ast.Compare):
        yield test
        yield from (p for p in (test.left, *test.comparators) if not is_said(p))
    else:
        yield test


def is_said(node: ast.AST) -> bool:
    """Say whether an expression is what is expected: literals alone, or nearly such a number."""
    return value_of(node) is not NO_VALUE or called(node) == "approx"


NO_VALUE = object()


def value_of(node: ast.AST) -> Any:
    """Return the value of literals; `NO_VALUE` for what is no such value."""
    try:
        value = ast.literal_eval(node) if isinstance(node, ast.expr) else NO_VALUE
    except (ValueError, TypeError, SyntaxError, RecursionError, MemoryError):
        return NO_VALUE
    return value if is_literal(value) else NO_VALUE


def note(node: ast.expr) -> ast.stmt:
    """Return a statement that notes what an expression gives, or that it fails."""
    nothing = ast.arguments([], [], None, [], [], None, [])
    made = ast.Call(ast.Name(NOTE, ast.Load()), [ast.Lambda(nothing, node)], [])
    return ast.Expr(made)


def called(node: ast.AST | None) -> str:
    """Return the name of what is called; empty where nothing is."""
    func = node.func if isinstance(node, ast.Call) else None
    if isinstance(func, ast.Attribute):
        return func.attr
    return func.id if isinstance(func, ast.Name) else ""
