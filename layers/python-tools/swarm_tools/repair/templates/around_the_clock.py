"""A difference below zero goes once around: a day, a week, a circle or an alphabet."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of

BEFORE = "def f(start, end):\n    span = end - start\n    return span\n"
AFTER = (
    "def f(start, end):\n    span = end - start\n    if span < 0:\n        span += 24\n"
    "    return span\n"
)
ROUNDS = ("24", "7", "12", "60", "360", "1440", "24 * 60", "26", "86400", "10", "100")


def propose(site):
    """Yield the way around after each difference and each sum that is given a name."""
    named = [
        t.id for s in site.source.tree.body if isinstance(s, ast.Assign)
        for t in s.targets if isinstance(t, ast.Name) and t.id.isupper()
    ]  # fmt: skip
    for _owner, block in site.blocks():
        for stmt in block:
            if not isinstance(stmt, (ast.Assign, ast.AugAssign)):
                continue
            target = stmt.targets[0] if isinstance(stmt, ast.Assign) else stmt.target
            taken = stmt.value if isinstance(stmt, ast.Assign) else stmt
            if not isinstance(target, (ast.Name, ast.Attribute)):
                continue
            name, rounds = site.source.seg(target), [*named[:4], *ROUNDS]
            if isinstance(getattr(taken, "op", None), ast.Sub):
                yield from around(site, stmt, name, rounds)
            elif isinstance(getattr(taken, "op", None), ast.Add):
                yield from beyond(site, stmt, name, rounds)


def around(site, stmt, name, rounds):
    """Yield the statements that lift a name above zero."""
    indent = site.source.indent_of(stmt)
    for rank, whole in enumerate(rounds):
        for test in (f"{name} < 0", f"{name} <= 0"):
            rows = [f"if {test}:", f"{step_of(indent)}{name} += {whole}"]
            cost = 1.9 + 0.03 * rank + 0.1 * ("=" in test)
            yield site.insert_after(stmt, rows, cost, f"`{name} += {whole}` added if `{test}`")


def beyond(site, stmt, name, rounds):
    """Yield the statements that begin anew when a name has come to its end."""
    indent = site.source.indent_of(stmt)
    step = step_of(indent)
    for rank, whole in enumerate(rounds):
        forms = ((">", "= 1"), (">=", "= 0"), ("==", "= 0"), (">", f"-= {whole}"),
                 (">=", f"-= {whole}"))  # fmt: skip
        for more, (sign, done) in enumerate(forms):
            rows = [f"if {name} {sign} {whole}:", f"{step}{name} {done}"]
            cost = 2.0 + 0.03 * rank + 0.03 * more
            said = f"`{name} {done}` added if `{name} {sign} {whole}`"
            yield site.insert_after(stmt, rows, cost, said[:160])
