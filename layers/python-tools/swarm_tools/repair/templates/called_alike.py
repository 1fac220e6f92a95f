"""A helper is called for one value and not for the one that goes with it."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(root, bass, steps, shift):\n    text = shift(root, steps)\n    if bass:\n"
    "        text += '/' + bass\n    return text\n"
)
AFTER = BEFORE.replace("'/' + bass", "'/' + shift(bass, steps)")
COST = 1.4
MOST = 6
LONGEST = 40


def propose(site):
    """Yield each call of the function with another name in the place of its first argument."""
    forms = {}
    for node in site.nodes:
        if isinstance(node, ast.Call) and len(node.args) > 1 and isinstance(node.args[0], ast.Name):
            text, (start, end) = site.source.seg(node), site.source.span(node.args[0])
            at = site.source.span(node)[0]
            if len(text) <= LONGEST and "\n" not in text:
                forms[text[: start - at], text[end - at :]] = node.args[0].id
    for (head, tail), given in list(forms.items())[:MOST]:
        for node in site.loads():
            up = site.parent(node)
            used = isinstance(up, (ast.BinOp, ast.Return, ast.Assign, ast.Call, ast.AugAssign))
            if node.id != given and used and head.rstrip("(") != node.id:
                new = f"{head}{node.id}{tail}"
                if new not in site.source.seg(site.statement(node)):
                    yield site.replace(node, new, COST, f"`{node.id}` becomes `{new}`"[:160])
