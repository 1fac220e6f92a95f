"""A number in one unit is added to one in another: it was to be multiplied by what it counts."""

from __future__ import annotations

import ast

BEFORE = (
    "SIZE = 3\n\n\ndef f(frame, start):\n    return frame + start\n\n\n"
    "def g(seq, i):\n    return seq[i:i + 3]\n"
)
AFTER = BEFORE.replace("frame + start", "frame + 3 * start")
COST = 1.9
PLAIN = (ast.Name, ast.Attribute, ast.Call)
MOST = 6


def propose(site):
    """Yield terms of sums multiplied by numbers and constants of the module, and divided."""
    numbers = {}
    for node in ast.walk(site.source.tree):
        if isinstance(node, ast.Constant) and type(node.value) is int and node.value > 1:
            numbers.setdefault(site.source.seg(node))
        elif isinstance(node, ast.Name) and node.id.isupper():
            numbers.setdefault(node.id)
    for node in site.nodes:
        up = site.parent(node)
        term = isinstance(up, ast.BinOp) and isinstance(up.op, (ast.Add, ast.Sub))
        if not isinstance(node, PLAIN) or not (term or isinstance(up, ast.AugAssign)):
            continue
        if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            continue
        text = site.source.seg(node)
        for rank, number in enumerate(list(numbers)[:MOST]):
            for new in (f"{number} * {text}", f"{text} / {number}", f"{text} // {number}"):
                if number != text:
                    said = f"`{text}` becomes `{new}`"
                    yield site.replace(node, new, COST + 0.05 * rank, said[:160])
