"""What a call says of its success is thrown away: where it failed, nothing more is to happen."""

from __future__ import annotations

import ast

from swarm_tools.repair.site import FUNCTIONS
from swarm_tools.repair.source import step_of

BEFORE = (
    "def take(box, n):\n    if box['n'] < n:\n        return False\n    box['n'] -= n\n"
    "    return True\n\n\ndef f(one, two, n):\n    take(one, n)\n"
    "    two['n'] += n\n    return True\n"
)
AFTER = BEFORE.replace("    take(one, n)\n", "    if not take(one, n):\n        return False\n")
COST = 1.0


def propose(site):
    """Yield `if not call: return False` for calls of functions that say yes or no."""
    for node in site.nodes:
        call = node.value if isinstance(node, ast.Expr) else None
        if not isinstance(call, ast.Call) or not says_yes_or_no(site, call):
            continue
        values = {getattr(n.value, "value", 0) for n in site.nodes if isinstance(n, ast.Return)}
        indent = site.source.indent_of(node)
        for rank, left in enumerate(["return False", "return"][:: 1 if True in values else -1]):
            lines = [f"if not {site.source.seg(call)}:", f"{indent}{step_of(indent)}{left}"]
            new = site.source.newline.join(lines)
            yield site.replace(node, new, COST + 0.2 * rank, f"only if `{site.source.seg(call)}`")


def says_yes_or_no(site, call):
    """Say whether all functions of the file that a call may mean give true or false."""
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    meant = [n for n in ast.walk(site.source.tree) if isinstance(n, FUNCTIONS) and n.name == name]
    given = [n.value for f in meant for n in ast.walk(f) if isinstance(n, ast.Return)]
    told = [getattr(value, "value", None) for value in given]
    return bool(told) and set(told) == {True, False}
