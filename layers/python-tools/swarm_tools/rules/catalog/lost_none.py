"""``xs = xs.sort()``: the result of a method that returns nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import block_of, calls_builtin, kind_of, loads, same
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_NOTHING = {
    "list": {"append", "extend", "insert", "remove", "sort", "reverse", "clear"},
    "set": {"add", "update", "discard", "remove", "clear"},
    "dict": {"update", "clear"},
}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk((ast.Assign, ast.Return)):
        call = node.value
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
            continue
        if not calls_builtin(module, call, ("sorted",)) and not module.alone(node):
            continue
        kind = _kind(module, call.func.value, call.func.attr)
        if kind is None or not isinstance(call.func.value, ast.Name):
            continue
        name = call.func.value.id
        own = isinstance(node, ast.Assign) and all(
            same(target, call.func.value) for target in node.targets
        )
        if own:
            yield module.replace(
                node, module.source(call), f"Kept '{name}', which '{call.func.attr}' changes."
            )
        elif kind == "list" and call.func.attr == "sort" and not _only_none(module, node):
            yield from _sorted(module, node, call)


def _kind(module: Module, value: ast.expr, method: str) -> str | None:
    """Return the builtin type of what a method is called on, when the method returns None."""
    kind = kind_of(module, value)
    return kind if kind and method in _NOTHING.get(kind, ()) else None


def _only_none(module: Module, node: ast.stmt) -> bool:
    """Return whether the None is asked for afterwards: then nothing is certain."""
    if isinstance(node, ast.Return):
        return False
    block = block_of(module, node)
    after = block[block.index(node) + 1 :]
    target = node.targets[0]
    if len(node.targets) != 1 or not isinstance(target, ast.Name):
        return True
    return not loads(after, target.id) or "is None" in "\n".join(map(ast.unparse, after))


def _sorted(module: Module, node: ast.stmt, call: ast.Call) -> Iterator[Edit]:
    """Sort in place first, then hand over the sorted list, as was meant."""
    name = module.source(call.func.value)
    indent = module.indent(node)
    head = module.text[module.start(node) : module.start(call)]
    text = f"{module.source(call)}\n{indent}{head}{name}"
    yield module.replace(node, text, f"Sorted '{name}' and then used it; 'sort' gives None.")


RULE = Rule(
    id="lost-none",
    title="No use of the None that a changing method returns",
    docs=(
        "'xs = xs.append(x)' replaces the list by None. Where the value is certainly a list, set "
        "or dict, the call stays and the assignment goes; 'return xs.sort()' sorts and then "
        "returns the list."
    ),
    fix=_fix,
    pylint=("assignment-from-no-return",),
    good=(
        "def f(frame):\n    frame = frame.append(1)\n    return frame\n",
        "def f():\n    xs = [2, 1]\n    xs.sort()\n    return xs\n",
        "def f():\n    xs = [2, 1]\n    return xs.append(1)\n",
    ),
    bad=(
        (
            "def f():\n    xs = [2, 1]\n    xs = xs.sort()\n    return xs\n",
            "def f():\n    xs = [2, 1]\n    xs.sort()\n    return xs\n",
        ),
        (
            "def f():\n    xs = [2, 1]\n    ys = xs.sort()\n    return ys\n",
            "def f():\n    xs = [2, 1]\n    xs.sort()\n    ys = xs\n    return ys\n",
        ),
        (
            "def f(items):\n    xs = []\n    for item in items:\n        xs = xs.append(item)\n"
            "    return xs\n",
            "def f(items):\n    xs = []\n    for item in items:\n        xs.append(item)\n"
            "    return xs\n",
        ),
    ),
    order=4,
    repairs=True,
)
