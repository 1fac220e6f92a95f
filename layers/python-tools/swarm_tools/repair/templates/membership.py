"""A container is kept and never asked: whether something is in it decides what is done here."""

from __future__ import annotations

import ast

from swarm_tools.repair.templates.guard_block import SIMPLE, depending, under

BEFORE = (
    "def f(rows):\n    seen = set()\n    out = []\n    for row in rows:\n        out.append(row)\n"
    "        seen.add(row)\n    return out\n"
)
AFTER = (
    "def f(rows):\n    seen = set()\n    out = []\n    for row in rows:\n"
    "        if row not in seen:\n            out.append(row)\n"
    "        seen.add(row)\n    return out\n"
)
FILLS = ("add", "append", "remove", "discard", "pop", "clear", "appendleft", "update")
MOST_KEYS = 5


def propose(site):
    """Yield conditions, `elif` for `else`, and statements put under the question."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    for container in unasked(site):
        keys = [n for n in site.names if n != container and n not in site.functions]
        tests = [f"{key} {op} {container}" for key in keys[:MOST_KEYS] for op in ("in", "not in")]
        for node in site.nodes:
            if isinstance(node, ast.If):
                yield from for_condition(site, node, tests)
        for _owner, block in site.blocks():
            for stmt in block:
                apart = container not in site.source.seg(stmt)
                if apart and isinstance(stmt, SIMPLE) and site.source.owns_lines(stmt):
                    for test in tests:
                        yield under(site, [stmt], test, 1.5)


def for_condition(site, node, tests):
    """Yield a condition with the question, and its `else` made to depend on it."""
    old = site.source.seg(node.test)
    tight = f"({old})" if isinstance(getattr(node.test, "op", None), ast.Or) else old
    for test in tests:
        yield site.replace(node.test, f"{tight} and {test}", 1.4, f"`and {test}` added"[:160])
        yield from depending(site, node, test, 1.3)


def unasked(site):
    """Return the names, also of functions around this one, of what is filled and never read."""
    names = [n for n in ast.walk(site.source.tree) if isinstance(n, ast.Name)]
    filling = {
        id(n.func.value)
        for n in ast.walk(site.source.tree)
        if isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute) and n.func.attr in FILLS
    }
    made = {
        n.targets[0].id
        for n in ast.walk(site.source.tree)
        if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name)
        and isinstance(n.value, (ast.List, ast.Set, ast.Dict, ast.Call))
    }  # fmt: skip
    filled = {n.id for n in names if id(n) in filling}
    read = {n.id for n in names if isinstance(n.ctx, ast.Load) and id(n) not in filling}
    return sorted((made & filled & set(site.names)) - read)[:3]
