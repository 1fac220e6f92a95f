"""snake_case for attributes that only their class can reach."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.rules import renaming
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import DEFINITIONS, Module
from swarm_tools.signatures.spoken import snake

_NAMING = {"pickle", "shelve", "dill", "copyreg", "inspect", "json", "dataclasses"}
_ASKING = {"getattr", "setattr", "hasattr", "delattr", "vars"}


def _fix(module: Module) -> Iterator[Edit]:
    if module.reflective or module.imports & _NAMING or module.calls & _ASKING:
        return
    if "__dict__" in module.names or "__slots__" in module.names:
        return
    found: dict[str, list[ast.Attribute]] = {}
    for node in module.walk(ast.Attribute):
        if node.attr.startswith("_") and not node.attr.endswith("__"):
            found.setdefault(node.attr, []).append(node)
    for group, (name, nodes) in enumerate(sorted(found.items())):
        new = snake(name)
        if renaming.is_snake(name) or not renaming.is_snake(new) or new in module.names:
            continue
        if not _own(module, name, nodes):
            continue
        message = f"Renamed the attribute '{name}' to '{new}'."
        for index, node in enumerate(sorted(nodes, key=module.end)):
            end = module.end(node)
            yield Edit(end - len(name), end, new, "" if index else message, group)


def _own(module: Module, name: str, nodes: list[ast.Attribute]) -> bool:
    """Return whether the name is only an attribute of objects, and no other file mentions it."""
    words = re.compile(rf"\b\w*{re.escape(name)}\b")
    if len(words.findall(module.text)) != len(nodes):
        return False
    if not all(any(isinstance(up, ast.ClassDef) for up in module.ancestors(n)) for n in nodes):
        return False
    if any(isinstance(n, DEFINITIONS) and n.name == name for n in module.nodes):
        return False
    if module.project is None:
        return name.startswith("__")
    if any(known & {"pickle", "shelve", "dill"} for known in module.project.words.values()):
        return False
    others = (t for path, t in module.project.sources.items() if path != module.path)
    return not any(words.search(text) for text in others)


RULE = Rule(
    id="private-attribute",
    title="snake_case for private attributes",
    docs=(
        "An attribute that starts with an underscore, when no other file of the project mentions "
        "it. Files that store objects, or ask them for their attributes, are left alone."
    ),
    fix=_fix,
    pylint=("invalid-name",),
    good=(
        "class A:\n    def __init__(self):\n        self.someValue = 1\n",
        "class A:\n    def __init__(self):\n        self.__aB = 1\n\n    def f(self, n):\n"
        "        return getattr(self, n)\n",
    ),
    bad=(
        (
            "class A:\n    def __init__(self, x):\n        self.__theValue = x\n\n"
            "    def value(self):\n        return self.__theValue\n",
            "class A:\n    def __init__(self, x):\n        self.__the_value = x\n\n"
            "    def value(self):\n        return self.__the_value\n",
        ),
    ),
    order=23,
    concern="rename",
)
