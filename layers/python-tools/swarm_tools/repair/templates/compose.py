"""A term is missing: another variable, a length or a usual constant in the sum or product."""

from __future__ import annotations

import ast

BEFORE = "def f(price, quantity):\n    return price\n"
AFTER = "def f(price, quantity):\n    return price * quantity\n"

CONSTANTS = ("2", "100", "1", "10", "math.pi", "60", "12")


def propose(site):
    """Yield `value op term` for returned, assigned and passed values, terms from reach."""
    terms = [*site.names, *site.attributes, *(f"len({p})" for p in site.params), *CONSTANTS]
    indexes = [n for n in site.names if len(n) == 1 or "ind" in n or n.endswith(("_i", "pos"))]
    terms += [f"{a}[{i}:]" for a in site.names if a not in indexes for i in indexes]
    known_math = any(
        isinstance(n, ast.Import) and any(a.name == "math" for a in n.names)
        for n in ast.walk(site.source.tree)
    )
    for node in site.nodes:
        yield from share(site, node)
        value = place(site, node)
        if value is None or isinstance(value, (ast.List, ast.Dict, ast.JoinedStr)):
            continue
        if isinstance(value, ast.Constant) and not isinstance(value.value, (int, float)):
            continue
        text = site.source.seg(value)
        tight = site.operand(value)
        for rank, term in enumerate(terms):
            if term == "math.pi" and not known_math:
                continue
            if term == text:
                continue
            cost = 1.9 if term.endswith(":]") else 2.1 + min(rank, 10) * 0.02
            for op in ("+",) if term.endswith(":]") else ("+", "*", "/", "-", "%", "//"):
                left = text if op in "+-" else tight
                if term == "1" and op in "*/%//":
                    continue
                new = f"{left} {op} {term}"
                yield site.replace(value, new, cost, f"`{text}` becomes `{new}`"[:160], loose=True)
            for op in () if term.endswith(":]") else ("-", "/", "**"):
                new = f"{term} {op} {tight}"
                yield site.replace(
                    value, new, cost + 0.2, f"`{text}` becomes `{new}`"[:160], loose=True
                )


def share(site, node):
    """Yield a name in a sum as so many hundredths of another."""
    up = site.parent(node)
    if not isinstance(node, (ast.Name, ast.Attribute)) or not isinstance(up, ast.BinOp):
        return
    if isinstance(up.op, (ast.Pow, ast.Mod)) or (up.right is node and not is_sum(up)):
        return
    text = site.source.seg(node)
    for other in [*site.names, *site.attributes]:
        if other != text:
            for new in (f"{other} * {text} / 100", f"{other} * {text}"):
                if is_sum(up) or new.endswith(text):
                    yield site.replace(node, new, 1.9, f"`{text}` becomes `{new}`")


def is_sum(node):
    """Say whether ``node`` adds or subtracts."""
    return isinstance(node.op, (ast.Add, ast.Sub))


def place(site, node):
    """Return the value that may lack a term at ``node``, else None."""
    if isinstance(node, (ast.Return, ast.Assign, ast.AugAssign)):
        return node.value
    up = site.parent(node)
    if isinstance(up, ast.Call) and isinstance(node, (ast.Name, ast.Attribute)) and node in up.args:
        return node
    if isinstance(up, ast.Dict) and any(node is value for value in up.values):
        return node
    if isinstance(up, (ast.Compare, ast.Tuple)) and isinstance(node, ast.Name):
        return node if isinstance(node.ctx, ast.Load) else None
    return None
