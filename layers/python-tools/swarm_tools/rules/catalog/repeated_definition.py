"""A function that is defined again in the same words."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import loads
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import DEFINITIONS, Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk((ast.Module, *DEFINITIONS)):
        seen: dict[str, tuple[int, ast.stmt]] = {}
        for index, item in enumerate(node.body):
            if not isinstance(item, DEFINITIONS):
                continue
            old = seen.get(item.name)
            seen[item.name] = (index, item)
            if old is None or not _replaces(module, old[1], item):
                continue
            between = node.body[old[0] + 1 : index]
            if any(not isinstance(one, DEFINITIONS) for one in between):
                continue
            if any(loads(_eager(one), item.name) for one in (*between, item)):
                continue
            first = old[1]
            start = module.line_start(module.start(first))
            end = min(module.line_end(module.end(first)) + 1, len(module.text))
            if not module.has_comment(start, end) and module.alone(first):
                message = f"Removed the first '{item.name}', which the second one replaces."
                yield Edit(start, end, "", message)


def _eager(node: ast.stmt) -> list[ast.AST]:
    """Return what is computed while a definition is made."""
    parts: list[ast.AST] = list(node.decorator_list)  # type: ignore[attr-defined]
    if isinstance(node, ast.ClassDef):
        return [*parts, *node.bases, *node.body]
    arguments = node.args  # type: ignore[attr-defined]
    return [*parts, *arguments.defaults, *(one for one in arguments.kw_defaults if one)]


def _replaces(module: Module, old: ast.stmt, new: ast.stmt) -> bool:
    """Return whether the old definition is the new one over again, or holds only a place."""
    decorated = any(one.decorator_list for one in (old, new))  # type: ignore[attr-defined]
    if type(old) is not type(new) or decorated:
        return False
    if ast.dump(old) == ast.dump(new):
        return True
    return isinstance(old, ast.FunctionDef) and all(
        isinstance(one, ast.Pass)
        or (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))
        for one in old.body
    )


RULE = Rule(
    id="repeated-definition",
    title="Each function is defined once",
    docs=(
        "The first of two definitions of a name is lost when the second comes. It goes where it "
        "is the same or was only a place-holder, and nothing uses it in between. Two different "
        "functions of one name are left to be reported."
    ),
    fix=_fix,
    pylint=("function-redefined",),
    good=(
        "def f():\n    return 1\n\n\ndef f():\n    return 2\n",
        "def f():\n    pass\n\n\nx = f\n\n\ndef f():\n    return 2\n",
    ),
    bad=(
        (
            "def f(x):\n    return x\n\n\ndef g(x):\n    return f(x)\n\n\n"
            "def f(x):\n    return x\n",
            "\n\ndef g(x):\n    return f(x)\n\n\ndef f(x):\n    return x\n",
        ),
    ),
)
