"""Iterate a dictionary, or its items, directly."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.rules.harmless import harmless
from swarm_tools.rules.local_names import free
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.types import simple


def _fix(module: Module) -> Iterator[Edit]:
    for group, node in enumerate(module.walk((ast.For, ast.comprehension))):
        call = node.iter
        if isinstance(node, ast.For):
            made = list(_items(module, node, group))
            if made:
                yield from made
                return
        if (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Attribute)
            and call.func.attr == "keys"
            and not call.args
            and not call.keywords
            and _dictionary(module, call.func.value)
        ):
            yield Edit(
                module.end(call.func.value),
                module.end(call),
                "",
                "Went over the dictionary itself.",
            )


def _dictionary(module: Module, node: ast.expr) -> bool:
    """Return whether a class of this file defines no keys() of its own."""
    return not any(item.name == "keys" for item in module.walk(FUNCTIONS)) and isinstance(
        node, (ast.Name, ast.Attribute)
    )


def _items(module: Module, node: ast.For, group: int) -> Iterator[Edit]:
    """``for k in d: d[k]`` becomes ``for k, v in d.items()`` for a dictionary made in sight."""
    source = node.iter
    if (
        isinstance(source, ast.Call)
        and isinstance(source.func, ast.Attribute)
        and source.func.attr == "keys"
    ):
        if source.args or source.keywords:
            return
        source = source.func.value
        certain = True
    else:
        certain = False
    function = module.function_of(node)
    if not simple(source) or not isinstance(node.target, ast.Name) or function is None:
        return
    if not certain and not _made_dict(module, source, function):
        return
    key, reads, text = node.target.id, [], ast.unparse(source)
    root = text.split(".", maxsplit=1)[0]
    if key == root or node.orelse:
        return
    for statement in node.body:
        for part in ast.walk(statement):
            if isinstance(part, (*FUNCTIONS, ast.Lambda)):
                return
            if isinstance(part, ast.Name) and part.id == key and not isinstance(part.ctx, ast.Load):
                return
            if isinstance(part, ast.Name) and part.id == root and isinstance(part.ctx, ast.Store):
                return
            if isinstance(part, type(source)) and ast.unparse(part) == text:
                up = module.parents[part]
                if not (
                    isinstance(up, ast.Subscript)
                    and up.value is part
                    and isinstance(up.slice, ast.Name)
                    and up.slice.id == key
                    and isinstance(up.ctx, ast.Load)
                ):
                    return
                reads.append(up)
    name = _value_name(module, function)
    if not reads or name is None or _calls_unknown(module, node):
        return
    others = [part for part in ast.walk(function) if isinstance(part, ast.Name) and part.id == key]
    alone = len(others) == len(reads) + 1 and not module.scopes.declared(key)
    head = f"{name} in {text}.values()" if alone else f"{key}, {name} in {text}.items()"
    yield Edit(
        module.start(node.target),
        module.end(node.iter),
        head,
        "Went over keys and values together.",
        group,
    )
    for part in reads:
        yield Edit(module.start(part), module.end(part), name, "", group)


def _value_name(module: Module, function: ast.AST) -> str | None:
    scope = module.scopes.of[function]
    return next((name for name in ("value", "entry", "content") if free(module, scope, name)), None)


def _made_dict(module: Module, source: ast.expr, function: ast.AST) -> bool:
    """Return whether everything that is ever put under a name or attribute is a dictionary."""
    if isinstance(source, ast.Attribute):
        if not isinstance(source.value, ast.Name) or source.value.id != "self":
            return False
        nodes = [
            part
            for part in module.walk(ast.Attribute)
            if part.attr == source.attr and not isinstance(part.ctx, ast.Load)
        ]
        owner = next((up for up in module.ancestors(source) if isinstance(up, ast.ClassDef)), None)
        if owner is None or owner.bases or not _is_private_to(module, source.attr):
            return False
    else:
        nodes = module.scopes.of[function].bindings.get(source.id, [])  # type: ignore[attr-defined]
        if not nodes and not module.scopes.declared(source.id):  # type: ignore[attr-defined]
            nodes = module.scopes.module.bindings.get(source.id, [])  # type: ignore[attr-defined]
    return bool(nodes) and all(_dict_display(module.parents.get(node)) for node in nodes)


def _dict_display(node: ast.AST | None) -> bool:
    if not isinstance(node, (ast.Assign, ast.AnnAssign)):
        return False
    value = node.value
    if isinstance(value, ast.Call):
        called = isinstance(value.func, ast.Name) and value.func.id == "dict"
        return called and not value.args
    return isinstance(value, (ast.Dict, ast.DictComp))


def _is_private_to(module: Module, name: str) -> bool:
    """Return whether no other file of the project sets an attribute of the name."""
    pattern = re.compile(rf"\.{name}\s*(:[^=\n]+)?=(?!=)")
    others = module.project.sources.items() if module.project else ()
    return not any(path != module.path and pattern.search(text) for path, text in others)


def _calls_unknown(module: Module, node: ast.For) -> bool:
    """Return whether the body calls something that could change the dictionary meanwhile."""
    return any(
        isinstance(part, ast.Call) and not harmless(module, part)
        for statement in node.body
        for part in ast.walk(statement)
    )


RULE = Rule(
    id="dict-iteration",
    title="Iterate the dictionary itself",
    docs="Drops .keys() where a loop needs none, and takes the values along where it reads them.",
    fix=_fix,
    pylint=("consider-iterating-dictionary", "consider-using-dict-items"),
    good=(
        "def f(d):\n    for k, v in d.items():\n        print(k, v)\n",
        "def f():\n    d = {1: 2}\n    for k in d:\n        d[k] += 1\n        print(d[k])\n",
        "D = {1: 2}\n\n\ndef f(g):\n    for k in D:\n        g()\n        print(D[k])\n",
    ),
    bad=(
        (
            "def f(d):\n    for k in d.keys():\n        print(k)\n",
            "def f(d):\n    for k in d:\n        print(k)\n",
        ),
        (
            "def f(d):\n    for k in d.keys():\n        print(k, d[k])\n",
            "def f(d):\n    for k, value in d.items():\n        print(k, value)\n",
        ),
        (
            "def f():\n    d = {1: 2}\n    for k in d.keys():\n        print(k)\n",
            "def f():\n    d = {1: 2}\n    for k in d:\n        print(k)\n",
        ),
        (
            "def f():\n    d = {1: 2}\n    for k in d:\n        print(k, d[k])\n",
            "def f():\n    d = {1: 2}\n    for k, value in d.items():\n        print(k, value)\n",
        ),
        (
            "class A:\n    def __init__(self):\n        self.xs = {}\n\n    def f(self):\n"
            "        for k in self.xs:\n            print(k, self.xs[k])\n",
            "class A:\n    def __init__(self):\n        self.xs = {}\n\n    def f(self):\n"
            "        for k, value in self.xs.items():\n            print(k, value)\n",
        ),
    ),
)
