"""Iterate a dictionary, or its items, directly."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module


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
    if (
        not isinstance(source, ast.Name)
        or not isinstance(node.target, ast.Name)
        or function is None
    ):
        return
    if not certain and not _made_dict(module, source, function):
        return
    key, reads = node.target.id, []
    for statement in node.body:
        for part in ast.walk(statement):
            if isinstance(part, (*FUNCTIONS, ast.Lambda)):
                return
            if isinstance(part, ast.Name) and part.id == key and not isinstance(part.ctx, ast.Load):
                return
            if isinstance(part, ast.Name) and part.id == source.id:
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
    if not reads or "value" in module.names:
        return
    if any(isinstance(module.parents[part], ast.Delete) for part in reads) or _calls_unknown(
        module, node
    ):
        return
    head = f"{key}, value in {source.id}.items()"
    yield Edit(
        module.start(node.target),
        module.end(node.iter),
        head,
        "Went over keys and values together.",
        group,
    )
    for part in reads:
        yield Edit(module.start(part), module.end(part), "value", "", group)


def _made_dict(module: Module, source: ast.Name, function: ast.AST) -> bool:
    nodes = module.scopes.of[function].bindings.get(source.id, [])
    return bool(nodes) and all(
        isinstance(module.parents.get(node), ast.Assign)
        and isinstance(module.parents[node].value, (ast.Dict, ast.DictComp))  # type: ignore[attr-defined]
        for node in nodes
    )


def _calls_unknown(module: Module, node: ast.For) -> bool:
    """Return whether the body calls something that could change the dictionary meanwhile."""
    for statement in node.body:
        for part in ast.walk(statement):
            if isinstance(part, ast.Call):
                plain = isinstance(part.func, ast.Name) and module.is_builtin(part.func.id)
                method = isinstance(part.func, ast.Attribute) and part.func.attr in (
                    "append",
                    "format",
                    "upper",
                    "lower",
                    "strip",
                    "add",
                    "join",
                    "split",
                )
                if not plain and not method:
                    return True
    return False


RULE = Rule(
    id="dict-iteration",
    title="Iterate the dictionary itself",
    docs="Drops .keys() where a loop needs none, and takes the values along where it reads them.",
    fix=_fix,
    pylint=("consider-iterating-dictionary", "consider-using-dict-items"),
    good=("def f(d):\n    for k, v in d.items():\n        print(k, v)\n",),
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
    ),
)
