"""A condition is too weak, too strong or plainly another: comparisons from what is in reach."""

from __future__ import annotations

import ast
from itertools import pairwise

BEFORE = "def f(items, low):\n    return [x for x in items if x]\n"
AFTER = "def f(items, low):\n    return [x for x in items if low < x]\n"


def comparisons(site):
    """Return the comparisons that can be made from names and small constants in reach."""
    names = [*site.names[:6], *site.attributes[:4]]
    out = []
    for i, left in enumerate(names):
        for right in names[i + 1 :]:
            out += [f"{left} {op} {right}" for op in ("==", "<", ">", "<=", ">=", "!=", "in")]
            out.append(f"{right} in {left}")
    for left in names:
        out += [f"{left} {op}" for op in ("> 0", "== 0", "!= 0", "< 0", "<= 1", "> 1", "is None")]
        out += [f"not {left}", left, f"len({left}) > 0", f"{left} is not None"]
    return out


def propose(site):
    """Yield conditions replaced, strengthened and weakened by one comparison."""
    pool = [*pairs(site), *comparisons(site)]
    for node in site.nodes:
        tests = []
        if isinstance(node, (ast.If, ast.While, ast.IfExp)):
            tests = [node.test]
        elif isinstance(node, ast.comprehension):
            tests = node.ifs
        elif isinstance(node, ast.Return) and isinstance(
            node.value, (ast.Compare, ast.BoolOp, ast.Constant)
        ):
            constant = isinstance(node.value, ast.Constant)
            tests = [node.value] if not constant or isinstance(node.value.value, bool) else []
        for test in tests:
            old = site.source.seg(test)
            tight = f"({old})" if isinstance(test, ast.BoolOp) else old
            for rank, new in enumerate(pool):
                cost = 2.4 + min(0.004 * rank, 0.4)
                yield site.replace(test, new, cost, f"condition becomes `{new}`"[:160])
                if isinstance(test, ast.Constant):
                    continue
                both, either = f"{tight} and {new}", f"{tight} or {new}"
                yield site.replace(test, both, cost + 0.1, f"condition becomes `{both}`"[:160])
                yield site.replace(test, either, cost + 0.1, f"condition becomes `{either}`"[:160])


def pairs(site):
    """Return comparisons of two loop names with two parameters or two names bound together."""
    bound = [
        [n.id for n in ast.walk(t) if isinstance(n, ast.Name)]
        for t in (n.target for n in site.nodes if isinstance(n, (ast.For, ast.comprehension)))
    ]
    twos = [b for b in bound if len(b) == 2]
    ones = [b[0] for b in bound if len(b) == 1]
    twos += [list(two) for two in pairwise(ones)]
    return [f"({a}, {b}) != ({x}, {y})" for a, b in twos for x, y in pairwise(site.params)
            if len({a, b, x, y}) == 4][:8]  # fmt: skip
