"""A condition of `and` and `or` lacks its parentheses, or has them at the wrong place."""

from __future__ import annotations

import ast

BEFORE = "def f(a, b, c):\n    return a or b and c\n"
AFTER = "def f(a, b, c):\n    return (a or b) and c\n"


def propose(site):
    """Yield mixed conditions grouped the other way, and `not` over all or one part."""
    for node in site.nodes:
        if isinstance(node, ast.BoolOp):
            word, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for at, part in enumerate(node.values):
                if isinstance(part, ast.BoolOp):
                    yield from regrouped(site, node, at, word, other)
            if len(node.values) > 2:
                yield from split(site, node, other)
        inner = getattr(node, "operand", None)
        if isinstance(getattr(node, "op", None), ast.Not) and isinstance(inner, ast.BoolOp):
            first, *rest = inner.values
            word = " and " if isinstance(inner.op, ast.And) else " or "
            texts = [f"not {site.operand(first)}", *(site.operand(r) for r in rest)]
            yield site.replace(node, word.join(texts), 1.4, "`not` of one part", loose=True)


def regrouped(site, node, at, word, other):
    """Yield the condition in which the inner part takes a neighbour with it."""
    texts = [site.operand(v) for v in node.values]
    inner = [site.operand(v) for v in node.values[at].values]
    if at > 0:
        head = f"({f' {word} '.join([*texts[:at], inner[0]])})"
        new = f" {other} ".join([head, *inner[1:]])
        if at == len(texts) - 1:
            yield site.replace(node, new, 1.3, f"condition becomes `{new}`"[:160], loose=True)
    if at < len(texts) - 1:
        tail = f"({f' {word} '.join([inner[-1], *texts[at + 1 :]])})"
        new = f" {other} ".join([*inner[:-1], tail])
        if at == 0:
            yield site.replace(node, new, 1.3, f"condition becomes `{new}`"[:160], loose=True)


def split(site, node, other):
    """Yield a chain with one connective changed and its two sides grouped."""
    texts = [site.operand(v) for v in node.values]
    word = "and" if other == "or" else "or"
    for at in range(1, len(texts)):
        left = f" {word} ".join(texts[:at])
        right = f" {word} ".join(texts[at:])
        new = f"({left}) {other} ({right})"
        yield site.replace(node, new, 1.7, f"condition becomes `{new}`"[:160], loose=True)
