"""What was met before is to be left out: membership in what the function fills itself."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of

BEFORE = (
    "def f(cells, wet):\n    seen = set()\n    for r, c in cells:\n        if wet(r, c):\n"
    "            seen.add((r, c))\n    return seen\n"
)
AFTER = (
    "def f(cells, wet):\n    seen = set()\n    for r, c in cells:\n"
    "        if wet(r, c) and (r, c) not in seen:\n            seen.add((r, c))\n    return seen\n"
)
FILLS = ("add", "append", "appendleft")
LONGEST = 30
MOST = 6


def propose(site):
    """Yield conditions with `key not in container`, and guards that leave a round."""
    looked = looked_into(site)
    for container, key in filled(site)[:MOST]:
        cost = 1.9 if container in looked else 1.5
        inside, outside = f"{key} in {container}", f"{key} not in {container}"
        for node in site.nodes:
            if isinstance(node, (ast.If, ast.While)):
                yield from strengthened(site, node.test, inside, outside, cost)
            elif isinstance(node, ast.comprehension):
                for test in node.ifs:
                    yield from strengthened(site, test, inside, outside, cost)
            if isinstance(node, (ast.For, ast.While)):
                for stmt in node.body[:4]:
                    if site.source.takes_lines(stmt):
                        step = step_of(site.source.indent_of(stmt))
                        rows = [f"if {inside}:", f"{step}continue"]
                        yield site.insert_before(stmt, rows, cost + 0.1, f"`{rows[0]}` added")


def strengthened(site, test, inside, outside, cost):
    """Yield a condition and the question, one way and the other."""
    old = site.source.seg(test)
    if inside in old or outside in old or "\n" in old:
        return
    tight = f"({old})" if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.Or) else old
    yield site.replace(test, f"{tight} and {outside}", cost, f"`and {outside}` added")
    tight = f"({old})" if isinstance(test, ast.IfExp) else old
    yield site.replace(test, f"{tight} or {inside}", cost + 0.1, f"`or {inside}` added")


def filled(site):
    """Return (container, key) of each place that fills a container, those with a key first."""
    found = {}
    for node in site.nodes:
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in FILLS:
            if len(node.args) == 1:
                keep(site, found, node.func.value, node.args[0])
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            keep(site, found, node.value, node.slice)
    return list(found)


def keep(site, found, container, key):
    """Note a pair of short texts."""
    name, text = site.source.seg(container), site.source.seg(key)
    fit = isinstance(container, (ast.Name, ast.Attribute)) and len(text) <= LONGEST
    if fit and not isinstance(key, (ast.Constant, ast.Slice)):
        found.setdefault((name, text))


def looked_into(site):
    """Return the texts of the containers that a comparison looks into."""
    return {
        site.source.seg(side)
        for n in site.nodes
        if isinstance(n, ast.Compare) and isinstance(n.ops[0], (ast.In, ast.NotIn))
        for side in n.comparators
    }
