"""Where a list of rows goes, and whether a single row of it is changed there."""

from __future__ import annotations

import ast

from swarm_tools.rules.callees import called
from swarm_tools.rules.flow import owner
from swarm_tools.rules.module import Function, Module
from swarm_tools.rules.types import simple

_CHANGES = {
    "append", "add", "insert", "extend", "update", "setdefault", "pop", "remove", "discard",
    "clear", "sort", "reverse", "popitem",
}  # fmt: skip
_FAR = 4


def row_changed(module: Module, node: ast.expr) -> bool:
    """Return whether a single row of a new table is changed, wherever the table goes."""
    up = module.parents[node]
    if isinstance(up, ast.Assign) and len(up.targets) == 1:
        return _filled(module, up.targets[0]) or _given_back(module, up.targets[0])
    if isinstance(up, ast.AnnAssign):
        return _filled(module, up.target) or _given_back(module, up.target)
    if isinstance(up, ast.Return):
        return _received(module, module.function_of(node))
    return isinstance(up, ast.Call) and _passed(module, up, node, 0)


def _given_back(module: Module, target: ast.expr) -> bool:
    """Return whether a local table is returned, and the caller changes a row."""
    function = module.function_of(target)
    if function is None or not isinstance(target, ast.Name):
        return False
    return any(
        isinstance(module.parents[use], ast.Return) for use in _uses(module, target)
    ) and _received(module, function)


def _received(module: Module, function: Function | None) -> bool:
    """Return whether a caller of a function changes a row of the table that it gives."""
    if function is None:
        return False
    for call in module.walk(ast.Call):
        found = called(module, call)
        if found is None or found[0] is not function:
            continue
        up = module.parents[call]
        if isinstance(up, ast.Assign) and len(up.targets) == 1:
            if _filled(module, up.targets[0], 1):
                return True
        elif isinstance(up, ast.Call) and _passed(module, up, call, 1):
            return True
    return False


def _passed(module: Module, call: ast.Call, value: ast.expr, depth: int) -> bool:
    """Return whether the function that is given a table changes a row of it."""
    found = called(module, call)
    if found is None or value not in call.args or depth > _FAR:
        return False
    if any(isinstance(one, ast.Starred) for one in call.args):
        return False
    function, bound = found
    names = [*function.args.posonlyargs, *function.args.args][int(bound) :]
    place = call.args.index(value)
    if place >= len(names):
        return False
    uses = module.scopes.references(names[place].arg, module.scopes.of[function])
    return _any_change(module, list(uses), depth + 1)


def _uses(module: Module, target: ast.expr) -> list[ast.expr]:
    """Return the places where a name, or an attribute written alike, is meant."""
    if isinstance(target, ast.Name):
        found = owner(module, target)
        return list(module.scopes.references(target.id, found)) if found else []
    if not simple(target):
        return []
    text = ast.unparse(target)
    return [
        x
        for x in module.walk(ast.Attribute)
        if x.attr == target.attr and ast.unparse(x) == text  # type: ignore[attr-defined]
    ]


def _filled(module: Module, target: ast.expr, depth: int = 0) -> bool:
    """Return whether a single row is changed through the name afterwards."""
    return depth <= _FAR and _any_change(module, _uses(module, target), depth)


def _any_change(module: Module, uses: list[ast.expr], depth: int) -> bool:
    if any(_replaced(module, use) for use in uses):
        return False
    return any(_changes(module, use, depth) for use in uses)


def _replaced(module: Module, use: ast.expr) -> bool:
    """Return whether a whole row is set: the first rows may only hold its place."""
    row = module.parents[use]
    mine = isinstance(row, ast.Subscript) and row.value is use
    return mine and isinstance(module.parents[row], ast.Assign) and isinstance(row.ctx, ast.Store)


def _changes(module: Module, use: ast.expr, depth: int) -> bool:
    up = module.parents[use]
    if isinstance(up, ast.Subscript) and up.value is use:
        return _altered(module, up)
    if isinstance(up, ast.Assign) and up.value is use and len(up.targets) == 1:
        return _filled(module, up.targets[0], depth + 1)
    if isinstance(up, ast.For) and up.iter is use and isinstance(up.target, ast.Name):
        return any(_altered(module, row) for row in _uses(module, up.target))
    return isinstance(up, ast.Call) and _passed(module, up, use, depth)


def _altered(module: Module, row: ast.expr) -> bool:
    """Return whether a cell of a row is set or deleted, or the row changed by a method."""
    up = module.parents[row]
    if isinstance(up, ast.Subscript) and up.value is row:
        return not isinstance(up.ctx, ast.Load) or _altered(module, up)
    call = module.parents.get(up)
    method = isinstance(up, ast.Attribute) and isinstance(call, ast.Call) and call.func is up
    return method and up.attr in _CHANGES  # type: ignore[union-attr]
