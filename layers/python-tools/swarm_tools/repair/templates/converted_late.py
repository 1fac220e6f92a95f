"""A number is rounded, or made whole, before it is scaled: what the scaling needs is lost."""

from __future__ import annotations

import ast

BEFORE = "def f(text):\n    return int(float(text)) * 100\n"
AFTER = "def f(text):\n    return int(float(text) * 100)\n"

WHOLE = ("int", "round", "floor", "ceil", "trunc")
ROOTS = ("sqrt", "abs", "len", "sum", "str", "float", "max", "min", "log", "exp")
SCALED = (ast.Mult, ast.Div, ast.FloorDiv, ast.Add, ast.Sub)


def propose(site):
    """Yield `int(x * n)` and `round(x * n)` for `int(x) * n`."""
    for node in site.nodes:
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, SCALED):
            continue
        for call in (node.left, node.right):
            if not isinstance(call, ast.Call) or len(call.args) != 1 or call.keywords:
                continue
            name = getattr(call.func, "id", getattr(call.func, "attr", ""))
            if name not in (*WHOLE, *ROOTS):
                continue
            start = site.source.span(node)[0]
            text, (a, b) = site.source.seg(node), site.source.span(call)
            inner = f"{text[: a - start]}{site.operand(call.args[0])}{text[b - start :]}"
            own = site.source.seg(call.func)
            outers = ((1.1, own),) if name in ROOTS else ((0.9, own), (1.2, "round"))
            for cost, outer in outers:
                new = f"{outer}({inner})"
                yield site.replace(node, new, cost, f"`{text}` becomes `{new}`"[:160])
