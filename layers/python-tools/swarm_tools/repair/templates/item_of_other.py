"""The item of another sequence was meant, at one of its ends: `form[0]` for `pronoun[-1]`."""

from __future__ import annotations

import ast

BEFORE = "def f(pronoun, form):\n    return pronoun[-1] in 'aeiou' and form\n"
AFTER = "def f(pronoun, form):\n    return form[0] in 'aeiou' and form\n"
COST = 1.6
ENDS = ("0", "-1", "1")


def propose(site):
    """Yield the ends of the other names for items at an end."""
    for node in site.nodes:
        if not isinstance(node, ast.Subscript) or not isinstance(node.ctx, ast.Load):
            continue
        at = site.source.seg(node.slice)
        if at not in ENDS or not isinstance(node.value, (ast.Name, ast.Attribute)):
            continue
        text, base = site.source.seg(node), site.source.seg(node.value)
        for other in [n for n in (*site.names, *site.attributes) if n != base][:8]:
            for end in ENDS:
                new = f"{other}[{end}]"
                cost = COST + 0.2 * (end != at)
                yield site.replace(node, new, cost, f"`{text}` becomes `{new}`"[:160])
