"""What an object holds is given where the object itself was meant, or the other way round."""

from __future__ import annotations

import ast

BEFORE = (
    "class Rows:\n    def __init__(self, rows):\n        self.rows = iter(rows)\n\n"
    "    def __iter__(self):\n        return self.rows\n\n"
    "    def __next__(self):\n        return next(self.rows)\n"
)
AFTER = BEFORE.replace("return self.rows\n\n", "return self\n\n")
COST = 1.2


def propose(site):
    """Yield `self` for returned attributes, and attributes for a returned `self`."""
    if site.cls is None:
        return
    for node in site.nodes:
        if isinstance(node, ast.Return) and node.value is not None:
            text = site.source.seg(node.value)
            if text in site.attributes or (text.startswith("self._") and text[6:].isidentifier()):
                yield site.replace(node.value, "self", COST, f"`{text}` becomes `self`")
            for name in site.attributes if text == "self" else ():
                yield site.replace(node.value, name, COST + 0.4, f"`self` becomes `{name}`")
