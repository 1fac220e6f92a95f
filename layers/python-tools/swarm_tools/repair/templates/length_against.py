"""Whether something is empty is asked where it may be short of something else."""

from __future__ import annotations

import ast

from swarm_tools.repair.donors import asked

BEFORE = (
    "def f(graph):\n    order = [node for node in graph if graph[node]]\n    if not order:\n"
    "        raise ValueError('cycle')\n    return order\n"
)
AFTER = (
    "def f(graph):\n    order = [node for node in graph if graph[node]]\n"
    "    if len(order) < len(graph):\n"
    "        raise ValueError('cycle')\n    return order\n"
)

COST = 1.5
MOST_NAMES = 8


def propose(site):
    """Yield comparisons of a length with those of other names for a test of emptiness."""
    for node in site.nodes:
        for test in asked(node):
            empty = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
            thing = test.operand if empty else test
            if not isinstance(thing, ast.Name) or thing.id not in site.names:
                continue
            signs = ("<", "!=") if empty else ("==", ">=")
            for rank, other in enumerate(n for n in site.names[:MOST_NAMES] if n != thing.id):
                for more, sign in enumerate(signs):
                    new = f"len({thing.id}) {sign} len({other})"
                    cost = COST + 0.03 * rank + 0.05 * more
                    yield site.replace(test, new, cost, f"condition becomes `{new}`"[:160])
