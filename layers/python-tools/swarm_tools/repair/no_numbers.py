"""Products of what is no number: of a text that is gone through, or of a truth and a value."""

from __future__ import annotations

import ast
from collections.abc import Iterator

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
GIVING_TEXT = frozenset(("lower", "upper", "strip", "replace", "casefold", "rstrip", "lstrip"))
TEXTUAL = GIVING_TEXT | {"split", "isdigit", "isalpha", "isalnum", "startswith", "endswith"}
THROUGH = frozenset(("enumerate", "reversed", "sorted", "set", "list", "tuple"))


def no_numbers(tree: ast.AST) -> Iterator[str]:
    """Yield a kind for each product of a number and a name that is no number in its function."""
    truths = set(_truths(tree))
    for function in (n for n in ast.walk(tree) if isinstance(n, FUNCTIONS)):
        gone_through = set(_gone_through(function)) - {""}
        for node in ast.walk(function):
            if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.Mult):
                continue
            sides = (node.left, node.right)
            counted = any(type(getattr(side, "value", None)) is int for side in sides)
            if counted and any(_is_text(side, gone_through) for side in sides):
                yield "text taken times"
            if any(isinstance(s, ast.Attribute) and s.attr in truths for s in sides):
                yield "truth taken times"


def _is_text(side: ast.expr, gone_through: set[str]) -> bool:
    """Say whether a side of a product is such a name, or what a method of a text gives."""
    made = isinstance(side, ast.Call) and getattr(side.func, "attr", "") in GIVING_TEXT
    return made or getattr(side, "id", "") in gone_through


def _gone_through(function: ast.AST) -> Iterator[str]:
    """Yield the names that a function goes through, or calls a method of a text of."""
    for node in ast.walk(function):
        if isinstance(node, (ast.For, ast.comprehension)):
            yield getattr(node.iter, "id", "")
        elif isinstance(node, ast.Call):
            if getattr(node.func, "attr", "") in TEXTUAL:
                yield getattr(node.func.value, "id", "")
            elif getattr(node.func, "id", "") in THROUGH and node.args:
                yield getattr(node.args[0], "id", "")


def _truths(tree: ast.AST) -> Iterator[str]:
    """Yield the attributes that are set to nothing but a truth."""
    told: dict[str, bool] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            truth = isinstance(getattr(node.value, "value", None), bool)
            for target in node.targets:
                if isinstance(target, ast.Attribute):
                    told[target.attr] = told.get(target.attr, True) and truth
    yield from (name for name, only in told.items() if only)
