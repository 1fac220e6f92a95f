"""Conditions without the parts that decide nothing."""

from __future__ import annotations

import ast
import operator
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.truth import literal_truth, tested
from swarm_tools.rules.types import pure

_SIGNS = {
    ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.Lt: operator.lt, ast.LtE: operator.le,
    ast.Gt: operator.gt, ast.GtE: operator.ge,
}  # fmt: skip


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk((ast.BoolOp, ast.Compare)):
        if module.has_comment(module.start(node), module.end(node)):
            continue
        new = _compared(node) if isinstance(node, ast.Compare) else _joined(module, node)
        if new is not None:
            yield module.replace(node, new, "Dropped a part that decides nothing.")
            return


def _compared(node: ast.Compare) -> str | None:
    """Return the value of a comparison of two literals of one type."""
    left, right = node.left, node.comparators[0]
    sign = _SIGNS.get(type(node.ops[0]))
    if len(node.ops) != 1 or sign is None:
        return None
    if not isinstance(left, ast.Constant) or not isinstance(right, ast.Constant):
        return None
    if type(left.value) is not type(right.value) or type(left.value) not in (int, float, str):
        return None
    return str(sign(left.value, right.value))


def _joined(module: Module, node: ast.BoolOp) -> str | None:
    """Return a condition of and or or without its literals, None when it has none."""
    if not tested(module, node):
        return None
    deciding = isinstance(node.op, ast.Or)
    kept = []
    for value in node.values:
        truth = literal_truth(value)
        if truth is deciding:
            return str(deciding) if all(pure(one) for one in kept) else None
        if truth is None:
            kept.append(value)
    if len(kept) == len(node.values) or any("\n" in module.source(one) for one in kept):
        return None
    word = " or " if deciding else " and "
    text = word.join(_part(module, one) for one in kept)
    if not kept:
        return str(not deciding)
    inner = len(kept) > 1 and isinstance(module.parents[node], (ast.BoolOp, ast.UnaryOp))
    return f"({text})" if inner else text


def _part(module: Module, node: ast.expr) -> str:
    text = module.source(node)
    loose = isinstance(node, (ast.BoolOp, ast.IfExp, ast.Lambda, ast.NamedExpr))
    return f"({text})" if loose else text


RULE = Rule(
    id="constant-condition",
    title="Conditions without parts that decide nothing",
    docs=(
        "'x and True' asks no more than 'x', and 'x or True' asks nothing. A part that has to be "
        "evaluated because it calls something stays, and so do values that are used as such."
    ),
    fix=_fix,
    pylint=("simplifiable-condition", "condition-evals-to-constant", "comparison-of-constants"),
    good=(
        "def f(x):\n    return x or True\n",
        "def f(x):\n    if x() or True:\n        return 1\n    return 2\n",
    ),
    bad=(
        (
            "def f(x):\n    if x and True:\n        return 1\n    return 2\n",
            "def f(x):\n    if x:\n        return 1\n    return 2\n",
        ),
        (
            "def f(x):\n    if x or True:\n        return 1\n    return 2\n",
            "def f(x):\n    if True:\n        return 1\n    return 2\n",
        ),
        ("X = 1 == 2\n", "X = False\n"),
    ),
)
