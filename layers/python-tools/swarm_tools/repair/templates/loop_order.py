"""Two loops are nested the wrong way round."""

from __future__ import annotations

import ast
from itertools import combinations

from swarm_tools.repair.model import Proposal

BEFORE = "def f(rows):\n    return [x for x in row for row in rows]\n"
AFTER = "def f(rows):\n    return [x for row in rows for x in row]\n"
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp)


def propose(site):
    """Yield the loops of a comprehension, and the heads of nested `for`, exchanged."""
    source = site.source
    for node in site.nodes:
        if isinstance(node, COMPREHENSIONS):
            heads = [(g.target, g.iter) for g in node.generators]
            for first, second in combinations(heads, 2):
                yield swapped(source, first, second, 1.2)
            inner = getattr(node, "elt", None)
            if isinstance(inner, COMPREHENSIONS):
                head = inner.generators[0]
                yield swapped(source, heads[0], (head.target, head.iter), 1.4)
            if len(heads) == 1 and isinstance(node, ast.DictComp):
                a, b = source.span(node.key), source.span(node.value)
                edits = ((*a, source.seg(node.value)), (*b, source.seg(node.key)))
                yield Proposal(edits, 1.4, node.lineno, "key and value change places")
        elif isinstance(node, ast.For):
            for deeper, inner in enumerate(nested(node)):
                first, second = (node.target, node.iter), (inner.target, inner.iter)
                yield swapped(source, first, second, 1.3 + 0.1 * deeper)


def nested(loop):
    """Return the loops of which each is the first inside of the one before."""
    found = []
    while inner := next((s for s in loop.body if isinstance(s, ast.For)), None):
        found.append(inner)
        loop = inner
    return found


def swapped(source, first, second, cost):
    """Return the proposal to exchange target and iterable of two loops."""
    spans = [(source.span(target)[0], source.span(values)[1]) for target, values in (first, second)]
    texts = [source.text[slice(*span)] for span in spans]
    edits = ((*spans[0], texts[1]), (*spans[1], texts[0]))
    return Proposal(edits, cost, first[0].lineno, "two loops change places")
