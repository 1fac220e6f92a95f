"""A name is set or handed in and never read: an expression was to be it, or to take it in."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(stock, name, amount):\n    before = stock.get(name, 0)\n"
    "    stock[name] = amount\n    return stock\n"
)
AFTER = (
    "def f(stock, name, amount):\n    before = stock.get(name, 0)\n"
    "    stock[name] = before + amount\n    return stock\n"
)

PARTS = (ast.Name, ast.Constant, ast.Attribute, ast.Subscript, ast.Call, ast.List, ast.BinOp)
FORMS = (
    ("{0} + {1}", 1.5), ("{1} - {0}", 1.6), ("{1} * {0}", 1.6), ("{1} // {0}", 1.8),
    ("{1} / {0}", 1.8), ("{0} - {1}", 1.8), ("{1} % {0}", 1.9), ("{1}[{0}]", 1.9),
    ("{0}[{1}]", 1.9),
)  # fmt: skip
INSTEAD = 1.3
ARGUMENT = 1.4
LONGEST = 40
MOST = 3


def propose(site):
    """Yield expressions replaced by such a name, and combined with it, or with two of them."""
    found = unread(site)
    if len(found) == 2:
        yield from both_counted(site, " + ".join(name for name, _ in found))
    for name, line in found:
        for node in site.nodes:
            if isinstance(node, ast.AugAssign) and node.lineno > line:
                yield started(site, node, name)
            if isinstance(node, ast.Call) and node.lineno > line:
                yield from passed(site, node, name)
            if not fits(site, node, line):
                continue
            text = site.source.seg(node)
            if len(text) > LONGEST or text == name:
                continue
            said = f"`{text}` becomes `{name}`"
            yield site.replace(node, name, INSTEAD, said[:160])
            if isinstance(node, ast.List):
                continue
            for form, cost in FORMS:
                new = form.format(name, site.operand(node))
                said = f"`{text}` becomes `{new}`"
                yield site.replace(node, new, cost, said[:160], loose="[" not in form)


def both_counted(site, both):
    """Yield the sum of the only two such names as the start of a count, or added at its end."""
    for node in site.nodes:
        value = getattr(node, "value", None)
        if isinstance(node, ast.Assign) and getattr(value, "value", None) == 0:
            yield site.replace(value, both, INSTEAD, f"`0` becomes `{both}`"[:160])
        elif isinstance(node, ast.Return) and value is not None:
            for part in value.elts if isinstance(value, ast.Tuple) else [value]:
                new = f"{site.operand(part)} + {both}"
                yield site.replace(part, new, INSTEAD, f"becomes `{new}`"[:160])


def started(site, node, name):
    """Return an update that goes out from the name, not from what was there."""
    span = site.source.operator_between(node.target, node.value)
    sign = site.source.text[slice(*span)].removesuffix("=")
    new = f"{site.source.seg(node.target)} = {name} {sign} {site.operand(node.value)}"
    return site.replace(node, new, INSTEAD, f"becomes `{new}`"[:160])


def passed(site, node, name):
    """Yield the call with the name as its last argument, or with the entry of a loop's variable."""
    if any(isinstance(a, (ast.Starred, ast.GeneratorExp)) for a in node.args):
        return
    if name in site.params:
        yield site.replace(node.func, name, INSTEAD, f"`{name}` is what is called")
    text = site.source.seg(node)[:-1].rstrip(", ")
    glue = ", " if node.args else ""
    called = site.source.seg(node.func)
    entries = [f"{name}.get({n})" for n in looped(site)] if called in site.functions else []
    plain = [] if node.keywords else [name, *entries]
    for more in (*plain, f"{name}={name}"):
        new = f"{text}{glue}{more})"
        yield site.replace(node, new, ARGUMENT, f"`{more}` passed to `{called}`"[:160])


def looped(site):
    """Return the variables of the function's loops."""
    targets = [n.target for n in site.nodes if isinstance(n, (ast.For, ast.comprehension))]
    return list(
        dict.fromkeys(n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name))
    )


def fits(site, node, line):
    """Say whether a node is an expression that is read below a line."""
    if not isinstance(node, PARTS) or not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        return False
    up = site.parent(node)
    if isinstance(up, (ast.JoinedStr, ast.Expr, ast.keyword)) or getattr(up, "func", None) is node:
        return False
    if isinstance(up, ast.Attribute) or site.in_annotation(node):
        return False
    return node.lineno > line


def unread(site):
    """Return the names that the function never reads, each with the line on which it is set."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return []
    names = [n for n in ast.walk(site.node) if isinstance(n, ast.Name)]
    read = {n.id for n in names if isinstance(n.ctx, ast.Load)}
    own = [name for name in site.params if name not in read and not name.startswith("_")]
    found = dict.fromkeys(own, site.node.lineno)
    for node in site.nodes:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id not in read:
            last = site.statement(node).lineno
            if not node.id.startswith("_"):
                found[node.id] = max(last, found.get(node.id, 0))
    return list(found.items())[:MOST]
