"""One text may stand where a list of them is expected: it is the only item of one."""

from __future__ import annotations

import ast

BEFORE = "def f(record, name):\n    found = record.get('parents', [])\n    return name in found\n"
AFTER = (
    "def f(record, name):\n    found = record.get('parents', [])\n    if isinstance(found, str):\n"
    "        found = [found]\n    return name in found\n"
)
COST = 1.7


def propose(site):
    """Yield a check that makes a list of a single text before a name is gone through or asked."""
    step = site.source.step
    done = set()
    for node in site.nodes:
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.In, ast.NotIn)):
            held = node.comparators[0]
        elif isinstance(node, (ast.For, ast.comprehension)):
            held = node.iter
        else:
            continue
        if not isinstance(held, ast.Name) or held.id not in site.names or held.id in done:
            continue
        stmt = site.statement(held)
        if isinstance(stmt, ast.stmt) and site.source.room_before(stmt):
            done.add(held.id)
            for test in (f"isinstance({held.id}, str)", f"not isinstance({held.id}, list)",
                         f"not isinstance({held.id}, (list, tuple))"):  # fmt: skip
                rows = [f"if {test}:", f"{step}{held.id} = [{held.id}]"]
                yield site.insert_before(stmt, rows, COST, f"`{held.id}` is made a list"[:160])
