"""Everything is done from the wrong end: `head.next` where `tail.prev` was meant."""

from __future__ import annotations

import ast
import re

from swarm_tools.repair.model import Proposal

BEFORE = "class Row:\n    def oldest(self):\n        return self.head.next\n"
AFTER = "class Row:\n    def oldest(self):\n        return self.tail.prev\n"
COST = 1.2
PAIRS = (
    ("head", "tail"), ("next", "prev"), ("next", "previous"), ("first", "last"), ("front", "back"),
    ("front", "rear"), ("left", "right"), ("start", "end"), ("begin", "end"), ("top", "bottom"),
    ("low", "high"), ("lo", "hi"), ("min", "max"), ("minimum", "maximum"), ("older", "newer"),
    ("parent", "child"), ("source", "target"), ("gauche", "droite"), ("debut", "fin"),
    ("premier", "dernier"), ("suivant", "precedent"), ("width", "height"), ("rows", "cols"),
    ("i", "j"), ("x", "y"), ("row", "col"), ("home", "away"), ("before", "after"), ("old", "new"),
    ("a", "b"),
)  # fmt: skip
WORD = re.compile(r"[a-z]+")


def both_ways(pairs):
    """Return the opposite of each word of some pairs, that of its first pair."""
    other = {}
    for one, two in pairs:
        other.setdefault(one, two)
        other.setdefault(two, one)
    return other


WAYS = (both_ways(PAIRS), *(both_ways([pair]) for pair in PAIRS))
"""The exchange of all words, then that of each pair alone."""


def propose(site):
    """Yield chains of members, then whole statements, with each word of an end exchanged."""
    for node in site.nodes:
        up = site.parent(node)
        chain = isinstance(node, ast.Attribute) and not isinstance(up, ast.Attribute)
        row = isinstance(node, (ast.Assign, ast.AugAssign, ast.Return, ast.Expr, ast.BinOp))
        if not chain and not row:
            continue
        text = site.source.seg(node)
        if "\n" in text:
            continue
        for new in turned(text):
            said = f"`{text}` becomes `{new}`"[:160]
            edit = (*site.source.span(node), new)
            yield Proposal((edit,), COST + 0.4 * row, node.lineno, said)


def turned(text):
    """Return a text with the words of an end exchanged: of all ends, and of each one alone."""
    found = []
    for other in WAYS:
        found.append(WORD.sub(lambda m, other=other: other.get(m[0], m[0]), text))
        if "prev" in text:
            break
    return [new for new in dict.fromkeys(found) if new != text]
