"""What is left of a number when its loop ends is to be treated like what the loop took off it."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of

BEFORE = (
    "def f(n):\n    found = []\n    p = 2\n    while p * p <= n:\n        while n % p == 0:\n"
    "            found.append(p)\n            n //= p\n        p += 1\n    return found\n"
)
AFTER = (
    "def f(n):\n    found = []\n    p = 2\n    while p * p <= n:\n        while n % p == 0:\n"
    "            found.append(p)\n            n //= p\n        p += 1\n"
    "    if n > 1:\n        found.append(n)\n    return found\n"
)
SMALL = (ast.Expr, ast.Assign, ast.AugAssign)


def propose(site):
    """Yield `if n > 1: ...` after a loop that divides `n`, with a statement of the loop."""
    for loop in site.nodes:
        if not isinstance(loop, (ast.While, ast.For)):
            continue
        inside = [n for n in ast.walk(loop) if isinstance(n, SMALL)]
        divided = {
            n.target.id
            for n in inside
            if isinstance(n, ast.AugAssign) and isinstance(n.op, ast.FloorDiv)
            and isinstance(n.target, ast.Name)
        }  # fmt: skip
        indent = site.source.indent_of(loop)
        for name in sorted(divided):
            for stmt in inside:
                if "\n" in site.source.seg(stmt):
                    continue
                for row in rows_of(site, stmt, name):
                    lines = [f"if {name} > 1:", f"{step_of(indent)}{row}"]
                    said = f"`{lines[0]} {row}` added"[:160]
                    yield site.insert_after(loop, lines, 1.5, said, indent)


def rows_of(site, stmt, name):
    """Return a statement as it is, and with one of its names written as ``name``."""
    names = [n for n in ast.walk(stmt) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)]
    texts = {site.source.seg(stmt): None}
    for old in dict.fromkeys(n.id for n in names if n.id in site.names and n.id != name):
        texts[site.exchanged(stmt, {old: name}, names)] = None
    for target in [n for n in ast.walk(stmt) if isinstance(n, ast.Subscript)]:
        if isinstance(target.ctx, ast.Store):
            texts[f"{site.source.seg(target.value)}[{name}] = 1"] = None
    return list(texts)
