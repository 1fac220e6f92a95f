"""A slice, or a method, belongs to what is handed over, not to the result, or the other way."""

from __future__ import annotations

import ast

BEFORE = "def f(turn, rows):\n    return turn(rows)[::-1]\n"
AFTER = "def f(turn, rows):\n    return turn(rows[::-1])\n"
COST = 1.4


def propose(site):
    """Yield what follows a call moved to its only argument, and what follows that behind it."""
    for node in site.nodes:
        if isinstance(node, ast.Subscript) and one_given(node.value):
            yield from inwards(site, node, node.value)
        method = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if method and one_given(node.func.value):
            yield from inwards(site, node, node.func.value)
            yield from each_part(site, node, node.func.value)
        if one_given(node):
            yield from outwards(site, node)


def one_given(node):
    """Say whether a node is a call with one plain argument."""
    plain = isinstance(node, ast.Call) and len(node.args) == 1 and not node.keywords
    return plain and not isinstance(node.args[0], (ast.Starred, ast.GeneratorExp))


def inwards(site, node, call):
    """Yield `f(x).m()` as `f(x.m())`."""
    end = site.source.span(call)[1]
    tail = site.source.text[end : site.source.span(node)[1]]
    new = f"{site.source.seg(call.func)}({site.operand(call.args[0])}{tail})"
    yield site.replace(node, new, COST, f"becomes `{new}`"[:160])


def each_part(site, node, call):
    """Yield `f(x).split(s)` as `f` of each part of `x.split(s)`."""
    if getattr(node.func, "attr", "") in ("split", "splitlines", "rsplit"):
        end = site.source.span(call)[1]
        tail = site.source.text[end : site.source.span(node)[1]]
        parts = f"{site.operand(call.args[0])}{tail}"
        new = f"[{site.source.seg(call.func)}(part) for part in {parts}]"
        yield site.replace(node, new, COST, f"becomes `{new}`"[:160])


def outwards(site, call):
    """Yield `f(x.m())` as `f(x).m()`."""
    given = call.args[0]
    if isinstance(given, ast.Subscript):
        base = given.value
    elif isinstance(given, ast.Call) and isinstance(given.func, ast.Attribute):
        base = given.func.value
    else:
        return
    tail = site.source.text[site.source.span(base)[1] : site.source.span(given)[1]]
    new = f"{site.source.seg(call.func)}({site.source.seg(base)}){tail}"
    yield site.replace(call, new, COST, f"becomes `{new}`"[:160])
