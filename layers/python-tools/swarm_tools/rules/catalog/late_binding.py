"""Functions made in a loop that all see its last item."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import home, loads
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module


def _fix(module: Module) -> Iterator[Edit]:
    for loop in module.walk(ast.For):
        names = {part.id for part in ast.walk(loop.target) if isinstance(part, ast.Name)}
        for node in (part for statement in loop.body for part in ast.walk(statement)):
            if isinstance(node, ast.Lambda) and _kept(module, node, loop):
                yield from _bind(module, node, names)
    for node in module.walk((ast.ListComp, ast.DictComp)):
        value = node.elt if isinstance(node, ast.ListComp) else node.value
        names = {
            part.id
            for generator in node.generators
            for part in ast.walk(generator.target)
            if isinstance(part, ast.Name)
        }
        if isinstance(value, ast.Lambda):
            yield from _bind(module, value, names)


def _kept(module: Module, node: ast.Lambda, loop: ast.For) -> bool:
    """Return whether a function outlives the turn of the loop in which it is made."""
    up = module.parents[node]
    if isinstance(up, ast.Call):
        method = up.func
        if node not in up.args or not isinstance(method, ast.Attribute) or method.attr != "append":
            return False
        store: ast.AST = method.value
    elif isinstance(up, ast.Assign) and isinstance(up.targets[0], ast.Subscript):
        store = up.targets[0].value
    else:
        return False
    inside = {
        part.id
        for statement in loop.body
        for part in ast.walk(statement)
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
    }
    return isinstance(store, (ast.Name, ast.Attribute)) and not (
        {part.id for part in ast.walk(store) if isinstance(part, ast.Name)} & inside
    )


def _bind(module: Module, node: ast.Lambda, names: set[str]) -> Iterator[Edit]:
    arguments = node.args
    if arguments.vararg or arguments.kwarg or arguments.kwonlyargs:
        return
    own = {one.arg for one in (*arguments.posonlyargs, *arguments.args)}
    used = sorted(
        {
            name
            for name in names - own
            for use in loads([node.body], name)
            if home(module, use) is module.scopes.of[node]
        }
    )
    if not used or any(isinstance(part, FUNCTIONS) for part in ast.walk(node.body)):
        return
    colon = module.text.rfind(":", module.start(node), module.start(node.body))
    given = ", ".join(f"{name}={name}" for name in used)
    new = f", {given}" if own else f" {given}"
    message = f"Bound {', '.join(repr(name) for name in used)} when the function is made."
    yield Edit(colon, colon, new, message)


RULE = Rule(
    id="late-binding",
    title="Functions made in a loop keep their own item",
    docs=(
        "A lambda looks a loop variable up when it is called, so that all of them see the last "
        "item. Those that a list or dict outside of the loop keeps get the item as a default. "
        "A lambda that is used at once is left alone."
    ),
    fix=_fix,
    pylint=("cell-var-from-loop",),
    good=(
        "def f(xs):\n    for x in xs:\n        print(sorted(xs, key=lambda y: y - x))\n",
        "def f(xs):\n    for x in xs:\n        calls = []\n        calls.append(lambda: x)\n"
        "        print(calls[0]())\n",
    ),
    bad=(
        (
            "def f():\n    calls = []\n    for i in range(3):\n"
            "        calls.append(lambda x: x + i)\n"
            "    return calls\n",
            "def f():\n    calls = []\n    for i in range(3):\n"
            "        calls.append(lambda x, i=i: x + i)\n    return calls\n",
        ),
        (
            "def f():\n    return [lambda: i for i in range(3)]\n",
            "def f():\n    return [lambda i=i: i for i in range(3)]\n",
        ),
    ),
    order=6,
)
