"""A slice lacks its other bound, which is a size away: `items[: i + size]` for one of `size`."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(items, size):\n    out = []\n    for i in range(0, len(items), size):\n"
    "        out.append(items[i:])\n    return out\n"
)
AFTER = (
    "def f(items, size):\n    out = []\n    for i in range(0, len(items), size):\n"
    "        out.append(items[i:i + size])\n    return out\n"
)
COST = 1.4
MOST_SIZES = 8


def propose(site):
    """Yield slices with a start before their end, and with an end after their start."""
    for node in site.nodes:
        if not isinstance(node, ast.Subscript) or not isinstance(node.slice, ast.Slice):
            continue
        lower, upper = node.slice.lower, node.slice.upper
        if node.slice.step is not None or (lower is None) == (upper is None):
            continue
        bounds = before(site, upper) if lower is None else after(site, lower)
        for rank, bound in enumerate(dict.fromkeys(bounds)):
            if lower is None:
                new = f"{bound}:{site.source.seg(upper)}"
            else:
                new = f"{site.source.seg(lower)}:{bound}"
            said = f"slice becomes `[{new}]`"
            yield site.replace(node.slice, new, COST + 0.05 * rank, said[:160])


def before(site, upper):
    """Yield what may be the start of a slice up to here."""
    first = upper
    while isinstance(first, ast.BinOp) and isinstance(first.op, ast.Add):
        first = first.left
    start = site.source.seg(first)
    known = [name for name in site.names if name != site.source.seg(upper)]
    if first is not upper:
        yield start
        for name in known[:MOST_SIZES]:
            yield f"max(0, {start} - {name})"
        yield from (f"{start} + 1", f"{start} - 1")
    for name in known:
        yield from (name, f"{name} + 1")
    for size in sizes(site):
        yield f"{start} - {size}"


def after(site, lower):
    """Yield what may be the end of a slice from here."""
    start = site.source.seg(lower)
    shifted = isinstance(lower, ast.BinOp) and isinstance(lower.op, ast.Add)
    number = shifted and isinstance(lower.right, ast.Constant) and type(lower.right.value) is int
    base = site.source.seg(lower.left) if number else start
    for size in sizes(site):
        if number and size.isdigit():
            yield f"{base} + {int(size) + lower.right.value}"
        yield f"{start} + {size}"
        if number:
            yield f"{base} + {size}"
            yield f"{base} + {size} + {lower.right.value}"
    for name in site.names:
        if name != start:
            yield from (name, f"{name} + 1", f"-{name}")
    yield from site.lengths()


def sizes(site):
    """Return what may be how much a slice takes: numbers, what a range goes on by, parameters."""
    found = {}
    for node in site.nodes:
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "range":
            found |= dict.fromkeys(site.source.seg(arg) for arg in node.args[2:])
        elif isinstance(node, ast.Constant) and type(node.value) is int and node.value > 1:
            found.setdefault(site.source.seg(node))
    found |= dict.fromkeys([*site.params, *site.names, *site.attributes, *site.lengths()])
    return list(found)[: MOST_SIZES + 4]
