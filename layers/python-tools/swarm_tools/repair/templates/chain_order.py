"""Two methods that follow each other are called in the wrong order."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "def f(text):\n    return text.replace(',', '.').replace('.', '')\n"
AFTER = "def f(text):\n    return text.replace('.', '').replace(',', '.')\n"
COST = 1.0


def propose(site):
    """Yield both calls exchanged."""
    for node in site.nodes:
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        first = node.func.value
        if not isinstance(first, ast.Call) or not isinstance(first.func, ast.Attribute):
            continue
        begin = site.source.span(first.func.value)[1]
        middle, end = site.source.span(first)[1], site.source.span(node)[1]
        one, two = site.source.text[begin:middle], site.source.text[middle:end]
        if one != two:
            said = f"`{two}` comes before `{one}`"[:160]
            yield Proposal(((begin, end, two + one),), COST, node.lineno, said)
