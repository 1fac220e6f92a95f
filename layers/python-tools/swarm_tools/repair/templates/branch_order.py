"""Branches are tested in the wrong order, or the last one is decided inside the loop."""

from __future__ import annotations

import ast
from itertools import combinations

from swarm_tools.repair.model import Proposal

BEFORE = (
    "def f(n):\n    if n > 1:\n        return 'a'\n    elif n > 5:\n        return 'b'\n"
    "    return 'c'\n"
)
AFTER = (
    "def f(n):\n    if n > 5:\n        return 'b'\n    elif n > 1:\n        return 'a'\n"
    "    return 'c'\n"
)


def propose(site):
    """Yield branches and distant statements exchanged, and `else: return` moved after a loop."""
    for node in site.nodes:
        if isinstance(node, ast.If) and not site.source.is_elif(node):
            yield from branches(site, node)
        if isinstance(node, (ast.For, ast.While)):
            yield from decided_too_early(site, node)
    for _owner, block in site.blocks():
        ifs = [s for s in block if isinstance(s, ast.If) and not s.orelse]
        for first, second in combinations(ifs[:6], 2):
            a, b = site.source.span(first), site.source.span(second)
            if site.source.indent_of(first) == site.source.indent_of(second):
                edits = ((*a, site.source.seg(second)), (*b, site.source.seg(first)))
                yield Proposal(edits, 1.5, first.lineno, "two conditions change places")


def branches(site, node):
    """Yield each pair of branches of an if/elif chain exchanged."""
    chain = [node]
    while len(chain[-1].orelse) == 1 and isinstance(chain[-1].orelse[0], ast.If):
        if not site.source.is_elif(chain[-1].orelse[0]):
            break
        chain.append(chain[-1].orelse[0])
    parts = [(n.test, block_span(site, n.body)) for n in chain]
    for (test1, body1), (test2, body2) in combinations(parts[:6], 2):
        a, b = site.source.span(test1), site.source.span(test2)
        text = site.source.text
        edits = ((*a, text[slice(*b)]), (*body1, text[slice(*body2)]),
                 (*b, text[slice(*a)]), (*body2, text[slice(*body1)]))  # fmt: skip
        yield Proposal(edits, 1.4, node.lineno, "two branches change places")
    if len(chain) == 1 and len(node.orelse) >= 1:
        body1, body2 = parts[0][1], block_span(site, node.orelse)
        edits = (
            (*body1, site.source.text[slice(*body2)]),
            (*body2, site.source.text[slice(*body1)]),
        )
        yield Proposal(edits, 1.4, node.lineno, "the two branches change places")


def block_span(site, body):
    """Return the span from the first to the last statement of a block."""
    return site.source.span(body[0])[0], site.source.span(body[-1])[1]


def decided_too_early(site, loop):
    """Yield `if ...: return x else: return y` in a loop with the `else` part after the loop."""
    last = loop.body[-1]
    if not isinstance(last, ast.If) or len(last.orelse) != 1 or loop.orelse:
        return
    final = last.orelse[0]
    if not isinstance(final, ast.Return) or not site.source.owns_lines(final):
        return
    start = site.source.line_end(last.body[-1].end_lineno)
    end = site.source.line_end(final.end_lineno)
    indent = site.source.indent_of(loop)
    text = f"{indent}{site.source.seg(final)}{site.source.newline}"
    yield Proposal(((start, end, text),), 1.2, final.lineno, "decision moved after the loop")
