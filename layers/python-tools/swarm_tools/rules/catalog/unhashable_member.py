"""Lists as members of a set or keys of a dict."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import guarded, kind_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk((ast.Set, ast.Dict, ast.Subscript, ast.Call)):
        for item in _members(module, node):
            if isinstance(item, ast.List) and not guarded(module, item, ("TypeError",)):
                inner = module.source(item)[1:-1]
                comma = "," if len(item.elts) == 1 and not inner.rstrip().endswith(",") else ""
                message = "Used a tuple, which a set or dict can hold, instead of a list."
                yield module.replace(item, f"({inner}{comma})", message)


def _members(module: Module, node: ast.AST) -> list[ast.expr]:
    """Return the expressions of a node that have to be hashable."""
    if isinstance(node, ast.Set):
        return list(node.elts)
    if isinstance(node, ast.Dict):
        return [key for key in node.keys if key is not None]
    if isinstance(node, ast.Subscript):
        return [node.slice] if kind_of(module, node.value) == "dict" else []
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return []
    adds = node.func.attr == "add" and kind_of(module, node.func.value) == "set"
    return node.args[:1] if adds else []


RULE = Rule(
    id="unhashable-member",
    title="Tuples as members of sets and keys of dicts",
    docs=(
        "A list has no hash, so that putting one into a set or using it as a key always fails; "
        "it is written as a tuple."
    ),
    fix=_fix,
    pylint=("unhashable-member",),
    good=(
        "def f(frame):\n    return frame[['a', 'b']]\n",
        "def f():\n    return {(1, 2): 3}\n",
    ),
    bad=(
        (
            "def f():\n    return {[1, 2]: 3, [4]: 5}, {[1], 2}\n",
            "def f():\n    return {(1, 2): 3, (4,): 5}, {(1,), 2}\n",
        ),
        (
            "def f(x, y):\n    seen = set()\n    seen.add([x, y])\n    return seen\n",
            "def f(x, y):\n    seen = set()\n    seen.add((x, y))\n    return seen\n",
        ),
    ),
    order=5,
    repairs=True,
)
