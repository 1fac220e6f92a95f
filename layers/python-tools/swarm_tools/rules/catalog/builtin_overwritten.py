"""``max = max(values)`` in a function."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator

from swarm_tools.rules import renaming
from swarm_tools.rules.flow import guarded
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module

_BUILTINS = frozenset(name for name in dir(builtins) if name.islower())


def _fix(module: Module) -> Iterator[Edit]:
    if module.reflective:
        return
    for group, scope in enumerate(module.scopes.all):
        if not isinstance(scope.node, FUNCTIONS):
            continue
        for name, nodes in sorted(scope.bindings.items()):
            if name not in _BUILTINS or not all(isinstance(one, ast.Name) for one in nodes):
                continue
            calls = _own_calls(module, nodes, name)
            new = f"{name}_value"
            if not calls or not renaming.free(module, new) or renaming.spelled(module, name):
                continue
            if module.scopes.declared(name) or guarded(module, calls[0], ("UnboundLocalError",)):
                continue
            keep = {module.start(call.func) for call in calls}
            message = f"Renamed '{name}', which hid the builtin it is computed with, to '{new}'."
            made = renaming.edits(module, name, scope, new, group, "")
            made = [edit for edit in made if edit.start not in keep]
            for index, edit in enumerate(made):
                text = message if not index else ""
                yield Edit(edit.start, edit.end, edit.new, text, group)


def _own_calls(module: Module, nodes: list[ast.AST], name: str) -> list[ast.Call]:
    """Return the calls of a builtin in the very assignment that first takes its name."""
    first = min(nodes, key=module.start)
    statement = module.parents[first]
    if not isinstance(statement, ast.Assign) or first not in statement.targets:
        return []
    return [
        part
        for part in ast.walk(statement.value)
        if isinstance(part, ast.Call)
        and isinstance(part.func, ast.Name)
        and part.func.id == name
        and not isinstance(part.func.ctx, ast.Store)
    ]


RULE = Rule(
    id="builtin-overwritten",
    title="A result is not named after the builtin that gives it",
    docs=(
        "In a function 'max = max(values)' makes 'max' local, so that calling it fails. The "
        "variable gets a name of its own and the call reaches the builtin."
    ),
    fix=_fix,
    pylint=("used-before-assignment", "redefined-builtin"),
    good=(
        "def f(xs):\n    largest = max(xs)\n    return largest\n",
        "def f(xs, max):\n    max = max(xs)\n    return max\n",
    ),
    bad=(
        (
            "def f(xs):\n    max = max(xs)\n    return max + 1\n",
            "def f(xs):\n    max_value = max(xs)\n    return max_value + 1\n",
        ),
    ),
    order=3,
    repairs=True,
)
