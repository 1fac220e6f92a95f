"""The wrong statement stands at a place: another one of the function was meant."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(text):\n    at = 0\n    while at < len(text):\n        if text[at] == ' ':\n"
    "            continue\n        at += 1\n    return at\n"
)
AFTER = (
    "def f(text):\n    at = 0\n    while at < len(text):\n        if text[at] == ' ':\n"
    "            at += 1\n        at += 1\n    return at\n"
)

SMALL = (ast.Assign, ast.AugAssign, ast.Expr, ast.Return, ast.Break, ast.Continue, ast.Raise)
LEAVING = (ast.Break, ast.Continue, ast.Pass)


def propose(site):
    """Yield each small statement replaced by each other one of the function."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    pool: dict[str, None] = {}
    for node in site.nodes:
        docs = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if isinstance(node, SMALL) and not docs and len(site.source.seg(node)) < 70:
            pool.setdefault(site.source.seg(node))
    for node in site.nodes:
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Subscript):
            pool.setdefault(f"{site.source.seg(node.target)} = 0")
    for name in site.names[:6]:
        pool.setdefault(f"return {name}")
    for text in ("return", "return None", "return True", "return False"):
        pool.setdefault(text)
    for node in site.nodes:
        if not isinstance(node, (*SMALL, ast.Pass)):
            continue
        old, place = site.source.seg(node), sets(node)
        for text in list(pool)[:40]:
            if text != old and "\n" not in text:
                said = f"`{old}` becomes `{text}`"[:160]
                cost = 1.7 if isinstance(node, LEAVING) else 2.2
                if place and text.startswith(f"{place} = "):
                    cost = 1.2
                yield site.replace(node, text, cost, said)


def sets(node):
    """Return the name or attribute that a statement sets, or an empty text."""
    target = node.targets[0] if isinstance(node, ast.Assign) else None
    return ast.unparse(target) if isinstance(target, (ast.Name, ast.Attribute)) else ""
