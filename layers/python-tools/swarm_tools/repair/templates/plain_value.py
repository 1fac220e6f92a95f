"""A plain value was meant, and what is at hand stands there: `f(year + 1, month)` for January."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(year, month):\n    if month == 12:\n        return date(year + 1, month, 1)\n"
    "    return date(year, month + 1, 1)\n"
)
AFTER = (
    "def f(year, month):\n    if month == 12:\n        return date(year + 1, 1, 1)\n"
    "    return date(year, month + 1, 1)\n"
)

READ = (ast.Name, ast.Attribute, ast.Subscript)
HOLDERS = (ast.Call, ast.keyword, ast.Tuple, ast.List, ast.Dict, ast.Return, ast.IfExp, ast.Assign,
           ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp, ast.BoolOp)  # fmt: skip
USUAL = ("0", "1", "None", '""', "True", "False", "[]")
ALIKE = 1.5
OWN = 1.8
COST = 2.1
MOST = 6


def propose(site):
    """Yield values read as constants: those of calls alike, of the function, and usual ones."""
    own = constants(site.source, site.nodes)[:MOST]
    calls = calls_by_name(site.source)
    for node in site.nodes:
        if not isinstance(node, READ) or not isinstance(node.ctx, ast.Load):
            continue
        if site.in_annotation(node) or not holds(site.parent(node), node):
            continue
        text = site.source.seg(node)
        if text == "self":
            continue
        costs = dict.fromkeys(beside(site, node, calls), ALIKE)
        for value in own:
            costs.setdefault(value, OWN)
        for value in USUAL:
            costs.setdefault(value, COST)
        for rank, (value, cost) in enumerate(costs.items()):
            said = f"`{text}` becomes `{value}`"
            yield site.replace(node, value, cost + 0.01 * rank, said[:160])


def holds(up, node):
    """Say whether a constant may stand at the place of a node."""
    if isinstance(up, ast.Call):
        return node in up.args
    if isinstance(up, ast.IfExp):
        return node is not up.test
    if isinstance(up, ast.Assign):
        return node is up.value
    return isinstance(up, HOLDERS)


def calls_by_name(source):
    """Return the calls of a file by the text of what they call."""
    found = {}
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Call):
            found.setdefault(source.seg(node.func), []).append(node)
    return found


def beside(site, node, calls):
    """Return the constants that other calls of the same function have at the place of a node."""
    call = site.parent(node)
    if not isinstance(call, ast.Call) or node not in call.args:
        return []
    alike, at = calls[site.source.seg(call.func)], call.args.index(node)
    some = (n.args[at] for n in alike if n is not call and len(n.args) > at)
    return constants(site.source, some)


def constants(source, nodes):
    """Return the texts of constants, none twice."""
    plain = (n for n in nodes if isinstance(n, ast.Constant) and not isinstance(n.value, bytes))
    texts = (source.seg(n) for n in plain if source.span(n)[0] < source.span(n)[1])
    return list(dict.fromkeys(t for t in texts if len(t) <= 24 and "\n" not in t))
