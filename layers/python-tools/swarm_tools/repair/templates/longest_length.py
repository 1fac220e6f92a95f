"""The length of the greatest is taken for the greatest length."""

from __future__ import annotations

import ast

BEFORE = "def f(lines):\n    return len(max((text for text, _ in lines), default=''))\n"
AFTER = "def f(lines):\n    return max((len(text) for text, _ in lines), default=0)\n"
COST = 1.1


def propose(site):
    """Yield `max(len(x) ...)` and `len(max(..., key=len))` for `len(max(...))`."""
    for node in site.nodes:
        if getattr(getattr(node, "func", None), "id", "") != "len" or len(node.args) != 1:
            continue
        inner = node.args[0]
        name = getattr(getattr(inner, "func", None), "id", "")
        if name not in ("max", "min") or len(inner.args) != 1:
            continue
        whole = site.source.seg(inner)
        yield site.replace(inner, f"{whole[:-1]}, key=len)", COST, "compared by length")
        given, rest = inner.args[0], ", default=0" if inner.keywords else ""
        if isinstance(given, (ast.GeneratorExp, ast.ListComp)):
            item, over = site.source.seg(given.elt), site.source.seg(given).strip("()[]")
            over = over[len(item) :]
            new = f"{name}((len({item}){over}){rest})" if rest else f"{name}(len({item}){over})"
        else:
            new = f"{name}(map(len, {site.source.seg(given)}){rest})"
        yield site.replace(node, new, COST + 0.1, f"becomes `{new}`"[:160])
