"""What tests say of a function by plain calls: arguments and the value that is expected."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .parse import parsed

_MOST = 60


@dataclass(frozen=True)
class Example:
    """One call with what it must give.

    Attributes:
        args: Literal arguments.
        value: The expected value.
        how: ``equals``, ``true`` or ``false``.
    """

    args: tuple[Any, ...]
    value: Any
    how: str


def examples_of(tests: Iterable[str], name: str) -> list[Example]:
    """Return the examples of a function in the texts of tests, at most 60."""
    found: list[Example] = []
    for text in tests:
        tree = parsed(text)
        for node in ast.walk(tree) if tree else ():
            if isinstance(node, ast.Assert):
                example = _example(node.test, name)
                if example and len(found) < _MOST:
                    found.append(example)
    return found


def _example(test: ast.expr, name: str) -> Example | None:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        args = _args(test.operand, name)
        return Example(args, None, "false") if args is not None else None
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        if not isinstance(test.ops[0], (ast.Eq, ast.Is)):
            return None
        for call, value in (
            (test.left, test.comparators[0]),
            (test.comparators[0], test.left),
        ):
            args = _args(call, name)
            known, literal = _literal(value)
            if args is not None and known:
                return Example(args, literal, "equals")
        return None
    args = _args(test, name)
    return Example(args, None, "true") if args is not None else None


def _args(node: ast.expr, name: str) -> tuple[Any, ...] | None:
    """Return the literal arguments of a call of the function, None where it is something else."""
    if not isinstance(node, ast.Call) or node.keywords:
        return None
    called = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
    if called != name:
        return None
    values = [_literal(arg) for arg in node.args]
    return tuple(value for _, value in values) if all(known for known, _ in values) else None


def _literal(node: ast.expr) -> tuple[bool, Any]:
    try:
        return True, ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return False, None


def fits(function: Any, examples: list[Example]) -> bool:
    """Tell whether a function gives what all examples say; the arguments are its own to change."""
    import copy

    for example in examples:
        try:
            given = function(*copy.deepcopy(example.args))
        except Exception:
            return False
        if example.how == "equals":
            same = given == example.value or _close(given, example.value)
            if not same or isinstance(given, bool) != isinstance(example.value, bool):
                return False
        elif bool(given) != (example.how == "true"):
            return False
    return True


def _close(given: Any, wanted: Any) -> bool:
    numbers = isinstance(given, float) and isinstance(wanted, (int, float))
    return numbers and abs(given - wanted) <= 1e-9 * max(1.0, abs(wanted))
