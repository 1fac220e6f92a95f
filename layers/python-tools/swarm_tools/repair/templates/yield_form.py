"""A generator lacks `yield`, or `yield from` is mistaken for `yield`."""

from __future__ import annotations

import ast

BEFORE = "def f(items):\n    for x in items:\n        if x:\n            f(x)\n        yield x\n"
AFTER = (
    "def f(items):\n    for x in items:\n        if x:\n            yield from f(x)\n"
    "        yield x\n"
)


def propose(site):
    """Yield the other ways to write a statement of a generator."""
    generator = any(isinstance(n, (ast.Yield, ast.YieldFrom)) for n in site.nodes)
    for node in site.nodes:
        if isinstance(node, ast.YieldFrom):
            text = f"yield {site.source.seg(node.value)}"
            yield site.replace(node, text, 1.1, "`yield from` becomes `yield`")
        elif isinstance(node, ast.Yield) and node.value is not None:
            value = site.source.seg(node.value)
            yield site.replace(node, f"yield from {value}", 1.1, "`yield` becomes `yield from`")
            if isinstance(site.parent(node), ast.Expr):
                yield site.replace(node, f"return {value}", 1.6, "`yield` becomes `return`")
        elif isinstance(node, ast.Return) and node.value is not None:
            value = site.source.seg(node.value)
            cost = 1.2 if generator else 1.9
            for word in ("yield from", "yield"):
                yield site.replace(node, f"{word} {value}", cost, f"`return` becomes `{word}`")
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and generator:
            for word in ("yield from", "yield"):
                text = f"{word} {site.source.seg(node.value)}"
                yield site.replace(node, text, 1.0, f"`{word}` added")
