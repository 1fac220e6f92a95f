"""A list is returned as it was filled: it is to be turned round or sorted first."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(number):\n    digits = []\n    while number:\n        digits.append(number % 2)\n"
    "        number //= 2\n    return digits\n"
)
AFTER = (
    "def f(number):\n    digits = []\n    while number:\n        digits.append(number % 2)\n"
    "        number //= 2\n    digits.reverse()\n    return digits\n"
)
FILLS = ("append", "extend", "insert", "appendleft")


def propose(site):
    """Yield `x.reverse()` and `x.sort()` before what returns or joins a list filled here."""
    filled = {
        site.source.seg(n.func.value)
        for n in site.nodes
        if isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute) and n.func.attr in FILLS
    }
    for node in site.nodes:
        if not isinstance(node, ast.Return) or not site.source.owns_lines(node):
            continue
        read = [n for n in ast.walk(node) if isinstance(n, (ast.Name, ast.Attribute))]
        for name in dict.fromkeys(site.source.seg(n) for n in read):
            if name in filled:
                for cost, way in ((1.7, "reverse"), (1.8, "sort")):
                    row = f"{name}.{way}()"
                    yield site.insert_before(node, [row], cost, f"`{row}` added")
