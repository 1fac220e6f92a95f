"""Parentheses around a tuple that a comma at the line's end makes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk((ast.Assign, ast.Return, ast.AugAssign, ast.AnnAssign, ast.Expr)):
        value = node.value
        if not isinstance(value, ast.Tuple) or len(value.elts) != 1:
            continue
        text = module.source(value)
        if "\n" in text or not text.rstrip().endswith(","):
            continue
        yield module.replace(value, f"({text.rstrip()})", "Showed that this is a tuple.")


RULE = Rule(
    id="trailing-comma",
    title="Parentheses around a tuple of one",
    docs="A comma at the end of a line is easily overlooked; the value stays the same tuple.",
    fix=_fix,
    pylint=("trailing-comma-tuple",),
    good=("X = (1,)\n", "X = 1, 2\n", "X = ((1),)\n"),
    bad=(
        ("X = 1,\n", "X = (1,)\n"),
        ("def f(x):\n    return x,\n", "def f(x):\n    return (x,)\n"),
    ),
    keeps_tree=True,
)
