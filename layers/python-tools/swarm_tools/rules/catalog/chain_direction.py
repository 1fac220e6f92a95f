"""``100 >= points <= 90``."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.signatures.spoken import words

_TURNED = {ast.Lt: ">", ast.LtE: ">=", ast.Gt: "<", ast.GtE: "<="}
_SIGNS = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
_UP = (ast.Lt, ast.LtE)
# Words by which a condition asks for what lies outside of the range.
_OUTSIDE = (
    "invalid", "error", "must", "between", "out", "wrong", "bad", "not", "no", "please", "again",
    "illegal", "unknown", "low", "high", "too",
)  # fmt: skip


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Compare):
        if len(node.ops) != 2 or any(type(one) not in _SIGNS for one in node.ops):
            continue
        low, middle, high = node.left, *node.comparators
        first, second = _number(low), _number(high)
        if first is None or second is None or first == second or _number(middle) is not None:
            continue
        ways = [isinstance(one, _UP) for one in node.ops]
        if ways[0] is ways[1] or not _asks_for_inside(module, node):
            continue
        rising = first < second
        wrong = 0 if ways[0] is not rising else 1
        yield from _turned(module, node, wrong)


def _asks_for_inside(module: Module, node: ast.Compare) -> bool:
    """Return whether a condition plainly asks for what lies in a range, not for what does not."""
    up = module.parents[node]
    if isinstance(up, ast.comprehension):
        return node in up.ifs
    if isinstance(up, ast.Return):
        function = module.function_of(node)
        return function is not None and not set(words(function.name)) & set(_OUTSIDE)
    if not isinstance(up, ast.If) or up.test is not node or len(up.body) != 1:
        return False
    only = up.body[0]
    if isinstance(only, (ast.Return, ast.Assign)):
        value = only.value
        told = isinstance(value, ast.Constant) and isinstance(value.value, (str, int, float))
        if not told or value.value is False or value.value in (0, -1, ""):  # type: ignore[union-attr]
            return False
    elif not (isinstance(only, ast.Expr) and calls_builtin(module, only.value, ("print",))):
        return False
    said = ast.unparse(only).lower()
    return not set(re.findall(r"[a-z]+", said)) & set(_OUTSIDE)


def _turned(module: Module, node: ast.Compare, wrong: int) -> Iterator[Edit]:
    """Yield the edit that turns one of the two signs of a chain."""
    terms = [node.left, *node.comparators]
    start, end = module.end(terms[wrong]), module.start(terms[wrong + 1])
    old = _SIGNS[type(node.ops[wrong])]
    between = module.text[start:end]
    if between.strip("() \n") == old:
        where = start + between.index(old)
        message = "Turned a sign: one of the two comparisons decided nothing."
        yield Edit(where, where + len(old), _TURNED[type(node.ops[wrong])], message)


def _number(node: ast.expr) -> float | None:
    """Return the number that is written down."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        found = _number(node.operand)
        return None if found is None else -found
    plain = isinstance(node, ast.Constant) and isinstance(node.value, (int, float))
    return node.value if plain and not isinstance(node.value, bool) else None  # type: ignore[attr-defined]


RULE = Rule(
    id="chain-direction",
    title="A chain of comparisons between two bounds",
    docs=(
        "In '100 >= x <= 90' the first comparison decides nothing: what is at most 90 is at most "
        "100. With one of the signs turned it is the range between the two numbers, as was "
        "meant. Only between two numbers that are written down, and not where an error is "
        "raised or told, since what lies outside may then be meant."
    ),
    fix=_fix,
    good=(
        "def f(x):\n    return 90 <= x <= 100\n",
        "def f(a, x, b):\n    return a >= x <= b\n",
        "def f(x):\n    return 100 < x < 0\n",
        "def f(x):\n    return 1 < x > 1\n",
        "def f(x, y):\n    return 1 < x != 5 and y\n",
        "def f(age):\n    if 0 < age > 120:\n        raise ValueError(age)\n    return age\n",
        "def f(age):\n    if 0 > age < 120:\n        print('Invalid age')\n",
        "def f(age):\n    if 0 < age > 120:\n        return False\n    return True\n",
        "def f(age):\n    while 0 < age > 120:\n        age = int(input())\n    return age\n",
    ),
    bad=(
        (
            "def f(x):\n    if 100 >= x <= 90:\n        return 'A'\n    return 'B'\n",
            "def f(x):\n    if 100 >= x >= 90:\n        return 'A'\n    return 'B'\n",
        ),
        (
            "def f(age):\n    return 0 < age > 120\n",
            "def f(age):\n    return 0 < age < 120\n",
        ),
        (
            "def f(p):\n    if 0 >= p.x <= 10:\n        print('inside')\n",
            "def f(p):\n    if 0 <= p.x <= 10:\n        print('inside')\n",
        ),
        (
            "def f(t):\n    kind = 'other'\n    if -10 > t < 40:\n        kind = 'mild'\n"
            "    return kind\n",
            "def f(t):\n    kind = 'other'\n    if -10 < t < 40:\n        kind = 'mild'\n"
            "    return kind\n",
        ),
        (
            "def f(x):\n    return 18.5 <= x >= 25\n",
            "def f(x):\n    return 18.5 <= x <= 25\n",
        ),
        (
            "def f(xs):\n    return [x for x in xs if 5 <= len(x) > 8]\n",
            "def f(xs):\n    return [x for x in xs if 5 <= len(x) < 8]\n",
        ),
    ),
    order=5,
    repairs=True,
)
