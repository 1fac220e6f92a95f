"""A base case gives one empty entry, not none: `[[]]` or `['']` for `[]`, or none, not one."""

from __future__ import annotations

import ast

BEFORE = "def f(n):\n    if n == 0:\n        return []\n    return ['0' + w for w in f(n - 1)]\n"
AFTER = "def f(n):\n    if n == 0:\n        return ['']\n    return ['0' + w for w in f(n - 1)]\n"
OTHERS = ("[]", "['']", "[[]]", "[0]", "[1]", "[()]", "[None]", "{}", "set()", "()", "''")


def propose(site):
    """Yield the other small containers for one that is returned or set."""
    for node in site.nodes:
        if not isinstance(node, (ast.Return, ast.Assign)) or not small(node.value):
            continue
        old = site.source.seg(node.value)
        found = dict.fromkeys([*OTHERS, *site.source.wanted.values])
        for rank, new in enumerate(found):
            if new != old:
                cost = 1.6 + 0.03 * rank
                yield site.replace(node.value, new, cost, f"`{old}` becomes `{new}`")


def small(value):
    """Say whether a value is an empty container, or one with a plain entry."""
    if not isinstance(value, (ast.List, ast.Tuple, ast.Set)):
        return False
    return len(value.elts) < 2 and all(isinstance(e, (ast.Constant, ast.List)) for e in value.elts)
