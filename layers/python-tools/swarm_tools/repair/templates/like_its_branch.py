"""A branch sets only one of what the branch beside it sets: `done, text = True, text[1:]`."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(text):\n    low = False\n    if text[0] == '(':\n        low, text = True, text[1:-1]\n"
    "    elif text[0] == '-':\n        text = text[1:]\n    return low, text\n"
)
AFTER = (
    "def f(text):\n    low = False\n    if text[0] == '(':\n        low, text = True, text[1:-1]\n"
    "    elif text[0] == '-':\n        low, text = True, text[1:]\n    return low, text\n"
)
COST = 1.3


def propose(site):
    """Yield assignments with the other targets and values of a neighbour that sets several."""
    several = []
    for node in site.nodes:
        plain = isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple)
        if plain and isinstance(node.targets[0], ast.Tuple):
            several.append((node.targets[0].elts, node.value.elts))
    for node in site.nodes:
        if not isinstance(node, ast.Assign) or isinstance(node.targets[0], ast.Tuple):
            continue
        target, value = site.source.seg(node.targets[0]), site.source.seg(node.value)
        for targets, values in several:
            names = [site.source.seg(t) for t in targets]
            if target in names and len(targets) == len(values):
                texts = [site.source.seg(v) for v in values]
                texts[names.index(target)] = value
                row = f"{', '.join(names)} = {', '.join(texts)}"
                yield site.replace(node, row, COST, f"statement becomes `{row}`"[:160])
