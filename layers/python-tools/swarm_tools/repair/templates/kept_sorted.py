"""What is added last stays last: the container was to be in order again."""

from __future__ import annotations

import ast

BEFORE = (
    "class Rooms:\n    def book(self, start, end):\n        self.taken.append((start, end))\n"
    "        return True\n"
)
AFTER = (
    "class Rooms:\n    def book(self, start, end):\n        self.taken.append((start, end))\n"
    "        self.taken.sort()\n        return True\n"
)
COST = 1.5
ADDS = ("append", "extend", "insert", "remove")


def propose(site):
    """Yield sorts behind what adds to a list, forwards and backwards, and by keys of the file."""
    keys = dict.fromkeys(
        site.source.seg(k)
        for n in ast.walk(site.source.tree)
        if isinstance(n, ast.Call)
        for k in n.keywords
        if k.arg == "key"
    )
    for node in site.nodes:
        call = node.value if isinstance(node, ast.Expr) else None
        if getattr(getattr(call, "func", None), "attr", "") not in ADDS:
            continue
        base, indent = site.source.seg(call.func.value), site.source.indent_of(node)
        if not site.source.owns_lines(node):
            continue
        for rank, given in enumerate(("", "reverse=True", *list(keys)[:3])):
            row = f"{base}.sort({given})"
            yield site.insert_after(node, [row], COST + 0.1 * rank, f"`{row}` added"[:160], indent)
