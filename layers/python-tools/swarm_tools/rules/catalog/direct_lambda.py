"""What a lambda gives instead of a lambda that is called at once."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module

_BARRED = (
    ast.Call, ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.NamedExpr,
    ast.Await, ast.Yield, ast.YieldFrom, ast.JoinedStr,
)  # fmt: skip


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        made = node.func
        if not isinstance(made, ast.Lambda) or node.keywords:
            continue
        if module.has_comment(module.start(node), module.end(node)):
            continue
        if _in_class(module, node):
            continue
        text = _inlined(module, made, node.args)
        if text is None or "\n" in module.source(node):
            continue
        parent = module.parents[node]
        free = isinstance(parent, (ast.Assign, ast.Return, ast.Expr, ast.Call, ast.keyword))
        new = text if free else f"({text})"
        yield module.replace(node, new, "Wrote what the lambda gives in its place.")
        return


def _in_class(module: Module, node: ast.AST) -> bool:
    """Return whether a class body is around, whose names a lambda does not see."""
    for up in module.ancestors(node):
        if isinstance(up, (*FUNCTIONS, ast.Lambda)):
            return False
        if isinstance(up, ast.ClassDef):
            return True
    return False


def _inlined(module: Module, made: ast.Lambda, values: list[ast.expr]) -> str | None:
    """Return the body with the arguments in place of the parameters."""
    given = made.args
    if given.defaults or given.vararg or given.kwarg or given.kwonlyargs or given.posonlyargs:
        return None
    if len(given.args) != len(values):
        return None
    if not all(isinstance(value, (ast.Name, ast.Constant)) for value in values):
        return None
    if any(isinstance(part, _BARRED) for part in ast.walk(made.body)):
        return None
    names = dict(zip((one.arg for one in given.args), values, strict=True))
    start, text = module.start(made.body), module.source(made.body)
    reads = [part for part in ast.walk(made.body) if isinstance(part, ast.Name)]
    for part in sorted(reads, key=module.start, reverse=True):
        if part.id in names:
            first, last = module.start(part) - start, module.end(part) - start
            value = module.source(names[part.id])
            number = isinstance(names[part.id], ast.Constant)
            attribute = isinstance(module.parents[part], ast.Attribute)
            text = text[:first] + (f"({value})" if number and attribute else value) + text[last:]
    return text


RULE = Rule(
    id="direct-lambda",
    title="No lambda that is called where it stands",
    docs="Only with plain names and literals as arguments, and a body that calls nothing.",
    fix=_fix,
    pylint=("unnecessary-direct-lambda-call",),
    good=(
        "def f(x):\n    return (lambda y: y() + y())(x)\n",
        "X = 1\n\n\nclass A:\n    X = 2\n    Y = (lambda: X)()\n",
    ),
    bad=(
        (
            "def f(x):\n    return (lambda y, z: y * y + z)(x, 3)\n",
            "def f(x):\n    return x * x + 3\n",
        ),
        (
            "def f(x):\n    return 2 * (lambda y: y + 1)(x)\n",
            "def f(x):\n    return 2 * (x + 1)\n",
        ),
    ),
)
