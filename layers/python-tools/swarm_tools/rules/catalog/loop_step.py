"""A loop that never changes the variable it waits for."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.catalog.loop_direction import _leaves, bound, changes
from swarm_tools.rules.flow import calls_builtin, leaves
from swarm_tools.rules.index_reads import may_change
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module

_TRIES = {"attempt", "attempts", "tries", "retries", "retry", "try_count", "attempt_count"}

_COUNTERS = {"i", "j", "k", "count", "counter", "index"}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.While):
        found = bound(node.test)
        if found is None or node.orelse or leaves(node.body):
            continue
        name, rising, limit = found
        if changes(node, name) or module.scopes.declared(name) or _elsewhere(module, node):
            continue
        inside = [part for statement in node.body for part in ast.walk(statement)]
        if any(isinstance(part, (ast.Continue, *FUNCTIONS, ast.Lambda)) for part in inside):
            continue
        names = {part.id for part in ast.walk(limit) if isinstance(part, ast.Name)} - {"len"}
        if any(
            isinstance(p, ast.Name) and p.id in names and not isinstance(p.ctx, ast.Load)
            for p in inside
        ):
            continue
        if not _meant(module, node, name, rising, limit) or not _fresh(module, node, name, rising):
            continue
        last = node.body[-1]
        if not module.alone(last) or may_change(module, inside, limit):
            continue
        where = module.line_end(module.end(last))
        sign = "+" if rising else "-"
        line = f"\n{module.indent(node.body[0])}{name} {sign}= 1"
        yield Edit(
            where, where, line, f"Stepped '{name}' at the end of the loop, which could not end."
        )


def _elsewhere(module: Module, node: ast.While) -> bool:
    """Return whether a loop is in a class body, or in a file that sets names by their text."""
    return isinstance(module.parents[node], ast.ClassDef) or module.reflective


def _meant(module: Module, node: ast.While, name: str, rising: bool, limit: ast.expr) -> bool:
    """Return whether a loop certainly wants a step of the variable in its every round."""
    indexes = _indexes(node, name, _measured(module, node, name, rising, limit))
    if not _leaves(node):
        inner = any(isinstance(part, ast.While) for one in node.body for part in ast.walk(one))
        return indexes or (not inner and _counts(node, name, limit))
    tried = name in _TRIES and isinstance(limit, (ast.Constant, ast.Name)) and _ways_out(node)
    return indexes or tried


def _ways_out(node: ast.While) -> bool:
    """Return whether all that a loop decides is whether it is done, so that each round counts."""
    done = (ast.Break, ast.Return, ast.Raise)
    chosen = [one for one in node.body if isinstance(one, (ast.If, ast.Try))]
    return bool(chosen) and all(
        any(isinstance(part, done) for way in (one.body, one.orelse) for x in way
            for part in ast.walk(x))
        for one in chosen
    )  # fmt: skip


def _measured(
    module: Module, node: ast.While, name: str, rising: bool, limit: ast.expr
) -> list[ast.expr]:
    """Return what is as long as an index goes up to, or as it starts from."""
    if rising:
        return limit.args if isinstance(limit, ast.Call) else []
    start = _start(module, node, name)
    long = start.left if isinstance(start, ast.BinOp) and isinstance(start.op, ast.Sub) else None
    down = isinstance(limit, ast.Constant) and limit.value in (0, -1)
    return long.args if down and calls_builtin(module, long, ("len",)) else []  # type: ignore[arg-type,union-attr]


def _start(module: Module, node: ast.While, name: str) -> ast.expr | None:
    """Return what a variable is set to last before a loop, in its own block."""
    block = module.siblings(node)
    for statement in reversed(block[: block.index(node)]):
        if isinstance(statement, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == name for target in statement.targets
        ):
            return statement.value
    return None


def _indexes(node: ast.While, name: str, measured: list[ast.expr]) -> bool:
    """Return whether a loop reads by number what its index is measured by."""
    return bool(measured) and any(
        isinstance(part, ast.Subscript)
        and isinstance(part.slice, ast.Name)
        and part.slice.id == name
        and ast.dump(measured[0]) == ast.dump(part.value)
        for statement in node.body
        for part in ast.walk(statement)
    )


def _counts(node: ast.While, name: str, limit: ast.expr) -> bool:
    """Return whether the body plainly uses the variable as a counter."""
    used = any(isinstance(p, ast.Name) and p.id == name for s in node.body for p in ast.walk(s))
    plain = isinstance(limit, (ast.Name, ast.Constant))
    accumulates = any(isinstance(statement, ast.AugAssign) for statement in node.body)
    counted = isinstance(limit, ast.Constant) and name in _COUNTERS
    return used and plain and (accumulates or counted)


def _fresh(module: Module, node: ast.While, name: str, rising: bool) -> bool:
    """Return whether the variable is set to a small number, or is a parameter that counts down."""
    value = _start(module, node, name)
    if value is not None:
        small = isinstance(value, ast.Constant) and value.value in (0, 1)
        return not rising or (small and not isinstance(value.value, bool))  # type: ignore[attr-defined]
    function = module.function_of(node)
    arguments = (
        {arg.arg for arg in ast.walk(function.args) if isinstance(arg, ast.arg)}
        if function
        else set()
    )
    return not rising and name in arguments


RULE = Rule(
    id="loop-step",
    title="A loop that steps its variable",
    docs=(
        "A while loop over an index or counter that nothing ever changes cannot end, or ends in "
        "its first round; it gets the step at its end. Only where the variable starts at 0 or 1 "
        "and its bound stays. A loop with another way out has to read items by the index, or to "
        "count attempts."
    ),
    fix=_fix,
    good=(
        "def f(xs):\n    i = 0\n    while i < len(xs):\n        print(xs[i])\n        i += 1\n",
        "def f(queue):\n    i = 0\n    while i < len(queue):\n        queue.pop()\n",
        "def f(xs):\n    i = 0\n    while i < len(xs):\n        if xs[i]:\n            xs.pop(i)\n"
        "            return xs\n        del xs[i]\n    return xs\n",
        "class A:\n    def f(self):\n        i = 0\n        while i < len(self.xs):\n"
        "            print(self.xs[i])\n            self.drop(i)\n",
        "def f(xs):\n    i = 0\n    while i < len(xs):\n        if xs[i]:\n            return 1\n"
        "        return 2\n",
        "def f(ask):\n    lives = 3\n    while lives > 0:\n        if ask():\n            break\n",
        "def f(ask):\n    tries = 0\n    while tries < 3:\n        if ask():\n"
        "            print('more')\n        if ask():\n            break\n",
    ),
    bad=(
        (
            "def f(xs):\n    i = 0\n    while i < len(xs):\n        print(xs[i])\n",
            "def f(xs):\n    i = 0\n    while i < len(xs):\n        print(xs[i])\n        i += 1\n",
        ),
        (
            "def f(xs):\n    at = 0\n    while at < len(xs):\n        if xs[at] < 0:\n"
            "            return at\n    return -1\n",
            "def f(xs):\n    at = 0\n    while at < len(xs):\n        if xs[at] < 0:\n"
            "            return at\n        at += 1\n    return -1\n",
        ),
        (
            "def f(xs):\n    i = len(xs) - 1\n    while i >= 0:\n        if xs[i] == 0:\n"
            "            return i\n    return -1\n",
            "def f(xs):\n    i = len(xs) - 1\n    while i >= 0:\n        if xs[i] == 0:\n"
            "            return i\n        i -= 1\n    return -1\n",
        ),
        (
            "count = 1\nwhile count <= 10:\n    print(count)\n",
            "count = 1\nwhile count <= 10:\n    print(count)\n    count += 1\n",
        ),
        (
            "words = input().split()\ni = 0\nwhile i < len(words):\n    print(words[i])\n",
            "words = input().split()\ni = 0\nwhile i < len(words):\n    print(words[i])\n"
            "    i += 1\n",
        ),
        (
            "def f(xs, x):\n    i = 0\n    found = False\n    while i < len(xs):\n"
            "        if xs[i] == x:\n            found = True\n            break\n"
            "    return found\n",
            "def f(xs, x):\n    i = 0\n    found = False\n    while i < len(xs):\n"
            "        if xs[i] == x:\n            found = True\n            break\n"
            "        i += 1\n    return found\n",
        ),
        (
            "tries = 0\nwhile tries < 3:\n    if input('Code: ') == '4711':\n"
            "        print('open')\n        break\n    print('wrong')\n",
            "tries = 0\nwhile tries < 3:\n    if input('Code: ') == '4711':\n"
            "        print('open')\n        break\n    print('wrong')\n    tries += 1\n",
        ),
        (
            "def f(fetch):\n    attempts = 3\n    while attempts > 0:\n        try:\n"
            "            return fetch()\n        except OSError:\n            print('again')\n",
            "def f(fetch):\n    attempts = 3\n    while attempts > 0:\n        try:\n"
            "            return fetch()\n        except OSError:\n            print('again')\n"
            "        attempts -= 1\n",
        ),
        (
            "def f(rows):\n    i = 0\n    while i < len(rows):\n        j = 0\n"
            "        while j < len(rows[i]):\n            print(rows[i][j])\n"
            "            j += 1\n",
            "def f(rows):\n    i = 0\n    while i < len(rows):\n        j = 0\n"
            "        while j < len(rows[i]):\n            print(rows[i][j])\n"
            "            j += 1\n        i += 1\n",
        ),
    ),
    order=6,
    repairs=True,
)
