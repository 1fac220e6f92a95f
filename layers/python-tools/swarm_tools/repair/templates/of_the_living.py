"""A number of neighbours counts for all cells: it was to count only for those that are alive."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(grid, around):\n    new = []\n    for r in range(len(grid)):\n        row = []\n"
    "        for c in range(len(grid[0])):\n            n = around(r, c)\n"
    "            row.append(1 if n == 3 or n == 2 else 0)\n        new.append(row)\n"
    "    return new\n"
)
AFTER = BEFORE.replace("n == 2", "(n == 2 and grid[r][c])")
COST = 1.3


def propose(site):
    """Yield comparisons of an alternative that also ask for the cell of the grid itself."""
    cells = list(dict.fromkeys(walked(site)))
    for node in site.nodes if cells else ():
        if not isinstance(node, ast.BoolOp) or not isinstance(node.op, ast.Or):
            continue
        for part in node.values:
            if not isinstance(part, ast.Compare):
                continue
            old = site.source.seg(part)
            for cell in cells:
                new = f"({old} and {cell})"
                yield site.replace(part, new, COST, f"`{old}` becomes `{new}`")


def walked(site):
    """Yield the cells of a grid that two loops go over: `grid[r][c]`."""
    loops = [n.target.id for n in site.nodes
             if isinstance(n, (ast.For, ast.comprehension)) and isinstance(n.target, ast.Name)
             and isinstance(n.iter, ast.Call) and getattr(n.iter.func, "id", "") == "range"
             and n.iter.args]  # fmt: skip
    row, column, *_ = (*dict.fromkeys(loops), "", "")
    for n in site.nodes if column else ():
        if isinstance(n, ast.Call) and getattr(n.func, "id", "") == "len" and n.args:
            grid = n.args[0]
            if isinstance(grid, (ast.Name, ast.Attribute)):
                yield f"{ast.unparse(grid)}[{row}][{column}]"
