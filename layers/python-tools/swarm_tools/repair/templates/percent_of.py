"""A part given in percent is added or taken away as it stands, not as a part of the value."""

from __future__ import annotations

import ast
import re

BEFORE = "def f(price, discount):\n    return price - discount / 100\n"
AFTER = "def f(price, discount):\n    return price - price * discount / 100\n"

PART = re.compile(r"(?i).*(?:pct|percent|rate|discount|tax|vat|fee|tip|taux|remise|tva|interest).*")
COST = 1.2


def propose(site):
    """Yield the part of the value, for percents and for fractions."""
    for node in site.nodes:
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
            rate = site.source.seg(node.right)
            if PART.fullmatch(rate):
                yield say(site, node, f"{site.source.seg(node)} / (1 + {rate})")
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, (ast.Add, ast.Sub)):
            continue
        value, part, text = site.operand(node.left), node.right, site.source.seg(node.right)
        sign = "+" if isinstance(node.op, ast.Add) else "-"
        hundredth = isinstance(part, ast.BinOp) and isinstance(part.op, ast.Div)
        if hundredth and getattr(part.right, "value", 0) == 100:
            yield say(site, node, f"{value} {sign} {value} * {text}")
            yield say(site, node, f"{value} * (1 {sign} {text})")
        elif isinstance(part, (ast.Name, ast.Attribute)) and PART.fullmatch(text):
            yield say(site, node, f"{value} {sign} {value} * {text} / 100")
            yield say(site, node, f"{value} {sign} {value} * {text}")


def say(site, node, new):
    """Return the proposal with its message."""
    return site.replace(node, new, COST, f"becomes `{new}`"[:160], loose=True)
