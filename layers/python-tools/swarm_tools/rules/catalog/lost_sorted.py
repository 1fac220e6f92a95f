"""``sorted(xs)`` as a statement."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin, guarded, is_local, loads
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Expr):
        call = node.value
        if not calls_builtin(module, call, ("sorted",)) or len(call.args) != 1:
            continue
        value = call.args[0]
        if not isinstance(value, ast.Name) or not is_local(module, value):
            continue
        function = module.function_of(node)
        if function is None or guarded(module, node, ("TypeError",)):
            continue
        if any(module.start(use) > module.end(node) for use in loads(function.body, value.id)):
            new = f"{value.id} = {module.source(call)}"
            yield module.replace(node, new, f"Kept the list that 'sorted' gives of '{value.id}'.")


RULE = Rule(
    id="lost-sorted",
    title="The list that sorted() gives is kept",
    docs=(
        "'sorted' leaves its argument alone, so that calling it for nothing but its effect does "
        "nothing. Where the argument is a local name read afterwards, the name gets the result."
    ),
    fix=_fix,
    good=(
        "def f(xs):\n    ys = sorted(xs)\n    return ys\n",
        "def f(xs):\n    try:\n        sorted(xs)\n    except TypeError:\n        return []\n"
        "    return xs\n",
    ),
    bad=(
        (
            "def f(xs):\n    sorted(xs, reverse=True)\n    return xs[0]\n",
            "def f(xs):\n    xs = sorted(xs, reverse=True)\n    return xs[0]\n",
        ),
    ),
    order=5,
    repairs=True,
)
