"""Signs are taken off the ends alone, or only plain spaces: they may stand anywhere."""

from __future__ import annotations

import ast

BEFORE = "def f(area):\n    return area.lstrip('$').split(':')\n"
AFTER = "def f(area):\n    return area.replace('$', '').split(':')\n"
COST = 1.1


def propose(site):
    """Yield `.replace(sign, '')` for strips of a sign, and all white space for one space."""
    for node in site.nodes:
        name = getattr(getattr(node, "func", None), "attr", "")
        if not isinstance(node, ast.Call) or node.keywords:
            continue
        base = site.source.seg(node.func)[: -len(name) - 1]
        given = [site.source.seg(arg) for arg in node.args]
        if name in ("strip", "lstrip", "rstrip"):
            sign = given[0] if given else "' '"
            news = [f'{base}.replace({sign}, "")']
            news += [] if given else [f"''.join({base}.split())", f"' '.join({base}.split())"]
        elif name == "replace" and len(given) == 2:
            blank = given[0].strip("'\"") == " " and not given[1].strip("'\"")
            news = [f'"".join({base}.split())'] if blank else [f"{base}.strip({given[0]})"]
        else:
            continue
        for rank, new in enumerate(news):
            yield site.replace(node, new, COST + 0.2 * rank, f"call becomes `{new}`"[:160])
