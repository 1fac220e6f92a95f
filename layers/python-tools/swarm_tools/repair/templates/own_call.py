"""What may be made of further parts is handed to the function itself first."""

from __future__ import annotations

import ast

BEFORE = (
    "def flat(items):\n    found = []\n    for item in items:\n"
    "        if isinstance(item, list):\n            found.extend(item)\n        else:\n"
    "            found.append(item)\n    return found\n"
)
AFTER = (
    "def flat(items):\n    found = []\n    for item in items:\n"
    "        if isinstance(item, list):\n            found.extend(flat(item))\n        else:\n"
    "            found.append(item)\n    return found\n"
)


def propose(site):
    """Yield `f(x)` for each name that a function of one parameter hands on or adds."""
    if not isinstance(site.node, ast.FunctionDef) or len(site.params) != 1:
        return
    method = site.cls is not None and "." in site.qualname
    owner = f"self.{site.node.name}" if method else site.node.name
    for node in site.nodes:
        up = site.parent(node)
        handed = isinstance(up, ast.Call) and node in up.args
        added = isinstance(up, ast.AugAssign) and node is up.value
        if isinstance(node, ast.Name) and (handed or added) and node.id not in site.params:
            new = f"{owner}({node.id})"
            yield site.replace(node, new, 1.3, f"`{node.id}` becomes `{new}`")
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "append":
            base, given = site.source.seg(node.func.value), site.source.seg(node)
            inside = given[len(site.source.seg(node.func)) + 1 : -1]
            new = f"{base}.extend({owner}({inside}))"
            yield site.replace(node, new, 1.4, f"call becomes `{new}`"[:160])
