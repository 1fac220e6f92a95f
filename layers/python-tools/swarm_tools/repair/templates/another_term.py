"""A sum lacks a term like its last one: `n - len(a)` for `n - len(a) - len(b)`."""

from __future__ import annotations

import ast
import re

NEXT = re.compile(r"(\w+) ?\+ ?(\d+)")
BEFORE = "def f(n, small, equal):\n    print(small, equal)\n    return n - len(small)\n"
AFTER = "def f(n, small, equal):\n    print(small, equal)\n    return n - len(small) - len(equal)\n"


def propose(site):
    """Yield sums and differences with their last term once more, of another name, or one more."""
    for node in site.nodes:
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, (ast.Add, ast.Sub)):
            continue
        text, last = site.source.seg(node), site.source.seg(node.right)
        sign = "+" if isinstance(node.op, ast.Add) else "-"
        names = [n for n in ast.walk(node.right) if isinstance(n, ast.Name)]
        inside = [n for n in names if n.id in site.names]
        for name in inside[:1] if not isinstance(node.right, ast.Name) else ():
            for other in site.names:
                if other != name.id:
                    term = site.exchanged(node.right, {name.id: other})
                    yield more(site, node, f"{text} {sign} {term}", 1.7)
        index = next_index(site, node)
        if index:
            term = f"{site.source.seg(node.right.value)}[{index}]"
            yield more(site, node, f"{text} {sign} {term}", 1.5)
        for name in site.names:
            if name != last:
                yield more(site, node, f"{text} - {name}", 2.0)
                yield more(site, node, f"{text} + {name}", 2.1)
        left = site.source.seg(node.left)
        for one in ("+ 1", "- 1"):
            yield more(site, node, f"{left} {one} {sign} {last}", 1.7)


def next_index(site, node):
    """Return the index that follows those of `x[-1] + x[-2]`; empty when they are no row."""
    left = node.left.right if isinstance(node.left, ast.BinOp) else node.left
    if isinstance(left, ast.Constant) and isinstance(node.right, ast.Subscript):
        after = NEXT.fullmatch(site.source.seg(node.right.slice))
        return f"{after[1]} + {int(after[2]) + 1}" if after else ""
    both = (left, node.right)
    if not all(isinstance(s, ast.Subscript) for s in both):
        return ""
    if site.source.seg(left.value) != site.source.seg(node.right.value):
        return ""
    first, second = (site.source.seg(s.slice).replace(" ", "") for s in both)
    for step in (1, -1):
        for at in range(-4, 5):
            if (str(at), str(at + step)) == (first, second):
                return str(at + 2 * step)
    base = first.rpartition("-")[0]
    if base and (first, second) == (f"{base}-1", f"{base}-2"):
        return f"{base} - 3"
    return ""


def more(site, node, new, cost):
    """Return the proposal to write ``new`` for a sum."""
    old = site.source.seg(node)
    return site.replace(node, new, cost, f"`{old}` becomes `{new}`"[:160], loose=True)
