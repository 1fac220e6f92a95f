"""What a search stops at need not be what was looked for: `node is None or node.key != key`."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(node, key):\n    while node is not None and node.key < key:\n        node = node.next\n"
    "    if node is None:\n        return False\n    return True\n"
)
AFTER = (
    "def f(node, key):\n    while node is not None and node.key < key:\n        node = node.next\n"
    "    if node is None or node.key != key:\n        return False\n    return True\n"
)
COST = 1.4
MOST = 5


def propose(site):
    """Yield conditions of nothing, or of the end, with a comparison of what was found."""
    members = site.members[0][:MOST]
    for node in site.nodes:
        if not isinstance(node, ast.Compare) or len(node.ops) != 1:
            continue
        if isinstance(site.parent(node), ast.BoolOp):
            continue
        held, text = site.source.seg(node.left), site.source.seg(node)
        nothing = getattr(node.comparators[0], "value", 0) is None
        if nothing and isinstance(node.ops[0], (ast.Is, ast.IsNot)):
            word, sign = ("or", "!=") if isinstance(node.ops[0], ast.Is) else ("and", "==")
            parts = [f"{held}.{m}" for m in members]
        elif isinstance(node.ops[0], (ast.GtE, ast.Eq)) and "len(" in text:
            base = site.source.seg(node.comparators[0])[4:-1]
            word, sign, parts = "or", "!=", [f"{base}[{held}]"]
        else:
            continue
        for rank, part in enumerate(parts):
            for name in site.params[:4]:
                new = f"{text} {word} {part} {sign} {name}"
                said = f"condition becomes `{new}`"
                yield site.replace(node, new, COST + 0.05 * rank, said[:160])
