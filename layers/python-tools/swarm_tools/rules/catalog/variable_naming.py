"""snake_case for local variables."""

from __future__ import annotations

from collections.abc import Iterator

from swarm_tools.rules import renaming
from swarm_tools.rules.local_names import Taken, free, local
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.signatures.spoken import snake


def _fix(module: Module) -> Iterator[Edit]:
    if module.reflective:
        return
    taken = Taken()
    group = 0
    for scope in module.scopes.all:
        if scope.kind not in ("function", "comprehension"):
            continue
        for name, nodes in sorted(scope.bindings.items()):
            new = snake(name)
            if renaming.is_snake(name) or not renaming.is_snake(new) or name.startswith("__"):
                continue
            if not free(module, scope, new) or taken.clashes(scope, new):
                continue
            if not all(local(module, scope, node, name) for node in nodes):
                continue
            if module.scopes.declared(name):
                continue
            group += 1
            message = f"Renamed the variable '{name}' to '{new}'."
            made = renaming.edits(module, name, scope, new, group, message)
            if made:
                taken.add(scope, new)
                yield from made


RULE = Rule(
    id="variable-naming",
    title="snake_case local variables",
    docs=(
        "Renames local variables, and parameters that nobody can pass by keyword. Parameters of "
        "public functions keep their names: they are part of the interface."
    ),
    fix=_fix,
    pylint=("invalid-name",),
    good=(
        "def area(theWidth):\n    return theWidth\n",
        "def f():\n    someValue = 1\n    return locals(), someValue\n",
    ),
    bad=(
        (
            "def total(xs):\n    runningTotal = 0\n    for x in xs:\n        runningTotal += x\n"
            "    return runningTotal\n",
            "def total(xs):\n    running_total = 0\n    for x in xs:\n        running_total += x\n"
            "    return running_total\n",
        ),
    ),
    order=22,
    concern="rename",
)
