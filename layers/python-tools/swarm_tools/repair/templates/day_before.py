"""The day before or after a date is meant, not the date itself."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import import_prefix

BEFORE = (
    "from datetime import date, timedelta\n\n\ndef f(year, month):\n"
    "    after = date(year, month + 1, 1)\n    return date(year, month, 1), after\n"
)
AFTER = BEFORE.replace(", after\n", ", after - timedelta(days=1)\n")
COST = 1.4


def propose(site):
    """Yield returned and assigned dates a day earlier or later, where `timedelta` is imported."""
    head = import_prefix(site.source.tree, "datetime", "timedelta")
    if head is None:
        return
    for node in site.nodes:
        if isinstance(node, (ast.Return, ast.Assign)) and node.value is not None:
            given = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
            for part in given:
                if not isinstance(part, (ast.Name, ast.Call, ast.Attribute)):
                    continue
                for cost, sign in ((COST, "-"), (COST + 0.1, "+")):
                    new = f"{site.source.seg(part)} {sign} {head}timedelta(days=1)"
                    yield site.replace(part, new, cost, f"value becomes `{new}`"[:160])
