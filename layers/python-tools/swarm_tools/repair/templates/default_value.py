"""A parameter has the wrong default."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "def f(items, loud=True):\n    return items.upper() if loud else items\n"
AFTER = "def f(items, loud=False):\n    return items.upper() if loud else items\n"
USUAL = ("None", "0", "1", '""', "True", "False")
OTHERS = {" ": ("", ","), "": (" ",), ",": (" ", ";", ", "), ", ": (",", " ")}


def propose(site):
    """Yield other defaults: the opposite truth, the next numbers, the usual values."""
    body = site.body_statements()
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)) or not body:
        return
    args = site.node.args
    for default in [*args.defaults, *(d for d in args.kw_defaults if d is not None)]:
        old = site.source.seg(default)
        for cost, new in others(default):
            if new != old:
                edit = (*site.source.span(default), new)
                # Its own line is run when the module is imported, and tells nothing.
                yield Proposal((edit,), cost, body[0].lineno, f"default `{old}` becomes `{new}`")


def others(default):
    """Yield (cost, text) of the values that may have been meant."""
    value = getattr(default, "value", ...)
    if isinstance(value, bool):
        yield 1.2, str(not value)
    elif isinstance(value, (int, float)):
        yield from ((1.4, str(new)) for new in (value + 1, value - 1, value * 10, value * 2))
        yield 1.5, f"-{value}"
    elif isinstance(value, str):
        yield from ((1.4, repr(new).replace("'", '"')) for new in OTHERS.get(value, ()))
        yield from ((1.6, repr(new)) for new in (value.lower(), value.upper(), value.strip()))
    elif isinstance(default, ast.UnaryOp):
        yield 1.4, ast.unparse(default.operand)
    yield from ((1.7, new) for new in USUAL)
