"""The container itself instead of its length as a condition."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.types import certain


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        if (
            not isinstance(node.func, ast.Name)
            or node.func.id != "len"
            or not module.is_builtin("len")
        ):
            continue
        parent = module.parents[node]
        negated = isinstance(parent, ast.UnaryOp) and isinstance(parent.op, ast.Not)
        holder = module.parents[parent] if negated else parent
        tested = isinstance(holder, (ast.If, ast.While, ast.IfExp)) and holder.test in (
            node,
            parent,
        )
        if not tested or len(node.args) != 1:
            continue
        if certain(module, node.args[0]) in ("list", "dict", "set", "str", "tuple", "range"):
            yield module.replace(node, module.source(node.args[0]), "Tested the container itself.")


RULE = Rule(
    id="length-test",
    title="The container itself as a condition",
    docs="Only where it is certainly a builtin container, whose truth is whether it has items.",
    fix=_fix,
    pylint=("use-implicit-booleaness-not-len",),
    good=("def f(xs):\n    if not len(xs):\n        return 1\n    return 2\n",),
    bad=(
        (
            "def f(n):\n    xs = list(n)\n    if not len(xs):\n        return 1\n    return 2\n",
            "def f(n):\n    xs = list(n)\n    if not xs:\n        return 1\n    return 2\n",
        ),
    ),
)
