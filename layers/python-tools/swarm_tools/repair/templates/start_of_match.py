"""The place where something ends is told: where it begins was meant."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(text, part):\n    k = 0\n    for i, c in enumerate(text):\n"
    "        k = k + 1 if c == part[k] else 0\n        if k == len(part):\n            return i\n"
    "    return -1\n"
)
AFTER = BEFORE.replace("return i\n", "return i - len(part) + 1\n")
COST = 1.4
MOST = 6


def propose(site):
    """Yield places with a length or a count taken away, with one added, and the other way."""
    loops = [n.target for n in site.nodes if isinstance(n, (ast.For, ast.comprehension))]
    places = {n.id for t in loops for n in ast.walk(t) if isinstance(n, ast.Name)}
    longs = site.lengths()
    longs += [site.source.seg(n.target) for n in site.nodes if isinstance(n, ast.AugAssign)]
    for node in site.nodes:
        up = site.parent(node)
        told = isinstance(up, (ast.Return, ast.Tuple, ast.Yield)) or (
            isinstance(up, ast.Call) and node in up.args
        )
        if not isinstance(node, ast.Name) or node.id not in places or not told:
            continue
        for long in [text for text in dict.fromkeys(longs) if text != node.id][:MOST]:
            for form in ("{0} - {1} + 1", "{0} - {1}", "{0} + {1} - 1", "{0} + {1}"):
                new = form.format(node.id, long)
                yield site.replace(node, new, COST, f"`{node.id}` becomes `{new}`"[:160])
