"""Two names, attributes or constants of one statement change places, also its targets."""

from __future__ import annotations

import ast
from itertools import combinations

from swarm_tools.repair.model import Proposal

BEFORE = "def f(a, b):\n    return a.x * a.y + b.x * b.y\n"
AFTER = "def f(a, b):\n    return a.x * b.x + a.y * b.y\n"

MOST = 12
LEAVES = (ast.Name, ast.Attribute, ast.Constant, ast.Subscript)


def propose(site):
    """Yield leaves of a statement exchanged, then the values of two statements of one kind."""
    groups: dict[int, list[ast.AST]] = {}
    for node in site.nodes:
        if isinstance(node, LEAVES) and not is_part(site, node):
            groups.setdefault(id(site.statement(node)), []).append(node)
    for nodes in groups.values():
        yield from exchanged(site, nodes[:MOST], 1.7)
        names = list(dict.fromkeys(n.id for n in nodes if isinstance(n, ast.Name)))
        for one, other in combinations(names[:6], 2):
            yield from throughout(site, nodes, one, other)
    returned = [n.value for n in site.nodes if isinstance(n, ast.Return) and n.value is not None]
    stored = [n.value for n in site.nodes if isinstance(n, (ast.Assign, ast.AugAssign))]
    yield from exchanged(site, returned[:MOST], 1.6)
    yield from exchanged(site, stored[:MOST], 2.0)


def is_part(site, node):
    """Say whether a leaf is called, an annotation, or part of a text with holes."""
    up = site.parent(node)
    called = isinstance(up, ast.Call) and up.func is node
    return called or isinstance(up, (ast.JoinedStr, ast.Expr)) or site.in_annotation(node)


def exchanged(site, nodes, cost):
    """Yield each two of ``nodes`` exchanged."""
    for left, right in combinations(nodes, 2):
        first, second = sorted((site.source.span(left), site.source.span(right)))
        a, b = site.source.text[slice(*first)], site.source.text[slice(*second)]
        if a != b and first[1] <= second[0]:
            edits = ((*first, b), (*second, a))
            said = f"`{a}` and `{b}` change places"[:160]
            yield Proposal(edits, cost, left.lineno, said)


def throughout(site, nodes, one, other):
    """Yield all places of two names in the value of an assignment exchanged."""
    stmt = site.statement(nodes[0])
    new = {one: other, other: one}
    mine = [n for n in ast.walk(stmt) if isinstance(n, ast.Name) and n.id in new]
    mine = [n for n in mine if isinstance(n.ctx, ast.Load)]
    if len(mine) < 3 or not isinstance(stmt, (ast.Assign, ast.Return, ast.AugAssign)):
        return
    said = f"`{one}` and `{other}` change places everywhere"
    edits = tuple(sorted((*site.source.span(n), new[n.id]) for n in mine))
    yield Proposal(edits, 1.8, stmt.lineno, said)
    if isinstance(stmt.value, ast.Tuple) and len(stmt.value.elts) == 2:
        start = site.source.span(stmt.value)[0]
        parts = []
        for part in reversed(stmt.value.elts):
            text, at = site.source.seg(part), site.source.span(part)[0]
            for a, b, word in reversed(edits):
                if at <= a and b <= at + len(site.source.seg(part)):
                    text = text[: a - at] + word + text[b - at :]
            parts.append(text)
        low, high = site.source.span(stmt.value.elts[0])[0], site.source.span(part)[0]
        end = site.source.span(stmt.value.elts[1])[1]
        if start <= low:
            text = ", ".join(parts)
            yield Proposal(((min(low, high), end, text),), 1.9, stmt.lineno, said)
