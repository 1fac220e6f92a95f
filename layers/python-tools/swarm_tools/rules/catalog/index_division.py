"""``xs[len(xs) / 2]``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import bindings, calls_builtin, guarded, is_local, kind_of, owner
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.BinOp):
        if not isinstance(node.op, ast.Div) or not _whole(module, node, _target(module, node)):
            continue
        if not _as_index(module, node) or guarded(module, node, ("TypeError",)):
            continue
        between = module.text[module.end(node.left) : module.start(node.right)]
        if between.count("/") == 1:
            where = module.end(node.left) + between.index("/")
            yield Edit(where, where + 1, "//", "Divided to a whole number, as an index needs.")


def _target(module: Module, node: ast.expr) -> str:
    """Return the name that a division is assigned to, which is whole once it is."""
    up = module.parents[node]
    plain = isinstance(up, ast.Assign) and isinstance(up.targets[0], ast.Name)
    return up.targets[0].id if plain else ""  # type: ignore[attr-defined]


def _whole(module: Module, node: ast.expr, target: str) -> bool:
    """Return whether an expression has only whole numbers in it."""
    if isinstance(node, ast.BinOp):
        plain = isinstance(node.op, (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv))
        return plain and all(_whole(module, x, target) for x in (node.left, node.right))
    if kind_of(module, node) == "int":
        return True
    return isinstance(node, ast.Name) and _an_index(module, node, target)


def _an_index(module: Module, node: ast.Name, target: str) -> bool:
    """Return whether every value of a local name is certainly whole, division apart."""
    if not is_local(module, node):
        return False
    found = owner(module, node)
    for one in found.bindings.get(node.id, []) if found else []:
        statement = module.parents.get(one)
        value = getattr(statement, "value", None)
        if not isinstance(statement, ast.Assign) or value is None:
            return False
        parts = [part for part in ast.walk(value) if isinstance(part, ast.Name)]
        measured = _measured(module, value)
        known = all(
            part.id in ("len", target) or part.id in _names(statement) or part.id in measured
            for part in parts
        )
        if kind_of(module, value) != "int" and not (known and _sum(value)):
            return False
    return True


def _measured(module: Module, node: ast.expr) -> set[str]:
    """Return what an expression takes the length of."""
    return {
        ast.unparse(part.args[0])
        for part in ast.walk(node)
        if calls_builtin(module, part, ("len",)) and len(part.args) == 1
    }


def _names(statement: ast.Assign) -> set[str]:
    return {
        x.id for target in statement.targets for x in ast.walk(target) if isinstance(x, ast.Name)
    }


def _sum(value: ast.expr) -> bool:
    return isinstance(value, ast.BinOp) and isinstance(value.op, (ast.Add, ast.Sub))


def _as_index(module: Module, node: ast.expr) -> bool:
    """Return whether a value is used where only a whole number can stand."""
    up = module.parents[node]
    if isinstance(up, ast.BinOp) and isinstance(up.op, (ast.Add, ast.Sub)):
        return _as_index(module, up)
    if calls_builtin(module, up, ("range",)):
        return True
    if isinstance(up, ast.Slice):
        subscript = module.parents[up]
        return isinstance(subscript, ast.Subscript) and _sequence(module, subscript, node)
    if isinstance(up, ast.Subscript) and up.slice is node:
        return _sequence(module, up, node)
    if isinstance(up, ast.Assign) and len(up.targets) == 1 and isinstance(up.targets[0], ast.Name):
        return _only_index(module, up)
    return False


def _sequence(module: Module, subscript: ast.Subscript, index: ast.expr) -> bool:
    """Return whether something is certainly a list or text: its own length is the index."""
    if kind_of(module, subscript.value) in ("list", "str", "tuple"):
        return True
    parts = [index]
    for name in (part for part in ast.walk(index) if isinstance(part, ast.Name)):
        given = (getattr(module.parents.get(one), "value", None) for one in bindings(module, name))
        parts += [value for value in given if isinstance(value, ast.expr)]
    return any(
        ast.unparse(subscript.value) in _measured(module, part) for part in parts
    ) and not any(isinstance(one, FUNCTIONS) and one.name == "__getitem__" for one in module.nodes)


def _only_index(module: Module, statement: ast.Assign) -> bool:
    """Return whether a local name is used as the index of the sequence it was measured on."""
    target = statement.targets[0]
    if not isinstance(target, ast.Name) or not is_local(module, target):
        return False
    found = owner(module, target)
    uses = module.scopes.references(target.id, found) if found else []
    reads = [use for use in uses if isinstance(use.ctx, ast.Load)]
    stores = [use for use in uses if not isinstance(use.ctx, ast.Load)]
    if len(stores) != 1 or not reads:
        return False
    for use in reads:
        up: ast.AST = module.parents[use]
        while isinstance(up, ast.BinOp):
            up = module.parents[up]
        up = module.parents[up] if isinstance(up, ast.Slice) else up
        if isinstance(up, ast.Subscript) and _sequence(module, up, statement.value):
            return True
    return False


RULE = Rule(
    id="index-division",
    title="Whole division for an index",
    docs=(
        "'/' gives a float, which no list, text or range takes. Whole numbers divided right in "
        "an index, a slice or 'range', or in a variable used as index of the sequence whose "
        "length it was computed from, are divided with '//'."
    ),
    fix=_fix,
    pylint=("invalid-sequence-index", "invalid-slice-index"),
    good=(
        "def f(xs, d):\n    return d[len(xs) / 2]\n",
        "def f(xs):\n    half = len(xs) / 2\n    return half\n",
        "def f(xs):\n    return xs[len(xs) // 2]\n",
    ),
    bad=(
        (
            "def f(xs):\n    return xs[len(xs) / 2], xs[: len(xs) / 2]\n",
            "def f(xs):\n    return xs[len(xs) // 2], xs[: len(xs) // 2]\n",
        ),
        (
            "def f():\n    xs = [3, 1, 2]\n    mid = len(xs) / 2\n    return xs[mid], xs[:mid]\n",
            "def f():\n    xs = [3, 1, 2]\n    mid = len(xs) // 2\n    return xs[mid], xs[:mid]\n",
        ),
        (
            "def find(xs, x):\n    low = 0\n    high = len(xs) - 1\n    while low <= high:\n"
            "        mid = (low + high) / 2\n        if xs[mid] < x:\n"
            "            low = mid + 1\n        else:\n            high = mid - 1\n"
            "    return low\n",
            "def find(xs, x):\n    low = 0\n    high = len(xs) - 1\n    while low <= high:\n"
            "        mid = (low + high) // 2\n        if xs[mid] < x:\n"
            "            low = mid + 1\n        else:\n            high = mid - 1\n"
            "    return low\n",
        ),
        (
            "def f(xs):\n    for i in range(len(xs) / 2):\n        print(xs[i])\n",
            "def f(xs):\n    for i in range(len(xs) // 2):\n        print(xs[i])\n",
        ),
    ),
    order=5,
    repairs=True,
)
