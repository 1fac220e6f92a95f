"""Keys of a table are added up where each counts as often as its entry says."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "def f(coins):\n    return sum(coins)\n"
AFTER = "def f(coins):\n    return sum(key * value for key, value in coins.items())\n"
FORMS = ("sum(key * value for key, value in {0}.items())", "sum({0}.values())",
         "sum(a * b for a, b in {0})", "sum(value for _, value in {0}.items())")  # fmt: skip
COST = 1.4


def propose(site):
    """Yield sums of a name as sums of products and of entries; means weighted by the second."""
    yield from counted_all(site)
    for node in site.nodes:
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("sum", "len"):
            one = node.args[0] if len(node.args) == 1 else None
            if isinstance(one, (ast.Name, ast.Attribute)):
                for rank, form in enumerate(FORMS):
                    new = form.format(site.source.seg(one))
                    yield site.replace(node, new, COST + 0.1 * rank, f"call becomes `{new}`"[:160])
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Div, ast.FloorDiv)):
            yield from weighted(site, node)


def counted_all(site):
    """Yield statements in which each number of keys is the sum of the entries."""
    for stmt in [n for n in site.nodes if isinstance(n, (ast.Assign, ast.Return))]:
        calls = [n for n in ast.walk(stmt) if getattr(getattr(n, "func", None), "id", "") == "len"]
        calls = [c for c in calls if isinstance(c.args[0], (ast.Name, ast.Attribute))]
        if len(calls) > 1:
            edits = tuple(
                (*site.source.span(c), f"sum({site.source.seg(c.args[0])}.values())") for c in calls
            )
            yield Proposal(tuple(sorted(edits)), COST, stmt.lineno, "all entries are added up")


def weighted(site, node):
    """Yield `sum(a * b for ...) / len(...)` divided by the sum of the weights."""
    total = node.left
    if getattr(getattr(total, "func", None), "id", "") != "sum" or not total.args:
        return
    product = total.args[0]
    if not isinstance(product, (ast.GeneratorExp, ast.ListComp)) or len(product.generators) != 1:
        return
    if not isinstance(product.elt, ast.BinOp) or not isinstance(product.elt.op, ast.Mult):
        return
    over = site.source.text[site.source.span(product.elt)[1] : site.source.span(product)[1]]
    over = over.rstrip(")] ") if over.count(")") > over.count("(") else over
    for factor in (product.elt.right, product.elt.left):
        new = f"sum({site.source.seg(factor)}{over})"
        yield site.replace(node.right, new, 1.2, f"divided by `{new}`"[:160])
