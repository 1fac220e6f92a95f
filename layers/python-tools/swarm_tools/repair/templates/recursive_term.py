"""A recursive function forgets one of its own calls in what it returns."""

from __future__ import annotations

import ast
from itertools import islice, product

BEFORE = (
    "def f(items, size):\n    if not items:\n        return []\n"
    "    found = f(items[1:], size - 1)\n    return found\n"
)
AFTER = (
    "def f(items, size):\n    if not items:\n        return []\n"
    "    found = f(items[1:], size - 1)\n    return found + f(items[1:], size)\n"
)
MOST_CALLS = 40


def propose(site):
    """Yield `value + call` for returned and assigned values, and another call's arguments."""
    calls = [n for n in site.nodes if isinstance(n, ast.Call) and is_own(site, n)]
    if not calls:
        return
    made = list(islice(dict.fromkeys(variations(site, calls)), MOST_CALLS))
    for node in site.nodes:
        if isinstance(node, ast.Return) and node.value is not None:
            value = node.value
            if isinstance(value, ast.Constant):
                continue
            text, tight = site.source.seg(value), site.operand(value)
            for call in made:
                for new, cost in ((f"{text} + {call}", 1.6), (f"{call} + {text}", 1.8),
                                  (f"{tight} or {call}", 1.9)):  # fmt: skip
                    yield site.replace(value, new, cost, f"`{call}` added"[:160])
    for node in calls:
        old = site.source.seg(node)
        for call in made:
            if call != old:
                yield site.replace(node, call, 1.7, f"`{old}` becomes `{call}`"[:160])


def is_own(site, node):
    """Say whether a call is one of the function itself."""
    func = node.func
    name = func.id if isinstance(func, ast.Name) else getattr(func, "attr", "")
    return name == getattr(site.node, "name", "")


def variations(site, calls):
    """Yield calls whose arguments are those of the present ones or the parameters."""
    func = site.source.seg(calls[0].func)
    width = max(len(c.args) for c in calls)
    if any(c.keywords or len(c.args) != width for c in calls):
        return
    choices = []
    for at in range(width):
        present = [site.source.seg(c.args[at]) for c in calls]
        own = [site.params[at]] if at < len(site.params) else []
        choices.append(list(dict.fromkeys([*present, *own])))
    for args in product(*choices):
        yield f"{func}({', '.join(args)})"
