"""A loop over positions that leaves out the last or the first element without a reason."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.oracle.bug_patterns.slips.model import Program, Slip, inside, slip
from swarm_tools.oracle.bug_patterns.slips.reading import call_of
from swarm_tools.oracle.bug_patterns.slips.values import LISTS, shown, trials
from swarm_tools.signatures.facts import Function

MEANT = re.compile(
    r"\b(?:last|first|but|except|without|skip\w*|exclud\w+|omit\w*|adjacent|consecutive|header|"
    r"next|previous|drop|sauf|dernier|premier|sans|inner|pairs?|between|final|trailing|prefix|"
    r"init|initial|tail|head|rest|remaining|most)\b",
    re.IGNORECASE,
)


def find(program: Program) -> Iterator[Slip]:
    """Yield the functions that never look at the last element, or never at the first."""
    for function in program.functions:
        missed = short_loop(function)
        said = " ".join((function.name.replace("_", " "), function.doc, function.around,
                         function.above, function.inside))  # fmt: skip
        call = call_of(function, program)
        if not missed or MEANT.search(said) or not call:
            continue
        name, last = missed
        params = [p.name for p in function.params if not p.optional]
        if name not in params:
            continue
        place = params.index(name)
        tries = trials(function)
        if not tries:
            continue
        pairs = [shown(pair) for args in tries for pair in changed(args, place, last=last)]
        if pairs:
            yield slip(
                function, "last_missed", f"sees_the_{'last' if last else 'first'}_element",
                f"The {'last' if last else 'first'} element counts, too",
                f"call = {call}", "pairs = [", *(f"    {row}," for row in pairs), "]",
                "seen = [(given(call, *a), given(call, *b)) for a, b in pairs]",
                "assert any(a and b and a != b for a, b in seen)",
            )  # fmt: skip


def changed(args: tuple[object, ...], place: int, *, last: bool) -> Iterator[tuple[object, object]]:
    """Yield pairs of calls that differ in one element at an end."""
    value = args[place]
    if not isinstance(value, list) or value not in LISTS:
        return
    for other in (*value, *([1000, -1000] if isinstance(value[0], int) else [])):
        new = [*value[:-1], other] if last else [other, *value[1:]]
        if new != value:
            yield args, (*args[:place], new, *args[place + 1 :])


def short_loop(function: Function) -> tuple[str, bool] | None:
    """Return the list that a loop does not see whole, and whether its last element is missed."""
    nodes = inside(function.node.body)
    loops = [n for n in nodes if isinstance(n, (ast.For, ast.While, ast.comprehension))]
    if len(loops) != 1 or not isinstance(loops[0], (ast.For, ast.comprehension)):
        return None
    shown_iter = ast.unparse(loops[0].iter)
    place = getattr(loops[0].target, "id", "")
    short = re.fullmatch(r"range\((?:0, )?len\((\w+)\) - 1\)", shown_iter)
    late = re.fullmatch(r"range\(1, len\((\w+)\)\)", shown_iter)
    found = short or late
    if not found or not place:
        return None
    name = found[1]
    uses = [n for n in nodes if isinstance(n, ast.Name) and n.id == name]
    plain = [n for n in nodes if isinstance(n, ast.Subscript)
             and getattr(n.value, "id", "") == name
             and getattr(n.slice, "id", "") == place]  # fmt: skip
    lengths = [n for n in nodes if isinstance(n, ast.Call) and getattr(n.func, "id", "") == "len"]
    places = [n for n in nodes if isinstance(n, ast.Name) and n.id == place]
    only = len(uses) == len(plain) + len(lengths) and len(places) == len(plain) + 1
    if not only or not plain or any(isinstance(n, ast.Subscript) for n in nodes if n not in plain):
        return None
    gathers = any(isinstance(n, ast.AugAssign) for n in nodes) or any(
        isinstance(n, ast.Return) and isinstance(getattr(n.value, "value", None), bool)
        for n in nodes
    )
    return (name, bool(short)) if gathers else None
