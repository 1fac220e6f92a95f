"""A value is to lie between two bounds, and one of them is missing: `0 <= row < height`."""

from __future__ import annotations

import ast

BEFORE = "def f(grid, row):\n    return 0 <= row and grid[row]\n"
AFTER = "def f(grid, row):\n    return 0 <= row < len(grid) and grid[row]\n"
COST = 1.5
ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
USUAL = ("0", "1", "2", "9", "10", "12", "23", "31", "59", "100", "255")
LETTERS = ('"a"', '"z"', '"A"', '"Z"', '"0"', '"9"')
MOST = 14


def propose(site):
    """Yield comparisons of order that go on to a second bound, behind them or before them."""
    names, lengths = list(site.names), site.lengths()
    for node in site.nodes:
        if not isinstance(node, ast.Compare) or len(node.ops) != 1:
            continue
        if not isinstance(node.ops[0], ORDER) or isinstance(site.parent(node), ast.Compare):
            continue
        text = site.source.seg(node)
        up = isinstance(node.ops[0], (ast.Lt, ast.LtE))
        signs = ("<", "<=") if up else (">", ">=")
        left, right = node.left, node.comparators[0]
        letters = any(isinstance(getattr(n, "value", None), str) for n in (left, right))
        held = {site.source.seg(left), site.source.seg(right)}
        for after, part in ((True, right), (False, left)):
            if isinstance(part, ast.Constant):
                continue
            value = site.source.seg(part)
            own = [f"len({base})" for base in indexed_by(site, value)]
            near = own if after is up else ["0", "1"]
            plain = LETTERS if letters else (*near, *lengths, *names, *site.attributes, *USUAL)
            for rank, bound in enumerate(list(dict.fromkeys(plain))[: MOST + len(near)]):
                for sign in signs if bound not in held else ():
                    new = f"{text} {sign} {bound}" if after else f"{bound} {sign} {text}"
                    cost = COST + 0.03 * rank + 0.05 * (sign == signs[after is up])
                    said = f"condition becomes `{new}`"
                    yield site.replace(node, new, cost, said[:160])


def indexed_by(site, name):
    """Return what is indexed by a name."""
    some = (n for n in site.nodes if isinstance(n, ast.Subscript))
    found = (site.source.seg(n.value) for n in some if site.source.seg(n.slice) == name)
    return list(dict.fromkeys(found))
