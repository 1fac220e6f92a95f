"""One item alone, or none, is a case of its own."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of

BEFORE = "def f(words):\n    return ', '.join(words[:-1]) + ' and ' + words[-1]\n"
AFTER = (
    "def f(words):\n    if len(words) == 1:\n        return words[0]\n"
    "    return ', '.join(words[:-1]) + ' and ' + words[-1]\n"
)


def propose(site):
    """Yield `if len(x) == 1: return x[0]`, and the like, before the statements of a function."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    taken = [
        site.source.seg(n.value)
        for n in site.nodes
        if isinstance(n, ast.Subscript) and isinstance(n.value, (ast.Name, ast.Attribute))
    ]
    called = [site.source.seg(a) for n in site.nodes if isinstance(n, ast.Call) for a in n.args
              if isinstance(a, ast.Name)]  # fmt: skip
    names = [n for n in dict.fromkeys([*taken, *called]) if n in (*site.names, *site.attributes)]
    for stmt in site.body_statements()[:8]:
        if not site.source.takes_lines(stmt):
            continue
        step = step_of(site.source.indent_of(stmt))
        for name in names[:4]:
            for test in (f"len({name}) == 1", f"len({name}) < 2"):
                for value in (f"{name}[0]", name, f"list({name})", "0", "1"):
                    rows = [f"if {test}:", f"{step}return {value}"]
                    yield site.insert_before(stmt, rows, 1.9, f"`{rows[0]} return {value}` added")
