"""``for key, value in table``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import guarded, owner
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk((ast.For, ast.comprehension)):
        target, source = node.target, node.iter
        if not isinstance(target, ast.Tuple) or len(target.elts) != 2:
            continue
        if not isinstance(source, ast.Name) or not _plain_keys(module, source):
            continue
        if not guarded(module, node, ("ValueError", "TypeError")):
            end = module.end(source)
            yield Edit(end, end, ".items()", f"Went over the pairs of '{source.id}'.")


def _plain_keys(module: Module, name: ast.Name) -> bool:
    """Return whether a name is a dict literal none of whose keys could be unpacked in two."""
    found = owner(module, name)
    if found is None or module.scopes.declared(name.id):
        return False
    stores = found.bindings.get(name.id, [])
    if len(stores) != 1 or not isinstance(module.parents.get(stores[0]), ast.Assign):
        return False
    value = module.parents[stores[0]].value
    if not isinstance(value, ast.Dict) or not value.keys:
        return False
    if not all(isinstance(key, ast.Constant) and _whole(key.value) for key in value.keys):
        return False
    return not any(
        isinstance(up := module.parents[use], ast.Subscript)
        and isinstance(up.ctx, ast.Store)
        and not (isinstance(up.slice, ast.Constant) and _whole(up.slice.value))
        for use in module.scopes.references(name.id, found)
    )


def _whole(key: object) -> bool:
    return isinstance(key, (int, float)) or (isinstance(key, str) and len(key) != 2)


RULE = Rule(
    id="pair-iteration",
    title="items() for keys and values",
    docs=(
        "Going over a dict gives its keys. Where they are known and none of them could be "
        "unpacked in two, a loop over two names was meant for its items."
    ),
    fix=_fix,
    pylint=("dict-iter-missing-items",),
    good=(
        "def f():\n    table = {(1, 2): 3}\n    for a, b in table:\n        print(a, b)\n",
        "def f(table):\n    for a, b in table:\n        print(a, b)\n",
    ),
    bad=(
        (
            "def f():\n    ages = {'ann': 1, 'robert': 2}\n    for name, age in ages:\n"
            "        print(name, age)\n",
            "def f():\n    ages = {'ann': 1, 'robert': 2}\n    for name, age in ages.items():\n"
            "        print(name, age)\n",
        ),
    ),
    order=5,
    repairs=True,
)
