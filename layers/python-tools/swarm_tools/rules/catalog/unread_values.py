"""``max(counts)`` of a dictionary whose values nothing else reads."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping

from swarm_tools.rules.flow import calls_builtin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_MEASURES = {"len", "sum", "round", "abs", "float", "int", "max", "min"}


def _fix(module: Module) -> Iterator[Edit]:
    for call in module.walk(ast.Call):
        plain = calls_builtin(module, call, ("max", "min")) and len(call.args) == 1
        if not plain or call.keywords or not isinstance(call.args[0], ast.Name):
            continue
        name = call.args[0].id
        function = module.function_of(call)
        if function is not None and _only_chosen_from(module.parents, function, call.args[0]):
            message = f"Chose by the values of '{name}', which nothing else reads."
            yield module.replace(call.args[0], f"{name}, key={name}.get", message)


def _only_chosen_from(parents: Mapping[ast.AST, ast.AST], function: ast.AST, use: ast.Name) -> bool:
    """Say whether a local dictionary of numbers is filled and then read at one place alone."""
    named = [n for n in ast.walk(function) if isinstance(n, ast.Name) and n.id == use.id]
    made = [parents[n] for n in named if isinstance(n.ctx, ast.Store)]
    if len(made) != 1 or not isinstance(made[0], ast.Assign) or len(made[0].targets) != 1:
        return False
    value, filled = made[0].value, False
    if isinstance(value, ast.DictComp):
        filled = _measured(value.value)
    elif ast.unparse(value) not in ("{}", "dict()"):
        return False
    for n in named:
        if n is use or isinstance(n.ctx, ast.Store):
            continue
        if isinstance(parents[n], ast.Return) or not _fills(parents, n):
            return False
        filled = filled or _counts(parents, n)
    return filled


def _fills(parents: Mapping[ast.AST, ast.AST], name: ast.Name) -> bool:
    """Say whether a name is read only for an entry to be set or made larger."""
    up = parents[name]
    while not isinstance(up, ast.stmt):
        if isinstance(up, ast.Compare):
            return True
        up = parents[up]
    return isinstance(up, (ast.Assign, ast.AugAssign)) and _entry(up) == name.id


def _counts(parents: Mapping[ast.AST, ast.AST], name: ast.Name) -> bool:
    """Say whether the entry that a name is read for is given a computed number."""
    up = parents[name]
    while not isinstance(up, ast.stmt):
        up = parents[up]
    return isinstance(up, ast.AugAssign) or (isinstance(up, ast.Assign) and _measured(up.value))


def _entry(statement: ast.Assign | ast.AugAssign) -> str:
    """Return the name of the dictionary whose entry a statement sets."""
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    inner = getattr(targets[0], "value", None) if isinstance(targets[0], ast.Subscript) else None
    return getattr(inner, "id", "")


def _measured(value: ast.expr) -> bool:
    """Say whether a value is worked out as a number."""
    if isinstance(value, ast.BinOp):
        return isinstance(value.op, (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv))
    return isinstance(value, ast.Call) and getattr(value.func, "id", "") in _MEASURES


RULE = Rule(
    id="unread-values",
    title="The largest by its value, not by its key",
    docs=(
        "'max(counts)' of a dictionary is the last of its keys. Where a function works out a "
        "number for each key and reads those numbers nowhere, the key with the largest one was "
        "meant: 'max(counts, key=counts.get)'. So with 'min'. Left alone where any value is read, "
        "where the dictionary is returned or handed over, or where its values are no numbers."
    ),
    fix=_fix,
    good=(
        "def f(xs):\n    counts = {}\n    for x in xs:\n"
        "        counts[x] = counts.get(x, 0) + 1\n    return max(counts), counts\n",
        "def f(years):\n    totals = {}\n    for year, amount in years:\n"
        "        totals[year] = totals.get(year, 0) + amount\n"
        "    last = max(totals)\n    return last, totals[last]\n",
        "def f(xs):\n    seen = {}\n    for x in xs:\n        seen[x] = True\n"
        "    return max(seen)\n",
        "def f(counts):\n    return max(counts)\n",
        "def f(xs):\n    sizes = [len(x) for x in xs]\n    return max(sizes)\n",
    ),
    bad=(
        (
            "def f(xs):\n    counts = {}\n    for x in xs:\n"
            "        counts[x] = counts.get(x, 0) + 1\n    return max(counts)\n",
            "def f(xs):\n    counts = {}\n    for x in xs:\n"
            "        counts[x] = counts.get(x, 0) + 1\n    return max(counts, key=counts.get)\n",
        ),
        (
            "def f(marks):\n    means = {name: sum(m) / len(m) for name, m in marks.items()}\n"
            "    return max(means)\n",
            "def f(marks):\n    means = {name: sum(m) / len(m) for name, m in marks.items()}\n"
            "    return max(means, key=means.get)\n",
        ),
        (
            "def f(words):\n    counts = {}\n    for word in words:\n"
            "        if word not in counts:\n            counts[word] = 0\n"
            "        counts[word] += 1\n    return min(counts)\n",
            "def f(words):\n    counts = {}\n    for word in words:\n"
            "        if word not in counts:\n            counts[word] = 0\n"
            "        counts[word] += 1\n    return min(counts, key=counts.get)\n",
        ),
    ),
    order=5,
    repairs=True,
)
