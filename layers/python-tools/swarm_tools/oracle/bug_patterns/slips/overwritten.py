"""A counter or sum that each round of a loop overwrites, or begins anew."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.oracle.bug_patterns.slips.model import Program, Slip, inside, names_read, slip
from swarm_tools.oracle.bug_patterns.slips.reading import call_of
from swarm_tools.oracle.bug_patterns.slips.values import shown, trials
from swarm_tools.signatures.facts import Function

SUMS = re.compile(
    r"(?:\w+_)?(?:count|counter|cnt|total|sum|somme|compteur|subtotal|nb|score|points)(?:_\w+)?"
)


def find(program: Program) -> Iterator[Slip]:
    """Yield the functions whose counter can't come beyond one element's worth."""
    for function in program.functions:
        name = overwritten(function)
        call, tries = call_of(function, program), trials(function)
        if not name or not call or not tries:
            continue
        pairs = [shown(t) for t in tries if any(isinstance(v, (list, str, int)) for v in t)]
        yield slip(
            function, "overwritten", "adds_up",
            f"`{name}` adds up what the rounds of a loop give",
            f"call = {call}", "cases = [", *(f"    {row}," for row in pairs), "]",
            "found = [given(call, *args) for args in cases]",
            'assert any(f and str(f[1]).isdigit() and int(f[1]) > 1 for f in found)',
        )  # fmt: skip


def overwritten(function: Function) -> str:
    """Return the name of a counter that starts at 0, is set to 1 in a loop, and is returned."""
    body = function.node.body
    nodes = inside(body)
    returned = [n.value.id for n in nodes if isinstance(n, ast.Return)
                and isinstance(n.value, ast.Name)]  # fmt: skip
    if len([n for n in nodes if isinstance(n, ast.Return)]) != 1 or not returned:
        return ""
    name = returned[0]
    if not SUMS.fullmatch(name) or names_read(nodes).count(name) != 1:
        return ""
    sets = [n for n in nodes if isinstance(n, ast.Assign)
            and [getattr(t, "id", "") for t in n.targets] == [name]]  # fmt: skip
    adds = [n for n in nodes if isinstance(n, ast.AugAssign) and
            getattr(n.target, "id", "") == name]  # fmt: skip
    loops = [n for n in body if isinstance(n, (ast.For, ast.While))]
    if adds or len(sets) != 2 or len(loops) != 1:
        return ""
    first, second = sets
    within = any(n is second for n in inside(loops[0].body))
    zero = getattr(first.value, "value", None) == 0 and first in body
    one = type(getattr(second.value, "value", None)) is int and second.value.value == 1
    halts = any(isinstance(n, ast.Break) for n in inside(loops[0].body))
    return name if within and zero and one and not halts else ""
