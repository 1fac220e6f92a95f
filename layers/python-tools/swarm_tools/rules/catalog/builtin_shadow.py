"""Local names that hide a builtin."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator

from swarm_tools.rules import renaming
from swarm_tools.rules.local_names import Taken, free
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module

_BUILTINS = frozenset(name for name in dir(builtins) if name.islower())
_BETTER = {
    "sum": ("total", "sum_value"),
    "max": ("maximum", "largest"),
    "min": ("minimum", "smallest"),
    "list": ("items", "values"),
    "dict": ("mapping", "table"),
    "str": ("text", "string"),
    "input": ("user_input", "entered"),
    "len": ("length", "size"),
    "id": ("identifier", "item_id"),
    "type": ("kind", "type_name"),
    "file": ("handle", "stream"),
    "next": ("following", "next_item"),
    "set": ("unique", "members"),
    "int": ("number", "integer"),
    "filter": ("filtered", "selection"),
    "map": ("mapped", "mapping"),
    "range": ("span", "limits"),
    "hash": ("digest", "hashed"),
    "dir": ("folder", "directory"),
    "bin": ("binary", "bits"),
    "format": ("layout", "format_name"),
    "object": ("thing", "target"),
    "all": ("every", "everything"),
    "any": ("some", "found"),
    "tuple": ("pair", "group"),
    "vars": ("variables", "names"),
    "round": ("rounded", "round_number"),
    "reversed": ("backwards", "reversed_value"),
    "sorted": ("ordered", "sorted_items"),
}


def _fix(module: Module) -> Iterator[Edit]:
    if module.reflective:
        return
    taken = Taken()
    count = 0
    for group, scope in enumerate(module.scopes.all):
        if not isinstance(scope.node, FUNCTIONS):
            continue
        for name, nodes in sorted(scope.bindings.items()):
            if name not in _BUILTINS or not all(isinstance(node, ast.Name) for node in nodes):
                continue
            if module.scopes.declared(name):
                continue
            choices = (*_BETTER.get(name, ()), f"{name}_value", f"{name}_")
            fits = (x for x in choices if free(module, scope, x) and not taken.clashes(scope, x))
            new = next(fits, None)
            if new is None:
                continue
            message = f"Renamed '{name}', which hid the builtin, to '{new}'."
            made = renaming.edits(module, name, scope, new, group * 1000 + count, message)
            if made:
                count += 1
                taken.add(scope, new)
                yield from made


RULE = Rule(
    id="builtin-shadow",
    title="No local name that hides a builtin",
    docs="Renames local variables only; parameters and module names are part of the interface.",
    fix=_fix,
    pylint=("redefined-builtin",),
    good=("def f(list):\n    return list\n",),
    bad=(
        (
            "def f(xs):\n    sum = 0\n    for x in xs:\n        sum += x\n    return sum\n",
            "def f(xs):\n    total = 0\n    for x in xs:\n        total += x\n    return total\n",
        ),
    ),
    order=24,
    concern="rename",
)
