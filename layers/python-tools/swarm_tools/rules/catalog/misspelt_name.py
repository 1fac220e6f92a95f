"""A name that nothing defines beside one that is spelt almost alike."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import DEFINITIONS, Module
from swarm_tools.rules.nearest import nearest
from swarm_tools.rules.undefined import in_sight, undefined

_BUILTINS = {
    "print", "range", "input", "enumerate", "isinstance", "sorted", "reversed", "float",
    "round", "tuple", "list", "dict", "open", "super", "False", "None", "True",
    "ValueError", "TypeError", "KeyError", "IndexError", "Exception", "RuntimeError",
    "ZeroDivisionError", "NotImplementedError", "FileNotFoundError", "AttributeError",
}  # fmt: skip
_CONSTANTS = {"true": "True", "false": "False", "none": "None", "null": "None", "NULL": "None"}


def _fix(module: Module) -> Iterator[Edit]:
    for node in undefined(module):
        found = _CONSTANTS.get(node.id) or _near(module, node)
        if found is not None:
            message = f"Wrote '{found}' instead of the unknown name '{node.id}'."
            yield module.replace(node, found, message)


def _near(module: Module, node: ast.Name) -> str | None:
    seen = in_sight(module, node)
    if _gathered(module, node) and f"{node.id}s" in seen:
        return f"{node.id}s"
    found = nearest(node.id, seen | _BUILTINS)
    if found is None or (found not in seen and found not in _BUILTINS):
        return None
    call = module.parents[node]
    is_called = isinstance(call, ast.Call) and call.func is node
    kinds = {type(one) for scope in module.scopes.all for one in scope.bindings.get(found, [])}
    defined = bool(kinds & set(DEFINITIONS)) or found in _BUILTINS - {"True", "False", "None"}
    if is_called:
        return found if defined else None
    if ast.FunctionDef in kinds or (found in _BUILTINS and found not in seen and found.islower()):
        return None
    return found


def _gathered(module: Module, node: ast.Name) -> bool:
    """Return whether a name is used as only many things together can be."""
    up = module.parents[node]
    if calls_builtin(module, up, ("len", "sum", "sorted", "enumerate")):
        return len(up.args) == 1
    return isinstance(up, (ast.For, ast.comprehension)) and up.iter is node


RULE = Rule(
    id="misspelt-name",
    title="The name that was meant",
    docs=(
        "A name that nothing defines, and that is one slip of the finger away from exactly one "
        "name in sight, is that name. What is called has to be a function or class, what is read "
        "has not. Plurals, digits and short names are left alone, and so is code that expects a "
        "NameError."
    ),
    fix=_fix,
    pylint=("undefined-variable",),
    good=(
        "def f(items):\n    return item\n",
        "def f(x1):\n    return x2\n",
        "def f(total):\n    try:\n        return totl\n    except NameError:\n"
        "        return total\n",
        "def total():\n    return 1\n\n\ndef f():\n    return totl\n",
    ),
    bad=(
        (
            "def f(xs):\n    total = 0\n    for x in xs:\n        total += x\n    return totl\n",
            "def f(xs):\n    total = 0\n    for x in xs:\n        total += x\n    return total\n",
        ),
        (
            "def f(numbers):\n    return sum(numbers) / len(number)\n",
            "def f(numbers):\n    return sum(numbers) / len(numbers)\n",
        ),
        (
            "def f(xs):\n    return true if xs else false\n",
            "def f(xs):\n    return True if xs else False\n",
        ),
        (
            "def f(xs):\n    for x in rnage(len(xs)):\n        pritn(x)\n",
            "def f(xs):\n    for x in range(len(xs)):\n        print(x)\n",
        ),
    ),
    order=4,
    repairs=True,
)
