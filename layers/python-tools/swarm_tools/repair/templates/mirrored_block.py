"""A case that is treated one way round is to be treated the other way round as well."""

from __future__ import annotations

import ast
from itertools import combinations

BEFORE = (
    "def f(left, right):\n    if left is None:\n        return right\n    return min(left, right)\n"
)
AFTER = (
    "def f(left, right):\n    if left is None:\n        return right\n"
    "    if right is None:\n        return left\n"
    "    return min(left, right)\n"
)
MOST_ROWS = 4
SMALL = (ast.Expr, ast.Assign, ast.AugAssign)


def propose(site):
    """Yield conditions with their body, and statements, with two words of them exchanged."""
    for node in site.nodes:
        block = isinstance(node, ast.If) and not node.orelse and not site.source.is_elif(node)
        if not block and not isinstance(node, SMALL):
            continue
        rows = site.source.seg(node).split(site.source.newline)
        if len(rows) > MOST_ROWS or not (block or site.source.owns_lines(node)):
            continue
        indent = site.source.indent_of(node)
        words = read(site, node)
        named = list(dict.fromkeys(w for w, _, _ in words))[:6]
        for one, other in combinations(named, 2):
            if not block and not (one.startswith(".") and other.startswith(".")):
                continue  # Statements with two names exchanged are of `mirrored_statement`.
            yield from added(site, node, rows, words, {one: other, other: one}, indent)
        members = [w for w in named if w.startswith(".")]
        around = {f".{n.attr}" for n in site.nodes if isinstance(n, ast.Attribute)}
        for one in members:
            for other in sorted(around - set(named))[:4]:
                yield from added(site, node, rows, words, {one: other}, indent)


def read(site, node):
    """Return (word, start, end) of the names in reach and the attributes of a statement."""
    found = []
    for n in ast.walk(node):
        if isinstance(n, ast.Name) and n.id in site.names:
            found.append((n.id, *site.source.span(n)))
        elif isinstance(n, ast.Attribute) and not isinstance(site.parent(n), ast.Call):
            end = site.source.span(n)[1]
            found.append((f".{n.attr}", end - len(n.attr), end))
    return sorted(found, key=lambda w: w[1])


def added(site, node, rows, words, new, indent):
    """Yield the statement once more with words exchanged, after it."""
    start, text = site.source.span(node)[0], site.source.seg(node)
    for word, a, b in reversed(words):
        text = text[: a - start] + new.get(word, word).lstrip(".") + text[b - start :]
    made = [row.removeprefix(indent) for row in text.split(site.source.newline)]
    if made != [row.removeprefix(indent) for row in rows]:
        yield site.insert_after(node, made, 1.6, f"`{made[0]}` added"[:160], indent)
