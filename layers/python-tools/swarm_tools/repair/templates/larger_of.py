"""Of two ways only the longer or the shorter one counts, not both together."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "def f(node):\n    if not node:\n        return 0\n    return 1 + f(node[0]) + f(node[1])\n"
)
AFTER = BEFORE.replace("f(node[0]) + f(node[1])", "max(f(node[0]), f(node[1]))")


def propose(site):
    """Yield `max` and `min` of two calls of one function that stand beside each other in a sum."""
    for node in site.nodes:
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.Add):
            continue
        left = node.left
        if isinstance(left, ast.BinOp) and isinstance(left.op, ast.Add):
            left = left.right
        if not called_alike(left, node.right):
            continue
        # The sum `1 + a + b` is read as `(1 + a) + b`: its two calls are one span of the text.
        start, end = site.source.span(left)[0], site.source.span(node.right)[1]
        one, other = site.source.seg(left), site.source.seg(node.right)
        for rank, name in enumerate(("max", "min")):
            new = f"{name}({one}, {other})"
            edits = ((start, end, new),)
            yield Proposal(edits, 1.2 + 0.1 * rank, node.lineno, f"sum becomes `{new}`"[:160])


def called_alike(one, other):
    """Say whether both are calls of one function."""
    calls = isinstance(one, ast.Call) and isinstance(other, ast.Call)
    return calls and ast.dump(one.func) == ast.dump(other.func)
