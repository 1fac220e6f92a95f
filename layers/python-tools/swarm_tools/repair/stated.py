"""What a file states about itself: no repair makes it true by changing the statement."""

from __future__ import annotations

import ast

from swarm_tools.facts.main_guard import asks_who_runs
from swarm_tools.repair.source import SourceText

Span = tuple[int, int]


def stated(source: SourceText) -> list[Span]:
    """Return the parts of a file that say what it should do, by character offsets.

    These are the question whether the file is run by itself, asserts outside of functions, and
    functions without parameters that assert something: demonstrations and checks of their own.
    An assert of a function with parameters may be a condition on them; it is part of the code.
    """
    found: list[ast.AST] = []
    for node in ast.walk(source.tree):
        if isinstance(node, ast.If) and asks_who_runs(node.test):
            found.append(node.test)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and _demonstrates(node):
            found.append(node)
    found += _own_asserts(source.tree.body)
    return [_with_indent(source, source.span(node)) for node in found]


def _with_indent(source: SourceText, span: Span) -> Span:
    """Return a span from the start of its line: what is moved or asked there belongs to it."""
    return source.text.rfind("\n", 0, span[0]) + 1, span[1]


def touches(edits: tuple[tuple[int, int, str], ...], spans: list[Span]) -> bool:
    """Say whether an edit reaches into one of the parts."""
    return any(start < last and end > first for start, end, _ in edits for first, last in spans)


def _demonstrates(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    given = node.args
    parameters = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
    return not any(parameters) and any(isinstance(n, ast.Assert) for n in ast.walk(node))


def _own_asserts(body: list[ast.stmt]) -> list[ast.stmt]:
    """Return the asserts outside of functions and classes."""
    found: list[ast.stmt] = []
    for statement in body:
        if isinstance(statement, ast.Assert):
            found.append(statement)
        elif not isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            for name in ("body", "orelse", "finalbody"):
                found += _own_asserts(getattr(statement, name, []))
    return found
