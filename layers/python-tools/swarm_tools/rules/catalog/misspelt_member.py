"""``math.squrt``: a name that a module of the standard library does not have."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from functools import cache

from swarm_tools.rules.flow import guarded
from swarm_tools.rules.imports import origin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.nearest import nearest

_MODULES = {
    "math", "random", "string", "time", "datetime", "json", "collections", "itertools",
    "functools", "re", "statistics", "decimal", "fractions", "operator", "heapq", "bisect",
    "copy",
}  # fmt: skip


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Attribute):
        name = origin(module, node.value)
        if name not in _MODULES or node.attr in _members(name) or node.attr[:1] == "_":
            continue
        if not isinstance(node.ctx, ast.Load) or _known(module, node, ("AttributeError",)):
            continue
        meant = nearest(node.attr, _members(name))
        if meant is not None:
            end = module.end(node)
            message = f"Wrote '{meant}'; the module '{name}' has no '{node.attr}'."
            yield Edit(end - len(node.attr), end, meant, message)
    for group, node in enumerate(module.walk(ast.ImportFrom)):
        if node.level or node.module not in _MODULES or _known(module, node, ("ImportError",)):
            continue
        for alias in node.names:
            if alias.name in _members(node.module) or alias.name in ("*",):
                continue
            meant = nearest(alias.name, _members(node.module))
            if meant is not None:
                yield from _imported(module, node, alias, meant, group)


def _known(module: Module, node: ast.AST, errors: tuple[str, ...]) -> bool:
    """Return whether the code expects that the name may be missing."""
    asked = any(isinstance(up, (ast.If, ast.IfExp)) for up in module.ancestors(node))
    return guarded(module, node, errors) or (asked and bool(module.calls & {"hasattr"}))


def _imported(
    module: Module, node: ast.ImportFrom, alias: ast.alias, meant: str, group: int
) -> Iterator[Edit]:
    start = module.start(alias)
    message = f"Imported '{meant}'; the module '{node.module}' has no '{alias.name}'."
    yield Edit(start, start + len(alias.name), meant, message, group)
    if alias.asname is None:
        for use in module.scopes.references(alias.name, module.scopes.module):
            yield module.replace(use, meant, "", group)


@cache
def _members(name: str) -> frozenset[str]:
    """Return the public names of a module of the standard library."""
    return frozenset(x for x in dir(importlib.import_module(name)) if not x.startswith("_"))


RULE = Rule(
    id="misspelt-member",
    title="The name that the standard library has",
    docs=(
        "A name that one of the best-known modules of the standard library does not have, one "
        "slip of the finger away from exactly one that it has. Code that asks or tries whether "
        "the name is there is left alone."
    ),
    fix=_fix,
    pylint=("no-member", "no-name-in-module"),
    good=(
        "import math\n\n\ndef f(x):\n    try:\n        return math.sqr(x)\n"
        "    except AttributeError:\n        return x\n",
        "import math\n\n\ndef f(x):\n    return math.nothing_like_it(x)\n",
    ),
    bad=(
        (
            "import math\nfrom collections import defaultDict\n\n\n"
            "def f(x):\n    return math.squrt(x), defaultDict(list)\n",
            "import math\nfrom collections import defaultdict\n\n\n"
            "def f(x):\n    return math.sqrt(x), defaultdict(list)\n",
        ),
    ),
    order=5,
    concern="repair",
)
