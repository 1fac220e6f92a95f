"""A keyword that a function of this file does not take."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.callees import called, plain_call, takes
from swarm_tools.rules.flow import guarded
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.nearest import nearest


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        if not node.keywords or not plain_call(node) or guarded(module, node, ("TypeError",)):
            continue
        found = called(module, node)
        if found is None:
            continue
        wants = takes(*found)
        if wants.others:
            continue
        free = {*wants.plain[max(0, len(node.args) - len(wants.only)) :], *wants.named}
        free -= {word.arg for word in node.keywords}
        for word in node.keywords:
            name = word.arg or ""
            if name in wants.plain or name in wants.named:
                continue
            start = module.start(word)
            if name in wants.only:
                continue
            meant = nearest(name, free)
            if meant is not None and module.text.startswith(name, start):
                message = f"Named the parameter '{meant}', not '{name}'."
                yield Edit(start, start + len(name), meant, message)


RULE = Rule(
    id="misspelt-keyword",
    title="The parameter that was meant",
    docs=(
        "A keyword that the called function of this file does not take, one slip of the finger "
        "away from exactly one parameter still free, is that parameter."
    ),
    fix=_fix,
    pylint=("unexpected-keyword-arg", "no-value-for-parameter"),
    good=(
        "def f(colour, **more):\n    return colour, more\n\n\nf(1, color=2)\n",
        "def f(a, b):\n    return a, b\n\n\nf(1, c=2)\n",
    ),
    bad=(
        (
            "def paint(wall, colour):\n    return wall, colour\n\n\npaint(1, color='blue')\n",
            "def paint(wall, colour):\n    return wall, colour\n\n\npaint(1, colour='blue')\n",
        ),
    ),
    order=5,
    concern="repair",
)
