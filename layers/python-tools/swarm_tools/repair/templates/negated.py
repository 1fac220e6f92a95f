"""What is asked, kept or returned is the opposite of what was meant, or half of it is."""

from __future__ import annotations

import ast

BEFORE = "def f(items, old):\n    return [x for x in items if old(x)]\n"
AFTER = "def f(items, old):\n    return [x for x in items if not old(x)]\n"
ASKED = (ast.Name, ast.Attribute, ast.Call, ast.Subscript, ast.Compare)


def propose(site):
    """Yield parts of conditions, and truths kept or returned, with `not` or without."""
    for node in site.nodes:
        cost = place_cost(site, node) if is_asked(node) else None
        if cost is None:
            continue
        text = site.source.seg(node)
        if isinstance(node, ast.UnaryOp):
            bare = site.source.seg(node.operand)
            yield site.replace(node, bare, cost, f"`{text}` becomes `{bare}`"[:160], loose=True)
        else:
            new = f"not {text}"
            yield site.replace(node, new, cost, f"`{text}` becomes `{new}`"[:160], loose=True)


def is_asked(node):
    """Say whether ``node`` may be a truth, or the opposite of one."""
    turned = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    return turned or isinstance(node, ASKED)


def place_cost(site, node):
    """Return how likely a `not` is missing at the place of ``node``; None where it is not."""
    up = site.parent(node)
    if isinstance(up, ast.comprehension) and any(node is test for test in up.ifs):
        return 1.2
    if isinstance(up, ast.BoolOp):
        return 1.3
    if isinstance(up, (ast.If, ast.While, ast.IfExp)) and up.test is node:
        return 1.3
    if isinstance(up, (ast.Assign, ast.Return)) and not isinstance(node, ast.Compare):
        return 1.9 if getattr(up, "value", None) is node else None
    return None
