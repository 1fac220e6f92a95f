"""A generator instead of a list that is only summed up or tested."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_SUMS = {"sum", "max", "min", "list", "tuple"}
_TESTS = {"any", "all"}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        if not isinstance(node.func, ast.Name) or len(node.args) != 1 or node.keywords:
            continue
        inner = node.args[0]
        name = node.func.id
        if not isinstance(inner, ast.ListComp) or not module.is_builtin(name):
            continue
        if name not in _SUMS and not (name in _TESTS and _quiet(inner)):
            continue
        start, end = module.start(inner), module.end(inner)
        if module.text[start] != "[" or module.text[end - 1] != "]":
            continue
        if any(isinstance(part, (ast.Await, ast.Yield, ast.YieldFrom)) for part in ast.walk(inner)):
            continue
        message = f"Fed {name}() from a generator instead of a list."
        yield Edit(start, start + 1, "", message, node.lineno * 1000 + node.col_offset)
        yield Edit(end - 1, end, "", "", node.lineno * 1000 + node.col_offset)


def _quiet(node: ast.ListComp) -> bool:
    """Return whether no item can have an effect that stopping early would leave out."""
    allowed = (
        ast.ListComp, ast.comprehension, ast.Compare, ast.Name, ast.Constant, ast.BoolOp,
        ast.UnaryOp, ast.boolop, ast.unaryop, ast.cmpop, ast.expr_context, ast.Attribute,
    )  # fmt: skip
    return all(isinstance(part, allowed) for part in ast.walk(node))


RULE = Rule(
    id="generator-argument",
    title="A generator instead of a list that is used once",
    docs=(
        "sum, max and min take every item either way. any and all stop early, so only "
        "comprehensions without calls are changed for them."
    ),
    fix=_fix,
    pylint=("consider-using-generator", "use-a-generator"),
    good=("def f(xs, g):\n    return any([g(x) for x in xs])\n",),
    bad=(
        (
            "def f(xs):\n    return sum([x * 2 for x in xs])\n",
            "def f(xs):\n    return sum(x * 2 for x in xs)\n",
        ),
        (
            "def f(xs):\n    return any([x > 1 for x in xs])\n",
            "def f(xs):\n    return any(x > 1 for x in xs)\n",
        ),
    ),
)
