"""What is done one way round is to be done the other way round as well."""

from __future__ import annotations

import ast
from itertools import combinations

from swarm_tools.repair.source import turned

BEFORE = "def f(graph, a, b):\n    graph[a].append(b)\n    return graph\n"
AFTER = "def f(graph, a, b):\n    graph[a].append(b)\n    graph[b].append(a)\n    return graph\n"


def propose(site):
    """Yield small statements once more with two of their names exchanged."""
    for node in site.nodes:
        if not isinstance(node, (ast.Expr, ast.Assign, ast.AugAssign, ast.Delete)):
            continue
        text = site.source.seg(node)
        if not site.source.owns_lines(node) or "\n" in text:
            continue
        read = [n for n in ast.walk(node) if isinstance(n, ast.Name) and n.id in site.names]
        names = list(dict.fromkeys(n.id for n in read))
        for change in twins(site):
            row = site.exchanged(node, change, read)
            if row != text:
                yield site.insert_after(node, [row], 1.4, f"`{row}` added"[:160])
        for one, other in combinations(names[:5], 2):
            row = site.exchanged(node, {one: other, other: one}, read)
            if row != text:
                yield site.insert_after(node, [row], 1.6, f"`{row}` added"[:160])
                back = turned(node, row)
                if back:
                    yield site.insert_after(node, [back], 1.7, f"`{back}` added"[:160])
        for one in names[:5]:
            for other in [n for n in site.names if n not in names][:6]:
                row = site.exchanged(node, {one: other}, read)
                yield site.insert_after(node, [row], 1.9, f"`{row}` added"[:160])


def twins(site):
    """Return what names stand for others in conditions of two like parts, both ways round."""
    found = []
    for node in site.nodes:
        if not isinstance(node, ast.BoolOp) or len(node.values) != 2:
            continue
        one, other = (
            [n.id for n in ast.walk(part) if isinstance(n, ast.Name)] for part in node.values
        )
        if len(one) != len(other):
            continue
        change = {a: b for a, b in zip(one, other, strict=True) if a != b}
        if len(change) > 1 and not set(change) & set(change.values()):
            both = {**change, **{b: a for a, b in change.items()}}
            if both not in found:
                found.append(both)
    return found
