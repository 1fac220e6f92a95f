"""Of steps in all directions one is missing: `(0, 1), (1, 0), (0, -1)` lacks `(-1, 0)`."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "def f(x, y):\n    return [(x + a, y + b) for a, b in ((0, 1), (1, 0), (0, -1))]\n"
AFTER = "def f(x, y):\n    return [(x + a, y + b) for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))]\n"
COST = 1.3
FEWEST = 2


def propose(site):
    """Yield rows of pairs with the opposite of one of them at the end, or for one told twice."""
    for node in site.nodes:
        if not isinstance(node, (ast.Tuple, ast.List, ast.Set)) or len(node.elts) < FEWEST:
            continue
        if not all(isinstance(e, ast.Tuple) and len(e.elts) == 2 for e in node.elts):
            continue
        told = [spelt(site.source.seg(e)) for e in node.elts]
        there = set(told)
        for again in (e for n, e in enumerate(node.elts) if told[n] in told[:n]):
            for new in [one for pair in node.elts for one in opposites(site, pair)]:
                if spelt(new) not in there:
                    yield site.replace(again, new, COST - 0.3, f"second pair becomes `{new}`")
        at = site.source.span(node.elts[-1])[1]
        for pair in node.elts:
            for new in opposites(site, pair):
                if spelt(new) not in there:
                    yield Proposal(((at, at, f", {new}"),), COST, node.lineno, f"`{new}` added")


def spelt(text):
    """Return a text without its spaces."""
    return text.replace(" ", "")


def opposites(site, pair):
    """Return a pair with the sign of its first part turned, of its second, and of both."""
    first, second = ((site.source.seg(e), turned(site, e)) for e in pair.elts)
    made = [(first[1], second[0]), (first[0], second[1]), (first[1], second[1])]
    made += [(second[0], first[0])]
    return [f"({a}, {b})" for a, b in made if a and b]


def turned(site, node):
    """Return the text of a number or of a step from a name with the other sign; empty if none."""
    text = site.source.seg(node)
    if isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value:
        return f"-{text}"
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return site.source.seg(node.operand)
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
        sign = "-" if isinstance(node.op, ast.Add) else "+"
        return f"{site.source.seg(node.left)} {sign} {site.source.seg(node.right)}"
    return ""
