"""``width > 0 & height > 0``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.catalog.bool_comparison import TEXT_KINDS
from swarm_tools.rules.equality import OVERLOADED
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.truth import tested

_WORDS = {ast.BitAnd: ("&", "and"), ast.BitOr: ("|", "or")}
_TESTS = TEXT_KINDS | {"startswith", "endswith"}
_SIGNS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def _fix(module: Module) -> Iterator[Edit]:
    if module.imports & OVERLOADED:
        return
    for node in module.walk(ast.Compare):
        middle, last = node.comparators[:-1], node.comparators[-1]
        if _asks(last):
            middle, last = node.comparators, node.left
        if not middle or not all(isinstance(one, _SIGNS) for one in node.ops):
            continue
        if isinstance(node.left, ast.Constant) or _bits(last):
            continue
        if not tested(module, node) and not isinstance(module.parents[node], ast.Return):
            continue
        if isinstance(module.parents[node], (ast.UnaryOp, ast.BoolOp)):
            continue
        spans = [_sign(module, node, one) for one in middle]
        if None in spans or len({new for _, _, new in spans}) != 1:  # type: ignore[misc]
            continue
        for number, (start, end, new) in enumerate(spans):  # type: ignore[misc]
            message = "" if number else f"Wrote '{new}'; the sign binds before the comparisons."
            yield Edit(start, end, new, message, module.start(node))


def _asks(node: ast.expr) -> bool:
    """Return whether the last term is '8 & text.isalnum()', a test beside a comparison."""
    call = node.right if isinstance(node, ast.BinOp) and _bits(node) else None
    method = call.func if isinstance(call, ast.Call) else None
    return isinstance(method, ast.Attribute) and method.attr in _TESTS


def _sign(module: Module, node: ast.Compare, one: ast.expr) -> tuple[int, int, str] | None:
    """Return where '&' or '|' stands between two comparisons, and the word that was meant."""
    if not isinstance(one, ast.BinOp) or type(one.op) not in _WORDS:
        return None
    sign, word = _WORDS[type(one.op)]
    plain = isinstance(one.left, ast.Constant) and _operand(one.right)
    if not plain or isinstance(one.left.value, bool) or not _decimal(module, one.left):
        return None
    before = [node.left, *node.comparators][[node.left, *node.comparators].index(one) - 1]
    if "(" in module.text[module.end(before) : module.start(one)]:
        return None
    between = module.text[module.end(one.left) : module.start(one.right)]
    if between.strip() != sign or between == sign:
        return None
    where = module.end(one.left) + between.index(sign)
    return where, where + 1, word


def _operand(node: ast.expr) -> bool:
    arithmetic = isinstance(node, ast.BinOp) and not _bits(node)
    return arithmetic or isinstance(node, (ast.Name, ast.Attribute, ast.Subscript, ast.Call))


def _bits(node: ast.expr) -> bool:
    signs = (ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift)
    return isinstance(node, ast.BinOp) and isinstance(node.op, signs)


def _decimal(module: Module, node: ast.expr) -> bool:
    """Return whether a constant is no mask: a text, or a number that is not written in bits."""
    return not module.source(node).lower().startswith(("0x", "0b", "0o"))


RULE = Rule(
    id="bitwise-condition",
    title="and and or between comparisons",
    docs=(
        "'&' and '|' bind before comparisons, so that 'a > 0 & b > 0' means 'a > (0 & b) > 0'. "
        "Where a plain value stands before the sign, 'and' or 'or' was meant. Left alone where "
        "there are parentheses, masks, or a library that gives the signs another meaning."
    ),
    fix=_fix,
    good=(
        "def f(flags, mask):\n    return 0 < flags & mask < 8\n",
        "def f(a, b):\n    return (a > 0) & (b > 0)\n",
        "def f(a, b):\n    return a == (1 & b) == 1\n",
        "def f(a, b):\n    return a & 1 == b\n",
        "import pandas as pd\n\n\ndef f(a, b):\n    return pd.Series(a > 0 & b > 0)\n",
        "def f(a, b):\n    return a == 0x0F & b\n",
    ),
    bad=(
        (
            "def f(width, height):\n    if width > 0 & height > 0:\n        return 1\n"
            "    return 0\n",
            "def f(width, height):\n    if width > 0 and height > 0:\n        return 1\n"
            "    return 0\n",
        ),
        (
            "def f(user, word):\n    return user == 'admin' & word == 'secret'\n",
            "def f(user, word):\n    return user == 'admin' and word == 'secret'\n",
        ),
        (
            "def f(day):\n    while day == 'sat' | day == 'sun' | day == 'off':\n"
            "        day = input()\n",
            "def f(day):\n    while day == 'sat' or day == 'sun' or day == 'off':\n"
            "        day = input()\n",
        ),
        (
            "def f(xs):\n    return [x for x in xs if x % 3 == 0 & x % 5 == 0]\n",
            "def f(xs):\n    return [x for x in xs if x % 3 == 0 and x % 5 == 0]\n",
        ),
        (
            "def f(p):\n    if p.x >= 0 & len(p.y) < 10:\n        return p\n    return None\n",
            "def f(p):\n    if p.x >= 0 and len(p.y) < 10:\n        return p\n    return None\n",
        ),
        (
            "def f(word):\n    return len(word) >= 8 & word.isalnum()\n",
            "def f(word):\n    return len(word) >= 8 and word.isalnum()\n",
        ),
        (
            "def f(x):\n    return x < 0 | x > 10\n",
            "def f(x):\n    return x < 0 or x > 10\n",
        ),
    ),
    order=4,
    repairs=True,
)
