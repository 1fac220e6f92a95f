"""A loop that ends without `break` has found nothing: its `else` is missing."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(rows, goal):\n    for row in rows:\n        if row == goal:\n            break\n"
    "    return row\n"
)
AFTER = (
    "def f(rows, goal):\n    for row in rows:\n        if row == goal:\n            break\n"
    "    else:\n        return None\n    return row\n"
)
RESULTS = ("return None", "return False", "return -1", "return []", 'raise ValueError("not found")',
           'raise LookupError("not found")', "return")  # fmt: skip
COST = 1.5


def propose(site):
    """Yield an `else` that returns, or raises, for loops with a `break`."""
    step = site.source.step
    for loop in site.nodes:
        if not isinstance(loop, (ast.For, ast.While)) or loop.orelse:
            continue
        if not any(isinstance(n, ast.Break) for n in ast.walk(loop)):
            continue
        indent = site.source.indent_of(loop)
        wanted = [f"return {value}" for value in site.source.wanted.values]
        wanted += [f'raise {error}("not found")' for error in site.source.wanted.errors]
        for rank, result in enumerate(dict.fromkeys((*wanted, *RESULTS))):
            rows = ["else:", f"{step}{result}"]
            said = f"`else: {result}` added to the loop"
            yield site.insert_after(loop, rows, COST + 0.05 * rank, said[:160], indent)
