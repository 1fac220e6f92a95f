"""Type variables that carry their own name."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_MAKERS = ("TypeVar", "ParamSpec", "TypeVarTuple", "NewType")


def _fix(module: Module) -> Iterator[Edit]:
    if "typing" not in module.imports:
        return
    for node in module.tree.body:
        if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Call):
            continue
        target, call = node.targets[0], node.value
        if not isinstance(target, ast.Name) or len(node.targets) != 1 or not call.args:
            continue
        made = call.func.attr if isinstance(call.func, ast.Attribute) else call.func
        made = made.id if isinstance(made, ast.Name) else made
        name = call.args[0]
        if made not in _MAKERS or not isinstance(name, ast.Constant):
            continue
        text = module.source(name)
        if isinstance(name.value, str) and name.value != target.id and text[0] in "\"'":
            quote = text[0]
            message = f"Told the type variable that it is called {target.id}."
            yield module.replace(name, f"{quote}{target.id}{quote}", message)


RULE = Rule(
    id="type-variable",
    title="Type variables that know their name",
    docs=(
        "The name is only shown in messages, and copying or pickling works only with the right one."
    ),
    fix=_fix,
    pylint=("typevar-name-mismatch",),
    good=("from typing import TypeVar\n\nT = TypeVar('T')\n",),
    bad=(
        (
            "from typing import TypeVar\n\nT = TypeVar('K')\n",
            "from typing import TypeVar\n\nT = TypeVar('T')\n",
        ),
    ),
)
