"""What leaves a container leaves the total that it was added to."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(values, size):\n    window, total, out = [], 0, []\n    for value in values:\n"
    "        window.append(value)\n        total += value\n        if len(window) > size:\n"
    "            window.pop(0)\n        out.append(total)\n    return out\n"
)
AFTER = BEFORE.replace("            window.pop(0)", "            total -= window.pop(0)")
TAKES = ("pop", "popleft", "popitem", "heappop")


def propose(site):
    """Yield `total -= window.pop()` where `total += value` stands in the same function."""
    totals = [
        site.source.seg(node.target)
        for node in site.nodes
        if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add)
    ]
    for node in site.nodes:
        if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
            continue
        called = node.value.func
        if getattr(called, "attr", getattr(called, "id", "")) not in TAKES:
            continue
        text = site.source.seg(node)
        for rank, total in enumerate(dict.fromkeys(totals)):
            row = f"{total} -= {text}"
            yield site.replace(node, row, 1.2 + 0.1 * rank, f"taken from the total: `{row}`"[:160])
