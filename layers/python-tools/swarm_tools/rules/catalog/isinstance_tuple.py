"""``isinstance(x, [int, str])``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin, guarded
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.types import simple


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        if not calls_builtin(module, node, ("isinstance", "issubclass")) or len(node.args) != 2:
            continue
        kinds = node.args[1]
        if guarded(module, node, ("TypeError",)):
            continue
        if isinstance(kinds, (ast.List, ast.Set)) and all(map(simple, kinds.elts)) and kinds.elts:
            inner = module.source(kinds)[1:-1]
            comma = "," if len(kinds.elts) == 1 and not inner.rstrip().endswith(",") else ""
            yield module.replace(kinds, f"({inner}{comma})", "Gave the classes as a tuple.")


RULE = Rule(
    id="isinstance-tuple",
    title="A tuple of classes for isinstance",
    docs="'isinstance' takes a class or a tuple of them; a list or set of classes always fails.",
    fix=_fix,
    pylint=("isinstance-second-argument-not-valid-type",),
    good=("def f(x):\n    return isinstance(x, (int, str))\n",),
    bad=(
        (
            "def f(x):\n    return isinstance(x, [int, str])\n",
            "def f(x):\n    return isinstance(x, (int, str))\n",
        ),
    ),
    order=5,
    repairs=True,
)
