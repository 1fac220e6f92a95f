"""What waits for a count to come to nothing is done each time that the count goes down."""

from __future__ import annotations

import ast
from itertools import pairwise

from swarm_tools.repair.model import Proposal
from swarm_tools.repair.source import step_of

BEFORE = (
    "def f(left, ready, tasks):\n    for task in tasks:\n        left[task] -= 1\n"
    "        ready.append(task)\n    return ready\n"
)
AFTER = (
    "def f(left, ready, tasks):\n    for task in tasks:\n        left[task] -= 1\n"
    "        if left[task] == 0:\n            ready.append(task)\n    return ready\n"
)
COST = 1.1


def propose(site):
    """Yield the next statement under the condition that the count is zero, or above it."""
    for _owner, block in site.blocks():
        for down, then in pairwise(block):
            counts = isinstance(down, ast.AugAssign) and isinstance(down.op, (ast.Sub, ast.Add))
            if not counts or isinstance(then, ast.If) or not site.source.owns_lines(then):
                continue
            indent = site.source.indent_of(then)
            start, end = site.source.line_start(then.lineno), site.source.span(then)[1]
            row = site.source.text[start:end].strip()
            if "\n" in row:
                continue
            count = site.source.seg(down.target)
            for test in (f"{count} == 0", f"{count} > 0", f"{count} <= 0"):
                new = f"{indent}if {test}:{site.source.newline}{indent}{step_of(indent)}{row}"
                yield Proposal(((start, end, new),), COST, then.lineno, f"only if `{test}`")
