"""What is kept beside a stack has to be taken off with its top."""

from __future__ import annotations

import ast

BEFORE = (
    "class Least:\n    def __init__(self):\n        self.items = []\n        self.least = []\n\n"
    "    def push(self, x):\n        self.items.append(x)\n"
    "        if not self.least or x <= self.least[-1]:\n            self.least.append(x)\n\n"
    "    def pop(self):\n        x = self.items.pop()\n        return x\n"
)
AFTER = (
    "class Least:\n    def __init__(self):\n        self.items = []\n        self.least = []\n\n"
    "    def push(self, x):\n        self.items.append(x)\n"
    "        if not self.least or x <= self.least[-1]:\n            self.least.append(x)\n\n"
    "    def pop(self):\n        x = self.items.pop()\n        if x == self.least[-1]:\n"
    "            self.least.pop()\n        return x\n"
)
COST = 1.4
MOST = 3


def propose(site):
    """Yield `if x == other[-1]: other.pop()` after `x = stack.pop()`, and the pop alone."""
    for node in site.nodes:
        if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
            continue
        func = getattr(node.value, "func", None)
        if getattr(func, "attr", "") != "pop" or node.value.args:
            continue
        name, stack = node.targets[0].id, site.source.seg(func.value)
        if not site.source.owns_lines(node):
            continue
        for other in [a for a in site.attributes if a != stack][:MOST]:
            rows = [f"if {name} == {other}[-1]:", f"    {other}.pop()"]
            yield site.insert_after(node, rows, COST, f"`{other}.pop()` added where it is `{name}`")
            yield site.insert_after(node, [f"{other}.pop()"], COST, f"`{other}.pop()` added")
