"""Two sequences are walked together, and what is left of one of them is lost."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(a, b):\n    i = j = 0\n    out = []\n    while i < len(a) and j < len(b):\n"
    "        if a[i] <= b[j]:\n            out.append(a[i])\n            i += 1\n"
    "        else:\n            out.append(b[j])\n            j += 1\n    return out\n"
)
AFTER = BEFORE.replace(
    "    return out\n", "    out.extend(a[i:])\n    out.extend(b[j:])\n    return out\n"
)
COST = 0.9


def propose(site):
    """Yield the rests added after the loop, both and each alone, and behind what is returned."""
    for loop in site.nodes:
        if not isinstance(loop, ast.While) or not site.source.takes_lines(loop):
            continue
        rests = list(left(site, loop.test))
        fills = [
            n for n in ast.walk(loop) if getattr(getattr(n, "func", None), "attr", "") == "append"
        ]
        held = dict.fromkeys(site.source.seg(n.func.value) for n in fills)
        indent = site.source.indent_of(loop)
        for out in held:
            rows = [f"{out}.extend({rest})" for rest in rests]
            for some in (rows, *([row] for row in rows if len(rows) > 1)):
                if some:
                    said = f"the rest is added: `{some[-1]}`"
                    yield site.insert_after(loop, some, COST, said[:160], indent)
    rests = [r for n in site.nodes if isinstance(n, ast.While) for r in left(site, n.test)]
    for node in site.nodes:
        if isinstance(node, ast.Return) and node.value is not None and rests:
            text = site.source.seg(node.value)
            more = [rest for rest in dict.fromkeys(rests) if rest not in text]
            for some in (more, *([rest] for rest in more if len(more) > 1)):
                if some:
                    new = " + ".join([text, *some])
                    yield site.replace(node.value, new, COST, f"`{new}` returned"[:160])


def left(site, test):
    """Yield what is left of each sequence that a condition keeps an index inside of."""
    parts = test.values if isinstance(test, ast.BoolOp) else [test]
    for part in parts:
        if not isinstance(part, ast.Compare) or not isinstance(part.ops[0], (ast.Lt, ast.NotEq)):
            continue
        call = part.comparators[0]
        if getattr(getattr(call, "func", None), "id", "") == "len" and call.args:
            yield f"{site.source.seg(call.args[0])}[{site.source.seg(part.left)}:]"
