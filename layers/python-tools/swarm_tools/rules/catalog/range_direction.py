"""``for left in range(10, 0)``."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin, home, owner
from swarm_tools.rules.imports import origin
from swarm_tools.rules.index_reads import is_number
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.streams import only_value

_DOWN = re.compile(r"count_?down|backwards?|reverse", re.IGNORECASE)


def _fix(module: Module) -> Iterator[Edit]:
    if module.is_test:
        return
    for loop in module.walk((ast.For, ast.comprehension)):
        call = loop.iter
        if not calls_builtin(module, call, ("range",)) or call.keywords:
            continue
        if len(call.args) not in (2, 3) or any(isinstance(x, ast.Starred) for x in call.args):
            continue
        low, step = _whole(call.args[1]), call.args[2:]
        if low is None or (step and not is_number(step[0], 1)):
            continue
        waits = isinstance(loop, ast.For) and low in (0, -1) and _waits(module, loop)
        if not _above(module, call.args[0], low) and not waits:
            continue
        message = "Counted down; a range from the higher end has no rounds without a step of -1."
        if step:
            yield module.replace(step[0], "-1", message)
        else:
            where = module.end(call.args[1])
            yield Edit(where, where, ", -1", message)


def _above(module: Module, start: ast.expr, low: int) -> bool:
    """Return whether a range certainly begins above its end, or is plainly meant to."""
    high = _whole(start)
    if high is not None:
        return high > low
    if _length(module, start):
        return low <= 0
    if isinstance(start, ast.BinOp) and isinstance(start.op, ast.Sub):
        return low in (-1, 0) and is_number(start.right, 1) and _length(module, start.left)
    if not isinstance(start, ast.Name) or low not in (-1, 0):
        return False
    scope = owner(module, start)
    if scope is None or scope is not home(module, start) or module.scopes.declared(start.id):
        return False
    found = scope.bindings.get(start.id, [])
    if len(found) == 1 and isinstance(found[0], ast.arg):
        function = module.function_of(start)
        return function is not None and bool(_DOWN.search(function.name))
    value = only_value(module, start)
    if value is None:
        return False
    whole = _whole(value)
    return (whole is not None and whole > low) or _length(module, value) or _told(module, value)


def _waits(module: Module, loop: ast.For) -> bool:
    """Return whether a loop from a name shows each number and waits: nobody counts up to 0 so."""
    calls = [part for part in ast.walk(loop) if isinstance(part, ast.Call)]
    shown = any(calls_builtin(module, one, ("print",)) for one in calls)
    slept = any(origin(module, one.func) == "time.sleep" for one in calls)
    return shown and slept and isinstance(loop.iter.args[0], ast.Name)  # type: ignore[attr-defined]


def _told(module: Module, value: ast.expr) -> bool:
    """Return whether a number is typed in by somebody who is asked where to count down from."""
    if not calls_builtin(module, value, ("int",)) or len(value.args) != 1:  # type: ignore[attr-defined]
        return False
    asked = value.args[0]  # type: ignore[attr-defined]
    if not calls_builtin(module, asked, ("input",)) or not asked.args:
        return False
    text = asked.args[0]
    prompt = text.value if isinstance(text, ast.Constant) else ""
    return isinstance(prompt, str) and bool(_DOWN.search(prompt.replace(" ", "_")))


def _length(module: Module, node: ast.expr) -> bool:
    return calls_builtin(module, node, ("len",))


def _whole(node: ast.expr) -> int | None:
    """Return the whole number that is written down, or None."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = _whole(node.operand)
        return None if inner is None else -inner
    plain = isinstance(node, ast.Constant) and type(node.value) is int
    return node.value if plain else None  # type: ignore[attr-defined]


RULE = Rule(
    id="range-direction",
    title="A range that counts down",
    docs=(
        "'range(10, 0)' is empty; a loop over it gets the step of -1. So does one from a length "
        "to 0 or -1, and one of a countdown by its name, its question or its waiting. A start that "
        "may be below the end is left alone, and so are tests."
    ),
    fix=_fix,
    good=(
        "for i in range(10, 0, -1):\n    print(i)\n",
        "for i in range(-3, 0):\n    print(i)\n",
        "def f(n):\n    for i in range(n, 0):\n        print(i)\n",
        "def f(xs):\n    for i in range(len(xs), 10):\n        xs.append(i)\n",
        "print(list(range(5, 0)))\n",
        "start = -3\nfor i in range(start, 0):\n    print(i)\n",
        "first = int(input('First: '))\nfor i in range(first, 0):\n    print(i)\n",
        "for i in range(10, 0, -2):\n    print(i)\n",
    ),
    bad=(
        (
            "for i in range(10, 0):\n    print(i)\n",
            "for i in range(10, 0, -1):\n    print(i)\n",
        ),
        (
            "seconds = int(input('Count down from: '))\nfor left in range(seconds, 0):\n"
            "    print(left)\n",
            "seconds = int(input('Count down from: '))\nfor left in range(seconds, 0, -1):\n"
            "    print(left)\n",
        ),
        (
            "def f(text):\n    out = ''\n    for i in range(len(text) - 1, -1):\n"
            "        out += text[i]\n    return out\n",
            "def f(text):\n    out = ''\n    for i in range(len(text) - 1, -1, -1):\n"
            "        out += text[i]\n    return out\n",
        ),
        (
            "def countdown(n):\n    for i in range(n, 0, 1):\n        print(i)\n",
            "def countdown(n):\n    for i in range(n, 0, -1):\n        print(i)\n",
        ),
        (
            "import time\n\n\ndef launch(n):\n    for i in range(n, 0):\n        print(i)\n"
            "        time.sleep(1)\n",
            "import time\n\n\ndef launch(n):\n    for i in range(n, 0, -1):\n"
            "        print(i)\n        time.sleep(1)\n",
        ),
        (
            "top = 5\nprint([i * i for i in range(top, 0)])\n",
            "top = 5\nprint([i * i for i in range(top, 0, -1)])\n",
        ),
        (
            "def f(xs):\n    size = len(xs)\n    for end in range(size, 0):\n"
            "        print(xs[:end])\n",
            "def f(xs):\n    size = len(xs)\n    for end in range(size, 0, -1):\n"
            "        print(xs[:end])\n",
        ),
    ),
    order=5,
    repairs=True,
)
