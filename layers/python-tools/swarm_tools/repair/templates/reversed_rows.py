"""The rows were turned round instead of the order of the rows, or the other way about."""

from __future__ import annotations

import ast

BEFORE = "def f(grid):\n    return [list(row) for row in zip(*grid)][::-1]\n"
AFTER = "def f(grid):\n    return [row[::-1] for row in [list(row) for row in zip(*grid)]]\n"

COST = 1.2


def propose(site):
    """Yield rows turned round for rows in the other order, and the order for the rows."""
    for node in site.nodes:
        if turned(node):
            rows = site.source.seg(node.value)
            new = f"[row[::-1] for row in {rows}]"
            yield site.replace(node, new, COST, f"`{site.source.seg(node)}` becomes `{new}`"[:160])
        elif isinstance(node, ast.ListComp) and len(node.generators) == 1:
            loop = node.generators[0]
            same = turned(node.elt) and ast.unparse(node.elt.value) == ast.unparse(loop.target)
            if turned(node.elt) and not same:
                rest = site.source.text[site.source.span(node.elt)[1] : site.source.span(node)[1]]
                new = f"[{site.source.seg(node.elt.value)}{rest}[::-1]"
                yield site.replace(node, new, COST, f"rows become `{new}`"[:160])
            if same and not loop.ifs and isinstance(loop.target, ast.Name):
                rows = site.operand(loop.iter)
                new = f"[list({loop.target.id}) for {loop.target.id} in {rows}[::-1]]"
                said = f"`{site.source.seg(node)}` becomes `{new}`"[:160]
                yield site.replace(node, new, COST, said)


def turned(node):
    """Say whether an expression is `x[::-1]`."""
    return (
        isinstance(node, ast.Subscript)
        and isinstance(node.slice, ast.Slice)
        and node.slice.lower is None
        and node.slice.upper is None
        and node.slice.step is not None
        and ast.unparse(node.slice.step) == "-1"
    )
