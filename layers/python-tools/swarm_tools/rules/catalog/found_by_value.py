"""A search through the entries of a dictionary that returns what it was given."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for loop in module.walk(ast.For):
        function = module.function_of(loop)
        target = loop.target
        if function is None or not isinstance(target, ast.Tuple) or not _entries(loop.iter):
            continue
        names = [getattr(part, "id", "") for part in target.elts]
        if len(names) != 2 or not all(names) or len(loop.body) != 1:
            continue
        key, value = names
        choice = loop.body[0]
        if not isinstance(choice, ast.If) or choice.orelse or len(choice.body) != 1:
            continue
        params = {arg.arg for arg in (*function.args.posonlyargs, *function.args.args)}
        found = choice.body[0]
        given = isinstance(found, ast.Return) and isinstance(found.value, ast.Name)
        if given and found.value.id in _compared(choice.test, value, params):
            message = f"Returned the key '{key}' that was found, not the value asked for."
            yield module.replace(found.value, key, message)


def _entries(iterated: ast.expr) -> bool:
    """Say whether a loop goes over the entries of a dictionary."""
    call = isinstance(iterated, ast.Call) and not iterated.args
    return call and getattr(iterated.func, "attr", "") == "items"


def _compared(test: ast.expr, value: str, params: set[str]) -> set[str]:
    """Return the two names of a condition which asks that the value is the one given."""
    if not isinstance(test, ast.Compare) or not isinstance(test.ops[0], ast.Eq):
        return set()
    sides = {getattr(side, "id", "") for side in (test.left, *test.comparators)}
    return sides if len(sides) == 2 and value in sides and sides & params else set()


RULE = Rule(
    id="found-by-value",
    title="The key that a value belongs to",
    docs=(
        "'for key, value in d.items(): if value == wanted: return value' gives back what it was "
        "given; the key was meant. Left alone where anything else is done with an entry, and where "
        "'wanted' is no parameter."
    ),
    fix=_fix,
    good=(
        "def f(d, wanted):\n    for key, value in d.items():\n        if value == wanted:\n"
        "            return key\n    return None\n",
        "def f(d, wanted):\n    for key, value in d.items():\n        if key == wanted:\n"
        "            return value\n    return None\n",
        "def f(d, wanted):\n    for key, value in d.items():\n        if value > wanted:\n"
        "            return value\n    return None\n",
        "def f(pairs, wanted):\n    for key, value in pairs:\n        if value == wanted:\n"
        "            return value\n    return None\n",
    ),
    bad=(
        (
            "def f(d, wanted):\n    for key, value in d.items():\n        if value == wanted:\n"
            "            return value\n    return None\n",
            "def f(d, wanted):\n    for key, value in d.items():\n        if value == wanted:\n"
            "            return key\n    return None\n",
        ),
        (
            "class A:\n    def name_of(self, number):\n        for name, n in self.d.items():\n"
            "            if number == n:\n                return number\n        return None\n",
            "class A:\n    def name_of(self, number):\n        for name, n in self.d.items():\n"
            "            if number == n:\n                return name\n        return None\n",
        ),
    ),
    order=5,
    repairs=True,
)
