"""``a < b < c`` instead of ``a < b and b < c``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_UP = {ast.Lt: "<", ast.LtE: "<="}
_DOWN = {ast.Gt: "<", ast.GtE: "<="}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.BoolOp):
        if not isinstance(node.op, ast.And) or len(node.values) != 2:
            continue
        pairs = [_ordered(value) for value in node.values]
        if None in pairs or module.has_comment(module.start(node), module.end(node)):
            continue
        for first, second in (pairs, pairs[::-1]):
            low, sign, middle = first  # type: ignore[misc]
            again, sign2, high = second  # type: ignore[misc]
            if (
                isinstance(middle, ast.Name)
                and isinstance(again, ast.Name)
                and middle.id == again.id
            ):
                if not all(isinstance(x, (ast.Name, ast.Constant)) for x in (low, high)):
                    continue
                parts = [module.source(x) for x in (low, middle, high)]
                new = f"{parts[0]} {sign} {parts[1]} {sign2} {parts[2]}"
                yield module.replace(node, new, "Compared in one chain.")
                break


def _ordered(node: ast.expr) -> tuple[ast.expr, str, ast.expr] | None:
    """Return a comparison as smaller, sign and larger."""
    if not isinstance(node, ast.Compare) or len(node.ops) != 1:
        return None
    kind = type(node.ops[0])
    if kind in _UP:
        return node.left, _UP[kind], node.comparators[0]
    if kind in _DOWN:
        return node.comparators[0], _DOWN[kind], node.left
    return None


RULE = Rule(
    id="chained-comparison",
    title="One chain instead of two comparisons",
    docs="Only between names and constants, whose evaluation has no effect.",
    fix=_fix,
    pylint=("chained-comparison",),
    good=("def f(a, b, c):\n    return a < b and c < b\n",),
    bad=(("def f(x):\n    return x > 0 and x < 10\n", "def f(x):\n    return 0 < x < 10\n"),),
)
