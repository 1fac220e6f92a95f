"""``[[0] * n] * m``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.row_changes import row_changed


def _fix(module: Module) -> Iterator[Edit]:
    if not module.is_builtin("range"):
        return
    for node in module.walk(ast.BinOp):
        if _parts(module, node) is None or not row_changed(module, node):
            continue
        new = _spread(module, node)
        if "\n" not in new:
            yield module.replace(node, new, "Made a row of its own for each; all were one list.")


def _parts(module: Module, node: ast.expr) -> tuple[ast.expr, ast.expr] | None:
    """Return the row and the count of a list of one row that is multiplied."""
    if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.Mult):
        return None
    for table, count in ((node.left, node.right), (node.right, node.left)):
        if isinstance(table, ast.List) and len(table.elts) == 1 and _row(module, table.elts[0]):
            return table.elts[0], count
    return None


def _row(module: Module, node: ast.expr) -> bool:
    """Return whether a node makes a new list, dict or set without an effect."""
    if any(isinstance(part, ast.Name) and part.id == "_" for part in ast.walk(node)):
        return isinstance(node, ast.ListComp) and _quiet(module, node)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        return any(isinstance(x, ast.List) for x in (node.left, node.right)) and _quiet(
            module, node
        )
    if calls_builtin(module, node, ("list", "dict", "set")):
        return not node.args and not node.keywords  # type: ignore[attr-defined]
    made = isinstance(node, (ast.List, ast.Dict, ast.Set, ast.ListComp))
    return made and _quiet(module, node)


def _quiet(module: Module, node: ast.AST) -> bool:
    """Return whether an expression only calls what has no effect."""
    return all(
        calls_builtin(module, part, ("len", "range"))
        for part in ast.walk(node)
        if isinstance(part, (ast.Call, ast.Await, ast.NamedExpr))
    )


def _spread(module: Module, node: ast.expr) -> str:
    """Return the text of a table whose rows are made one by one, tables in its rows as well."""
    parts = _parts(module, node)
    if parts is None:
        return module.source(node)
    row, count = parts
    return f"[{_spread(module, row)} for _ in range({module.source(count)})]"


RULE = Rule(
    id="shared-rows",
    title="A row of its own for each",
    docs=(
        "'[[0] * n] * m' holds one and the same row m times, so that setting a cell sets the "
        "whole column. Repaired where a cell or row is changed afterwards, by the function that "
        "makes the table, one that is given it or one that gets it back; a table that is only "
        "read is left alone."
    ),
    fix=_fix,
    good=(
        "def f(n):\n    grid = [[0] * n] * n\n    return grid\n",
        "def f(n):\n    row = [0] * n\n    row[0] = 1\n    return row\n",
        "def f(n):\n    grid = [[0]] * n\n    grid[0] = [1]\n    return grid\n",
        "def f(n):\n    rows = [[None]] * n\n    for i in range(n):\n        rows[i] = [i]\n"
        "        rows[i].append(n)\n    return rows\n",
        "def f(n):\n    return [[0] * n] * n\n\n\ndef g(n):\n    table = f(n)\n"
        "    return table[0][0]\n",
        "def f(n):\n    return [(0, 0)] * n\n\n\npairs = f(3)\npairs[0] = (1, 1)\n",
        "def f(n):\n    grid = [[0] * n] * n\n    for row in grid:\n        print(row)\n",
        "def show(grid):\n    for row in grid:\n        print(row[0])\n\n\nshow([[0] * 2] * 2)\n",
    ),
    bad=(
        (
            "def f(n, m):\n    grid = [[0] * n] * m\n    grid[0][0] = 1\n    return grid\n",
            "def f(n, m):\n    grid = [[0] * n for _ in range(m)]\n    grid[0][0] = 1\n"
            "    return grid\n",
        ),
        (
            "class A:\n    def __init__(self, n):\n        self.rows = [[]] * n\n\n"
            "    def add(self, i, x):\n        self.rows[i].append(x)\n",
            "class A:\n    def __init__(self, n):\n        self.rows = [[] for _ in range(n)]\n\n"
            "    def add(self, i, x):\n        self.rows[i].append(x)\n",
        ),
        (
            "def make(r, c):\n    return [['.'] * c] * r\n\n\nboard = make(3, 3)\n"
            "board[0][1] = 'X'\n",
            "def make(r, c):\n    return [['.'] * c for _ in range(r)]\n\n\nboard = make(3, 3)\n"
            "board[0][1] = 'X'\n",
        ),
        (
            "def make():\n    grid = 3 * [3 * [' ']]\n    return grid\n\n\n"
            "class Game:\n    def __init__(self):\n        self.grid = make()\n\n"
            "    def play(self, x, y):\n        self.grid[y][x] = 'O'\n",
            "def make():\n    grid = [3 * [' '] for _ in range(3)]\n    return grid\n\n\n"
            "class Game:\n    def __init__(self):\n        self.grid = make()\n\n"
            "    def play(self, x, y):\n        self.grid[y][x] = 'O'\n",
        ),
        (
            "def put(board, row, column):\n    board[row][column] = 'X'\n\n\n"
            "def main():\n    board = [[' '] * 3] * 3\n    put(board, 1, 1)\n    print(board)\n",
            "def put(board, row, column):\n    board[row][column] = 'X'\n\n\n"
            "def main():\n    board = [[' '] * 3 for _ in range(3)]\n    put(board, 1, 1)\n"
            "    print(board)\n",
        ),
        (
            "def f(edges, n):\n    graph = [set()] * n\n    for a, b in edges:\n"
            "        graph[a].add(b)\n    return graph\n",
            "def f(edges, n):\n    graph = [set() for _ in range(n)]\n    for a, b in edges:\n"
            "        graph[a].add(b)\n    return graph\n",
        ),
        (
            "def f(n):\n    cube = [[[0] * n] * n] * n\n    cube[0][0][0] = 1\n    return cube\n",
            "def f(n):\n    cube = [[[0] * n for _ in range(n)] for _ in range(n)]\n"
            "    cube[0][0][0] = 1\n    return cube\n",
        ),
        (
            "def f(n):\n    grid = [[]] * n\n    for row in grid:\n        row.append(n)\n"
            "    return grid\n",
            "def f(n):\n    grid = [[] for _ in range(n)]\n    for row in grid:\n"
            "        row.append(n)\n    return grid\n",
        ),
        (
            "def f(words):\n    table: list[list[int]] = [[0 for _ in words]] * len(words)\n"
            "    for i, word in enumerate(words):\n        table[i][0] += len(word)\n"
            "    return table\n",
            "def f(words):\n    table: list[list[int]] = [[0 for _ in words] for _ in "
            "range(len(words))]\n"
            "    for i, word in enumerate(words):\n        table[i][0] += len(word)\n"
            "    return table\n",
        ),
    ),
    order=6,
    repairs=True,
)
