"""An operation is one too many: only one of its operands was meant."""

from __future__ import annotations

import ast

BEFORE = "def f(a, b):\n    return a * b / 2\n"
AFTER = "def f(a, b):\n    return a * b\n"


def propose(site):
    """Yield each operation replaced by one of its operands, and regrouped sums."""
    for node in site.nodes:
        if isinstance(node, ast.BinOp):
            for side in (node.left, node.right):
                text = site.source.seg(side)
                yield site.replace(node, text, 1.7, f"only `{text}` kept"[:160], loose=True)
            yield from regroup(site, node)
        elif isinstance(node, ast.IfExp):
            for side, other in ((node.body, node.orelse), (node.orelse, node.body)):
                cost = 1.2 if within(side, other) else 1.9
                text = site.source.seg(side)
                yield site.replace(node, text, cost, f"only `{text}`"[:160], loose=True)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            yield site.replace(node, site.source.seg(node.operand), 1.3, "minus sign removed")


def within(side, other):
    """Say whether a name is what another value is made of: `n` and `n - 1`."""
    name = getattr(side, "id", None)
    return isinstance(other, ast.BinOp) and getattr(other.left, "id", "") == name


def regroup(site, node):
    """Yield ``a + b * c`` as ``(a + b) * c`` and the like, and the other way round."""
    source = site.source
    for inner, first in ((node.left, True), (node.right, False)):
        if not isinstance(inner, ast.BinOp):
            continue
        inside = source.operator_between(inner.left, inner.right)
        outside = source.operator_between(node.left, node.right)
        if not inside or not outside:
            continue
        op_in, op_out = source.text[slice(*inside)], source.text[slice(*outside)]
        a, b = site.operand(inner.left), site.operand(inner.right)
        if first:
            c = site.operand(node.right)
            new = f"{a} {op_in} ({b} {op_out} {c})"
        else:
            c = site.operand(node.left)
            new = f"({c} {op_out} {a}) {op_in} {b}"
        yield site.replace(node, new, 1.1, f"grouping becomes `{new}`"[:160], loose=True)
