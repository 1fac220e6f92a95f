"""``join`` instead of a loop that only adds texts up."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.types import certain

_TEXTS = {"list[str]", "tuple[str, ...]", "List[str]", "Iterable[str]", "Sequence[str]"}


def _fix(module: Module) -> Iterator[Edit]:
    for loop in module.walk(ast.For):
        block = module.siblings(loop)
        index = block.index(loop)
        start = block[index - 1] if index else None
        if not isinstance(start, ast.Assign) or len(start.targets) != 1 or loop.orelse:
            continue
        target, value = start.targets[0], start.value
        step = loop.body[0]
        if not isinstance(step, ast.AugAssign) or len(loop.body) != 1:
            continue
        if not isinstance(step.op, ast.Add) or not isinstance(loop.target, ast.Name):
            continue
        names = (target, step.target, step.value)
        if not all(isinstance(one, ast.Name) for one in names):
            continue
        result, item = target.id, loop.target.id  # type: ignore[attr-defined]
        if (step.target.id, step.value.id) != (result, item) or result == item:  # type: ignore[union-attr,attr-defined]
            continue
        if not isinstance(value, ast.Constant) or not isinstance(value.value, str):
            continue
        if not _texts(module, loop.iter) or not _unseen(module, loop, item, result):
            continue
        first, last = module.start(start), module.end(loop)
        head = module.source(value)
        if module.has_comment(first, last) or head[0] not in "\"'" or head[:3] in ('"""', "'''"):
            continue
        joined = f"{head[0] * 2}.join({module.source(loop.iter)})"
        text = joined if value.value == "" else f"{head} + {joined}"
        yield Edit(first, last, f"{result} = {text}", "Joined the texts in one step.")
        return


def _texts(module: Module, node: ast.expr) -> bool:
    """Return whether every item of what is gone over is certainly text."""
    if certain(module, node) == "str":
        return True
    if isinstance(node, (ast.List, ast.Tuple)):
        return all(certain(module, item) == "str" for item in node.elts)
    if isinstance(node, ast.ListComp):
        return certain(module, node.elt) == "str"
    if isinstance(node, ast.Call):
        called = node.func
        if isinstance(called, ast.Attribute) and called.attr in ("split", "splitlines"):
            return certain(module, called.value) == "str"
        if isinstance(called, ast.Name) and called.id in ("sorted", "reversed"):
            return module.is_builtin(called.id) and _texts(module, node.args[0])
        return False
    function = module.function_of(node)
    if not isinstance(node, ast.Name) or function is None:
        return False
    found = module.scopes.of[function].bindings.get(node.id, [])
    if len(found) != 1:
        return False
    if isinstance(found[0], ast.arg):
        note = found[0].annotation
        return note is not None and ast.unparse(note) in _TEXTS
    parent = module.parents[found[0]]
    made = isinstance(parent, ast.Assign) and isinstance(parent.value, (ast.List, ast.ListComp))
    return made and _texts(module, parent.value) and _only_read(module, function, node.id)


def _only_read(module: Module, function: ast.AST, name: str) -> bool:
    """Return whether a list is nowhere handed on or changed."""
    return all(
        isinstance(module.parents[part], (ast.For, ast.Assign))
        for part in ast.walk(function)
        if isinstance(part, ast.Name) and part.id == name
    )


def _unseen(module: Module, loop: ast.For, item: str, result: str) -> bool:
    """Return whether nobody sees the loop variable or half of the result."""
    function = module.function_of(loop)
    if function is None or module.scopes.declared(item) or module.scopes.declared(result):
        return False
    inside = {id(part) for part in ast.walk(loop)}
    if any(isinstance(up, ast.Try) for up in module.ancestors(loop)):
        return False
    return not any(
        isinstance(part, ast.Name) and (part.id == item and id(part) not in inside)
        for part in ast.walk(function)
    ) and not any(isinstance(part, ast.Name) and part.id == result for part in ast.walk(loop.iter))


RULE = Rule(
    id="string-join",
    title="join instead of adding up texts",
    docs=(
        "Only where all items are certainly texts, and where neither the loop variable nor a "
        "part of the result is used elsewhere."
    ),
    fix=_fix,
    pylint=("consider-using-join",),
    good=(
        "def f(xs):\n    s = ''\n    for x in xs:\n        s += x\n    return s\n",
        "def f(xs: list[str]):\n    s = ''\n    for x in xs:\n        s += x\n    return s, x\n",
    ),
    bad=(
        (
            "def f(xs: list[str]):\n    s = ''\n    for x in xs:\n        s += x\n    return s\n",
            "def f(xs: list[str]):\n    s = ''.join(xs)\n    return s\n",
        ),
        (
            "def f():\n    s = '-'\n    for x in ['a', 'b']:\n        s += x\n    return s\n",
            "def f():\n    s = '-' + ''.join(['a', 'b'])\n    return s\n",
        ),
    ),
)
