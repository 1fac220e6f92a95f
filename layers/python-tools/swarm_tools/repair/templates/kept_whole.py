"""A text or tuple is taken apart into its items: it was to be kept, or counted, as a whole."""

from __future__ import annotations

import ast

BEFORE = "def f(counts, name):\n    counts.update(name)\n    return counts\n"
AFTER = "def f(counts, name):\n    counts[name] += 1\n    return counts\n"
COST = 1.2
DISPLAYS = {"list": "[{}]", "set": "{{{}}}", "tuple": "({},)"}


def propose(site):
    """Yield displays of one item for `list(x)` and its like, and one count for `update(x)`."""
    for node in site.nodes:
        if isinstance(node, ast.Call) and len(node.args) == 1 and not node.keywords:
            form = DISPLAYS.get(getattr(node.func, "id", ""))
            if form and isinstance(node.args[0], (ast.Name, ast.Attribute, ast.Subscript)):
                new = form.format(site.source.seg(node.args[0]))
                yield site.replace(node, new, COST + 0.2, f"becomes `{new}`"[:160])
        call = getattr(node, "value", None)
        if not isinstance(node, ast.Expr) or not isinstance(call, ast.Call):
            continue
        if getattr(call.func, "attr", "") in ("update", "append", "add") and len(call.args) == 1:
            held, item = site.source.seg(call.func.value), site.source.seg(call.args[0])
            new = f"{held}[{item}] += 1"
            yield site.replace(node, new, COST, f"becomes `{new}`"[:160])
