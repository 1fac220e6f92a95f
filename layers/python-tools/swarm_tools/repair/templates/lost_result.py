"""The result of a call is thrown away: it was to be assigned back, or returned."""

from __future__ import annotations

import ast

BEFORE = "def f(text):\n    text.strip()\n    return text\n"
AFTER = "def f(text):\n    text = text.strip()\n    return text\n"


def propose(site):
    """Yield `x = x.m()`, `x = f(x)`, `name = call` and `return call` for calls that stand alone."""
    for node in site.nodes:
        if not isinstance(node, ast.Expr) or isinstance(node.value, ast.Constant):
            continue
        if isinstance(node.value, (ast.Yield, ast.YieldFrom, ast.Await)):
            continue
        text = site.source.seg(node)
        if getattr(getattr(node.value, "func", None), "id", "") in ("sorted", "reversed"):
            verb = "sort" if node.value.func.id == "sorted" else "reverse"
            given = [site.source.seg(k) for k in node.value.keywords]
            for base in node.value.args[:1]:
                row = f"{site.source.seg(base)}.{verb}({', '.join(given)})"
                yield site.replace(node, row, 1.0, f"call becomes `{row}`"[:160])
        for rank, target in enumerate(dict.fromkeys([*parts(site, node.value), *site.names[:6]])):
            for op, cost in (("=", 1.1), ("+=", 1.6)):
                row = f"{target} {op} {text}"
                price = cost + 0.1 * min(rank, 6)
                yield site.replace(node, row, price, f"result kept: `{row}`"[:160])
        for name in site.methods if "self." in text else ():
            row = f"self.{name}({text})"
            if name not in (getattr(site.node, "name", ""), "__init__") and name not in text:
                yield site.replace(node, row, 1.8, f"result passed on: `{row}`"[:160])
        yield site.replace(node, f"return {text}", 1.4, f"`{text}` returned"[:160])
        yield site.replace(node, f"yield from {text}", 1.6, f"`{text}` yielded from"[:160])


def parts(site, value):
    """Yield the object of a method, then the arguments, as they may be assigned to."""
    if not isinstance(value, ast.Call):
        return
    nodes = [value.func.value] if isinstance(value.func, ast.Attribute) else []
    for node in [*nodes, *value.args]:
        if isinstance(node, (ast.Name, ast.Attribute, ast.Subscript)):
            yield site.source.seg(node)
    given = {node.id for node in nodes + value.args if isinstance(node, ast.Name)}
    for node in site.nodes:
        read = isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in given
        if read and isinstance(node.value, (ast.Attribute, ast.Subscript)):
            yield site.source.seg(node.value)
