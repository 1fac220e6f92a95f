"""The last case of a chain of conditions is missing: what is left falls through."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(text):\n    out = []\n    for c in text:\n        if c.isdigit():\n"
    "            out.append(int(c))\n    return out\n"
)
AFTER = (
    "def f(text):\n    out = []\n    for c in text:\n        if c.isdigit():\n"
    "            out.append(int(c))\n        else:\n            out.append(c)\n    return out\n"
)
AGAIN, COST = 1.2, 1.5
OPPOSITE = {ast.Add: "-=", ast.Sub: "+="}


def propose(site):
    """Yield `else:` with a statement like those of the branches, for a name in reach."""
    for node in site.nodes:
        if not isinstance(node, ast.If) or node.orelse:
            continue
        last = node.body[-1]
        if not site.source.owns_lines(last):
            continue
        start = site.source.line_text(node.lineno)
        indent = start[: len(start) - len(start.lstrip())]
        deep = site.source.indent_of(last)
        step = deep.removeprefix(indent) or "    "
        begun = {site.source.seg(n) for n in site.nodes if isinstance(n, ast.Assign)}
        for row in dict.fromkeys(rows(site, node)):
            lines = ["else:", f"{step}{row}"]
            cost = AGAIN if row in begun else COST
            yield site.insert_after(last, lines, cost, f"`else: {row}` added"[:160], indent)


def rows(site, node):
    """Yield calls and steps of the chain's branches with other names."""
    chain = [node]
    up = site.parent(node)
    while isinstance(up, ast.If) and up.orelse == [chain[-1]]:
        chain.append(up)
        up = site.parent(up)
    for stmt in [s for branch in chain for s in branch.body]:
        if isinstance(stmt, ast.Expr) and isinstance(stmt.value, ast.Call) and stmt.value.args:
            func = site.source.seg(stmt.value.func)
            read = [n.id for a in stmt.value.args for n in ast.walk(a) if isinstance(n, ast.Name)]
            for name in dict.fromkeys([*(n for n in read if n in site.names), *site.names]):
                yield f"{func}({name})"
        elif isinstance(stmt, ast.AugAssign):
            target, value = site.source.seg(stmt.target), site.source.seg(stmt.value)
            op = OPPOSITE.get(type(stmt.op))
            if op:
                yield f"{target} {op} {value}"
            for fresh in dict.fromkeys((value, "0", "1", "''", "[]", "None")):
                yield f"{target} = {fresh}"
            for name in site.names:
                if name != target:
                    yield f"{target} += {name}"
        elif isinstance(stmt, ast.Assign) and len(stmt.targets) == 1:
            target = site.source.seg(stmt.targets[0])
            for value in ("0", "1", "None", "[]", "''", *site.names):
                if value != target:
                    yield f"{target} = {value}"
    if any(site.in_loop(n) for n in chain):
        yield "break"
