"""What `__iter__` returns can be looped over, and is no iterator itself."""

from __future__ import annotations

import ast

BEFORE = "class Bag:\n    def __iter__(self):\n        return self.items\n"
AFTER = "class Bag:\n    def __iter__(self):\n        return iter(self.items)\n"
COST = 0.8


def propose(site):
    """Yield the iterator of what is returned."""
    if getattr(site.node, "name", "") != "__iter__":
        return
    for node in site.nodes:
        if isinstance(node, ast.Return) and node.value is not None:
            text = site.source.seg(node.value)
            if text != "self":
                yield site.replace(node.value, f"iter({text})", COST, f"`iter({text})`"[:160])
