"""``(not x) in xs``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import kind_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Compare):
        left, right = node.left, node.comparators[0]
        if len(node.ops) != 1 or not isinstance(left, ast.UnaryOp):
            continue
        if not isinstance(left.op, ast.Not) or not _item(module, left.operand):
            continue
        word = _word(module, node.ops[0], right)
        if word:
            new = f"{module.source(left.operand)} {word} {module.source(right)}"
            yield module.replace(node, new, f"Asked '{word}' of the item, not of its opposite.")


def _item(module: Module, node: ast.expr) -> bool:
    """Return whether an expression may well be the item that is asked for, and no yes or no."""
    if isinstance(node, ast.Constant):
        return not isinstance(node.value, bool)
    plain = isinstance(node, (ast.Name, ast.Attribute, ast.Subscript, ast.JoinedStr))
    made = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    text = made and node.func.attr in ("lower", "upper", "strip", "title")  # type: ignore[attr-defined]
    return (plain or text) and kind_of(module, node) != "bool"


def _word(module: Module, op: ast.cmpop, right: ast.expr) -> str:
    """Return the operator that is meant, or nothing."""
    if isinstance(op, ast.Is) and isinstance(right, ast.Constant) and right.value is None:
        return "is not"
    if not isinstance(op, ast.In):
        return ""
    truths = any(
        isinstance(part, ast.Compare)
        or (isinstance(part, ast.Constant) and isinstance(part.value, bool))
        for part in ast.walk(right)
    )
    return "" if truths or isinstance(right, (ast.ListComp, ast.GeneratorExp)) else "not in"


RULE = Rule(
    id="not-membership",
    title="'not in' for an item, not for its opposite",
    docs=(
        "'(not x) in xs' asks whether True or False is among the items. What is meant is 'x not "
        "in xs'; likewise '(not x) is None', which is never true. Left alone where the operand "
        "is a yes or no itself, or the items are."
    ),
    fix=_fix,
    good=(
        "def f(x, xs):\n    return not x in xs\n",
        "def f(x):\n    return (not x) in (True, None)\n",
        "def f(x, y):\n    return (not x) == y\n",
        "def f(x, xs):\n    return (not (x > 1)) in xs\n",
        "def f(x: bool, xs):\n    return (not x) in xs\n",
        "def f(x, xs):\n    return (not x) not in xs\n",
        "def f(x, xs):\n    return (not x) in [y > 1 for y in xs]\n",
    ),
    bad=(
        (
            "def f(name, taken):\n    free = (not name) in taken\n    return free\n",
            "def f(name, taken):\n    free = name not in taken\n    return free\n",
        ),
        (
            "def f(text):\n    if (not '@') in text:\n        raise ValueError(text)\n",
            "def f(text):\n    if '@' not in text:\n        raise ValueError(text)\n",
        ),
        (
            "class A:\n    def add(self, item):\n        if (not item.key) in self.seen:\n"
            "            self.seen[item.key] = item\n",
            "class A:\n    def add(self, item):\n        if item.key not in self.seen:\n"
            "            self.seen[item.key] = item\n",
        ),
        (
            "def f(xs, ys):\n    return [x for x in xs if (not x) in ys]\n",
            "def f(xs, ys):\n    return [x for x in xs if x not in ys]\n",
        ),
        (
            "def f(found):\n    return found.name if (not found) is None else ''\n",
            "def f(found):\n    return found.name if found is not None else ''\n",
        ),
        (
            "guess = input()\nwhile (not guess.lower()) in ('a', 'b'):\n    guess = input()\n",
            "guess = input()\nwhile guess.lower() not in ('a', 'b'):\n    guess = input()\n",
        ),
    ),
    order=5,
    repairs=True,
)
