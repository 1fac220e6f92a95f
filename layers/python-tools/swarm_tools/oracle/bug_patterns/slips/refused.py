"""An operation that changes its object first and refuses afterwards."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.oracle.bug_patterns.slips.lives import life
from swarm_tools.oracle.bug_patterns.slips.model import Program, Slip, self_name, slip
from swarm_tools.oracle.bug_patterns.slips.values import required, shown
from swarm_tools.signatures.facts import Function

MEANT = re.compile(
    r"attempt|tries|try|fail|error|log|history|strike|guess|essai|lock|block|counter|calls|visit|"
    r"rollback|undo|restore|overdraft|fee|penalty|move|turn|state|status",
    re.IGNORECASE,
)
EXTREME = {"number": (10**6, -10**6, 0, -1, 1), "string": ("", "zz", "a"),
           "unknown": (10**6, -10**6, -1, "zz", "", "a")}  # fmt: skip


def find(program: Program) -> Iterator[Slip]:
    """Yield the methods that have changed something when they raise an error of theirs."""
    for cls in program.classes():
        thing = life(cls, program)
        for method in program.methods(cls):
            params = required(method)
            raised = late_raise(method)
            said = " ".join((method.name, method.doc))
            if thing is None or not raised or method.name.startswith("_") or len(params) > 2:
                continue
            if MEANT.search(said) or any(p.kind not in EXTREME for p in params):
                continue
            first = EXTREME[params[0].kind] if params else ()
            rest = tuple(EXTREME[p.kind] for p in params[1:])
            cases = [(a,) for a in first] if not rest else [(a, b) for a in first for b in rest[0]]
            yield slip(
                method, "refused", "changes_nothing_when_it_refuses",
                "What is refused has changed nothing",
                "cases = [", *(f"    {shown(c)}," for c in cases or [()]), "]",
                "for args in cases:", f"    thing = {thing}",
                "    before = shown(thing)",
                f"    error = tried(thing.{method.name}, *args)[1]",
                f'    refused = type(error).__name__ in {shown(tuple(sorted(raised)))}',
                "    assert not refused or shown(thing) == before",
            )  # fmt: skip


def late_raise(method: Function) -> set[str]:
    """Return the errors that are raised after an attribute was changed by ``+=`` or ``-=``."""
    found: set[str] = set()
    body = method.node.body
    if any(isinstance(n, (ast.Try, ast.For, ast.While)) for n in ast.walk(method.node)):
        return set()
    for index, stmt in enumerate(body):
        if not isinstance(stmt, ast.AugAssign) or not self_name(stmt.target):
            continue
        if MEANT.search(self_name(stmt.target)):
            continue
        for later in body[index + 1 :]:
            for n in ast.walk(later):
                if isinstance(n, ast.Raise) and n.exc is not None:
                    call = n.exc.func if isinstance(n.exc, ast.Call) else n.exc
                    found.add(getattr(call, "id", ""))
    return found - {""}
