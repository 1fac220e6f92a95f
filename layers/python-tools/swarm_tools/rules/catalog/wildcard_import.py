"""The names that are used instead of ``*`` from the standard library."""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Iterator
from functools import cache

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_KNOWN = {
    "math",
    "random",
    "string",
    "os",
    "sys",
    "time",
    "datetime",
    "json",
    "collections",
    "itertools",
    "functools",
    "re",
    "statistics",
    "decimal",
    "fractions",
    "typing",
    "operator",
}


def _fix(module: Module) -> Iterator[Edit]:
    stars = [node for node in module.walk(ast.ImportFrom) if any(a.name == "*" for a in node.names)]
    if len(stars) != 1 or module.reflective or module.path.endswith("__init__.py"):
        return
    node = stars[0]
    if (
        node.level
        or node.module not in _KNOWN
        or module.parents[node] is not module.tree
        or "__all__" in module.names
    ):
        return
    stem = module.path.removesuffix(".py").rsplit("/", 1)[-1]
    if module.project is not None and any(
        stem in words for path, words in module.project.words.items() if path != module.path
    ):
        return
    exported = _exports(node.module)
    used = sorted(
        {
            name
            for scope in module.scopes.all
            for name in scope.uses
            if name in exported and module.scopes.resolve(name, scope) is None
        }
    )
    if not used and module.project is not None and module.alone(node):
        yield module.remove_line(node, "Dropped a star import of which nothing is used.")
    elif used:
        yield module.replace(
            node, f"from {node.module} import {', '.join(used)}", "Imported the names by name."
        )


@cache
def _exports(name: str) -> frozenset[str]:
    """Return what ``*`` gives of a module of the standard library."""
    if importlib.util.find_spec(name) is None or name not in sys.stdlib_module_names:
        return frozenset()
    module = importlib.import_module(name)
    names = getattr(module, "__all__", [x for x in vars(module) if not x.startswith("_")])
    return frozenset(names)


RULE = Rule(
    id="wildcard-import",
    title="Names instead of a star import",
    docs=(
        "Only for the standard library, and only where no other file takes names from this one. "
        "Left alone when no name of it is used."
    ),
    fix=_fix,
    pylint=("wildcard-import", "unused-wildcard-import"),
    good=("from somewhere import *\n\nprint(sqrt(2))\n",),
    bad=(
        (
            "from math import *\n\nprint(sqrt(2), pi)\n",
            "from math import pi, sqrt\n\nprint(sqrt(2), pi)\n",
        ),
    ),
    order=9,
)
