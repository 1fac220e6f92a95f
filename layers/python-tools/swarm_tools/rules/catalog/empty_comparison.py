"""``not xs`` instead of a comparison with an empty literal."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.truth import atom, tested
from swarm_tools.rules.types import certain


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Compare):
        if len(node.ops) != 1 or not isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
            continue
        value, other = node.left, node.comparators[0]
        kind = _empty(other)
        if kind is None:
            value, other, kind = other, value, _empty(value)
        if kind is None or certain(module, value) != kind or not atom(value):
            continue
        text = module.source(value)
        if isinstance(node.ops[0], ast.NotEq):
            if not tested(module, node):
                continue
            new = text
        else:
            parent = module.parents[node]
            plain = isinstance(
                parent, (ast.If, ast.While, ast.Return, ast.Assign, ast.BoolOp, ast.IfExp)
            )
            new = f"not {text}" if plain else f"(not {text})"
        yield module.replace(node, new, f"Asked the {kind} itself whether it is empty.")


def _empty(node: ast.expr) -> str | None:
    """Return the type of an empty literal."""
    if isinstance(node, ast.Dict) and not node.keys:
        return "dict"
    if isinstance(node, (ast.List, ast.Tuple)) and not node.elts:
        return type(node).__name__.lower()
    return None


RULE = Rule(
    id="empty-comparison",
    title="The container itself instead of a comparison with an empty one",
    docs=(
        "Only where it is certainly a container of the same type: None, 0 and another type are "
        "not equal to an empty list but just as false."
    ),
    fix=_fix,
    pylint=("use-implicit-booleaness-not-comparison",),
    good=(
        "def f(xs):\n    return xs == []\n",
        "def f():\n    xs = [1]\n    return xs != []\n",
    ),
    bad=(
        (
            "def f(n):\n    xs = [n]\n    xs.pop()\n    if xs == []:\n        return 1\n"
            "    return 2\n",
            "def f(n):\n    xs = [n]\n    xs.pop()\n    if not xs:\n        return 1\n"
            "    return 2\n",
        ),
        (
            "def f(n):\n    xs = {n: 1}\n    if xs != {}:\n        return 1\n    return 2\n",
            "def f(n):\n    xs = {n: 1}\n    if xs:\n        return 1\n    return 2\n",
        ),
    ),
)
