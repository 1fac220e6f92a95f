"""A truth is to be turned round, not set: `inside = True` for `inside = not inside`."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(edges):\n    inside = False\n    for edge in edges:\n        if edge:\n"
    "            inside = True\n    return inside\n"
)
AFTER = (
    "def f(edges):\n    inside = False\n    for edge in edges:\n        if edge:\n"
    "            inside = not inside\n    return inside\n"
)


def propose(site):
    """Yield what is set to true or false set to its opposite, and the other way round."""
    for node in site.nodes:
        if not isinstance(node, ast.Assign) or len(node.targets) != 1:
            continue
        if not isinstance(node.targets[0], (ast.Name, ast.Attribute, ast.Subscript)):
            continue
        target, value = site.source.seg(node.targets[0]), node.value
        if isinstance(value, ast.Constant) and isinstance(value.value, bool):
            new = f"not {target}"
            yield site.replace(value, new, 1.7, f"`{target}` becomes its opposite")
        elif site.source.seg(value) == f"not {target}":
            for new in ("True", "False"):
                yield site.replace(value, new, 1.6, f"`{target}` becomes `{new}`")
