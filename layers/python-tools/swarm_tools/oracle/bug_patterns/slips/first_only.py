"""A loop that always returns in its first round although it was to see all elements."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.oracle.bug_patterns.slips.model import Program, Slip, inside, names_read, slip
from swarm_tools.oracle.bug_patterns.slips.reading import call_of
from swarm_tools.oracle.bug_patterns.slips.values import shown, trials


def find(program: Program) -> Iterator[Slip]:
    """Yield the functions whose loop over an argument never comes to a second element."""
    for function in program.functions:
        params = [p.name for p in function.params if not p.optional]
        for loop in inside(function.node.body):
            if not isinstance(loop, ast.For) or not cut_short(loop, function.node.body):
                continue
            about = [n for n in names_read([loop.iter, *ast.walk(loop.iter)]) if n in params]
            call, tries = call_of(function, program), trials(function)
            if not about or not call or not tries:
                continue
            rows = [shown(t) for t in cases(tries, params.index(about[0]), loop)]
            if rows:
                yield slip(
                    function, "first_only", "sees_more_than_the_first",
                    "A loop is there for more than the first round",
                    f"call = {call}", "pairs = [", *(f"    {row}," for row in rows), "]",
                    "seen = [(given(call, *a), given(call, *b)) for a, b in pairs]",
                    "assert any(a and b and a != b for a, b in seen)",
                )  # fmt: skip
                break


def cut_short(loop: ast.For, body: list[ast.stmt]) -> bool:
    """Say whether a loop ends with a return after work that is of use for several rounds only."""
    if not isinstance(loop.target, (ast.Name, ast.Tuple)):
        return False
    if any(isinstance(n, (ast.Continue, ast.Yield, ast.YieldFrom, ast.Try))
           for n in inside(loop.body)):  # fmt: skip
        return False
    last = loop.body[-1]
    if isinstance(last, ast.Return):
        steps = inside(loop.body[:-1])
        gathers = any(isinstance(n, ast.AugAssign) for n in steps) or any(
            isinstance(n, ast.Call) and getattr(n.func, "attr", "") in ("append", "add")
            for n in steps
        )
        decided = any(isinstance(n, ast.Return) for n in steps)
        truth = isinstance(getattr(last.value, "value", None), bool)
        return gathers or (decided and truth)
    if isinstance(last, ast.If) and len(loop.body) == 1 and last.orelse:
        ends = [last.body[-1], last.orelse[-1]]
        return (
            all(
                isinstance(e, ast.Return) and isinstance(getattr(e.value, "value", None), bool)
                for e in ends
            )
            and len(last.body) == len(last.orelse) == 1
        )
    return False


def cases(
    tries: list[tuple[object, ...]], place: int, loop: ast.For
) -> list[tuple[object, object]]:
    """Return pairs of calls that differ in what comes after the first round of a loop.

    Two elements stay as they are, for a round may look at its neighbour.
    """
    truth = not any(isinstance(n, ast.AugAssign) for n in inside(loop.body))
    out = []
    for args in tries:
        value = args[place]
        others: list[object] = []
        if isinstance(value, str) and len(value) > 3:
            others = [value[:2] + "zB 1,é!a"[: len(value) - 2].ljust(len(value) - 2, "e")]
        elif isinstance(value, list) and len(value) > 2:
            rest = len(value) - 2
            numeric = isinstance(value[0], int)
            ends = [1000, -1000, value[0], value[1]] if numeric else [value[0], value[1]]
            others = [[*value[:2], *[end] * (rest - 1), *value[-1:]] for end in ends]
            others += [[*value[:2], *[end] * rest] for end in ends] if not truth else []
        elif isinstance(value, int) and not isinstance(value, bool) and value > 2 and not truth:
            others = [1]
        out += [(args, (*args[:place], other, *args[place + 1 :])) for other in others]
    return out
