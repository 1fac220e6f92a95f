"""A key that stands twice in a dict."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import effect_free, same
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Dict):
        for index, key in enumerate(node.keys[:-1]):
            if not isinstance(key, ast.Constant):
                continue
            for other in range(index + 1, len(node.keys)):
                twin = node.keys[other]
                if not isinstance(twin, ast.Constant) or not same(key, twin):
                    continue
                if not same(node.values[index], node.values[other]):
                    continue
                start, end = module.end(node.values[other - 1]), module.end(node.values[other])
                text = module.text[start:end]
                plain = effect_free(node.values[other]) and not module.has_comment(start, end)
                if plain and text.lstrip().startswith(","):
                    yield Edit(start, end, "", f"Dropped the second {module.source(key)}.")
                break


RULE = Rule(
    id="repeated-key",
    title="Each key once in a dict",
    docs=(
        "A key that stands twice with the same value is written once. Different values, and ones "
        "that are computed by a call, are left to be looked at."
    ),
    fix=_fix,
    pylint=("duplicate-key",),
    good=("def f(g):\n    return {'a': 1, 'a': 2}, {'a': g(), 'a': g()}\n",),
    bad=(("X = {'a': 1, 'b': 2, 'a': 1}\n", "X = {'a': 1, 'b': 2}\n"),),
)
