"""A step is missing that the class, or the function itself, makes elsewhere: `self.advance()`."""

from __future__ import annotations

import ast

BEFORE = (
    "class Parser:\n    def take(self):\n        self.place += 1\n\n    def group(self):\n"
    "        self.take()\n        value = self.sum()\n        return value\n"
)
AFTER = BEFORE.replace("        return value", "        self.take()\n        return value")
COST = 1.7
MOST = 4
TAKING = ("pop", "popleft", "get", "close", "clear", "task_done")


def propose(site):
    """Yield such calls without arguments as statements."""
    own = f"self.{getattr(site.node, 'name', '')}()"
    wide = list(ast.walk(site.cls)) if site.cls is not None else []
    calls = [n for n in [*wide, *site.nodes] if isinstance(n, ast.Call)]
    rows = [site.source.seg(n) for n in calls if not n.args and not n.keywords and is_step(n)]
    for row in [text for text in dict.fromkeys(rows) if text != own][:MOST]:
        for _owner, block in site.blocks():
            for stmt in block:
                if site.source.owns_lines(stmt) and not isinstance(stmt, ast.Return):
                    yield site.insert_after(stmt, [row], COST, f"`{row}` added"[:160])


def is_step(call):
    """Say whether a call is one of an own method, or takes something out of a container."""
    holder = getattr(getattr(call.func, "value", None), "id", "")
    return holder == "self" or getattr(call.func, "attr", "") in TAKING
