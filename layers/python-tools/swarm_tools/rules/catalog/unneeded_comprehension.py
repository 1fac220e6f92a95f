"""A comprehension that copies what it goes over."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk((ast.ListComp, ast.SetComp)):
        name = "list" if isinstance(node, ast.ListComp) else "set"
        if len(node.generators) != 1 or not module.is_builtin(name):
            continue
        generator = node.generators[0]
        if generator.ifs or generator.is_async or not isinstance(node.elt, ast.Name):
            continue
        if not isinstance(generator.target, ast.Name) or generator.target.id != node.elt.id:
            continue
        if isinstance(generator.iter, ast.Starred) or module.has_comment(
            module.start(node), module.end(node)
        ):
            continue
        new = f"{name}({module.source(generator.iter)})"
        yield module.replace(node, new, f"Copied with {name}().")


RULE = Rule(
    id="unneeded-comprehension",
    title="list() or set() instead of a comprehension that copies",
    docs="A comprehension without condition or change is a copy.",
    fix=_fix,
    pylint=("unnecessary-comprehension",),
    good=("def f(xs):\n    return [x for x in xs if x]\n",),
    bad=(("def f(xs):\n    return [x for x in xs]\n", "def f(xs):\n    return list(xs)\n"),),
)
