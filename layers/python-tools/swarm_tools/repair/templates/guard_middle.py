"""A check inside the function is missing that leaves it, or goes on with the loop."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of

BEFORE = (
    "def f(items):\n    weight = 0\n    for x in items:\n        weight += x\n"
    "    return 100 / weight\n"
)
AFTER = (
    "def f(items):\n    weight = 0\n    for x in items:\n        weight += x\n"
    "    if weight == 0:\n        return None\n    return 100 / weight\n"
)

MOST = 18
VALUES = ("None", "0", "False", "True", "[]", "''")


def propose(site):
    """Yield `if <condition>: <leave>` before each statement that can be reached with names."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    places = [(b, n) for _, b in site.blocks() for n in range(len(b))]
    for block, at in places[:MOST]:
        stmt = block[at]
        if not site.source.room_before(stmt):
            continue
        indent = site.source.indent_of(stmt)
        step = step_of(indent)
        first = stmt in site.body_statements()[:1]
        for price, test in conditions(site, block, at):
            for more, leave in leaving(site, stmt):
                rows = [f"if {test}:", f"{step}{leave}"]
                cost = price + more + (0.3 if first else 0.0)
                said = f"`if {test}: {leave}` added"[:160]
                yield site.insert_before(stmt, rows, cost, said)
    yield from at_the_end(site)


def at_the_end(site):
    """Yield checks after the last statement of each loop's body, of what the loop changes."""
    leaves = (*usual_values(site), (0.1, "break"))
    for loop in site.nodes:
        if not isinstance(loop, (ast.For, ast.While)):
            continue
        last = loop.body[-1]
        if isinstance(last, (ast.Return, ast.Raise, ast.Break, ast.Continue)):
            continue
        indent = site.source.indent_of(loop.body[0])
        step = step_of(indent)
        changed = [n.target for n in ast.walk(loop) if isinstance(n, ast.AugAssign)]
        names = dict.fromkeys(site.source.seg(target) for target in changed)
        for name in list(names)[:3]:
            for cost, test in ((1.7, f"{name} < 0"), (1.8, f"{name} == 0"), (1.9, f"{name} <= 0")):
                for more, leave in leaves:
                    rows, said = [f"if {test}:", f"{step}{leave}"], f"`if {test}: {leave}` added"
                    yield site.insert_after(last, rows, cost + more, said[:160], indent)


def usual_values(site):
    """Return (cost, statement) of the constants that the function returns, and false."""
    given = [n.value for n in site.nodes if isinstance(n, ast.Return)]
    texts = [site.source.seg(v) for v in given if isinstance(v, ast.Constant)]
    return [(0.02 * n, f"return {t}") for n, t in enumerate(dict.fromkeys([*texts, "False"]))]


def conditions(site, block, at):
    """Return (cost, condition) of what is assigned just before, and what is read next."""
    before = list(ast.walk(block[at - 1])) if at else []
    stored = [site.source.seg(n) for n in before if isinstance(getattr(n, "ctx", 0), ast.Store)]
    read = []
    for n in ast.walk(block[at]):
        if isinstance(n, (ast.Name, ast.Attribute)) and isinstance(n.ctx, ast.Load):
            text = site.source.seg(n)
            if text in site.names or text in site.attributes:
                read.append(text)
    both = [name for name in read if name in stored]
    kept = [name for name in stored if name in site.names]
    names = list(dict.fromkeys([*both, *read, *kept]))[:5]
    found: list[tuple[float, str]] = []
    for rank, name in enumerate(names):
        cost = 1.7 + 0.1 * rank
        found += [(cost, f"not {name}"), (cost, f"{name} == 0"), (cost + 0.1, f"{name} is None")]
        found += [(cost + 0.3, f"{name} <= 0"), (cost + 0.3, f"{name} < 0")]
        for other in [*names, *site.params[:5], *site.attributes[:3]]:
            if other != name:
                found += [(cost + 0.3, f"{name} == {other}"), (cost + 0.4, f"{name} in {other}")]
                found += [(cost + 0.5, f"{name} not in {other}"), (cost + 0.5, f"{name} > {other}")]
                found += [(cost + 0.5, f"{name} == len({other})")]
    return sorted(found)[:32]


def leaving(site, stmt):
    """Return (cost, statement) of the ways to leave, what red tests ask for among them."""
    found = usual(site, stmt)
    known = {text for _, text in found}
    asked = [f"return {value}" for value in site.source.wanted.values]
    asked += [f'raise {kind}("invalid value")' for kind in reachable(site)]
    return [*found, *((0.1, text) for text in asked if text not in known)]


def reachable(site):
    """Return the errors that red tests expect and that the file can raise."""
    return [kind for kind in site.source.wanted.errors if kind in site.globals]


def usual(site, stmt):
    """Return (cost, statement) of the usual ways to leave from where ``stmt`` stands."""
    if site.in_loop(stmt):
        found = [(0.1, "continue"), (0.2, "break"), (0.3, "return None"), (0.3, "return False")]
        return [*found, (0.4, 'raise ValueError("invalid value")')]
    returned = [n.value for n in site.nodes if isinstance(n, ast.Return) and n.value is not None]
    texts = [site.source.seg(v) for v in returned]
    kept = [t for t in texts if len(t) < 20 and "(" not in t]
    bases = [site.source.seg(v.value) for v in returned if isinstance(v, ast.Subscript)]
    kept = [*kept[:3], *(f"{b}[{i}]" for b in bases[:1] for i in ("-1", "0"))]
    inside = [n.id for v in returned for n in ast.walk(v) if isinstance(n, ast.Name)]
    kept += [name for name in dict.fromkeys(inside) if name in site.names][:3]
    found = [(0.1, f"return {t}") for t in dict.fromkeys(kept)]
    found += [(0.1 + 0.02 * n, f"return {v}") for n, v in enumerate(VALUES)]
    return [*found, (0.2, 'raise ValueError("invalid value")')]
