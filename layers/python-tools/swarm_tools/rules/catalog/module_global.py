"""``global`` outside of any function."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import drop
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import DEFINITIONS, Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Global):
        inside = any(isinstance(up, (*DEFINITIONS, ast.Lambda)) for up in module.ancestors(node))
        if not inside and module.alone(node):
            yield drop(module, node, "Removed 'global' where every name is global anyway.")


RULE = Rule(
    id="module-global",
    title="No global statement outside of functions",
    docs="At the top level every name is the module's; the statement says nothing.",
    fix=_fix,
    pylint=("global-at-module-level",),
    good=("N = 0\n\n\ndef f():\n    global N\n    N = 1\n",),
    bad=(("global N\nN = 0\nprint(N)\n", "N = 0\nprint(N)\n"),),
)
