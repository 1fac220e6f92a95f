"""``"a" and "b" in text``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.types import simple


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.BoolOp):
        *front, last = node.values
        if not isinstance(last, ast.Compare) or len(last.ops) != 1:
            continue
        if not isinstance(last.ops[0], (ast.In, ast.NotIn, ast.Eq)) or not _text(last.left):
            continue
        if not simple(last.comparators[0]) or not all(_text(value) for value in front):
            continue
        tail = module.text[module.end(last.left) : module.end(last)]
        if isinstance(last.ops[0], ast.Eq) and isinstance(node.op, ast.And):
            continue
        message = "Asked for each of the values; the first was always true."
        for index, value in enumerate(front):
            end = module.end(value)
            yield Edit(end, end, tail, "" if index else message, module.start(node))


def _text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(node.value)


RULE = Rule(
    id="and-membership",
    title="A test for each of several values",
    docs=(
        "\"'a' and 'b' in text\" only asks for the second, since a text that is not empty counts "
        "as true. Each gets the test of the last."
    ),
    fix=_fix,
    good=(
        "def f(text):\n    return 'a' in text and 'b' in text\n",
        "def f(text, a):\n    return a and 'b' in text\n",
    ),
    bad=(
        (
            "def f(text):\n    return 'a' and 'b' in text\n",
            "def f(text):\n    return 'a' in text and 'b' in text\n",
        ),
        (
            "def f(text):\n    if 'x' or 'y' or 'z' in text:\n        return 1\n    return 0\n",
            "def f(text):\n    if 'x' in text or 'y' in text or 'z' in text:\n        return 1\n"
            "    return 0\n",
        ),
    ),
    order=5,
    repairs=True,
)
