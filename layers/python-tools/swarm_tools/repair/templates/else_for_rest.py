"""What follows a condition is to be done only where the condition does not hold."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal
from swarm_tools.repair.source import step_of

BEFORE = (
    "def f(node, value):\n    while node.next:\n        if node.next.value == value:\n"
    "            node.next = node.next.next\n        node = node.next\n"
)
AFTER = (
    "def f(node, value):\n    while node.next:\n        if node.next.value == value:\n"
    "            node.next = node.next.next\n        else:\n            node = node.next\n"
)
LEAVES = (ast.Return, ast.Raise, ast.Continue, ast.Break)
MOST = 3


def propose(site):
    """Yield the next statements of a block, one to three of them, under an `else`."""
    for _owner, block in site.blocks():
        for at, node in enumerate(block[:-1]):
            plain = isinstance(node, ast.If) and not node.orelse
            if not plain or isinstance(node.body[-1], LEAVES):
                continue
            for many in range(1, MOST + 1):
                rest = block[at + 1 : at + 1 + many]
                if len(rest) == many and all(site.source.takes_lines(stmt) for stmt in rest):
                    yield under_else(site, node, rest)


def under_else(site, node, rest):
    """Return the proposal to move statements under an `else` of a condition."""
    source = site.source
    indent = source.indent_of(node)
    start, end = source.line_start(rest[0].lineno), source.line_end(rest[-1].end_lineno)
    step, newline = step_of(indent), source.newline
    lines = source.text[start:end].split(newline)
    moved = newline.join(step + line if line.strip() else line for line in lines)
    text = f"{indent}else:{newline}{moved}"
    return Proposal(((start, end, text),), 1.6, rest[0].lineno, "statement moved into an `else`")
