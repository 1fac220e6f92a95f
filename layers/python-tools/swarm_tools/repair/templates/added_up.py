"""Entries of one table are put over those of another where they were to be added up."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(rows):\n    result = {}\n    for row in rows:\n        result.update(row)\n"
    "    return result\n"
)
AFTER = (
    "def f(rows):\n    result = {}\n    for row in rows:\n"
    "        for key, value in row.items():\n"
    "            result[key] = result.get(key, 0) + value\n    return result\n"
)
COST = 1.4


def propose(site):
    """Yield updates as sums of entries, and differences of counters as one entry that is less."""
    step = site.source.step
    for node in site.nodes:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            call = node.value
            if getattr(call.func, "attr", "") != "update" or len(call.args) != 1:
                continue
            held, other = site.source.seg(call.func.value), site.source.seg(call.args[0])
            indent = site.source.indent_of(node)
            lines = (f"for key, value in {other}.items():",
                     f"{indent}{step}{held}[key] = {held}.get(key, 0) + value")  # fmt: skip
            text = site.source.newline.join(lines)
            yield site.replace(node, text, COST, f"entries of `{other}` are added up")
        elif isinstance(node, ast.AugAssign) and isinstance(node.op, (ast.Sub, ast.Add)):
            yield from one_entry(site, node)


def one_entry(site, node):
    """Yield `held[key] -= value` for `held -= Counter({key: value})`, and the method that does."""
    call = node.value
    if getattr(getattr(call, "func", None), "id", "") != "Counter" or len(call.args) != 1:
        return
    held, given = site.source.seg(node.target), call.args[0]
    less = isinstance(node.op, ast.Sub)
    if isinstance(given, ast.Dict) and len(given.keys) == 1:
        row = f"{held}[{site.source.seg(given.keys[0])}] {'-' if less else '+'}= "
        row += site.source.seg(given.values[0])
        yield site.replace(node, row, COST - 0.3, f"statement becomes `{row}`"[:160])
    row = f"{held}.{'subtract' if less else 'update'}({site.source.seg(given)})"
    yield site.replace(node, row, COST - 0.2, f"statement becomes `{row}`"[:160])
