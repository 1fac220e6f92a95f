"""Parts of an unpacked value that nobody reads."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules import renaming
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module


def _fix(module: Module) -> Iterator[Edit]:
    if module.reflective:
        return
    taken: set[str] = set()
    group = 0
    for scope in module.scopes.all:
        if not isinstance(scope.node, FUNCTIONS):
            continue
        for name, nodes in sorted(scope.bindings.items()):
            if name.startswith("_") or module.scopes.declared(name):
                continue
            if not nodes or not all(_part(module, one) for one in nodes):
                continue
            references = module.scopes.references(name, scope)
            if any(not isinstance(use.ctx, ast.Store) for use in references):
                continue
            new = f"_{name}"
            if not renaming.free(module, new) or new in taken:
                continue
            taken.add(new)
            group += 1
            message = f"Marked '{name}', which nobody reads, as unused."
            yield from renaming.edits(module, name, scope, new, group, message)


def _part(module: Module, node: ast.AST) -> bool:
    """Return whether a name is bound by unpacking in an assignment, or by a with."""
    if not isinstance(node, ast.Name):
        return False
    up = module.parents[node]
    if isinstance(up, ast.withitem):
        return True
    if not isinstance(up, (ast.Tuple, ast.List, ast.Starred)):
        return False
    while isinstance(up, (ast.Tuple, ast.List, ast.Starred)):
        up = module.parents[up]
    return isinstance(up, (ast.Assign, ast.withitem))


RULE = Rule(
    id="unpacked-name",
    title="Unread parts of an unpacked value marked as such",
    docs="An underscore in front says that a part does not matter; nothing else changes.",
    fix=_fix,
    pylint=("unused-variable",),
    good=(
        "def f(pair):\n    a, b = pair\n    return a + b\n",
        "def f(pair):\n    b = 0\n    a, b = pair\n    return a\n",
    ),
    bad=(
        (
            "def f(pair, g):\n    a, b = pair\n    with g() as handle:\n        return a\n",
            "def f(pair, g):\n    a, _b = pair\n    with g() as _handle:\n        return a\n",
        ),
    ),
    order=61,
    concern="rename",
)
