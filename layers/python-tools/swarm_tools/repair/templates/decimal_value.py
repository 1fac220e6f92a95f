"""A number comes in as it is where the program reckons in decimals."""

from __future__ import annotations

import ast

BEFORE = (
    "from decimal import Decimal\n\n\ndef f(lines, price):\n    lines.append(price)\n"
    "    return sum(lines, Decimal(0))\n"
)
AFTER = BEFORE.replace("append(price)", "append(Decimal(str(price)))")
COST = 1.4
USED = (ast.Call, ast.BinOp, ast.Assign, ast.Return, ast.AugAssign, ast.Tuple, ast.Dict)


def propose(site):
    """Yield decimals of what is passed, kept or reckoned with."""
    if "Decimal" not in site.globals:
        return
    for node in site.nodes:
        if not isinstance(node, (ast.Name, ast.Attribute, ast.Subscript)):
            continue
        up = site.parent(node)
        if not isinstance(node.ctx, ast.Load) or not isinstance(up, USED):
            continue
        text = site.source.seg(node)
        if getattr(up, "func", None) is node or text in ("Decimal", "self"):
            continue
        for new in (f"Decimal(str({text}))", f"Decimal({text})"):
            yield site.replace(node, new, COST, f"`{text}` becomes `{new}`"[:160])
