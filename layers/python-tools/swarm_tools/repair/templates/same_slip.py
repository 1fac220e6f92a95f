"""The same slip is made in several places: an operator, a step or a member is wrong in each."""

from __future__ import annotations

import ast
from itertools import combinations, pairwise

from swarm_tools.repair.model import Proposal
from swarm_tools.repair.templates.all_comparisons import OTHERS

BEFORE = "def f(a, b, c):\n    x = a / c\n    y = b / c\n    return x, y\n"
AFTER = "def f(a, b, c):\n    x = a // c\n    y = b // c\n    return x, y\n"

SIGNS = {"/": ("//",), "//": ("/", "%"), "+": ("-",), "-": ("+",), "*": ("+", "**"), "%": ("//",)}
ENDS = {"0": "-1", "-1": "0"}
NEAR = 4


def propose(site):
    """Yield equal operators, dropped steps, constants and members changed together."""
    places: dict[tuple, list[tuple[int, int, int]]] = {}
    for node in site.nodes:
        for kind, span in slips(site, node):
            places.setdefault(kind, []).append((*span, node.lineno))
    for (_, old, news, _), spans in places.items():
        for some in together(spans):
            for new in news:
                edits = tuple((a, b, new) for a, b, _ in some)
                said = f"each `{old}` becomes `{new}`" if new else f"each `{old}` dropped"
                yield Proposal(edits, 1.5, some[0][2], said[:160])


def together(spans):
    """Yield all the places, then those that are near to each other, two by two."""
    if len(spans) > 1:
        yield spans
    for first, second in combinations(spans[:10], 2) if len(spans) > 2 else ():
        if second[2] - first[2] <= NEAR:
            yield [first, second]


def slips(site, node):
    """Yield ((form, text, other texts, what it is beside), span) of what may be wrong."""
    source = site.source
    if isinstance(node, ast.BinOp):
        span = source.operator_between(node.left, node.right)
        if span:
            old = source.text[slice(*span)]
            yield ("operator", old, SIGNS.get(old, ()), ""), span
            if isinstance(node.right, ast.Constant) and node.right.value == 1 and old in "+-":
                whole = (source.span(node.left)[1], source.span(node.right)[1])
                if source.text[slice(*whole)].count(")") == 0:
                    yield ("step", source.text[slice(*whole)], ("",), ""), whole
    elif isinstance(node, ast.Compare):
        for left, right in pairwise([node.left, *node.comparators]):
            span = source.operator_between(left, right)
            if span:
                old = source.text[slice(*span)]
                yield ("comparison", old, OTHERS.get(old, ()), ""), span
                for side in (left, right):
                    if isinstance(side, (ast.Constant, ast.Name)):
                        beside = source.seg(side)
                        yield ("beside", old, OTHERS.get(old, ()), beside), span
    elif isinstance(node, ast.Slice):
        for side, bound in (("lower", node.lower), ("upper", node.upper)):
            if isinstance(bound, ast.Name):
                news = (f"{bound.id} + 1", f"{bound.id} - 1")
                yield ("bound", bound.id, news, side), source.span(bound)
                yield ("sign", bound.id, (f"-{bound.id}",), ""), source.span(bound)
            elif isinstance(bound, ast.UnaryOp) and isinstance(bound.operand, ast.Name):
                text = source.seg(bound)
                yield ("sign", text, (bound.operand.id,), ""), source.span(bound)
    elif isinstance(node, ast.Constant) and type(node.value) is int and 0 <= node.value < 5:
        news = tuple(str(v) for v in (node.value + 1, node.value - 1) if v >= 0)
        yield ("constant", str(node.value), news, ""), source.span(node)
    elif isinstance(node, ast.Subscript) and source.seg(node.slice) in ENDS:
        end = source.seg(node.slice)
        yield ("end", end, (ENDS[end],), ""), source.span(node.slice)
    elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        if isinstance(node.ctx, ast.Load) and f"self.{node.attr}" in site.attributes:
            end = site.source.span(node)[1]
            news = tuple(a[5:] for a in site.attributes if a != f"self.{node.attr}")[:6]
            yield ("of any", node.attr, news, ""), (end - len(node.attr), end)
        called = getattr(site.parent(node), "func", None) is node
        if isinstance(node.ctx, ast.Load) and not called and node.value.id != "self":
            end = source.span(node)[1]
            news = (*site.members[0][:8], *callable_members(site))
            news = tuple(n for n in news if n != node.attr)
            yield ("member", node.attr, news, ""), (end - len(node.attr), end)
        elif isinstance(node.ctx, ast.Load) and f"self.{node.attr}" in site.attributes:
            news = tuple(a for a in site.attributes if a != f"self.{node.attr}")[:6]
            yield ("own", f"self.{node.attr}", news, ""), source.span(node)


def callable_members(site):
    """Return `name()` of the methods of the project that need no argument, and of those called."""
    found = [f"{name}()" for name in site.source.project_methods[:12]]
    for n in ast.walk(site.source.tree):
        if isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute):
            found += [] if n.args or n.keywords else [f"{n.func.attr}()"]
    return list(dict.fromkeys(found))[:16]
