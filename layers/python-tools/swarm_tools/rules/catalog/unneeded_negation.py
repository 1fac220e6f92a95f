"""The opposite comparison instead of a negated one."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.truth import atom, tested
from swarm_tools.rules.types import certain

_EQUAL = {ast.Eq: "!=", ast.NotEq: "=="}
_ORDER = {ast.Lt: ">=", ast.LtE: ">", ast.Gt: "<=", ast.GtE: "<"}
_PLAIN = {"int", "str", "bool"}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.UnaryOp):
        if not isinstance(node.op, ast.Not):
            continue
        inner = node.operand
        if module.has_comment(module.start(node), module.end(node)):
            continue
        if isinstance(inner, ast.UnaryOp) and isinstance(inner.op, ast.Not):
            if tested(module, node) and "\n" not in module.source(node):
                text = module.source(inner.operand)
                new = text if atom(inner.operand) else f"({text})"
                yield module.replace(node, new, "Dropped two 'not' that cancel out.")
                return
        elif isinstance(inner, ast.Compare) and len(inner.ops) == 1:
            sign = _opposite(module, inner)
            function = module.function_of(node)
            if sign is None or (isinstance(function, FUNCTIONS) and function.name == "__ne__"):
                continue
            start, end = module.end(inner.left), module.start(inner.comparators[0])
            between = module.text[start:end]
            if "(" in between or ")" in between or "\n" in module.source(node):
                continue
            left, right = module.source(inner.left), module.source(inner.comparators[0])
            parent = module.parents[node]
            new = f"{left} {sign} {right}"
            if isinstance(parent, (ast.Compare, ast.BinOp, ast.UnaryOp, ast.Await)):
                new = f"({new})"
            yield module.replace(node, new, f"Compared with '{sign}' instead of negating.")
            return


def _opposite(module: Module, node: ast.Compare) -> str | None:
    kinds = {certain(module, node.left), certain(module, node.comparators[0])}
    if not kinds <= _PLAIN:
        return None
    if type(node.ops[0]) in _EQUAL:
        return _EQUAL[type(node.ops[0])]
    return _ORDER.get(type(node.ops[0])) if len(kinds) == 1 else None


RULE = Rule(
    id="unneeded-negation",
    title="The opposite comparison instead of a negated one",
    docs=(
        "Where both sides are certainly whole numbers or texts. Floats and sets are left alone: "
        "they can be neither less nor greater. Two negations cancel out where only the truth of "
        "the result matters."
    ),
    fix=_fix,
    pylint=("unnecessary-negation",),
    good=("def f(a, b):\n    return not a < b\n", "def f(a):\n    return not not a\n"),
    bad=(
        (
            "def f(xs):\n    a = len(xs)\n    b = 3\n    return not a < b\n",
            "def f(xs):\n    a = len(xs)\n    b = 3\n    return a >= b\n",
        ),
        (
            "def f():\n    a = 'x'\n    b = 'y'\n    return not a == b\n",
            "def f():\n    a = 'x'\n    b = 'y'\n    return a != b\n",
        ),
        (
            "def f(a):\n    if not not a:\n        return 1\n    return 2\n",
            "def f(a):\n    if a:\n        return 1\n    return 2\n",
        ),
    ),
)
