"""An operand lacks a term: `a % n` for `(a + b) % n`, `self.x < n` for `self.x + self.y < n`."""

from __future__ import annotations

import ast

BEFORE = "def f(start, count, n):\n    return count % n\n"
AFTER = "def f(start, count, n):\n    return (start + count) % n\n"

SIDES = (ast.Name, ast.Attribute, ast.Subscript, ast.Call)


def propose(site):
    """Yield operands of comparisons and products, and indexes, with a name added or taken."""
    terms = [*site.names, *site.attributes, *(f"len({p})" for p in site.params)][:14]
    for node in site.nodes:
        if not isinstance(node, SIDES) or not isinstance(
            getattr(node, "ctx", ast.Load()), ast.Load
        ):
            continue
        up = site.parent(node)
        text = site.source.seg(node)
        if not fits(up, node) or len(text) > 40 or text == "self":
            continue
        for rank, term in enumerate(terms):
            if term == text:
                continue
            cost = 2.0 + 0.03 * rank
            news = [f"{text} + {term}", f"{text} - {term}", f"{term} - {text}"]
            if isinstance(up, ast.BinOp):
                news.append(f"{term} + {text}")
            for new in news:
                yield site.replace(node, new, cost, f"`{text}` becomes `{new}`"[:160], loose=True)
    yield from shifted(site, terms)
    yield from alternating(site)


def shifted(site, terms):
    """Yield products handed to a function with a term before them: `f(a + i * h)`."""
    for node in site.nodes:
        times = isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult)
        if times and isinstance(site.parent(node), ast.Call):
            text = site.source.seg(node)
            inside = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
            for rank, term in enumerate(t for t in terms if t not in inside):
                new = f"{term} + {text}"
                cost = 2.0 + 0.03 * rank
                yield site.replace(node, new, cost, f"`{text}` becomes `{new}`"[:160])


def fits(up, node):
    """Say whether an operand at this place may lack a term."""
    if isinstance(up, ast.Compare):
        return not isinstance(node, ast.Name)
    if isinstance(up, ast.BinOp):
        return isinstance(up.op, (ast.Mod, ast.Mult, ast.FloorDiv, ast.Div))
    return isinstance(up, ast.Slice) or (isinstance(up, ast.Subscript) and up.slice is node)


def alternating(site):
    """Yield added values with the sign that changes from place to place."""
    loops = [n for n in site.nodes if isinstance(n, ast.For)]
    names = [n.id for loop in loops for n in ast.walk(loop.target) if isinstance(n, ast.Name)]
    for node in site.nodes:
        if isinstance(node, ast.AugAssign) and isinstance(node.op, (ast.Add, ast.Sub)):
            text = site.operand(node.value)
            if isinstance(node.value, ast.BinOp) and isinstance(node.value.op, ast.Mult):
                text = site.source.seg(node.value)
            for name in dict.fromkeys(names):
                new = f"(-1) ** {name} * {text}"
                yield site.replace(node.value, new, 2.0, f"value becomes `{new}`"[:160])
