"""``for name, i in enumerate(names)``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin, guarded, loads, set_again
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_NUMBER = set(dir(int))
_MEASURED = ("len", "sorted", "sum", "list", "set", "tuple", "enumerate", "reversed")


def _fix(module: Module) -> Iterator[Edit]:
    for loop in module.walk((ast.For, ast.comprehension)):
        source, target = loop.iter, loop.target
        if not calls_builtin(module, source, ("enumerate",)) or not isinstance(target, ast.Tuple):
            continue
        names = target.elts
        if len(names) != 2 or not all(isinstance(one, ast.Name) for one in names):
            continue
        item, number = names
        around = module.parents[loop] if isinstance(loop, ast.comprehension) else loop
        first, second = _uses(around, loop, item.id), _uses(around, loop, number.id)
        if not second or not any(_no_number(module, use) for use in first):
            continue
        if any(_item(module, use) for use in second) or set_again(around, item.id, number.id):
            continue
        if guarded(module, source, ("TypeError", "AttributeError")):
            continue
        message = "Put the number before the item, as 'enumerate' gives them."
        group = module.start(target)
        yield module.replace(item, module.source(number), message, group)
        yield module.replace(number, module.source(item), "", group)


def _uses(around: ast.AST, loop: ast.For | ast.comprehension, name: str) -> list[ast.Name]:
    """Return the reads of a name in what a loop repeats."""
    return loads(loop.body if isinstance(loop, ast.For) else [around], name)


def _no_number(module: Module, use: ast.Name) -> bool:
    """Return whether something is done with a name that fails with a number."""
    up = module.parents[use]
    if isinstance(up, ast.Attribute):
        return up.attr not in _NUMBER
    if isinstance(up, ast.Subscript):
        return up.value is use
    if isinstance(up, (ast.For, ast.comprehension)):
        return up.iter is use
    if isinstance(up, ast.Compare):
        inside = isinstance(up.ops[-1], (ast.In, ast.NotIn)) and up.comparators[-1] is use
        return inside and len(up.ops) == 1
    return calls_builtin(module, up, _MEASURED) and up.args[:1] == [use]  # type: ignore[attr-defined]


def _item(module: Module, use: ast.Name) -> bool:
    """Return whether a name is used as the item, so that swapping would be wrong."""
    up = module.parents[use]
    if isinstance(up, ast.Compare):
        return not any(isinstance(one, ast.Constant) for one in (up.left, *up.comparators))
    return isinstance(up, ast.Attribute) or _no_number(module, use)


RULE = Rule(
    id="enumerate-order",
    title="The number before the item",
    docs=(
        "'enumerate' gives the number first. Where the first name of a loop is used as no number "
        "can be, as in 'name.upper()', and the second is not, the two are exchanged."
    ),
    fix=_fix,
    good=(
        "def f(names):\n    for i, name in enumerate(names):\n        print(i, name.upper())\n",
        "def f(names):\n    for name, i in enumerate(names):\n        print(name, i)\n",
        "def f(xs):\n    for n, i in enumerate(xs):\n        print(n.bit_length(), i)\n",
        "def f(xs):\n    for a, b in enumerate(xs):\n        print(a.x, b.y)\n",
        "def f(xs):\n    for a, b in enumerate(xs):\n        a = str(a)\n"
        "        print(a.upper(), b)\n",
        "def f(pairs):\n    for name, i in pairs:\n        print(name.upper(), i)\n",
    ),
    bad=(
        (
            "def f(names):\n    for name, place in enumerate(names, start=1):\n"
            "        print(f'{place}. {name.upper()}')\n",
            "def f(names):\n    for place, name in enumerate(names, start=1):\n"
            "        print(f'{place}. {name.upper()}')\n",
        ),
        (
            "def f(rows):\n    for row, i in enumerate(rows):\n        print(i + 1, row['name'])\n",
            "def f(rows):\n    for i, row in enumerate(rows):\n        print(i + 1, row['name'])\n",
        ),
        (
            "def f(words):\n    return [len(word) * i for word, i in enumerate(words)]\n",
            "def f(words):\n    return [len(word) * i for i, word in enumerate(words)]\n",
        ),
        (
            "def f(grid):\n    for row, y in enumerate(grid):\n"
            "        for cell, x in enumerate(row):\n            print(x, y, cell.kind)\n",
            "def f(grid):\n    for y, row in enumerate(grid):\n"
            "        for x, cell in enumerate(row):\n            print(x, y, cell.kind)\n",
        ),
        (
            "def f(users):\n    found = {}\n    for user, i in enumerate(users):\n"
            "        if i > 0:\n            found[user.name] = i\n    return found\n",
            "def f(users):\n    found = {}\n    for i, user in enumerate(users):\n"
            "        if i > 0:\n            found[user.name] = i\n    return found\n",
        ),
        (
            "def f(lines):\n    for line, n in enumerate(lines):\n        if '#' in line:\n"
            "            print(n)\n",
            "def f(lines):\n    for n, line in enumerate(lines):\n        if '#' in line:\n"
            "            print(n)\n",
        ),
    ),
    order=4,
    repairs=True,
)
