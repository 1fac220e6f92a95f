"""``isinstance`` instead of comparing types."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_SAFE = {"str", "list", "dict", "float", "tuple", "set", "bytes", "bool"}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Compare):
        if len(node.ops) != 1 or not isinstance(
            node.ops[0], (ast.Eq, ast.NotEq, ast.Is, ast.IsNot)
        ):
            continue
        left, right = node.left, node.comparators[0]
        if not (
            isinstance(left, ast.Call)
            and isinstance(left.func, ast.Name)
            and left.func.id == "type"
        ):
            continue
        if len(left.args) != 1 or not isinstance(right, ast.Name) or right.id not in _SAFE:
            continue
        if not all(module.is_builtin(name) for name in ("type", "isinstance", right.id)):
            continue
        if _subclassed(module, right.id) or module.imports & {
            "collections",
            "enum",
            "numpy",
            "pandas",
        }:
            continue
        if isinstance(module.parents[node], ast.UnaryOp):
            continue
        word = "" if isinstance(node.ops[0], (ast.Eq, ast.Is)) else "not "
        new = f"{word}isinstance({module.source(left.args[0])}, {right.id})"
        yield module.replace(node, new, "Asked with isinstance instead of comparing types.")


def _subclassed(module: Module, name: str) -> bool:
    """Return whether a file of the project derives a class from the type."""
    texts = [module.text, *(module.project.sources.values() if module.project else ())]
    return any(f"({name})" in text and "class " in text and _derives(text, name) for text in texts)


def _derives(text: str, name: str) -> bool:
    return any(
        line.lstrip().startswith("class ") and f"{name})" in line for line in text.split("\n")
    )


RULE = Rule(
    id="type-check",
    title="isinstance instead of comparing types",
    docs=(
        "Only for builtin types that nothing in the project subclasses, and never for int, whose "
        "subclass bool would pass."
    ),
    fix=_fix,
    pylint=("unidiomatic-typecheck",),
    good=("def f(x):\n    return type(x) == int\n",),
    bad=(("def f(x):\n    return type(x) == str\n", "def f(x):\n    return isinstance(x, str)\n"),),
)
