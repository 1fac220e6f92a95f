"""``x != "a" or x != "b"``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.equality import OVERLOADED
from swarm_tools.rules.flow import calls_builtin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.own_classes import defines
from swarm_tools.rules.types import simple

_ASKED = ("lower", "upper", "strip", "casefold", "title", "capitalize")
_KINDS = ("int", "float", "str", "list", "dict", "tuple", "set", "bool", "bytes")


def _fix(module: Module) -> Iterator[Edit]:
    special = defines(module, "__eq__", "__ne__")
    if module.imports & OVERLOADED or special:
        return
    for node in module.walk(ast.BoolOp):
        differs = isinstance(node.op, ast.Or)
        pairs = [_compared(module, value, differs) for value in node.values]
        if None in pairs:
            continue
        asked = {left for left, _ in pairs}  # type: ignore[misc]
        values = [value for _, value in pairs]  # type: ignore[misc]
        if len(asked) != 1 or len(set(map(repr, values))) != len(values):
            continue
        if not differs and not all(isinstance(value, str) for value in values):
            continue
        yield from _exchanged(module, node, differs)


def _exchanged(module: Module, node: ast.BoolOp, differs: bool) -> Iterator[Edit]:
    """Yield the edits that write 'and' for 'or', or the other way round."""
    old, new = ("or", "and") if differs else ("and", "or")
    truth = "true" if differs else "false"
    spans = list(zip(node.values, node.values[1:], strict=False))
    words = [_word(module, module.end(a), module.start(b), old) for a, b in spans]
    up = module.parents[node]
    outer = isinstance(up, (ast.BoolOp, ast.UnaryOp))
    bare = outer and module.text[module.end(node) :].lstrip()[:1] != ")"
    if -1 in words or (bare and not differs):
        return
    for number, where in enumerate(words):
        message = "" if number else f"Wrote '{new}' for '{old}': the condition was always {truth}."
        yield Edit(where, where + len(old), new, message, module.start(node))


def _word(module: Module, start: int, end: int, word: str) -> int:
    """Return where a word stands between two offsets, -1 when anything but it is there."""
    between = module.text[start:end]
    alone = "".join(between.split()).strip("()\\")
    return start + between.index(word) if alone == word else -1


def _compared(module: Module, node: ast.expr, differs: bool) -> tuple[str, object] | None:
    """Return what is compared and the value it is to differ from, or to equal."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        node, differs = node.operand, not differs
    if not isinstance(node, ast.Compare) or len(node.ops) != 1:
        return None
    left, right = node.left, node.comparators[0]
    kind = isinstance(left, ast.Call) and calls_builtin(module, left, ("type",))
    signs = (ast.NotEq, ast.IsNot) if differs else (ast.Eq, ast.Is)
    if not isinstance(node.ops[0], signs if kind else signs[0]):
        return None
    if kind:
        known = isinstance(right, ast.Name) and right.id in _KINDS and module.is_builtin(right.id)
        return (ast.unparse(left), right.id) if known and differs else None  # type: ignore[attr-defined]
    if isinstance(left, ast.Constant):
        left, right = right, left
    plain = isinstance(right, ast.Constant) and isinstance(right.value, (str, int))
    if not plain or isinstance(right.value, bool) or not _steady(module, left):  # type: ignore[attr-defined]
        return None
    return ast.unparse(left), right.value  # type: ignore[attr-defined]


def _steady(module: Module, node: ast.expr) -> bool:
    """Return whether an expression gives the same whenever it is evaluated."""
    if isinstance(node, ast.Call):
        if calls_builtin(module, node, ("len",)):
            return len(node.args) == 1 and _steady(module, node.args[0])
        method = node.func
        text = isinstance(method, ast.Attribute) and method.attr in _ASKED
        return text and not node.args and _steady(module, method.value)  # type: ignore[attr-defined]
    if isinstance(node, ast.Subscript):
        fixed = isinstance(node.slice, (ast.Constant, ast.Name))
        return fixed and _steady(module, node.value)
    return simple(node)


RULE = Rule(
    id="unequal-or",
    title="and between values that a thing must not equal",
    docs=(
        "Everything differs from one of two values, so that \"x != 'a' or x != 'b'\" is always "
        "true: 'and' was meant. No text equals two others, so that \"x == 'a' and x == 'b'\" is "
        "always false: 'or' was meant. Left alone where the two sides differ, or where "
        "comparisons may have a meaning of their own."
    ),
    fix=_fix,
    good=(
        "def f(x):\n    return x != 'a' and x != 'b'\n",
        "def f(x, y):\n    return x != 'a' or y != 'b'\n",
        "def f(x):\n    return x != 'a' or x != 'a'\n",
        "def f(x, y):\n    return x != 'a' or x != y\n",
        "def f(it):\n    return next(it) != 1 or next(it) != 2\n",
        "def f(x):\n    return x == 1 and x == 2\n",
        "import numpy as np\n\n\ndef f(x):\n    return np.any(x != 1 or x != 2)\n",
        "def f(x):\n    return x != 1 or x != 1.0\n",
    ),
    bad=(
        (
            "def f(x):\n    while x != 'yes' or x != 'no':\n        x = input()\n    return x\n",
            "def f(x):\n    while x != 'yes' and x != 'no':\n        x = input()\n    return x\n",
        ),
        (
            "def f(x):\n    if x.lower() != 'a' or x.lower() != 'b' or x.lower() != 'c':\n"
            "        return 1\n    return 0\n",
            "def f(x):\n    if x.lower() != 'a' and x.lower() != 'b' and x.lower() != 'c':\n"
            "        return 1\n    return 0\n",
        ),
        (
            "def f(x):\n    return (x[0] != 1) or (x[0] != 2)\n",
            "def f(x):\n    return (x[0] != 1) and (x[0] != 2)\n",
        ),
        (
            "def f(x):\n    if type(x) != int or type(x) != float:\n        raise TypeError(x)\n"
            "    return x\n",
            "def f(x):\n    if type(x) != int and type(x) != float:\n        raise TypeError(x)\n"
            "    return x\n",
        ),
        (
            "def f(code):\n    if len(code) != 10 or len(code) != 13:\n        return False\n"
            "    return True\n",
            "def f(code):\n    if len(code) != 10 and len(code) != 13:\n        return False\n"
            "    return True\n",
        ),
        (
            "def f(day):\n    if day == 'saturday' and day == 'sunday':\n        return True\n"
            "    return False\n",
            "def f(day):\n    if day == 'saturday' or day == 'sunday':\n        return True\n"
            "    return False\n",
        ),
        (
            "def f(x, busy):\n    if busy and (not x == 'a' or not x == 'b'):\n        return 1\n"
            "    return 0\n",
            "def f(x, busy):\n    if busy and (not x == 'a' and not x == 'b'):\n        return 1\n"
            "    return 0\n",
        ),
    ),
    order=4,
    repairs=True,
)
