"""What was found in a container is to be taken out of it, so that it is not found again."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(left, right):\n    count = 0\n    for item in left:\n        if item in right:\n"
    "            count += 1\n    return count\n"
)
AFTER = (
    "def f(left, right):\n    count = 0\n    for item in left:\n        if item in right:\n"
    "            count += 1\n            right.remove(item)\n    return count\n"
)
WAYS = ("{0}.remove({1})", "del {0}[{1}]", "{0}.discard({1})", "{0}[{1}] -= 1", "{0}.pop({1})")


def propose(site):
    """Yield each way to take out what a condition found, first or last in its block."""
    for node in site.nodes:
        if not isinstance(node, ast.If):
            continue
        for item, home in found_in(site, node.test):
            first, last = node.body[0], node.body[-1]
            for rank, way in enumerate(WAYS):
                row, cost = way.format(home, item), 1.7 + 0.05 * rank
                said = f"`{row}` added"[:160]
                if site.source.room_before(first):
                    yield site.insert_before(first, [row], cost + 0.1, said)
                if not isinstance(last, (ast.Return, ast.Raise, ast.Break, ast.Continue)):
                    indent = site.source.indent_of(first)
                    yield site.insert_after(last, [row], cost, said, indent)


def found_in(site, test):
    """Yield what a condition asks for, and the name or attribute that it asks to hold it."""
    for asked in ast.walk(test):
        if isinstance(asked, ast.Compare) and isinstance(asked.ops[0], ast.In):
            item, home = site.source.seg(asked.left), site.source.seg(asked.comparators[0])
            if home in site.names or home in site.attributes:
                yield item, home
