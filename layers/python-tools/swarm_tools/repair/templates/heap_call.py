"""A heap is treated as a list: its order is lost."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import import_prefix

BEFORE = (
    "import heapq\n\n\ndef f(waiting, new):\n    heapq.heappush(waiting, new)\n"
    "    return waiting.pop()\n"
)
AFTER = (
    "import heapq\n\n\ndef f(waiting, new):\n    heapq.heappush(waiting, new)\n"
    "    return heapq.heappop(waiting)\n"
)
HELD = (ast.Name, ast.Attribute)
CALLS = {"pop": "heappop", "append": "heappush"}


def propose(site):
    """Yield `heappop` for `.pop` and `[0]`, `heappush` for `.append`, `heapify` after a list."""
    head = import_prefix(site.source.tree, "heapq")
    if head is None:
        return
    for node in site.nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            base = site.source.seg(node.func.value)
            other = CALLS.get(node.func.attr)
            if other is not None:
                given = [] if other == "heappop" else [site.source.seg(a) for a in node.args]
                text = f"{head}{other}({', '.join([base, *given])})"
                yield site.replace(node, text, 1.2, f"call becomes `{text}`"[:160])
        if isinstance(node, ast.Subscript) and getattr(node.slice, "value", None) == 0:
            base = site.source.seg(node.value)
            if f"heappush({base}," in site.source.text and isinstance(node.ctx, ast.Load):
                text = f"{head}heappop({base})"
                yield site.replace(node, text, 1.3, f"`{base}[0]` becomes `{text}`"[:160])
        if isinstance(node, ast.Assign) and isinstance(node.value, (ast.List, ast.ListComp)):
            target = site.source.seg(node.targets[0])
            if site.source.owns_lines(node) and isinstance(node.targets[0], HELD):
                row = f"{head}heapify({target})"
                yield site.insert_after(node, [row], 1.5, f"`{row}` added")
