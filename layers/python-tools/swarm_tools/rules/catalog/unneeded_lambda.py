"""A lambda that only calls a builtin."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_PLAIN = {
    "len",
    "str",
    "int",
    "float",
    "abs",
    "repr",
    "ord",
    "chr",
    "sum",
    "sorted",
    "bool",
    "max",
    "min",
}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Lambda):
        call, arguments = node.body, node.args
        names = [arg.arg for arg in arguments.args]
        if arguments.defaults or arguments.vararg or arguments.kwarg or arguments.kwonlyargs:
            continue
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.keywords:
            continue
        if call.func.id not in _PLAIN or not module.is_builtin(call.func.id) or len(names) != 1:
            continue
        if [getattr(arg, "id", None) for arg in call.args] != names:
            continue
        yield module.replace(node, call.func.id, f"Passed '{call.func.id}' itself.")


RULE = Rule(
    id="unneeded-lambda",
    title="The function itself instead of a lambda around it",
    docs="Only for builtins, which nothing can rebind between now and the call.",
    fix=_fix,
    pylint=("unnecessary-lambda",),
    good=("def f(xs):\n    return sorted(xs, key=lambda x: -x)\n",),
    bad=(
        (
            "def f(xs):\n    return sorted(xs, key=lambda x: len(x))\n",
            "def f(xs):\n    return sorted(xs, key=len)\n",
        ),
    ),
)
