"""What lies ahead of a place in a history is to go before something new is put there."""

from __future__ import annotations

import ast
import re

BEFORE = (
    "class History:\n    def now(self):\n        return self.pages[self.at]\n\n"
    "    def visit(self, page):\n        self.pages.append(page)\n        self.at += 1\n"
)
AFTER = BEFORE.replace(
    "        self.pages.append", "        del self.pages[self.at + 1:]\n        self.pages.append"
)
PLACE = re.compile(r"(self\.\w+)\[(self\.\w+)\]")
COST = 1.2


def propose(site):
    """Yield the rest taken away before each `append` to a list that has a place of now."""
    places = dict(PLACE.findall(site.source.text))
    for node in site.nodes:
        func = getattr(getattr(node, "value", None), "func", None)
        if not isinstance(node, ast.Expr) or getattr(func, "attr", "") != "append":
            continue
        rows = site.source.seg(func.value)
        if rows in places and site.source.room_before(node):
            row = f"del {rows}[{places[rows]} + 1:]"
            yield site.insert_before(node, [row], COST, f"`{row}` added")
