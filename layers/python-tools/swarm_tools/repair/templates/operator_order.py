"""Two operators of a chain are exchanged, or a chain is grouped the wrong way."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "def f(celsius):\n    return celsius / 9 * 5 + 32\n"
AFTER = "def f(celsius):\n    return celsius * 9 / 5 + 32\n"


def propose(site):
    """Yield chains with two operators exchanged, and with parentheses around one step."""
    source = site.source
    for node in site.nodes:
        if not isinstance(node, ast.BinOp):
            continue
        yield from bare(site, node)
        outer = source.operator_between(node.left, node.right)
        for inner in (node.left, node.right):
            if not isinstance(inner, ast.BinOp) or outer is None:
                continue
            span = source.operator_between(inner.left, inner.right)
            if span is None:
                continue
            a, b = source.text[slice(*span)], source.text[slice(*outer)]
            if a != b:
                edits = tuple(sorted(((*span, b), (*outer, a))))
                message = f"`{a}` and `{b}` change places"
                yield Proposal(edits, 1.3, node.lineno, message)
                if inner is node.left:
                    yield from rotated(site, node, inner, a, b)
        if isinstance(node.right, ast.BinOp):
            leaf = node.right
            while isinstance(leaf, ast.BinOp):
                leaf = leaf.left
            start, end = source.span(node)[0], source.span(leaf)[1]
            text = source.text[start:end]
            if text.count("(") == text.count(")"):
                edits = ((start, start, "("), (end, end, ")"))
                yield Proposal(edits, 1.4, node.lineno, f"`{text}` is computed first"[:160])
            yield from from_a_term(source, node, end)


def bare(site, node):
    """Yield an operand of a chain without the parentheses that compute it first."""
    start, end = site.source.span(node)
    if isinstance(site.parent(node), ast.BinOp) and start:
        text = site.source.text
        if text[start - 1] == "(" and text[end : end + 1] == ")":
            edits = ((start - 1, start, ""), (end, end + 1, ""))
            said = f"`{text[start:end]}` is not computed first"[:160]
            yield Proposal(edits, 1.3, node.lineno, said)


def from_a_term(source, node, end):
    """Yield chains of which a later part is computed first: `a + (b + c) % n`."""
    left = node.left
    while isinstance(left, ast.BinOp) and isinstance(left.op, (ast.Add, ast.Sub)):
        if isinstance(left.op, ast.Add):
            start = source.span(left.right)[0]
            text = source.text[start:end]
            if text.count("(") == text.count(")"):
                edits = ((start, start, "("), (end, end, ")"))
                yield Proposal(edits, 1.5, node.lineno, f"`{text}` is computed first"[:160])
        left = left.left


def rotated(site, node, inner, first, then):
    """Yield `a * c // b` for `a // b * c`."""
    source = site.source
    if source.text[slice(*source.span(node))].startswith("("):
        return
    parts = [site.operand(part) for part in (node.right, inner.right)]
    head = source.text[source.span(node)[0] : source.span(inner.left)[1]]
    text = f"{head} {then} {parts[0]} {first} {parts[1]}"
    if text.count("(") == text.count(")"):
        yield site.replace(node, text, 1.4, f"`{source.seg(node)}` becomes `{text}`"[:160])
