"""What was begun is ended only if nothing fails between: it is to be ended in any case."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal
from swarm_tools.repair.source import step_of

BEFORE = (
    "class Bus:\n    def emit(self, work):\n        self.depth += 1\n        work()\n"
    "        self.depth -= 1\n"
)
AFTER = (
    "class Bus:\n    def emit(self, work):\n        self.depth += 1\n        try:\n"
    "            work()\n        finally:\n            self.depth -= 1\n"
)
COST = 1.3
PAIRS = {"acquire": "release", "open": "close", "start": "stop", "begin": "end", "push": "pop",
         "append": "pop", "lock": "unlock", "enter": "leave", "add": "discard"}  # fmt: skip


def propose(site):
    """Yield `try` and `finally` around what is between the first statement and its opposite."""
    for _owner, block in site.blocks():
        for end, last in enumerate(block):
            for begin, first in enumerate(block[:end]):
                between = block[begin + 1 : end]
                if between and opposite(site, first, last):
                    yield from guarded(site, between, last)


def guarded(site, between, last):
    """Yield the statements between, indented further, and the last one in any case."""
    if not site.source.owns_lines(last) or not site.source.takes_lines(between[0]):
        return
    indent = site.source.indent_of(last)
    step = step_of(indent)
    start = site.source.line_start(between[0].lineno)
    end = site.source.line_end(last.end_lineno)
    body = site.source.text[start : site.source.line_start(last.lineno)]
    moved = "".join(step + row if row.strip() else row for row in body.splitlines(keepends=True))
    newline = site.source.newline
    tail = f"{indent}finally:{newline}{indent}{step}{site.source.seg(last)}{newline}"
    new = f"{indent}try:{newline}{moved}{tail}"
    yield Proposal(
        ((start, end, new),), COST, last.lineno, f"`{site.source.seg(last)}` in any case"
    )


def opposite(site, first, last):
    """Say whether a statement takes back what another one has done."""
    if isinstance(first, ast.AugAssign) and isinstance(last, ast.AugAssign):
        ways = {type(first.op), type(last.op)}
        same = ast.dump(first.target) == ast.dump(last.target)
        return same and ways == {ast.Add, ast.Sub}
    if isinstance(first, ast.Assign) and isinstance(last, ast.Assign):
        values = (getattr(s.value, "value", 0) for s in (first, last))
        same = ast.dump(first.targets[0]) == ast.dump(last.targets[0])
        return same and all(isinstance(v, bool) for v in values)
    names = [getattr(getattr(s, "value", None), "func", None) for s in (first, last)]
    return PAIRS.get(getattr(names[0], "attr", "")) == getattr(names[1], "attr", "?")
