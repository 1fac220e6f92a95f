"""An iterator that is used up the first time, and then gone through again."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import block_of, calls_builtin, guarded, is_local, owner
from swarm_tools.rules.imports import origin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.streams import (
    STREAMS,
    as_list,
    leaves_early,
    only_assignment,
    reads,
    same_place,
    stream,
    suits_list,
    used_up,
)
from swarm_tools.rules.truth import unconditional

_TOLD = ("exhaust", "empty", "consum", "used up", "nothing", "once")


def _fix(module: Module) -> Iterator[Edit]:
    if module.is_builtin("list"):
        yield from _inner(module)
        if not module.is_test and "seek" not in module.names:
            yield from _again(module)


def _again(module: Module) -> Iterator[Edit]:
    """Make a list of an iterator that statements one after the other go through."""
    for node in module.walk(ast.Assign):
        target, value = node.targets[0], node.value
        if len(node.targets) != 1 or not isinstance(target, ast.Name):
            continue
        once = stream(module, value) or _reads_rows(module, value)
        if once and _mine(module, target, value) and _twice(module, target):
            message = f"Made a list of '{target.id}', which was used up the first time."
            yield module.replace(value, as_list(module, value), message)


def _reads_rows(module: Module, value: ast.expr) -> bool:
    """Return whether an expression reads the rows of a file of comma-separated values."""
    return isinstance(value, ast.Call) and origin(module, value.func) in (
        "csv.reader",
        "csv.DictReader",
    )


def _mine(module: Module, target: ast.Name, value: ast.expr) -> bool:
    """Return whether a name is set once, in a function or a script that is no demonstration."""
    scope = owner(module, target)
    if scope is None or only_assignment(module, target) is None:
        return False
    if is_local(module, target):
        return True
    if scope.kind != "module" or isinstance(value, ast.GeneratorExp):
        # Who shows how a generator is used up does not let the script fail.
        return scope.kind == "module" and _fails(module, target)
    return not any(
        word in module.text[start:end].lower() for start, end in module.comments for word in _TOLD
    )


def _fails(module: Module, target: ast.Name) -> bool:
    """Return whether an iterator is asked for its largest or smallest item in the second place."""
    uses = reads(module, target)[1:2]
    taken = used_up(module, uses[0]) if uses else None
    asked = taken is not None and calls_builtin(module, taken, ("max", "min"))
    return asked and not taken.keywords and not guarded(module, taken, ("ValueError",))  # type: ignore[attr-defined,union-attr]


def _twice(module: Module, target: ast.Name) -> bool:
    """Return whether all of an iterator is taken, and then taken once more."""
    uses = reads(module, target)
    if len(uses) < 2 or not all(same_place(module, target, use) for use in uses):
        return False
    takers = [used_up(module, use) for use in uses]
    if takers[0] is None or not all(suits_list(module, use) for use in uses):
        return False
    ways = [ast.unparse(module.parents[use]) for use in uses]
    if takers[1] is None or takers[0] is takers[1] or ways[0] == ways[1]:
        return False
    return _follows(module, takers[0], takers[1])


def _follows(module: Module, first: ast.AST, second: ast.AST) -> bool:
    """Return whether the second of two nodes certainly runs after the first."""
    statement = _statement(module, first)
    if not unconditional(module, first, statement):
        return False
    block = block_of(module, statement)
    after = block[block.index(statement) + 1 :]
    ups = [second, *module.ancestors(second)]
    if any(one in ups for one in after):
        return True
    return statement is _statement(module, second) and first is not statement


def _statement(module: Module, node: ast.AST) -> ast.stmt:
    return next(up for up in (node, *module.ancestors(node)) if isinstance(up, ast.stmt))


def _inner(module: Module) -> Iterator[Edit]:
    """Make a list of an iterator that an inner loop goes through."""
    for node in module.walk(ast.For):
        source = node.iter
        if not isinstance(source, ast.Name) or not is_local(module, source):
            continue
        outer = next(
            (up for up in module.ancestors(node) if isinstance(up, (ast.For, ast.While))), None
        )
        if outer is None or module.function_of(outer) is not module.function_of(node):
            continue
        found = owner(module, source)
        stores = found.bindings.get(source.id, []) if found else []
        uses = module.scopes.references(source.id, found) if found else []
        statement = module.parents.get(stores[0]) if len(stores) == 1 else None
        if not isinstance(statement, ast.Assign) or len(uses) != 2:
            continue
        if any(part is statement for part in ast.walk(outer)) or leaves_early(node):
            continue
        value = statement.value
        found_stream = calls_builtin(module, value, (*STREAMS, "iter")) and _finite(module, value)
        if found_stream or isinstance(value, ast.GeneratorExp):
            new = as_list(module, value)
            message = f"Made a list of '{source.id}', which the inner loop used up at once."
            yield module.replace(value, new, message)


def _finite(module: Module, value: ast.Call) -> bool:
    """Return whether a stream is made of plain names, and not of something endless."""
    if value.func.id == "iter" and len(value.args) != 1:  # type: ignore[attr-defined]
        return False
    return not any(
        isinstance(part, ast.Call) and part is not value and not calls_builtin(
            module, part, ("range", "len", "sorted", "list", "map", "filter", "zip", "enumerate")
        )
        for part in ast.walk(value)
    )  # fmt: skip


RULE = Rule(
    id="exhausted-iterator",
    title="A list for what is gone through twice",
    docs=(
        "An iterator made before two loops is used up by the inner one in its first round; all "
        "further rounds do nothing; one that 'sum' has gone through has nothing left for 'max'. "
        "It becomes a list. A loop that may stop early, and code that shows how an iterator is "
        "used up, are left alone."
    ),
    fix=_fix,
    pylint=("looping-through-iterator",),
    good=(
        "def f(xs, ys):\n    it = iter(xs)\n    for y in ys:\n        for x in it:\n"
        "            if x == y:\n                break\n",
        "def f(xs, ys):\n    for y in ys:\n        it = iter(xs)\n        for x in it:\n"
        "            print(x, y)\n",
        "def f(xs):\n    it = map(int, xs)\n    head = next(it)\n    return head, list(it)\n",
        "def f(xs):\n    it = (x for x in xs)\n    print(list(it))\n    print(list(it))\n",
        "def f(xs):\n    it = filter(None, xs)\n    for x in it:\n        if x > 1:\n"
        "            break\n    return list(it)\n",
        "import csv\n\n\ndef f(file):\n    rows = csv.reader(file)\n    n = len(list(rows))\n"
        "    file.seek(0)\n    for row in rows:\n        print(n, row)\n",
        "def f(xs, big):\n    it = map(int, xs)\n    if big:\n        return max(it)\n"
        "    return min(it)\n",
        "def f(xs):\n    it = map(int, xs)\n    return dict(zip(it, it))\n",
        "pairs = zip('ab', [1, 2])\nprint(dict(pairs))\nprint(list(pairs))  # it is empty now\n",
        "def f(xs, big):\n    it = map(int, xs)\n    total = sum(it) if big else 0\n"
        "    return total, list(it)\n",
        "squares = (x * x for x in range(3))\nprint(sum(squares))\nprint(sum(squares))\n",
        "it = (x for x in input())\nprint(list(it))\nprint(max(it, default='none'))\n",
        "it = (x for x in input())\nprint(list(it))\ntry:\n    print(max(it))\n"
        "except ValueError:\n    print('used up')\n",
    ),
    bad=(
        (
            "marks = ['1.7', '']\nnumbers = (float(mark) for mark in marks if mark)\n"
            "best = min(numbers)\nworst = max(numbers)\nprint(best, worst)\n",
            "marks = ['1.7', '']\nnumbers = list(float(mark) for mark in marks if mark)\n"
            "best = min(numbers)\nworst = max(numbers)\nprint(best, worst)\n",
        ),
        (
            "sizes = (len(word) for word in input().split())\nfor size in sizes:\n"
            "    print(size)\nprint('longest', max(sizes))\n",
            "sizes = list(len(word) for word in input().split())\nfor size in sizes:\n"
            "    print(size)\nprint('longest', max(sizes))\n",
        ),
        (
            "def f(xs, ys):\n    pairs = zip(xs, ys)\n    for x in xs:\n"
            "        for a, b in pairs:\n            print(x, a, b)\n",
            "def f(xs, ys):\n    pairs = list(zip(xs, ys))\n    for x in xs:\n"
            "        for a, b in pairs:\n            print(x, a, b)\n",
        ),
        (
            "def f(xs):\n    squares = (x * x for x in xs)\n    for x in xs:\n"
            "        for y in squares:\n            print(x, y)\n",
            "def f(xs):\n    squares = list(x * x for x in xs)\n    for x in xs:\n"
            "        for y in squares:\n            print(x, y)\n",
        ),
        (
            "def f(lines):\n    numbers = map(int, lines)\n    total = sum(numbers)\n"
            "    return total, max(numbers)\n",
            "def f(lines):\n    numbers = list(map(int, lines))\n    total = sum(numbers)\n"
            "    return total, max(numbers)\n",
        ),
        (
            "def mean(rows):\n    values = (row['x'] for row in rows)\n"
            "    return sum(values) / len(list(values))\n",
            "def mean(rows):\n    values = list(row['x'] for row in rows)\n"
            "    return sum(values) / len(list(values))\n",
        ),
        (
            "import csv\n\n\ndef load(file):\n    rows = csv.DictReader(file)\n"
            "    print(sum(1 for _ in rows))\n    return [row['name'] for row in rows]\n",
            "import csv\n\n\ndef load(file):\n    rows = list(csv.DictReader(file))\n"
            "    print(sum(1 for _ in rows))\n    return [row['name'] for row in rows]\n",
        ),
        (
            "def spread(xs):\n    xs = map(float, xs)\n    return max(xs) - min(xs)\n",
            "def spread(xs):\n    xs = list(map(float, xs))\n    return max(xs) - min(xs)\n",
        ),
        (
            "def show(names, ages):\n    pairs = zip(names, ages)\n"
            "    for name, age in pairs:\n        print(name, age)\n"
            "    if ages:\n        print(max(pairs))\n",
            "def show(names, ages):\n    pairs = list(zip(names, ages))\n"
            "    for name, age in pairs:\n        print(name, age)\n"
            "    if ages:\n        print(max(pairs))\n",
        ),
        (
            "def f(words):\n    long = filter(lambda w: len(w) > 3, words)\n"
            "    count = sum(1 for _ in long)\n    return f'{count}: ' + ', '.join(long)\n",
            "def f(words):\n    long = list(filter(lambda w: len(w) > 3, words))\n"
            "    count = sum(1 for _ in long)\n    return f'{count}: ' + ', '.join(long)\n",
        ),
        (
            "numbers = map(int, input().split())\nprint(min(numbers), max(numbers))\n",
            "numbers = list(map(int, input().split()))\nprint(min(numbers), max(numbers))\n",
        ),
        (
            "def f(xs):\n    good = filter(None, xs)\n    for i, x in enumerate(good):\n"
            "        print(i, x)\n    for x in good:\n        print(x)\n",
            "def f(xs):\n    good = list(filter(None, xs))\n    for i, x in enumerate(good):\n"
            "        print(i, x)\n    for x in good:\n        print(x)\n",
        ),
    ),
    order=5,
    repairs=True,
)
