"""A value is to be kept within a bound: at least, or at most, a number or a name in reach."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "def f(hours, rate):\n    return (hours - 1) * rate\n"
AFTER = "def f(hours, rate):\n    return max(1, hours - 1) * rate\n"


TAKES = frozenset(("pop", "popleft", "popitem", "read", "readline", "get", "join", "strip"))


def propose(site):
    """Yield operations and arguments within `max(...)` or `min(...)`."""
    for node in site.nodes:
        up = site.parent(node)
        inside = isinstance(
            up, (ast.BinOp, ast.Call, ast.Slice, ast.Assign, ast.AugAssign, ast.Tuple)
        )
        if not isinstance(node, (ast.BinOp, ast.Name, ast.Call, ast.Attribute)) or not inside:
            continue
        if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            continue
        if getattr(up, "func", None) is node or site.in_annotation(node):
            continue
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in TAKES:
            continue
        if isinstance(node, ast.Call) or isinstance(up, ast.Assign):
            yield from last_place(site, node)
        cost = 1.6 if isinstance(node, ast.BinOp) else 2.2
        cost -= 0.6 if isinstance(up, ast.Tuple) else 0.0
        text = site.source.seg(node)
        for bound in ("0", "1", *near(site, node), *site.attributes[:3]):
            if bound == text or isinstance(getattr(node, "op", None), ast.Mod):
                continue
            for call in ("max", "min"):
                more = 0.1 * (call == "min") + 0.5 * (bound not in "01")
                new = f"{call}({bound}, {text})"
                a, b = around(site, node)
                edit = ((a, b, new),)
                yield proposal(edit, cost + more, node.lineno, text, new)


def last_place(site, node):
    """Yield a value within the last place: `min(x, n - 1)`."""
    text = site.source.seg(node)
    for name in [*site.params[:5], *site.attributes[:3]] if text != "self" else ():
        if name != text:
            for bound in (f"{name} - 1", f"len({name}) - 1"):
                new = f"min({text}, {bound})"
                yield site.replace(node, new, 2.2, f"`{text}` becomes `{new}`"[:160])


def around(site, node):
    """Return the span of a node with one pair of parentheses right around it."""
    start, end = site.source.span(node)
    text = site.source.text
    before = text[start - 2] if start > 1 else " "
    bracketed = text[start - 1 : start] == "(" and text[end : end + 1] == ")"
    if bracketed and not (before.isalnum() or before in "_])"):
        return start - 1, end + 1
    return start, end


def proposal(edits, cost, line, text, new):
    """Return the proposal with its message."""
    return Proposal(edits, cost, line, f"`{text}` becomes `{new}`"[:160])


def near(site, node):
    """Return the names that may bound a value: the first ones, and all for a plain name."""
    if isinstance(node, ast.Name) and isinstance(site.parent(node), ast.Tuple):
        return site.names[:12]
    return site.names[:5]
