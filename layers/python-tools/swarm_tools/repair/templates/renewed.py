"""What a loop compares with, or goes on from, stays as it was before the loop."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(rows):\n    best, most = None, -1\n    for row in rows:\n        size = len(row)\n"
    "        if size > most:\n            best = row\n    return best\n"
)
AFTER = (
    "def f(rows):\n    best, most = None, -1\n    for row in rows:\n        size = len(row)\n"
    "        if size > most:\n            best = row\n            most = size\n    return best\n"
)
LOOPS = (ast.For, ast.While)


def propose(site):
    """Yield `most = size` where a loop asks `size > most`, and `low = high` at a loop's end."""
    for loop in site.nodes:
        if not isinstance(loop, LOOPS):
            continue
        inside = list(ast.walk(loop))
        stored = {n.id for n in inside if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        read = {n.id for n in inside if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
        before = {
            n.id
            for n in site.nodes
            if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store) and n.lineno < loop.lineno
        }
        kept = (before & read) - stored
        yield from compared(site, inside, kept)
        yield from followed(site, loop, kept)


def compared(site, inside, kept):
    """Yield the new best at the end of what is done when it is better."""
    for node in inside:
        if not isinstance(node, ast.If):
            continue
        for test in [n for n in ast.walk(node.test) if isinstance(n, ast.Compare)]:
            sides = [test.left, test.comparators[0]]
            for mine, other in (sides, sides[::-1]):
                if isinstance(mine, ast.Name) and mine.id in kept and test.comparators[1:] == []:
                    row = f"{mine.id} = {site.source.seg(other)}"
                    yield from at_the_end(site, node.body, row, 0.8)


def followed(site, loop, kept):
    """Yield that a name follows what the loop goes over."""
    if not isinstance(loop, ast.For):
        return
    targets = [n.id for n in ast.walk(loop.target) if isinstance(n, ast.Name)]
    starts = {
        t.id
        for n in site.nodes
        if isinstance(n, ast.Assign) and isinstance(n.value, ast.Constant)
        for t in n.targets
        if isinstance(t, ast.Name)
    }
    for name in sorted(kept & starts)[:4]:
        for target in targets[:3]:
            yield from at_the_end(site, loop.body, f"{name} = {target}", 0.6)


def at_the_end(site, block, row, cost):
    """Yield a statement after the last one of a block that goes on."""
    last = block[-1]
    if isinstance(last, (ast.Return, ast.Raise, ast.Break, ast.Continue)) or "\n" in row:
        return
    if site.source.room_before(last):
        indent = site.source.indent_of(last)
        yield site.insert_after(last, [row], cost, f"`{row}` added", indent)
