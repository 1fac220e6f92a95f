"""An operation changes its left side: it was to make a new object."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "class Money:\n    def __init__(self, n):\n        self.n = n\n\n"
    "    def __add__(self, other):\n        self.n += other.n\n        return self\n"
)
AFTER = (
    "class Money:\n    def __init__(self, n):\n        self.n = n\n\n"
    "    def __add__(self, other):\n        return Money(self.n + other.n)\n"
)
COST = 1.0


def propose(site):
    """Yield the object made of what the statements would set, in the order of `__init__`."""
    body = site.body_statements()
    if site.cls is None or len(body) < 2 or not isinstance(body[-1], ast.Return):
        return
    if getattr(body[-1].value, "id", "") != "self":
        return
    made = {}
    for stmt in body[:-1]:
        target = stmt.target if isinstance(stmt, ast.AugAssign) else None
        if not isinstance(target, ast.Attribute) or getattr(target.value, "id", "") != "self":
            return
        span = site.source.operator_between(target, stmt.value)
        sign = site.source.text[slice(*span)].removesuffix("=")
        made[target.attr] = f"self.{target.attr} {sign} {site.operand(stmt.value)}"
    makers = [f for f in site.cls.body if getattr(f, "name", "") == "__init__"]
    params = [a.arg for f in makers for a in f.args.args][1:]
    if not params or not set(made) <= set(params):
        return
    values = [made.get(p, f"self.{p}") for p in params]
    new = f"return {site.cls.name}({', '.join(values)})"
    start, end = site.source.span(body[0])[0], site.source.span(body[-1])[1]
    yield Proposal(((start, end, new),), COST, body[0].lineno, f"`{new}`"[:160])
