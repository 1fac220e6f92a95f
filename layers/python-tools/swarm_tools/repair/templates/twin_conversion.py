"""Values that are set one after the other all lack the same conversion."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal
from swarm_tools.repair.templates.unread_name import unread

BEFORE = (
    "def f(text):\n    left, right = text.split(':')\n    low = left\n    high = right\n"
    "    return low + high\n"
)
AFTER = (
    "def f(text):\n    left, right = text.split(':')\n    low = int(left)\n    high = int(right)\n"
    "    return low + high\n"
)
CONVERSIONS = ("int", "float", "str", "list", "dict", "set", "tuple", "abs")
PLAIN = (ast.Name, ast.Attribute, ast.Subscript, ast.Call)
COST = 1.6


def propose(site):
    """Yield each run of two or more assignments with every value converted alike."""
    for _owner, block in site.blocks():
        run = []
        for statement in [*block, None]:
            if is_plain(statement):
                run.append(statement)
                continue
            if len(run) > 1:
                yield from converted(site, run)
            run = []


def is_plain(statement):
    """Say whether a statement sets one target to a name, a member or a call."""
    return (
        isinstance(statement, ast.Assign)
        and len(statement.targets) == 1
        and isinstance(statement.targets[0], (ast.Name, ast.Attribute))
        and isinstance(statement.value, PLAIN)
    )


def converted(site, run):
    """Yield a run of assignments, and its end without the first, with each conversion."""
    forms = [(f"{name}(", ")") for name in CONVERSIONS]
    forms += [("", f" {sign} {name}") for name, _ in unread(site) for sign in ("//", "/", "*")]
    for part in (run, *([run[1:]] if len(run) > 2 else [])):
        values = [s.value for s in part]
        if any(getattr(getattr(v, "func", None), "id", "") in CONVERSIONS for v in values):
            continue
        for head, tail in forms:
            edits = []
            for value in values:
                start, end = site.source.span(value)
                edits += [(start, start, head), (end, end, tail)]
            message = f"each of {len(part)} values becomes `{head}...{tail}`"
            yield Proposal(tuple(edits), COST, part[0].lineno, message)
