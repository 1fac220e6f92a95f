"""A value is set, or read, past the property that checks it: `self._x` for `self.x`."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "class Life:\n    def __init__(self, points):\n        self._points = points\n\n"
    "    @property\n    def points(self):\n        return self._points\n\n"
    "    @points.setter\n    def points(self, value):\n        self._points = max(0, value)\n\n"
    "    def hit(self, damage):\n        self._points -= damage\n"
)
AFTER = BEFORE.replace("self._points -= damage", "self.points -= damage")
COST = 1.2


def propose(site):
    """Yield attributes with an underscore as the property, and the property as those."""
    if site.cls is None:
        return
    own = getattr(site.node, "name", "")
    for node in site.nodes:
        if not isinstance(node, ast.Attribute) or getattr(node.value, "id", "") != "self":
            continue
        bare = node.attr.lstrip("_")
        if node.attr != bare and bare in site.methods and bare != own:
            new = bare
        elif f"self._{node.attr}" in site.attributes:
            new = f"_{node.attr}"
        else:
            continue
        end = site.source.span(node)[1]
        edit = (end - len(node.attr), end, new)
        yield Proposal((edit,), COST, node.lineno, f"`self.{node.attr}` becomes `self.{new}`")
