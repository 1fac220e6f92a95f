"""Arguments given by position that have to be named, and the other way round."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.callees import called, plain_call, takes
from swarm_tools.rules.flow import guarded
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        if not plain_call(node) or guarded(module, node, ("TypeError",)):
            continue
        found = called(module, node)
        if found is None:
            continue
        wants = takes(*found)
        named = {word.arg for word in node.keywords}
        extra = node.args[len(wants.positions) :]
        missing = [name for name in wants.named if name in wants.needed and name not in named]
        if extra and not wants.rest and len(extra) == len(missing) == len(wants.named) == 1:
            message = f"Named the argument '{missing[0]}', as the function asks."
            where = module.start(extra[0])
            yield Edit(where, where, f"{missing[0]}=", message)
        wrong = [word for word in node.keywords if word.arg in wants.only]
        order = [word.arg for word in wrong]
        if wrong and not wants.others and wrong == node.keywords[: len(wrong)]:
            if tuple(order) != wants.only[len(node.args) : len(node.args) + len(order)]:
                continue
            for word in wrong:
                start, end = module.start(word), module.start(word.value)
                message = f"Gave '{word.arg}' by its position, as the function asks."
                yield Edit(start, end, "", message)


RULE = Rule(
    id="argument-kind",
    title="Arguments named or placed as the function asks",
    docs=(
        "A single argument too many is named when the function has just one parameter that must "
        "be named and lacks it. A parameter that only has a position loses its name in the call."
    ),
    fix=_fix,
    pylint=("too-many-function-args", "missing-kwoa", "positional-only-arguments-expected"),
    good=(
        "def f(a, *, b, c):\n    return a, b, c\n\n\nf(1, 2, 3)\n",
        "def f(a, /, **more):\n    return a, more\n\n\nf(1, a=2)\n",
    ),
    bad=(
        (
            "def f(a, *, times):\n    return a * times\n\n\nf('x', 3)\n",
            "def f(a, *, times):\n    return a * times\n\n\nf('x', times=3)\n",
        ),
        (
            "def f(a, b, /):\n    return a - b\n\n\nf(a=1, b=2)\nf(1, b=2)\n",
            "def f(a, b, /):\n    return a - b\n\n\nf(1, 2)\nf(1, 2)\n",
        ),
    ),
    order=5,
    concern="repair",
)
