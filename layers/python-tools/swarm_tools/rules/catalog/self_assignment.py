"""``x = x`` in a function."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Assign):
        function = module.function_of(node)
        if function is None or len(node.targets) != 1 or not module.alone(node):
            continue
        target, value = node.targets[0], node.value
        if (
            not isinstance(target, ast.Name)
            or not isinstance(value, ast.Name)
            or target.id != value.id
        ):
            continue
        arguments = {arg.arg for arg in ast.walk(function.args) if isinstance(arg, ast.arg)}
        if target.id not in arguments:
            continue
        message = f"Removed the assignment of '{target.id}' to itself."
        if len(module.siblings(node)) == 1:
            yield module.replace(node, "pass", message)
        else:
            yield module.remove_line(node, message)


RULE = Rule(
    id="self-assignment",
    title="No assignment of a name to itself",
    docs="Only for parameters, which are certainly bound.",
    fix=_fix,
    pylint=("self-assigning-variable",),
    good=("def f(x):\n    y = x\n    return y\n",),
    bad=(("def f(x):\n    x = x\n    return x\n", "def f(x):\n    return x\n"),),
)
