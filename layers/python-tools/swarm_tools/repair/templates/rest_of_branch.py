"""The last statements of a branch were meant for the other case: the `else` is missing."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "def f(items):\n    out = ''\n    for c in items:\n        if c.isalpha():\n"
    "            out += c.upper()\n            out += c\n    return out\n"
)
AFTER = (
    "def f(items):\n    out = ''\n    for c in items:\n        if c.isalpha():\n"
    "            out += c.upper()\n        else:\n            out += c\n    return out\n"
)

MOST = 3


def propose(site):
    """Yield a branch without `else` split in two before one of its last statements."""
    for node in site.nodes:
        if not isinstance(node, ast.If) or node.orelse:
            continue
        for at in range(max(1, len(node.body) - MOST), len(node.body)):
            first = node.body[at]
            if site.source.room_before(first):
                start = site.source.line_start(first.lineno)
                line = site.source.line_text(node.lineno)
                indent = line[: len(line) - len(line.lstrip())]
                text = f"{indent}else:{site.source.newline}"
                said = "`else:` added before the last statements of a branch"
                yield Proposal(((start, start, text),), 1.4, first.lineno, said)
