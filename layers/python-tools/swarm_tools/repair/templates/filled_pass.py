"""Nothing is done where a loop was to go on or to end: `pass` for `continue` or `break`."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(items):\n    total = 0\n    for item in items:\n        if item < 0:\n            pass\n"
    "        total += item\n    return total\n"
)
AFTER = (
    "def f(items):\n    total = 0\n    for item in items:\n        if item < 0:\n"
    "            continue\n        total += item\n    return total\n"
)
COST = 1.0


def propose(site):
    """Yield `continue`, `break`, `return` and `raise` for each `pass`, where they may stand."""
    for node in site.nodes:
        if isinstance(node, ast.Pass):
            caught = isinstance(site.parent(node), ast.ExceptHandler)
            loops = ("continue", "break") if site.in_loop(node) else ()
            ends = ("return", "return None", "return False", "return True", "return 0")
            for rank, new in enumerate((*loops, *(("raise",) if caught else ()), *ends)):
                said = f"`pass` becomes `{new}`"
                yield site.replace(node, new, COST + 0.1 * rank, said)
