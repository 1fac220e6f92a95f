"""What stands under a key on both sides is to be brought together as the whole is."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(one, other):\n    out = dict(one)\n    for key, value in other.items():\n"
    "        if isinstance(value, dict) and isinstance(out.get(key), dict):\n"
    "            out[key] = value\n        else:\n            out[key] = value\n    return out\n"
)
AFTER = BEFORE.replace(
    "out[key] = value\n        else", "out[key] = f(out[key], value)\n        else"
)
COST = 1.2


def propose(site):
    """Yield `x[key] = f(x[key], value)` for `x[key] = value` and `x[key].update(value)`."""
    if not isinstance(site.node, ast.FunctionDef) or len(site.params) != 2:
        return
    method = site.cls is not None and "." in site.qualname
    own = f"self.{site.node.name}" if method else site.node.name
    for node in site.nodes:
        place, value = assigned(node)
        if isinstance(place, ast.Subscript) and isinstance(value, (ast.Name, ast.Subscript)):
            at = site.source.seg(place)
            new = f"{at} = {own}({at}, {site.source.seg(value)})"
            yield site.replace(node, new, COST, f"becomes `{new}`"[:160])


def assigned(node):
    """Return the place and the value of an assignment or of an update."""
    if isinstance(node, ast.Assign):
        return node.targets[0], node.value
    call = getattr(node, "value", None)
    updates = isinstance(node, ast.Expr) and isinstance(call, ast.Call) and len(call.args) == 1
    if updates and getattr(call.func, "attr", "") == "update":
        return call.func.value, call.args[0]
    return None, None
