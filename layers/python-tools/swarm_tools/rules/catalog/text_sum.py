"""``"Total: " + total`` with a number."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import bindings, guarded, kind_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.numbers import FOREIGN, compared_before, is_numeric

_MESSAGE = "Made a text of the number added to one."


def _fix(module: Module) -> Iterator[Edit]:
    if not module.is_builtin("str"):
        return
    for node in module.walk(ast.BinOp):
        if not isinstance(node.op, ast.Add) or guarded(module, node, ("TypeError",)):
            continue
        if _for_show(module, node):
            continue
        left, right = _kind(module, node.left), _kind(module, node.right)
        if left == "str" and right == "number":
            number = node.right
        elif right == "str" and left == "number" and _spelt(node.right):
            number = node.left
        else:
            continue
        yield module.replace(number, f"str({module.source(number)})", _MESSAGE)
    for node in module.walk(ast.AugAssign):
        if isinstance(node.op, ast.Add) and _grows(module, node.target):
            expected = guarded(module, node, ("TypeError",))
            if not expected and _kind(module, node.value) == "number":
                yield module.replace(node.value, f"str({module.source(node.value)})", _MESSAGE)


def _for_show(module: Module, node: ast.BinOp) -> bool:
    """Return whether a sum is only written to fail: with nothing, or of literals in a lambda."""
    sides = [one for one in (node.left, node.right) if isinstance(one, ast.Constant)]
    if any(one.value == "" for one in sides):
        return True
    return len(sides) == 2 and isinstance(module.parents[node], ast.Lambda)


def _kind(module: Module, node: ast.expr) -> str | None:
    """Return ``str`` or ``number`` for a term; a sum that begins with a text is one."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        left, right = _kind(module, node.left), _kind(module, node.right)
        if "str" in (left, right):
            return "str"
    kind = kind_of(module, node)
    if kind is not None:
        return "number" if kind in ("int", "float") else kind
    if module.imports & FOREIGN:
        return None
    if is_numeric(module, node):
        return "number"
    sized = isinstance(node, ast.Name) and compared_before(module, node)
    return "number" if sized else None


def _grows(module: Module, target: ast.expr) -> bool:
    """Return whether a name only ever is a text, or one that is added to."""
    if not isinstance(target, ast.Name) or module.scopes.declared(target.id):
        return False
    ups = [module.parents.get(one) for one in bindings(module, target)]
    started = [up.value for up in ups if isinstance(up, ast.Assign) and len(up.targets) == 1
               and isinstance(up.targets[0], ast.Name)]  # fmt: skip
    added = [up for up in ups if isinstance(up, ast.AugAssign) and isinstance(up.op, ast.Add)]
    texts = all(kind_of(module, value) == "str" for value in started)
    return bool(started) and texts and len(started) + len(added) == len(ups)


def _spelt(node: ast.expr) -> bool:
    return isinstance(node, (ast.Constant, ast.JoinedStr))


RULE = Rule(
    id="text-sum",
    title="str() around a number that is added to a text",
    docs=(
        "A text and a number cannot be added. Where both types are certain, the number becomes a "
        "text: the result of arithmetic, what 'len' or 'int' gives, what has just been compared "
        "in size with a number. Left alone where a handler expects the TypeError, or a library "
        "has sums of its own."
    ),
    fix=_fix,
    good=(
        "def f(total):\n    return 'Total: ' + total\n",
        "def f(x):\n    try:\n        return 'a' + 1\n    except TypeError:\n        return x\n",
        "import sympy\n\n\ndef f(x):\n    return 'x' + (x - 1)\n",
        "def f(x):\n    return 'a' + x * 2\n",
        "class A:\n    line = ''\n\n    def f(self, x):\n        self.line += x\n"
        "        return 'line ' + self.line\n",
        "def f():\n    yield 4 + ''\n",
        "def f(fails):\n    fails(TypeError, lambda: 3.14 + 'spam')\n",
        "def f(x):\n    return 'a' + x % 2\n",
        "age = input()\nage = 'about ' + age\nprint('age ' + age)\n",
        "def f(x):\n    if x and x > 3:\n        x = str(x)\n    return 'x ' + x\n",
        "def f(x):\n    if isinstance(x, int) and x > 3:\n        return 1\n    return 'x' + x\n",
        "text = ''\ntext = 0\ntext += 1\n",
    ),
    bad=(
        (
            "def f(xs):\n    count = len(xs)\n    return 'Found ' + count + ' of ' + len(xs)\n",
            "def f(xs):\n    count = len(xs)\n    return 'Found ' + str(count) + ' of '"
            " + str(len(xs))\n",
        ),
        (
            "from datetime import date\n\nborn = int(input())\nage = date.today().year - born\n"
            "print('You turn ' + age + '!')\n",
            "from datetime import date\n\nborn = int(input())\nage = date.today().year - born\n"
            "print('You turn ' + str(age) + '!')\n",
        ),
        (
            "def f(price, count):\n    total = price * count / 100\n"
            "    return 'To pay: ' + total\n",
            "def f(price, count):\n    total = price * count / 100\n"
            "    return 'To pay: ' + str(total)\n",
        ),
        (
            "import random\n\ndice = random.randint(1, 6)\nprint('You rolled a ' + dice)\n",
            "import random\n\ndice = random.randint(1, 6)\nprint('You rolled a ' + str(dice))\n",
        ),
        (
            "score = 0\nfor answer in ('a', 'b'):\n    score += 1\nprint('Score: ' + score)\n",
            "score = 0\nfor answer in ('a', 'b'):\n    score += 1\nprint('Score: ' + str(score))\n",
        ),
        (
            "def f(age):\n    if age >= 18:\n        return 'adult of ' + age\n"
            "    return 'child'\n",
            "def f(age):\n    if age >= 18:\n        return 'adult of ' + str(age)\n"
            "    return 'child'\n",
        ),
        (
            "def f(n):\n    while n > 0:\n        print('left: ' + n)\n        n -= 1\n",
            "def f(n):\n    while n > 0:\n        print('left: ' + str(n))\n        n -= 1\n",
        ),
        (
            "class A:\n    def __init__(self):\n        self.count = 0\n\n"
            "    def show(self):\n        self.count += 1\n"
            "        return 'count: ' + self.count\n",
            "class A:\n    def __init__(self):\n        self.count = 0\n\n"
            "    def show(self):\n        self.count += 1\n"
            "        return 'count: ' + str(self.count)\n",
        ),
        (
            "def f(rows):\n    total = 0\n    for name, price in rows:\n        total += price\n"
            "    return 'Total: ' + total\n",
            "def f(rows):\n    total = 0\n    for name, price in rows:\n        total += price\n"
            "    return 'Total: ' + str(total)\n",
        ),
        (
            "import math\n\nr = float(input())\narea = math.pi * r ** 2\nprint('Area: ' + area)\n",
            "import math\n\nr = float(input())\narea = math.pi * r ** 2\n"
            "print('Area: ' + str(area))\n",
        ),
        (
            "def f(n):\n    line = ''\n    for i in range(n):\n        line += i\n"
            "    return line\n",
            "def f(n):\n    line = ''\n    for i in range(n):\n        line += str(i)\n"
            "    return line\n",
        ),
        (
            "def f(marks):\n    return 'Mean: ' + sum(marks) / len(marks)\n",
            "def f(marks):\n    return 'Mean: ' + str(sum(marks) / len(marks))\n",
        ),
    ),
    order=5,
    repairs=True,
)
