"""Loop variables that nobody reads."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules import renaming
from swarm_tools.rules.local_names import Taken, free
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module


def _fix(module: Module) -> Iterator[Edit]:
    if module.reflective:
        return
    taken = Taken()
    group = 0
    for scope in module.scopes.all:
        if not isinstance(scope.node, FUNCTIONS):
            continue
        for name, nodes in sorted(scope.bindings.items()):
            if name.startswith("_") or module.scopes.declared(name) or not _targets(module, nodes):
                continue
            references = module.scopes.references(name, scope)
            if any(isinstance(use.ctx, ast.Load) for use in references):
                continue
            new = f"_{name}"
            if not free(module, scope, new) or taken.clashes(scope, new):
                continue
            taken.add(scope, new)
            group += 1
            message = f"Marked the loop variable '{name}' as unused."
            yield from renaming.edits(module, name, scope, new, group, message)


def _targets(module: Module, nodes: list[ast.AST]) -> bool:
    """Return whether every binding is the target of a for loop, or one of several targets."""
    for node in nodes:
        if not isinstance(node, ast.Name):
            return False
        up = module.parents[node]
        while isinstance(up, (ast.Tuple, ast.List, ast.Starred)):
            up = module.parents[up]
        if isinstance(up, ast.Assign) and up is not module.parents[node]:
            continue
        if not isinstance(up, ast.For) or not any(part is node for part in ast.walk(up.target)):
            return False
    return True


RULE = Rule(
    id="loop-name",
    title="Unused variables of loops and unpackings marked as such",
    docs=(
        "An underscore in front says that the items do not matter; nothing else changes. The same "
        "goes for one of several values that are taken apart at once."
    ),
    fix=_fix,
    pylint=("unused-variable",),
    good=("def f(xs):\n    for x in xs:\n        print(x)\n",),
    bad=(
        (
            "def f(xs):\n    n = 0\n    for x in xs:\n        n += 1\n    return n\n",
            "def f(xs):\n    n = 0\n    for _x in xs:\n        n += 1\n    return n\n",
        ),
        (
            "def f(x):\n    head, tail = x\n    return tail\n",
            "def f(x):\n    _head, tail = x\n    return tail\n",
        ),
    ),
    order=61,
    concern="rename",
)
