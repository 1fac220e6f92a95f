"""Local variables that hide a name of the module."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules import renaming
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module


def _fix(module: Module) -> Iterator[Edit]:
    if module.reflective or module.is_test:
        return
    outer = module.scopes.module.bindings
    taken: set[str] = set()
    group = 0
    for scope in module.scopes.all:
        if not isinstance(scope.node, FUNCTIONS):
            continue
        for name, nodes in sorted(scope.bindings.items()):
            if name not in outer or name.startswith("_") or module.scopes.declared(name):
                continue
            if not all(isinstance(one, ast.Name) for one in nodes) or not outer[name]:
                continue
            new = _free(module, scope, name, taken)
            if new is None or renaming.spelled(module, name):
                continue
            group += 1
            message = f"Renamed the local '{name}', which hid the module's, to '{new}'."
            made = renaming.edits(module, name, scope, new, group, message)
            if made:
                taken.add(new)
                yield from made


def _free(module: Module, scope, name: str, taken: set[str]) -> str | None:
    """Return a new name that says where the variable belongs."""
    function = scope.node.name.strip("_")
    first = "inner" if name.startswith("local") else "local"
    choices = (f"{first}_{name}", f"{name}_of_{function}", f"own_{name}")
    return next((x for x in choices if renaming.free(module, x) and x not in taken), None)


RULE = Rule(
    id="outer-name",
    title="No local variable that hides a name of the module",
    docs=(
        "Two things of one name are easily mixed up. The local one is renamed; parameters, which "
        "are part of the interface, and names that a text spells are left alone."
    ),
    fix=_fix,
    pylint=("redefined-outer-name",),
    good=(
        "total = 1\n\n\ndef f(total):\n    return total\n",
        "total = 1\n\n\ndef f():\n    global total\n    total = 2\n",
    ),
    bad=(
        (
            "total = 1\n\n\ndef f(x):\n    total = x\n    return total\n\n\nprint(f(total))\n",
            "total = 1\n\n\ndef f(x):\n    local_total = x\n    return local_total\n\n\n"
            "print(f(total))\n",
        ),
    ),
    order=70,
)
