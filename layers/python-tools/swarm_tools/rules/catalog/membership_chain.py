"""``x in (a, b)`` instead of ``x == a or x == b``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.own_classes import defines
from swarm_tools.rules.types import simple


def _fix(module: Module) -> Iterator[Edit]:
    if defines(module, "__eq__", "__ne__"):
        return
    for node in module.walk(ast.BoolOp):
        wanted = ast.Eq if isinstance(node.op, ast.Or) else ast.NotEq
        parts = []
        for value in node.values:
            if not (
                isinstance(value, ast.Compare)
                and len(value.ops) == 1
                and isinstance(value.ops[0], wanted)
            ):
                break
            parts.append((value.left, value.comparators[0]))
        if len(parts) != len(node.values) or len(parts) < 2:
            continue
        if all(isinstance(left, ast.Constant) for left, _ in parts):
            parts = [(right, left) for left, right in parts]
        first = parts[0][0]
        if not simple(first) or any(ast.dump(left) != ast.dump(first) for left, _ in parts):
            continue
        constants = [right for _, right in parts]
        if not all(
            isinstance(right, ast.Constant) and isinstance(right.value, (str, int))
            for right in constants
        ):
            continue
        if module.has_comment(module.start(node), module.end(node)) or "\n" in module.source(node):
            continue
        word = "in" if wanted is ast.Eq else "not in"
        values = ", ".join(module.source(right) for right in constants)
        new = f"{module.source(first)} {word} ({values})"
        if isinstance(module.parents[node], (ast.BoolOp, ast.UnaryOp)):
            new = f"({new})" if isinstance(module.parents[node], ast.Compare) else new
        yield module.replace(
            node, new, f"Asked once with '{word}' instead of comparing each value."
        )


RULE = Rule(
    id="membership-chain",
    title="One membership test instead of a chain of comparisons",
    docs="Only for a name compared with text and whole numbers, where both forms mean the same.",
    fix=_fix,
    pylint=("consider-using-in", "too-many-boolean-expressions"),
    good=(
        "def f(x, y):\n    return x == 1 or y == 1\n",
        "def f(g):\n    return g() == 1 or g() == 2\n",
    ),
    bad=(
        ("def f(x):\n    return x == 1 or x == 2\n", "def f(x):\n    return x in (1, 2)\n"),
        (
            "def f(x):\n    return x != 'a' and x != 'b'\n",
            "def f(x):\n    return x not in ('a', 'b')\n",
        ),
        (
            "def f(x):\n    if x == 1 or x == 2 or x == 3 or x == 4 or x == 5 or x == 6:\n"
            "        return 1\n    return 2\n",
            "def f(x):\n    if x in (1, 2, 3, 4, 5, 6):\n        return 1\n    return 2\n",
        ),
    ),
)
