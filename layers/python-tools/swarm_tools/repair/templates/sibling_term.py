"""A value is to be lessened, or raised, by the same of another attribute."""

from __future__ import annotations

import ast
import re

BEFORE = (
    "class Stock:\n    def __init__(self):\n        self.held = {}\n        self.promised = {}\n\n"
    "    def free(self, item):\n        return self.held.get(item, 0)\n"
)
AFTER = (
    "class Stock:\n    def __init__(self):\n        self.held = {}\n        self.promised = {}\n\n"
    "    def free(self, item):\n"
    "        return self.held.get(item, 0) - self.promised.get(item, 0)\n"
)
MOST = 4


def propose(site):
    """Yield returned and compared values with such a term, and such statements once more."""
    for node in site.nodes:
        if isinstance(node, ast.Return) and node.value is not None:
            yield from terms(site, node.value)
        elif isinstance(node, ast.Compare) and len(node.ops) == 1:
            for side in (node.left, *node.comparators):
                yield from terms(site, side)
        elif isinstance(node, (ast.AugAssign, ast.Assign, ast.Expr)):
            yield from statements(site, node)


def others(site, text):
    """Yield a text with one attribute of the object written as each of the others."""
    for mine in site.attributes:
        pattern = re.compile(rf"{re.escape(mine)}\b")
        if pattern.search(text):
            for other in [a for a in site.attributes if a != mine][:MOST]:
                yield pattern.sub(other, text)


def terms(site, value):
    """Yield a value less, and with, its like of another attribute."""
    text = site.source.seg(value)
    if not isinstance(value, (ast.Attribute, ast.Subscript, ast.Call)) or len(text) > 60:
        return
    for other in others(site, text):
        for op in ("-", "+"):
            new = f"{text} {op} {other}"
            yield site.replace(value, new, 1.8, f"`{text}` becomes `{new}`"[:160], loose=True)


def statements(site, node):
    """Yield a change of one attribute for another one as well."""
    text = site.source.seg(node)
    if "\n" in text or not site.source.owns_lines(node):
        return
    for row in others(site, text):
        yield site.insert_after(node, [row], 1.9, f"`{row}` added"[:160])
        if isinstance(node, ast.AugAssign):
            opposite = {"+=": "-=", "-=": "+="}
            for op, back in opposite.items():
                if f" {op} " in row:
                    turned = row.replace(f" {op} ", f" {back} ")
                    yield site.insert_after(node, [turned], 2.0, f"`{turned}` added"[:160])
