"""Signs at the ends of a text are to go, not only spaces."""

from __future__ import annotations

import ast

BEFORE = "def f(text):\n    return text.replace(' ', '-').strip()\n"
AFTER = "def f(text):\n    return text.replace(' ', '-').strip('-')\n"
STRIPS = ("strip", "lstrip", "rstrip")
COST = 1.4
LONGEST = 3


def propose(site):
    """Yield `strip`, where it is given nothing, with each text of signs of the function."""
    signs = [n.value for n in site.nodes if isinstance(n, ast.Constant) and made_of_signs(n.value)]
    for node in site.nodes:
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in STRIPS:
            for sign in dict.fromkeys(signs) if not node.args else ():
                new = f"{site.source.seg(node.func)}({sign!r})"
                yield site.replace(node, new, COST, f"call becomes `{new}`"[:160])


def made_of_signs(value):
    """Say whether a value is a short text without letters, digits and spaces."""
    if not isinstance(value, str) or not 0 < len(value) <= LONGEST:
        return False
    return not any(sign.isalnum() or sign.isspace() for sign in value)
