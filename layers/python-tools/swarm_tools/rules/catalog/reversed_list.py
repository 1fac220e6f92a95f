"""``reversed()`` of what has no end to start from."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin, guarded, kind_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_STREAMS = ("map", "filter", "zip", "enumerate")


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        if not calls_builtin(module, node, ("reversed",)) or len(node.args) != 1:
            continue
        value = node.args[0]
        stream = calls_builtin(module, value, _STREAMS) or kind_of(module, value) in (
            "set",
            "generator",
        )
        if stream and module.is_builtin("list") and not guarded(module, node, ("TypeError",)):
            text = module.source(value)
            if isinstance(value, ast.GeneratorExp) and not text.startswith("("):
                text = f"({text})"
            yield module.replace(value, f"list({text})", "Made a list, which can be reversed.")


RULE = Rule(
    id="reversed-list",
    title="A list for reversed()",
    docs="An iterator or set cannot be reversed, which always fails; a list of it can.",
    fix=_fix,
    pylint=("bad-reversed-sequence",),
    good=("def f(xs):\n    return reversed(xs)\n",),
    bad=(
        (
            "def f(xs):\n    return reversed(enumerate(xs)), reversed({1, 2})\n",
            "def f(xs):\n    return reversed(list(enumerate(xs))), reversed(list({1, 2}))\n",
        ),
    ),
    order=5,
    repairs=True,
)
