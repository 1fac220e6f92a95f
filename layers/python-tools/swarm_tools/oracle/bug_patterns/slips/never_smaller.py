"""A search for the smallest that begins with 0 or "", below which nothing ordinary lies."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.oracle.bug_patterns.slips.model import Program, Slip, inside, slip
from swarm_tools.oracle.bug_patterns.slips.reading import call_of
from swarm_tools.oracle.bug_patterns.slips.values import required, shown

SMALL = re.compile(
    r"(?:\w+_)?(?:min|minimum|smallest|lowest|least|cheapest|shortest|youngest|petit|lightest|"
    r"nearest|closest|earliest)(?:_\w+)?"
)
MEANT = re.compile(r"negativ|below|zero|deficit|loss|drop|coldest|depth|default", re.IGNORECASE)
CASES = ([3, 1, 2], [4, 9], [7])


def find(program: Program) -> Iterator[Slip]:
    """Yield the functions that find nothing smaller than what they begin with."""
    for function in program.functions:
        params = required(function)
        call = call_of(function, program)
        name = begins_low(function.node.body, [p.name for p in params])
        one = len(params) == 1 and params[0].kind in ("list", "iterable", "unknown")
        if name and one and call and not MEANT.search(f"{function.name} {function.doc}"):
            yield slip(
                function, "never_smaller", "finds_the_smallest",
                f"`{name}` comes down to an element",
                f"call = {call}",
                f"found = [given(call, v) for v in {shown(list(CASES))}]",
                'assert any(f != ("gives", "0") for f in found)',
            )  # fmt: skip


def begins_low(body: list[ast.stmt], params: list[str]) -> str:
    """Return the name that starts at 0 and is lowered to the elements of a list only."""
    nodes = inside(body)
    starts = {s.targets[0].id for s in body
              if isinstance(s, ast.Assign) and isinstance(s.targets[0], ast.Name)
              and type(getattr(s.value, "value", None)) in (int, float)
              and s.value.value == 0}  # fmt: skip
    for loop in body:
        if not isinstance(loop, ast.For) or getattr(loop.iter, "id", "") not in params:
            continue
        for choice in loop.body:
            if not isinstance(choice, ast.If) or not isinstance(choice.test, ast.Compare):
                continue
            test = choice.test
            item = getattr(loop.target, "id", "")
            sides = (getattr(test.left, "id", ""), getattr(test.comparators[0], "id", ""))
            lower = isinstance(test.ops[0], (ast.Lt, ast.LtE))
            if len(test.ops) != 1 or not lower or sides[0] != item or sides[1] not in starts:
                continue
            name = sides[1]
            sets = [n for n in nodes if isinstance(n, ast.Name) and n.id == name
                    and isinstance(n.ctx, ast.Store)]  # fmt: skip
            if SMALL.fullmatch(name) and len(sets) == 2:
                return name
    return ""
