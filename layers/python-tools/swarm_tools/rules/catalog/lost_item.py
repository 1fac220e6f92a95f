"""``for item in basket: item = "pen"``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin, drop, home, loads
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import DEFINITIONS, Module


def _fix(module: Module) -> Iterator[Edit]:
    if module.is_test:
        return
    for loop in module.walk(ast.For):
        first, name = loop.body[0], getattr(loop.target, "id", "")
        if not name or not isinstance(first, ast.Assign) or len(first.targets) != 1:
            continue
        if getattr(first.targets[0], "id", "") != name or not module.alone(first):
            continue
        if not isinstance(first.value, ast.Constant) or first.value.value is None:
            continue
        if calls_builtin(module, loop.iter, ("range", "enumerate")) or not _read(loop, name):
            continue
        scope = home(module, loop.target)
        if scope is None or module.scopes.declared(name):
            continue
        if len(scope.bindings.get(name, [])) == 2:
            yield drop(module, first, f"Kept the '{name}' that the loop gives.")


def _read(loop: ast.For, name: str) -> bool:
    """Return whether the item is used like one: by number or key, or for more than one thing."""
    rest = loop.body[1:]
    if any(isinstance(part, DEFINITIONS) for one in rest for part in ast.walk(one)):
        return False
    return len(loads(rest, name)) > 1


RULE = Rule(
    id="lost-item",
    title="The item of a loop is not set to one and the same value",
    docs=(
        "A loop over items that begins with 'item = \"pen\"' takes each for a pen. The assignment "
        "goes where the name is read more than once afterwards. A loop over numbers, which may "
        "only count its rounds, a name that is set elsewhere and a test are left alone."
    ),
    fix=_fix,
    good=(
        "for item in basket:\n    item = item.strip()\n    print(item, len(item))\n",
        "for i in range(3):\n    i = 5\n    print(i, i)\n",
        "for item in basket:\n    item = 'pen'\n    item = item + 's'\n    print(item, item)\n",
        "for item in basket:\n    print(item)\n    item = 'pen'\n    print(item, item)\n",
        "for item in basket:\n    item = None\n    print(item, item)\n",
        "for item in basket:\n    item = 'pen'\n    print(item)\n",
    ),
    bad=(
        (
            "prices = {'pen': 1}\ntotal = 0\nfor item in ('pen', 'ink'):\n    item = 'pen'\n"
            "    total += prices[item]\n    print(item, prices[item])\n",
            "prices = {'pen': 1}\ntotal = 0\nfor item in ('pen', 'ink'):\n"
            "    total += prices[item]\n    print(item, prices[item])\n",
        ),
        (
            "def f(words):\n    counts = {}\n    for word in words:\n        word = ''\n"
            "        counts[word] = counts.get(word, 0) + 1\n    return counts\n",
            "def f(words):\n    counts = {}\n    for word in words:\n"
            "        counts[word] = counts.get(word, 0) + 1\n    return counts\n",
        ),
        (
            "def f(numbers):\n    best = 0\n    for number in numbers:\n        number = 0\n"
            "        if number > best:\n            best = number\n    return best\n",
            "def f(numbers):\n    best = 0\n    for number in numbers:\n"
            "        if number > best:\n            best = number\n    return best\n",
        ),
    ),
    order=5,
    repairs=True,
)
