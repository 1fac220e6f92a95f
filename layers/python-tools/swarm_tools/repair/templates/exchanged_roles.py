"""Two objects have changed roles in the whole of a function."""

from __future__ import annotations

import ast
from itertools import combinations

from swarm_tools.repair.model import Proposal

BEFORE = "def f(giver, taker, n):\n    taker.take(n)\n    giver.put(n)\n"
AFTER = "def f(giver, taker, n):\n    giver.take(n)\n    taker.put(n)\n"


def propose(site):
    """Yield every use of two names, of `self` too, with the names exchanged."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    used = [n for n in site.nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)]
    owners = {n.value.id for n in site.nodes if isinstance(n, ast.Attribute)
              and isinstance(n.value, ast.Name)}  # fmt: skip
    names = [a.arg for a in site.node.args.args if a.arg in owners]
    for one, other in combinations(names[:4], 2):
        places = [n for n in used if n.id in (one, other)]
        if len({n.id for n in places}) == 2:
            edits = [(*site.source.span(n), other if n.id == one else one) for n in places]
            said = f"`{one}` and `{other}` change roles"
            yield Proposal(tuple(sorted(edits)), 1.5, places[0].lineno, said)
