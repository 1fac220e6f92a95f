"""A copy shares what is inside with the original: a deep copy was meant."""

from __future__ import annotations

import ast

from swarm_tools.repair.new_import import with_import

BEFORE = "import copy\n\n\ndef f(settings):\n    own = dict(settings)\n    return own\n"
AFTER = "import copy\n\n\ndef f(settings):\n    own = copy.deepcopy(settings)\n    return own\n"
COST = 1.4
MAKERS = ("dict", "list", "set", "copy")


def propose(site):
    """Yield deep copies for plain ones, with the import where it is missing."""
    for node in site.nodes:
        value = original(node)
        if value is None:
            continue
        new = f"copy.deepcopy({site.source.seg(value)})"
        said = f"copied with all that is inside: `{new}`"[:160]
        proposal = site.replace(node, new, COST, said)
        yield with_import(site, proposal, "import copy")


def original(node):
    """Return what a node copies, None for other nodes."""
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
        whole = node.slice.lower is None and node.slice.upper is None and node.slice.step is None
        return node.value if whole and isinstance(node.ctx, ast.Load) else None
    if not isinstance(node, ast.Call) or node.keywords:
        return None
    name = getattr(node.func, "attr", getattr(node.func, "id", ""))
    if name not in MAKERS:
        return None
    if node.args:
        plain = isinstance(node.args[0], (ast.Name, ast.Attribute, ast.Subscript))
        return node.args[0] if len(node.args) == 1 and plain else None
    return node.func.value if name == "copy" and isinstance(node.func, ast.Attribute) else None
