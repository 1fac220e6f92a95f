"""What may happen only at the last place, or not there: a loop over places forgot to ask."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(text):\n    total = 0\n    for place, sign in enumerate(text):\n"
    "        if sign == 'X':\n            total += 10\n    return total\n"
)
AFTER = BEFORE.replace("sign == 'X'", "sign == 'X' and place == len(text) - 1")
COST = 1.6


def propose(site):
    """Yield the conditions in loops over places with one that asks for the last place."""
    for loop in site.nodes:
        place, row = _of_places(loop)
        if not place:
            continue
        tests = [n.test for n in ast.walk(loop) if isinstance(n, (ast.If, ast.IfExp))]
        for test in tests:
            old = site.source.seg(test)
            tight = f"({old})" if isinstance(test, ast.BoolOp) else old
            for rank, sign in enumerate(("==", "<")):
                new = f"{tight} and {place} {sign} len({row}) - 1"
                said = f"condition becomes `{new}`"[:160]
                yield site.replace(test, new, COST + 0.1 * rank, said)


def _of_places(loop: ast.AST) -> tuple[str, str]:
    """Return the place and the sequence of ``for place, item in enumerate(sequence)``."""
    made = loop.iter if isinstance(loop, ast.For) else None
    if not isinstance(made, ast.Call) or len(made.args) != 1:
        return "", ""
    called, row = getattr(made.func, "id", ""), made.args[0]
    target = loop.target
    if called == "enumerate" and isinstance(target, ast.Tuple) and isinstance(row, ast.Name):
        return getattr(target.elts[0], "id", ""), row.id
    counted = row.args[0] if isinstance(row, ast.Call) and row.args else None
    if called == "range" and isinstance(counted, ast.Name) and isinstance(target, ast.Name):
        return (target.id, counted.id) if getattr(row.func, "id", "") == "len" else ("", "")
    return "", ""
