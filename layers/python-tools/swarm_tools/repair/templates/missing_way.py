"""Of calls in all directions one is missing: after `f(x + 1)`, `f(x - 1)` and `f(y + 1)`."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(g, r, c):\n    g(r + 1, c)\n    g(r - 1, c)\n    g(r, c + 1)\n"
)  # fmt: skip
AFTER = BEFORE + "    g(r, c - 1)\n"
COST = 1.2
FEWEST = 2
SIGNS = {ast.Add: "-", ast.Sub: "+"}


def propose(site):
    """Yield the call with the other sign that is not there, in a row of its own or an operand."""
    for _owner, block in site.blocks():
        rows = [s for s in block if isinstance(s, ast.Expr) and isinstance(s.value, ast.Call)]
        for call, text in lacking(site, [s.value for s in rows]):
            last = next(s for s in reversed(rows) if called(site, s.value) == called(site, call))
            if site.source.owns_lines(last):
                yield site.insert_after(last, [text], COST, f"`{text}` added"[:160])
    for node in site.nodes:
        if not isinstance(node, (ast.BoolOp, ast.BinOp)) or isinstance(
            site.parent(node), type(node)
        ):
            continue
        parts, sign = operands(node)
        for _call, text in lacking(site, [p for p in parts if isinstance(p, ast.Call)]):
            whole = f"{site.source.seg(node)} {sign} {text}"
            yield site.replace(node, whole, COST, f"`{text}` added"[:160])


def operands(node):
    """Return the parts of a chain of one operator, and its sign."""
    if isinstance(node, ast.BoolOp):
        return node.values, "or" if isinstance(node.op, ast.Or) else "and"
    parts = []
    while isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        parts.append(node.right)
        node = node.left
    return [*parts, node], "+"


def lacking(site, calls):
    """Yield (call, text) of calls with the other sign in one argument that are not there."""
    if len(calls) <= FEWEST:
        return
    there = {site.source.seg(c).replace(" ", "") for c in calls}
    for call in calls:
        for text in turned(site, call):
            if text.replace(" ", "") not in there:
                yield call, text


def turned(site, call):
    """Yield the text of a call with each of its sums and differences by a number the other way."""
    start = site.source.span(call)[0]
    text = site.source.seg(call)
    for arg in call.args:
        sign = SIGNS.get(type(getattr(arg, "op", None)))
        if sign and isinstance(arg, ast.BinOp) and isinstance(arg.right, ast.Constant):
            a, b = (at - start for at in site.source.span(arg))
            new = f"{site.source.seg(arg.left)} {sign} {site.source.seg(arg.right)}"
            yield text[:a] + new + text[b:]


def called(site, call):
    """Return the text of the function of a call."""
    return site.source.seg(call.func)
