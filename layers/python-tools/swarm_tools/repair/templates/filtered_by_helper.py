"""What a helper tells apart is not left out: `if parsed(p) and p not in seen`."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(paths, keep):\n    return [p for p in paths if p not in keep]\n\n\n"
    "def day_of(path):\n    return path.partition('-')[2]\n"
)
AFTER = BEFORE.replace("if p not in keep", "if day_of(p) and p not in keep")
COST = 1.6


def propose(site):
    """Yield the conditions of comprehensions with a helper of one value before them."""
    own = getattr(site.node, "name", "")
    one = {
        n.name
        for n in site.source.tree.body
        if isinstance(n, ast.FunctionDef) and len(n.args.args) == 1
    }
    helpers = [name for name in site.functions if name in one and name != own][:4]
    for node in site.nodes:
        if not isinstance(node, ast.comprehension) or not isinstance(node.target, ast.Name):
            continue
        for test in node.ifs[:1]:
            text = site.source.seg(test)
            for name in helpers:
                for call in (f"{name}({node.target.id})", f"not {name}({node.target.id})"):
                    new = f"{call} and {text}"
                    yield site.replace(test, new, COST, f"condition becomes `{new}`"[:160])
