"""``++i`` and ``i++``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Expr):
        outer = node.value
        if not isinstance(outer, ast.UnaryOp) or not isinstance(outer.operand, ast.UnaryOp):
            continue
        inner = outer.operand
        signs = (ast.UAdd, ast.USub)
        if type(outer.op) is not type(inner.op) or not isinstance(outer.op, signs):
            continue
        if isinstance(inner.operand, (ast.Name, ast.Attribute, ast.Subscript)):
            sign = "+" if isinstance(outer.op, ast.UAdd) else "-"
            new = f"{module.source(inner.operand)} {sign}= 1"
            yield module.replace(node, new, f"Stepped it; Python has no '{sign * 2}'.")


RULE = Rule(
    id="double-sign",
    title="A step instead of ++ and --",
    docs="'++i' as a statement only gives i two signs and does nothing; it steps i by one.",
    fix=_fix,
    pylint=("nonexistent-operator", "pointless-statement"),
    good=("def f(i):\n    return --i\n", "def f(i):\n    +i\n    return i\n"),
    bad=(
        (
            "def f(n):\n    i = 0\n    while i < n:\n        ++i\n    return i\n",
            "def f(n):\n    i = 0\n    while i < n:\n        i += 1\n    return i\n",
        ),
    ),
    order=4,
    concern="repair",
)
