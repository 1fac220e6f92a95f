"""The greatest value is told where what has it was meant: `max(score(x) for x in xs)`."""

from __future__ import annotations

import ast

BEFORE = "def f(xs, score):\n    return max(score(x) for x in xs)\n"
AFTER = "def f(xs, score):\n    return max(xs, key=score)\n"
COST = 1.2


def propose(site):
    """Yield the item that has the greatest or least value, and the other way round."""
    for node in site.nodes:
        name = getattr(getattr(node, "func", None), "id", "")
        if not isinstance(node, ast.Call) or name not in ("max", "min") or len(node.args) != 1:
            continue
        given = node.args[0]
        key = next((k.value for k in node.keywords if k.arg == "key"), None)
        if isinstance(given, (ast.GeneratorExp, ast.ListComp)) and len(given.generators) == 1:
            loop = given.generators[0]
            item, items = site.source.seg(loop.target), site.source.seg(loop.iter)
            plain = not loop.ifs and isinstance(given.elt, ast.Call) and len(given.elt.args) == 1
            if plain and site.source.seg(given.elt.args[0]) == item:
                new = f"{name}({items}, key={site.source.seg(given.elt.func)})"
            else:
                new = f"{name}({items}, key=lambda {item}: {site.source.seg(given.elt)})"
            if not loop.ifs and isinstance(loop.target, ast.Name):
                yield site.replace(node, new, COST, f"becomes `{new}`"[:160])
        elif isinstance(key, ast.Name):
            new = f"{name}({key.id}(x) for x in {site.source.seg(given)})"
            yield site.replace(node, new, COST, f"becomes `{new}`"[:160])
