"""A value holds only under a condition: else it is empty, zero, None or another one."""

from __future__ import annotations

import ast

BEFORE = "def f(items):\n    return sum(items) / len(items)\n"
AFTER = "def f(items):\n    return sum(items) / len(items) if items else 0\n"

ELSE = ("0", "None", "[]", "''", "1", "False", "{}", "-1")


def propose(site):
    """Yield `value if condition else other` for what is returned or assigned."""
    for node in site.nodes:
        if not isinstance(node, (ast.Return, ast.Assign)) or node.value is None:
            continue
        value = node.value
        if isinstance(value, (ast.Constant, ast.IfExp, ast.Lambda, ast.Tuple)):
            continue
        text = site.source.seg(value)
        for price, test in conditions(site, value):
            names = [n for n in site.names[:5] if n not in test.split() or n == test]
            for rank, other in enumerate([*ELSE, *names]):
                new = f"{text} if {test} else {other}"
                cost = price + 0.02 * rank
                yield site.replace(value, new, cost, f"value becomes `{new}`"[:160])


def conditions(site, value):
    """Return (cost, condition) about the names and attributes that the value reads."""
    found: dict[str, float] = {}
    for n in ast.walk(value):
        if isinstance(n, (ast.Name, ast.Attribute)):
            text = site.source.seg(n)
            if text in site.names or text in site.attributes:
                found.setdefault(text, 1.9)
                found.setdefault(f"{text} is not None", 2.1)
                found.setdefault(f"{text} > 0", 2.2)
        elif isinstance(n, ast.BinOp) and isinstance(n.op, (ast.Div, ast.FloorDiv, ast.Mod)):
            found.setdefault(site.source.seg(n.right), 1.8)
        elif isinstance(n, ast.Subscript) and not isinstance(n.slice, (ast.Slice, ast.Constant)):
            base, key = site.source.seg(n.value), site.source.seg(n.slice)
            found.setdefault(f"{key} in {base}", 1.9)
            found.setdefault(f"{key} < len({base})", 2.1)
    return [(cost, test) for test, cost in found.items()][:12]
