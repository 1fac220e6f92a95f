"""What one object loses another one gains: the other half of a transfer is missing."""

from __future__ import annotations

import ast

BEFORE = (
    "class Account:\n    def __init__(self):\n        self.balance = 0\n\n"
    "    def move(self, other, amount):\n        self.balance -= amount\n"
)
AFTER = BEFORE + "        other.balance += amount\n"
OPPOSITE = {ast.Add: "-=", ast.Sub: "+="}
MOST = 3


def propose(site):
    """Yield the opposite of a change of the object's number, on each parameter."""
    yield from of_entries(site)
    for node in site.nodes:
        if not isinstance(node, ast.AugAssign) or not isinstance(node.target, ast.Attribute):
            continue
        sign, target = OPPOSITE.get(type(node.op)), site.source.seg(node.target)
        if sign is None or not target.startswith("self.") or not site.source.owns_lines(node):
            continue
        value = site.source.seg(node.value)
        for name in [p for p in site.params if p != value][:MOST]:
            row = f"{name}.{node.target.attr} {sign} {value}"
            yield site.insert_after(node, [row], 1.7, f"`{row}` added"[:160])


def of_entries(site):
    """Yield the opposite of a change of an entry, on the entries of the other parameters."""
    for node in site.nodes:
        if not isinstance(node, ast.AugAssign) or not isinstance(node.target, ast.Subscript):
            continue
        sign, key = OPPOSITE.get(type(node.op)), site.source.seg(node.target.slice)
        if sign is None or key not in site.params or not site.source.owns_lines(node):
            continue
        home, value = site.source.seg(node.target.value), site.source.seg(node.value)
        for name in [p for p in site.params if p not in (key, value)][:MOST]:
            row = f"{home}[{name}] {sign} {value}"
            yield site.insert_after(node, [row], 1.7, f"`{row}` added"[:160])
