"""Each round begins with what was at first, and only the last one counts: one name was meant."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "def f(line, rules):\n    for old, new in rules:\n        masked = line.replace(old, new)\n"
    "    return masked\n"
)
AFTER = (
    "def f(line, rules):\n    for old, new in rules:\n        line = line.replace(old, new)\n"
    "    return line\n"
)
COST = 1.1


def propose(site):
    """Yield names that a loop makes of another one written as that one throughout."""
    for node in site.nodes:
        if not isinstance(node, ast.Assign) or not site.in_loop(node):
            continue
        target = node.targets[0]
        if not isinstance(target, ast.Name):
            continue
        read = {n.id for n in ast.walk(node.value) if isinstance(n, ast.Name)} - {target.id}
        uses = [n for n in site.nodes if isinstance(n, ast.Name) and n.id == target.id]
        for other in [n for n in site.names if n in read]:
            edits = tuple((*site.source.span(n), other) for n in uses)
            said = f"`{target.id}` becomes `{other}`"
            yield Proposal(tuple(sorted(edits)), COST, node.lineno, said)
