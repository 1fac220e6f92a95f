"""A text is cut into more parts than there are names for: `line.split(None, 3)`."""

from __future__ import annotations

import ast

BEFORE = "def f(line):\n    size, used, name = line.split()\n    return name\n"
AFTER = "def f(line):\n    size, used, name = line.split(None, 2)\n    return name\n"
COST = 1.1


def propose(site):
    """Yield unpacked splits with as many cuts as names need, from the left or the right."""
    for node in site.nodes:
        if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Tuple):
            continue
        call, names = node.value, node.targets[0].elts
        if getattr(getattr(call, "func", None), "attr", "") not in ("split", "rsplit"):
            continue
        if len(call.args) > 1 or call.keywords or any(isinstance(n, ast.Starred) for n in names):
            continue
        mark = site.source.seg(call.args[0]) if call.args else "None"
        base = site.source.seg(call.func.value)
        for rank, name in enumerate((call.func.attr, "rsplit", "split")):
            new = f"{base}.{name}({mark}, {len(names) - 1})"
            yield site.replace(call, new, COST + 0.1 * rank, f"call becomes `{new}`"[:160])
