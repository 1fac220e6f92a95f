"""A conditional expression instead of ``test and one or other``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.truth import literal_truth
from swarm_tools.rules.types import pure


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk((ast.Assign, ast.Return)):
        value = node.value
        if not isinstance(value, ast.BoolOp) or not isinstance(value.op, ast.Or):
            continue
        if len(value.values) != 2 or module.has_comment(module.start(node), module.end(node)):
            continue
        first, other = value.values
        if not isinstance(first, ast.BoolOp) or not isinstance(first.op, ast.And):
            continue
        if len(first.values) != 2 or _loose(other) or _loose(first.values[0]):
            continue
        test, one = first.values
        truth = literal_truth(one)
        if truth is True:
            new = f"{_text(module, one)} if {_text(module, test)} else {_text(module, other)}"
            yield module.replace(value, new, "Used a conditional expression.")
        elif truth is False and pure(test):
            yield module.replace(value, _text(module, other), "Dropped what is never chosen.")


def _loose(node: ast.expr) -> bool:
    return isinstance(node, (ast.Lambda, ast.IfExp, ast.NamedExpr, ast.Yield, ast.YieldFrom))


def _text(module: Module, node: ast.expr) -> str:
    text = module.source(node)
    return f"({text})" if "\n" in text and not text.startswith(("(", "[", "{")) else text


RULE = Rule(
    id="logical-ternary",
    title="A conditional expression instead of and with or",
    docs=(
        "Only where the chosen value is a literal, so that its truth is known; with any other "
        "value the old idiom gives something else when that value is false."
    ),
    fix=_fix,
    pylint=("consider-using-ternary", "simplify-boolean-expression"),
    good=("def f(x, y):\n    return x and y or 2\n",),
    bad=(
        (
            "def f(x):\n    return x and 'yes' or 'no'\n",
            "def f(x):\n    return 'yes' if x else 'no'\n",
        ),
        (
            "def f(x):\n    y = x and '' or 'no'\n    return y\n",
            "def f(x):\n    y = 'no'\n    return y\n",
        ),
    ),
)
