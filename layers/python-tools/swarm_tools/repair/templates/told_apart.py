"""Of two texts that are allowed, which one it is has to be asked, not whether there is one."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(text):\n    if text.lower() in ('true', 'false'):\n        return bool(text)\n"
    "    return text\n"
)
AFTER = (
    "def f(text):\n    if text.lower() in ('true', 'false'):\n"
    "        return text.lower() == 'true'\n    return text\n"
)

COST = 1.2


def propose(site):
    """Yield the comparison with each allowed text for values worked out where it is allowed."""
    for node in site.nodes:
        if not isinstance(node, ast.If) or not isinstance(node.test, ast.Compare):
            continue
        test = node.test
        allowed = test.comparators[0]
        if not isinstance(test.ops[0], ast.In) or not isinstance(
            allowed, (ast.Tuple, ast.List, ast.Set)
        ):
            continue
        for stmt in node.body:
            if not isinstance(stmt, (ast.Return, ast.Assign)) or stmt.value is None:
                continue
            for rank, text in enumerate(allowed.elts[:4]):
                new = f"{site.source.seg(test.left)} == {site.source.seg(text)}"
                cost = COST + 0.1 * rank
                yield site.replace(stmt.value, new, cost, f"value becomes `{new}`"[:160])
