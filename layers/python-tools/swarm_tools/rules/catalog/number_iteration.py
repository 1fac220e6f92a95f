"""``for i in len(xs)``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import guarded, kind_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk((ast.For, ast.comprehension)):
        if isinstance(node.target, ast.Name) and kind_of(module, node.iter) == "int":
            if not module.is_builtin("range") or guarded(module, node, ("TypeError",)):
                continue
            new = f"range({module.source(node.iter)})"
            yield module.replace(node.iter, new, "Counted up to the number, which is no sequence.")


RULE = Rule(
    id="number-iteration",
    title="range() around a number that is iterated over",
    docs="Iterating over a number can only fail; what is certainly an int gets its 'range'.",
    fix=_fix,
    pylint=("not-an-iterable",),
    good=(
        "def f(n):\n    for i in n:\n        print(i)\n",
        "def f(x):\n    try:\n        for _ in 5:\n            print(x)\n"
        "    except TypeError:\n        print('no')\n",
    ),
    bad=(
        (
            "def f(xs):\n    for i in len(xs):\n        print(xs[i])\n    return [i for i in 10]\n",
            "def f(xs):\n    for i in range(len(xs)):\n        print(xs[i])\n"
            "    return [i for i in range(10)]\n",
        ),
    ),
    order=5,
    repairs=True,
)
