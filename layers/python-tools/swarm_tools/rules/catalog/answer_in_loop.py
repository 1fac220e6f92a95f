"""``return False`` for all items in the first round of a loop."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.catalog.return_in_loop import adds
from swarm_tools.rules.flow import calls_builtin, drop, kind_of, loads, same
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Function, Module
from swarm_tools.rules.phrases import yields

# What is asked about all items; 'is_' may well be about the first one.
_QUESTIONS = ("has_", "contains_", "any_", "all_", "every_")
_OF_THE_FIRST = {
    "header", "head", "first", "top", "start", "starts", "begins", "shebang", "prefix", "next",
    "leading", "magic", "bom", "more", "content", "rows", "results",
}  # fmt: skip
_LEAVING = (ast.Return, ast.Raise, ast.Break, ast.Continue, ast.Try, ast.With, ast.Await)


def _fix(module: Module) -> Iterator[Edit]:
    for loop in module.walk(ast.For):
        yield from _answered(module, loop)


def _answered(module: Module, loop: ast.For) -> Iterator[Edit]:
    """Yield the edit for a loop that speaks of all items when it has seen the first one."""
    function, last = module.function_of(loop), _answer(loop)
    if function is None or last is None or loop.orelse or yields(function):
        return
    block = module.siblings(loop)
    after = block[block.index(loop) + 1 :]
    if block is not function.body or len(after) > 1 or not module.alone(last):
        return
    if not _no_first_round(module, function, loop):
        return
    message = "Gave the answer for all items after the loop, not for the first one in it."
    taken = _without(module, last, message)
    if not after:
        where = module.line_end(module.end(loop))
        if where > module.line_end(module.end(last)):
            return
        newline = "\n" if module.text[where : where + 1] else ""
        text = f"{module.indent(loop)}{module.source(last)}{newline}"
        start = module.line_start(taken.start)
        front = module.text[start : taken.start] + taken.new
        yield Edit(start, taken.end, f"{front}\n{text}" if taken.new else text, message)
    elif isinstance(after[0], ast.Return) and same(after[0], last):
        yield taken


def _without(module: Module, last: ast.Return, message: str) -> Edit:
    """Return the edit that takes a return out, with the ``else`` that holds nothing else."""
    up = module.parents[last]
    if isinstance(up, ast.If) and up.orelse == [last]:
        start = module.line_end(module.end(up.body[-1])) + 1
        end = min(module.line_end(module.end(last)) + 1, len(module.text))
        return Edit(start, end, "", message)
    return drop(module, last, message)


def _answer(loop: ast.For) -> ast.Return | None:
    """Return the return of a constant that ends the first round, unless a test ended it before."""
    test, front = loop.body[-1], loop.body[:-1]
    if isinstance(test, ast.If):
        if len(test.body) != 1 or not test.orelse or isinstance(test.orelse[-1], ast.If):
            return None
        first, last = test.body[0], test.orelse[-1]
        front = [*front, *test.orelse[:-1]]
    else:
        tests = [one for one in front if isinstance(one, ast.If) and _ended(one)]
        if len(tests) != 1:
            return None
        first, last = tests[0].body[-1], test
        front = [one for one in front if one is not tests[0]]
    if not isinstance(last, ast.Return) or not _constant(last.value):
        return None
    if not isinstance(first, ast.Return) or same(first, last):
        return None
    parts = [part for one in front for part in ast.walk(one)]
    return None if any(isinstance(part, _LEAVING) for part in parts) else last


def _ended(test: ast.If) -> bool:
    return not test.orelse and isinstance(test.body[-1], ast.Return)


def _constant(node: ast.expr | None) -> bool:
    value = node.operand if isinstance(node, ast.UnaryOp) else node
    return isinstance(value, ast.Constant)


def _no_first_round(module: Module, function: Function, loop: ast.For) -> bool:
    """Return whether nobody would ask for the first item alone.

    That is an index, or a loop that notes in a local set or list what it has seen.
    """
    if calls_builtin(module, loop.iter, ("range",)):
        return isinstance(loop.target, ast.Name) and bool(loads(loop.body, loop.target.id))
    made = {
        target.id
        for statement in function.body[: function.body.index(loop)]
        if isinstance(statement, ast.Assign)
        for target in statement.targets
        if isinstance(target, ast.Name) and kind_of(module, target) in ("set", "list", "dict")
    }
    noted = any(adds(part, name) for one in loop.body for part in ast.walk(one) for name in made)
    if function.name.startswith(("find", "search", "lookup")) and _gives(loop):
        return True
    words = set(function.name.split("_"))
    named = function.name.startswith(_QUESTIONS) and isinstance(loop.iter, ast.Name)
    named = named and not words & _OF_THE_FIRST
    return noted or (named and bool(loads([loop.body[0]], getattr(loop.target, "id", ""))))


def _gives(loop: ast.For) -> bool:
    """Return whether a loop gives the item that a test finds, or where it is."""
    names = {part.id for part in ast.walk(loop.target) if isinstance(part, ast.Name)}
    tests = [one for one in loop.body if isinstance(one, ast.If)]
    return any(
        isinstance(one.test, ast.Compare)
        and isinstance(one.test.ops[0], ast.Eq)
        and isinstance(one.body[-1], ast.Return)
        and getattr(one.body[-1].value, "id", "") in names
        for one in tests
    )


RULE = Rule(
    id="answer-in-loop",
    title="An answer about all items is given after the loop",
    docs=(
        "A loop that ends with 'return True' in one case and 'return False' in the other only "
        "ever sees the first item. The answer about all moves behind the loop, or goes where it "
        "stands there already. Only where the loop goes over numbers, notes what it has seen, or "
        "the function asks about all by its name: the first line of a file may be meant."
    ),
    fix=_fix,
    good=(
        "def f(lines):\n    for line in lines:\n        if line.startswith('#!'):\n"
        "            return True\n        else:\n            return False\n    return False\n",
        "def has_header(lines):\n    for line in lines:\n        if line.startswith('#'):\n"
        "            return True\n        return False\n    return False\n",
        "def f(n):\n    for i in range(n):\n        if i > 3:\n            return i\n"
        "        return -1\n    return n\n",
        "def f(n):\n    for _ in range(n):\n        if n > 3:\n            return True\n"
        "        return False\n",
    ),
    bad=(
        (
            "def find(users, name):\n    for user in users:\n        if user.name == name:\n"
            "            return user\n        else:\n            return None\n",
            "def find(users, name):\n    for user in users:\n        if user.name == name:\n"
            "            return user\n    return None\n",
        ),
        (
            "def f(items):\n    seen = set()\n    for item in items:\n        if item in seen:\n"
            "            return True\n        else:\n            seen.add(item)\n"
            "            return False\n    return False\n",
            "def f(items):\n    seen = set()\n    for item in items:\n        if item in seen:\n"
            "            return True\n        else:\n            seen.add(item)\n"
            "    return False\n",
        ),
        (
            "def f(n):\n    for i in range(2, n):\n        if n % i == 0:\n"
            "            return False\n        else:\n            return True\n",
            "def f(n):\n    for i in range(2, n):\n        if n % i == 0:\n"
            "            return False\n    return True\n",
        ),
        (
            "def f(xs, x):\n    for i in range(len(xs)):\n        if xs[i] == x:\n"
            "            return i\n        return -1\n",
            "def f(xs, x):\n    for i in range(len(xs)):\n        if xs[i] == x:\n"
            "            return i\n    return -1\n",
        ),
        (
            "def has_digit(text):\n    for char in text:\n        if char.isdigit():\n"
            "            return True\n        else:\n            return False\n",
            "def has_digit(text):\n    for char in text:\n        if char.isdigit():\n"
            "            return True\n    return False\n",
        ),
        (
            "def f(text):\n    for i in range(len(text) // 2):\n"
            "        if text[i] != text[-1 - i]:\n            return False\n"
            "        else:\n            return True\n    return True\n",
            "def f(text):\n    for i in range(len(text) // 2):\n"
            "        if text[i] != text[-1 - i]:\n            return False\n"
            "    return True\n",
        ),
        (
            "def f(xs, goal):\n    seen = {}\n    for i, x in enumerate(xs):\n"
            "        if goal - x in seen:\n            return seen[goal - x], i\n"
            "        seen[x] = i\n        return None\n    return None\n",
            "def f(xs, goal):\n    seen = {}\n    for i, x in enumerate(xs):\n"
            "        if goal - x in seen:\n            return seen[goal - x], i\n"
            "        seen[x] = i\n    return None\n",
        ),
    ),
    order=4,
    repairs=True,
)
