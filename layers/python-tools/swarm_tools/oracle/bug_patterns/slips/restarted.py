"""A sum or list that is begun anew in each round of the loop that fills it."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Iterator

from swarm_tools.oracle.bug_patterns.slips.model import Program, Slip, inside, names_read, slip
from swarm_tools.oracle.bug_patterns.slips.reading import call_of
from swarm_tools.oracle.bug_patterns.slips.values import shown, trials


def find(program: Program) -> Iterator[Slip]:
    """Yield the functions that return what the last round alone has gathered."""
    for function in program.functions:
        params = [p.name for p in function.params if not p.optional]
        found = restarted(function.node.body)
        about = [n for n in names_read(list(ast.walk(found.iter))) if n in params] if found else []
        call, tries = call_of(function, program), trials(function)
        if not about or not call or not tries:
            continue
        place = params.index(about[0])
        pairs = [
            shown((args, (*args[:place], args[place][-1:], *args[place + 1 :])))
            for args in tries
            if isinstance(args[place], (list, str)) and len(args[place]) > 1
        ]
        if pairs:
            yield slip(
                function, "restarted", "sees_more_than_the_last",
                "What is gathered is begun once, before the loop",
                f"call = {call}", "pairs = [", *(f"    {row}," for row in pairs), "]",
                "seen = [(given(call, *a), given(call, *b)) for a, b in pairs]",
                "assert any(a and b and a != b for a, b in seen)",
            )  # fmt: skip


def restarted(body: list[ast.stmt]) -> ast.For | None:
    """Return the loop that sets a name to nothing, fills it, and has it returned after the end."""
    for loop, after in itertools.pairwise(body):
        if not isinstance(loop, ast.For) or not isinstance(after, ast.Return):
            continue
        name = getattr(after.value, "id", "")
        nodes = inside(loop.body)
        starts = [
            s for s in loop.body
            if isinstance(s, ast.Assign) and getattr(s.targets[0], "id", "") == name
            and empty(s.value)
        ]  # fmt: skip
        reads = names_read(nodes).count(name)
        fills = [
            n for n in nodes
            if (isinstance(n, ast.AugAssign) and getattr(n.target, "id", "") == name)
            or (isinstance(n, ast.Call) and getattr(n.func, "attr", "") in ("append", "add")
                and getattr(n.func.value, "id", "") == name)
        ]  # fmt: skip
        calls = [n for n in fills if isinstance(n, ast.Call)]
        if name and starts and fills and reads == len(calls):
            return loop
    return None


def empty(value: ast.expr) -> bool:
    """Say whether an expression is 0, "" or an empty display."""
    if isinstance(value, ast.Constant):
        return value.value in (0, "") and not isinstance(value.value, bool)
    return isinstance(value, (ast.List, ast.Dict)) and ast.unparse(value) in ("[]", "{}")
