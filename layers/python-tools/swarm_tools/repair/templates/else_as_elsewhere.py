"""The other case of a condition is missing: it does what another method of the class does."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of

BEFORE = (
    "class Ring:\n    def __init__(self, size):\n        self.row = [None] * size\n"
    "        self.start = self.count = 0\n\n"
    "    def put(self, item):\n"
    "        self.row[(self.start + self.count) % len(self.row)] = item\n"
    "        if self.count < len(self.row):\n            self.count += 1\n\n"
    "    def get(self):\n        item = self.row[self.start]\n"
    "        self.start = (self.start + 1) % len(self.row)\n        self.count -= 1\n"
    "        return item\n"
)
AFTER = BEFORE.replace(
    "            self.count += 1\n",
    "            self.count += 1\n        else:\n"
    "            self.start = (self.start + 1) % len(self.row)\n",
)
COST = 1.7
MOST = 10


def propose(site):
    """Yield `else:` with an update of an attribute that another method has."""
    if site.cls is None:
        return
    mine = {site.source.seg(n) for n in site.nodes if isinstance(n, ast.stmt)}
    rows = [row for row in dict.fromkeys(updates(site)) if row not in mine][:MOST]
    for node in site.nodes:
        if not isinstance(node, ast.If) or node.orelse or not site.source.owns_lines(node.body[-1]):
            continue
        start = site.source.line_text(node.lineno)
        indent = start[: len(start) - len(start.lstrip())]
        for row in rows:
            lines = ["else:", f"{step_of(indent)}{row}"]
            said = f"`else: {row}` added"[:160]
            yield site.insert_after(node.body[-1], lines, COST, said, indent)


def updates(site):
    """Yield the updates of attributes, in one line, that read no name but `self` and the params."""
    known = {"self", *site.params}
    for method in site.cls.body:
        if method is site.node or getattr(method, "name", "__init__") == "__init__":
            continue
        for node in ast.walk(method):
            if not isinstance(node, (ast.Assign, ast.AugAssign)):
                continue
            target = node.target if isinstance(node, ast.AugAssign) else node.targets[0]
            names = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
            called = {n.func.id for n in ast.walk(node)
                      if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}  # fmt: skip
            row = site.source.seg(node)
            if isinstance(target, ast.Attribute) and names - called <= known and "\n" not in row:
                yield row
