"""Comprehensions and conditions used for what they do."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules import renaming
from swarm_tools.rules.flow import home
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Expr):
        if not module.alone(node) or node.lineno != node.end_lineno:
            continue
        value, indent = node.value, module.indent(node)
        if isinstance(value, (ast.ListComp, ast.SetComp)):
            text = _loop(module, value, indent)
            if text is not None:
                yield module.replace(node, text, "Wrote a loop for a list nobody takes.")
        elif isinstance(value, ast.BoolOp) and len(value.values) == 2:
            test, act = value.values
            if isinstance(act, (ast.Call, ast.Await)) and not isinstance(test, ast.NamedExpr):
                source = module.source(test)
                if isinstance(value.op, ast.Or):
                    source = f"not {_wrapped(test, source)}"
                new = f"if {source}:\n{indent}{module.unit}{module.source(act)}"
                yield module.replace(node, new, "Wrote an 'if' for a value nobody takes.")
        elif isinstance(value, ast.IfExp) and _acts(value.body) and _idle(value.orelse):
            new = (
                f"if {module.source(value.test)}:\n{indent}{module.unit}{module.source(value.body)}"
            )
            if _acts(value.orelse):
                new += f"\n{indent}else:\n{indent}{module.unit}{module.source(value.orelse)}"
            yield module.replace(node, new, "Wrote an 'if' for a value nobody takes.")


def _acts(node: ast.expr) -> bool:
    return isinstance(node, (ast.Call, ast.Await))


def _idle(node: ast.expr) -> bool:
    return _acts(node) or (isinstance(node, ast.Constant) and node.value is None)


def _wrapped(test: ast.expr, source: str) -> str:
    plain = (ast.Name, ast.Attribute, ast.Call, ast.Subscript, ast.Constant, ast.Compare)
    return source if isinstance(test, plain) else f"({source})"


def _loop(module: Module, value: ast.ListComp | ast.SetComp, indent: str) -> str | None:
    """Return the loop that does what a comprehension does for each item."""
    act = value.elt
    first = value.generators[0]
    if not isinstance(act, (ast.Call, ast.Await)) or len(value.generators) != 1 or first.is_async:
        return None
    if len(first.ifs) > 1 or isinstance(value, ast.SetComp):
        return None
    if any(isinstance(part, ast.NamedExpr) for part in ast.walk(value)):
        return None
    names = {part.id for part in ast.walk(first.target) if isinstance(part, ast.Name)}
    inside = module.scopes.of[value]
    if inside.parent is None or any(_taken(module, name, inside) for name in names):
        return None
    unit = module.unit
    head = f"for {module.source(first.target)} in {module.source(first.iter)}:"
    if first.ifs:
        test = module.source(first.ifs[0])
        return f"{head}\n{indent}{unit}if {test}:\n{indent}{unit * 2}{module.source(act)}"
    return f"{head}\n{indent}{unit}{module.source(act)}"


def _taken(module: Module, name: str, inside) -> bool:
    """Return whether the loop variable would overwrite a name that means something else."""
    if renaming.public(name) and inside.parent.kind != "function":
        return True
    return (
        any(one.id == name and home(module, one) is not inside for one in module.walk(ast.Name))
        or name in inside.parent.bindings
    )


RULE = Rule(
    id="comprehension-statement",
    title="Loops and ifs for what is done, not for a value",
    docs=(
        "A list built only for the calls it makes becomes a loop in a function, and 'test and "
        "call()' or 'call() if test else None' an 'if'. Left alone where the loop variable means "
        "something else as well."
    ),
    fix=_fix,
    pylint=("expression-not-assigned",),
    good=(
        "def f(xs):\n    return [print(x) for x in xs]\n",
        "def f(xs, x):\n    [print(x) for x in xs]\n    return x\n",
        "[print(x) for x in 'ab']\n",
    ),
    bad=(
        (
            "def f(xs):\n    [print(x) for x in xs if x]\n",
            "def f(xs):\n    for x in xs:\n        if x:\n            print(x)\n",
        ),
        (
            "def f(a, g):\n    a and g()\n    a or g()\n    g() if a else None\n",
            "def f(a, g):\n    if a:\n        g()\n    if not a:\n        g()\n    if a:\n"
            "        g()\n",
        ),
    ),
)
