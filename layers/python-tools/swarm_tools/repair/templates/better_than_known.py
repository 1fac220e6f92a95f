"""What is known is never replaced by something better: only what is new is taken."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(edges):\n    best = {}\n    for name, cost in edges:\n        if name not in best:\n"
    "            best[name] = cost\n    return best\n"
)
AFTER = (
    "def f(edges):\n    best = {}\n    for name, cost in edges:\n"
    "        if name not in best or cost < best[name]:\n            best[name] = cost\n"
    "    return best\n"
)


def propose(site):
    """Yield, where a key is asked for and then set, that what is set may also be better."""
    for node in site.nodes:
        if not isinstance(node, ast.If) or not isinstance(node.test, ast.Compare):
            continue
        test = node.test
        if len(test.ops) != 1 or not isinstance(test.ops[0], ast.NotIn):
            continue
        key, table = site.source.seg(test.left), site.source.seg(test.comparators[0])
        asked = site.source.seg(test)
        for value in values_set(site, node, f"{table}[{key}]"):
            for rank, sign in enumerate("<>"):
                new = f"{asked} or {value} {sign} {table}[{key}]"
                yield site.replace(test, new, 1.3 + 0.05 * rank, f"condition becomes `{new}`"[:160])


def values_set(site, node, entry):
    """Return what a block sets an entry to."""
    return [
        site.source.seg(n.value)
        for s in node.body
        for n in ast.walk(s)
        if isinstance(n, ast.Assign) and site.source.seg(n.targets[0]) == entry
    ]
