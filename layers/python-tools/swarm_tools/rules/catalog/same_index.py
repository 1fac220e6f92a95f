"""``for i in range(r): for i in range(c): grid[i][i]``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin, home, same
from swarm_tools.rules.local_names import free
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import DEFINITIONS, Module

_NEW = {"i": "j", "j": "k", "x": "y", "r": "c", "row": "column", "m": "n"}


def _fix(module: Module) -> Iterator[Edit]:
    for outer in module.walk(ast.For):
        for inner in outer.body:
            if isinstance(inner, ast.For) and _alike(module, outer, inner):
                yield from _renamed(module, outer, inner)


def _alike(module: Module, outer: ast.For, inner: ast.For) -> bool:
    """Return whether two loops over numbers, one in the other, set the same name."""
    names = [getattr(loop.target, "id", None) for loop in (outer, inner)]
    numbers = all(calls_builtin(module, loop.iter, ("range",)) for loop in (outer, inner))
    return numbers and names[0] is not None and names[0] == names[1]


def _renamed(module: Module, outer: ast.For, inner: ast.For) -> Iterator[Edit]:
    """Yield the edits that give the inner loop an index of its own."""
    name = inner.target.id  # type: ignore[attr-defined]
    scope = home(module, inner.target)  # type: ignore[arg-type]
    new = _NEW.get(name, f"inner_{name}")
    if scope is None or module.scopes.declared(name) or not free(module, scope, new):
        return
    parts = [part for one in inner.body for part in ast.walk(one)]
    uses = [part for part in parts if isinstance(part, ast.Name) and part.id == name]
    if inner.orelse or any(isinstance(part, DEFINITIONS) for part in parts):
        return
    if any(not isinstance(use.ctx, ast.Load) for use in uses):
        return
    chosen = _second_of_pairs(module, uses, same(outer.iter, inner.iter))
    if chosen is None and _read_around(outer, inner, name):
        chosen = uses
    if not chosen:
        return
    group = module.start(inner)
    message = f"Gave the inner loop an index of its own; both loops set '{name}'."
    yield module.replace(inner.target, new, message, group)
    for use in chosen:
        yield module.replace(use, new, "", group)


def _second_of_pairs(module: Module, uses: list[ast.Name], square: bool) -> list[ast.Name] | None:
    """Return the column in each 'grid[i][i]', or one factor in each 'i * i', if all are such.

    Products alone may be squares that are wanted; they count in a square table.
    """
    chosen: list[ast.Name] = []
    seen: list[ast.Name] = []
    for use in uses:
        up = module.parents[use]
        first = None
        if isinstance(up, ast.Subscript) and up.slice is use:
            first = up.value.slice if isinstance(up.value, ast.Subscript) else None
        elif isinstance(up, ast.BinOp) and isinstance(up.op, ast.Mult) and up.right is use:
            first = up.left
        if isinstance(first, ast.Name) and first.id == use.id:
            chosen.append(use)
            seen += [first, use]
    cells = any(isinstance(module.parents[use], ast.Subscript) for use in chosen)
    return chosen if (cells or (chosen and square)) and len(seen) == len(uses) else None


def _read_around(outer: ast.For, inner: ast.For, name: str) -> bool:
    """Return whether the outer index is read both before and after the inner loop."""
    place = outer.body.index(inner)
    before, after = outer.body[:place], outer.body[place + 1 :]
    return all(
        any(isinstance(part, ast.Name) and part.id == name and isinstance(part.ctx, ast.Load)
            for one in block for part in ast.walk(one))
        for block in (before, after)
    ) and not any(
        isinstance(part, ast.Name) and part.id == name and not isinstance(part.ctx, ast.Load)
        for one in (*before, *after) for part in ast.walk(one)
    )  # fmt: skip


RULE = Rule(
    id="same-index",
    title="An index of its own for the inner loop",
    docs=(
        "Two loops over numbers, one in the other, that set the same name: 'grid[i][i]' only "
        "visits the diagonal, and after the inner loop the outer index is lost. The inner loop "
        "gets a new name where all its uses are such pairs or products, or where the outer index "
        "is read before and after the inner loop."
    ),
    fix=_fix,
    good=(
        "for i in range(3):\n    for j in range(3):\n        print(i, j)\n",
        "def f(n):\n    for i in range(n):\n        for i in range(3):\n            print(i)\n",
        "def f(xs):\n    for i in range(2):\n        for i in range(3):\n"
        "            print(xs[i], i)\n        print(i)\n",
        "for i in range(3):\n    for i in range(5):\n        print(i * i)\n",
        "def f(xs):\n    for x in xs:\n        for x in x:\n            print(x * x)\n",
        "def f(g, j):\n    for i in range(3):\n        for i in range(3):\n"
        "            print(g[i][i], j)\n",
    ),
    bad=(
        (
            "def f(seats):\n    for i in range(len(seats)):\n"
            "        for i in range(len(seats[0])):\n            print(seats[i][i], end=' ')\n"
            "        print()\n",
            "def f(seats):\n    for i in range(len(seats)):\n"
            "        for j in range(len(seats[0])):\n            print(seats[i][j], end=' ')\n"
            "        print()\n",
        ),
        (
            "for i in range(1, 11):\n    for i in range(1, 11):\n        print(i * i, end=' ')\n"
            "    print()\n",
            "for i in range(1, 11):\n    for j in range(1, 11):\n        print(i * j, end=' ')\n"
            "    print()\n",
        ),
        (
            "def f(rows):\n    for i in range(len(rows)):\n        print('row', i)\n"
            "        for i in range(3):\n            print('seat', i)\n"
            "        print('end of row', i)\n",
            "def f(rows):\n    for i in range(len(rows)):\n        print('row', i)\n"
            "        for j in range(3):\n            print('seat', j)\n"
            "        print('end of row', i)\n",
        ),
        (
            "def f(grid, n):\n    total = 0\n    for row in range(n):\n"
            "        for row in range(n):\n            grid[row][row] = 0\n    return total\n",
            "def f(grid, n):\n    total = 0\n    for row in range(n):\n"
            "        for column in range(n):\n            grid[row][column] = 0\n"
            "    return total\n",
        ),
        (
            "def f(g):\n    total = 0\n    for x in range(4):\n        for x in range(4):\n"
            "            if g[x][x] > 0:\n                total += g[x][x]\n    return total\n",
            "def f(g):\n    total = 0\n    for x in range(4):\n        for y in range(4):\n"
            "            if g[x][y] > 0:\n                total += g[x][y]\n    return total\n",
        ),
        (
            "def f(table):\n    for k in range(3):\n        for k in range(4):\n"
            "            table[k][k] += k * k\n",
            "def f(table):\n    for k in range(3):\n        for inner_k in range(4):\n"
            "            table[k][inner_k] += k * inner_k\n",
        ),
    ),
    order=5,
    repairs=True,
)
