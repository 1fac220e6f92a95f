"""``__all__`` with names that are not there."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.nearest import nearest


def _fix(module: Module) -> Iterator[Edit]:
    stars = any(a.name == "*" for n in module.walk(ast.ImportFrom) for a in n.names)
    lazy = any(isinstance(x, FUNCTIONS) and x.name == "__getattr__" for x in module.tree.body)
    for node in module.tree.body:
        if not isinstance(node, ast.Assign) or ast.unparse(node.targets[0]) != "__all__":
            continue
        value = node.value
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield module.replace(value, f"[{module.source(value)}]", "Made '__all__' a list.")
            continue
        if not isinstance(value, (ast.List, ast.Tuple)):
            continue
        for item in value.elts:
            yield from _item(module, item, stars or lazy or module.reflective)


def _item(module: Module, item: ast.expr, open_ended: bool) -> Iterator[Edit]:
    known = module.scopes.module.bindings
    if isinstance(item, ast.Name) and item.id in known:
        found = known[item.id]
        if all(isinstance(one, (ast.ClassDef, *FUNCTIONS)) for one in found):
            yield module.replace(item, f'"{item.id}"', f"Named '{item.id}' by its name.")
        return
    if open_ended or not isinstance(item, ast.Constant) or not isinstance(item.value, str):
        return
    if item.value in known or module.path.endswith("__init__.py"):
        return
    meant = nearest(item.value, [name for name in known if not name.startswith("_")])
    quote = module.source(item)[0]
    if meant is not None and quote in "'\"":
        message = f"Exported '{meant}'; there is no '{item.value}'."
        yield module.replace(item, f"{quote}{meant}{quote}", message)


RULE = Rule(
    id="exported-name",
    title="__all__ is a list of names that are there",
    docs=(
        "A single text becomes a list with it, a function or class its name, and a name that the "
        "file does not have the only one that is spelt almost alike. Packages and files that make "
        "names at run time are left alone."
    ),
    fix=_fix,
    pylint=("invalid-all-format", "invalid-all-object", "undefined-all-variable"),
    good=(
        "__all__ = ['f']\n\n\ndef f():\n    return 1\n",
        "__all__ = ['g']\n\n\ndef __getattr__(name):\n    return name\n",
    ),
    bad=(
        (
            "def total():\n    return 1\n\n\ndef average():\n    return 2\n\n\n"
            "__all__ = [total, 'averge']\n",
            "def total():\n    return 1\n\n\ndef average():\n    return 2\n\n\n"
            "__all__ = [\"total\", 'average']\n",
        ),
        (
            "__all__ = ('total')\n\n\ndef total():\n    return 1\n",
            "__all__ = (['total'])\n\n\ndef total():\n    return 1\n",
        ),
    ),
    order=5,
    concern="repair",
)
