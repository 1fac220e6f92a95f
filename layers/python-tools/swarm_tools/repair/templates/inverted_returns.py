"""A predicate answers the opposite: every `return True` should be `return False` and back."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal
from swarm_tools.repair.source import step_of

BEFORE = (
    "def f(n):\n    for i in range(2, n):\n        if n % i == 0:\n            return True\n"
    "    return False\n"
)
AFTER = (
    "def f(n):\n    for i in range(2, n):\n        if n % i == 0:\n            return False\n"
    "    return True\n"
)


SMALL = ("{name} < 2", "{name} <= 0", "not {name}")


def propose(site):
    """Yield all the boolean constants that the function returns, exchanged at once.

    What the turned answer gets wrong are then often the small values, which the old one had
    right by chance: so it is proposed with a guard for them, too.
    """
    returned = [n.value for n in site.nodes if isinstance(n, ast.Return)]
    constants = [
        value
        for value in returned
        if isinstance(value, ast.Constant) and isinstance(value.value, bool)
    ]
    if len({value.value for value in constants}) != 2:
        return
    edits = tuple((*site.source.span(v), str(not v.value)) for v in constants)
    line = constants[0].lineno
    message = "the function answered the opposite"
    yield Proposal(edits, 1.1, line, message)
    first = site.body_statements()[0]
    if not site.source.owns_lines(first):
        return
    step = step_of(site.source.indent_of(first))
    for name in site.params[:2]:
        for test in (row.format(name=name) for row in SMALL):
            rows = [f"if {test}:", f"{step}return False"]
            guard = site.insert_before(first, rows, 1.5, "")
            more = f"{message}, and guard `if {test}: return False` added"
            yield Proposal((*guard.edits, *edits), 1.5, line, more)
