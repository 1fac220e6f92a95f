"""A text is asked as a whole what is meant of any of its letters, or of all of them."""

from __future__ import annotations

import ast

BEFORE = "def f(password):\n    return password.isdigit()\n"
AFTER = "def f(password):\n    return any(char.isdigit() for char in password)\n"

COST = 1.1
TESTS = ("isdigit", "isalpha", "isupper", "islower", "isalnum", "isspace", "isnumeric")


def propose(site):
    """Yield the same test of any letter, and of all letters."""
    for node in site.nodes:
        if not isinstance(node, ast.Call) or node.args or node.keywords:
            continue
        test = getattr(node.func, "attr", "")
        if test in TESTS and isinstance(node.func.value, (ast.Name, ast.Attribute)):
            text = site.source.seg(node.func.value)
            for rank, how in enumerate(("any", "all")):
                new = f"{how}(char.{test}() for char in {text})"
                said = f"`{site.source.seg(node)}` becomes `{new}`"[:160]
                yield site.replace(node, new, COST + 0.3 * rank, said)
