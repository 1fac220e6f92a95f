"""What is to be undercut starts with zero: the least value of each must start with infinity."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(source, nodes, edges):\n    dist = {n: 0 for n in nodes}\n    dist[source] = 0\n"
    "    for a, b, w in edges:\n        if dist[a] + w < dist[b]:\n"
    "            dist[b] = dist[a] + w\n    return dist\n"
)
AFTER = (
    "def f(source, nodes, edges):\n    dist = {n: float('inf') for n in nodes}\n"
    "    dist[source] = 0\n    for a, b, w in edges:\n        if dist[a] + w < dist[b]:\n"
    "            dist[b] = dist[a] + w\n    return dist\n"
)
VALUES = ("float('inf')", "float('-inf')", "0", "-1", "None", "10**9")
COST = 1.3


def propose(site):
    """Yield infinite values, and the other usual ones, for those that many entries start with."""
    known = "math.inf" if "math" in site.globals else "inf" if "inf" in site.globals else ""
    for node in site.nodes:
        if not fills(site, node):
            continue
        old = site.source.seg(node)
        for rank, new in enumerate((known, f"-{known}", *VALUES) if known else VALUES):
            if new != old:
                said = f"`{old}` becomes `{new}`"
                yield site.replace(node, new, COST + 0.05 * rank, said[:160])


def fills(site, node):
    """Say whether an expression is what each of many entries starts with."""
    up = site.parent(node)
    number = node.operand if isinstance(node, ast.UnaryOp) else node
    infinite = isinstance(node, ast.Call) and getattr(node.func, "id", "") == "float"
    if not infinite and (not isinstance(number, ast.Constant) or isinstance(number.value, str)):
        return False
    if isinstance(up, ast.DictComp):
        return node is up.value
    if isinstance(up, ast.ListComp):
        return node is up.elt
    if isinstance(up, ast.List):
        around = site.parent(up)
        return isinstance(around, ast.BinOp) and isinstance(around.op, ast.Mult)
    called = getattr(getattr(up, "func", None), "attr", "")
    return called in ("fromkeys", "get", "setdefault", "pop") and node in up.args[1:]
