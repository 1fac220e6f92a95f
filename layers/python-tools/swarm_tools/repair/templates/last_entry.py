"""The last or first entry of a list that the function fills was meant."""

from __future__ import annotations

import ast

from swarm_tools.repair.templates.insert_statement import containers

BEFORE = (
    "def f(rest):\n    run = [rest[0]]\n    for item in rest:\n        if item > rest[0]:\n"
    "            run.append(item)\n    return run\n"
)
AFTER = (
    "def f(rest):\n    run = [rest[0]]\n    for item in rest:\n        if item > run[-1]:\n"
    "            run.append(item)\n    return run\n"
)
VALUES = (ast.Name, ast.Subscript, ast.Attribute)


def propose(site):
    """Yield `x[-1]` and `x[0]` of such lists in the places of operands and values."""
    ends = [f"{name}[{at}]" for name in containers(site)[0][:4] for at in ("-1", "0")]
    for node in site.nodes if ends else ():
        if not isinstance(node, VALUES) or site.in_annotation(node):
            continue
        up, old = site.parent(node), site.source.seg(node)
        if not isinstance(node.ctx, ast.Load) or not fits(up, node) or old == "self":
            continue
        for rank, new in enumerate(ends):
            if new != old:
                cost = 1.8 + 0.05 * rank
                yield site.replace(node, new, cost, f"`{old}` becomes `{new}`"[:160])


def fits(up, node):
    """Say whether a value is compared, computed with, passed or kept at this place."""
    if isinstance(up, ast.Call):
        return node in up.args
    return isinstance(up, (ast.Compare, ast.BinOp, ast.Assign, ast.AugAssign, ast.Return))
