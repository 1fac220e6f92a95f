"""A tuple instead of a set that is only gone over."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk((ast.For, ast.comprehension)):
        values = node.iter
        if not isinstance(values, ast.Set) or not _same_order(values):
            continue
        start, end = module.start(values), module.end(values)
        close = ",)" if len(values.elts) == 1 else ")"
        message = "Went over a tuple: a set has no order to rely on."
        yield Edit(start, start + 1, "(", message, node.iter.lineno)
        yield Edit(end - 1, end, close, "", node.iter.lineno)
        return


def _same_order(node: ast.Set) -> bool:
    """Return whether a tuple in the order written is an order in which the set may be visited."""
    found = [item.value for item in node.elts if isinstance(item, ast.Constant)]
    if len(found) != len(node.elts) or len({(type(one), one) for one in found}) != len(found):
        return False
    if all(isinstance(one, str) for one in found):
        return True
    return all(type(one) is int for one in found) and list(set(found)) == found


RULE = Rule(
    id="set-iteration",
    title="A tuple instead of a set in a loop",
    docs=(
        "Texts in a set come in any order, so the written one is as good. Numbers have to come "
        "in the order in which Python visits the set; others are left alone."
    ),
    fix=_fix,
    pylint=("use-sequence-for-iteration",),
    good=(
        "for x in {3, 1, 2}:\n    print(x)\n",
        "for x in {'a', 'a'}:\n    print(x)\n",
    ),
    bad=(
        (
            "for x in {'b', 'a'}:\n    print(x)\n",
            "for x in ('b', 'a'):\n    print(x)\n",
        ),
        (
            "X = [x + 1 for x in {1, 2, 3}]\n",
            "X = [x + 1 for x in (1, 2, 3)]\n",
        ),
    ),
)
