"""A list, dict or set that is changed while a loop goes over it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import kind_of, leaves, same
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.types import simple


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.For):
        source = node.iter
        view = _view(source)
        thing = view or source
        if not simple(thing) or not module.is_builtin("list"):
            continue
        change = _change(module, node, thing)
        if change == "list" and _foreign(module, thing):
            continue
        if change is None or (view is not None and change != "dict"):
            continue
        name = module.source(thing)
        end = module.end(source)
        message = f"Went over a copy of '{name}', which the loop changes."
        if change == "dict":
            yield module.replace(source, f"list({module.source(source)})", message)
        elif kind_of(module, thing) in ("list", "set"):
            yield Edit(end, end, ".copy()", message)
        else:
            yield module.replace(source, f"list({name})", message)


def _view(node: ast.expr) -> ast.expr | None:
    """Return the dict of ``d.keys()``, ``d.items()`` or ``d.values()``."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.args:
        return None
    return node.func.value if node.func.attr in ("keys", "items", "values") else None


def _foreign(module: Module, thing: ast.expr) -> bool:
    """Return whether a file defines containers of its own, which may allow the change."""
    return any(
        isinstance(one, FUNCTIONS) and one.name in ("__iter__", "__delitem__")
        for one in module.nodes
    ) or not isinstance(thing, (ast.Name, ast.Attribute))


def _change(module: Module, loop: ast.For, thing: ast.expr) -> str | None:
    """Return ``list``, ``set`` or ``dict`` when the body removes the item the loop is at."""
    items = [part.id for part in ast.walk(loop.target) if isinstance(part, ast.Name)]
    item = items[0] if items else ""
    for part in (part for statement in loop.body for part in ast.walk(statement)):
        targets = part.targets if isinstance(part, ast.Delete) else []
        kind = kind_of(module, thing)
        stores = part.targets if isinstance(part, ast.Assign) and kind == "dict" else []
        if any(_other_key(target, thing, item) for target in stores):
            return "dict"
        deleted = any(_item_of(target, thing, item) for target in targets)
        if deleted and not _then_leaves(module, part, loop):
            return "dict"
        if not isinstance(part, ast.Call) or not isinstance(part.func, ast.Attribute):
            continue
        if not same(part.func.value, thing) or _then_leaves(module, part, loop):
            continue
        if not part.args or not _is(part.args[0], item):
            continue
        if part.func.attr == "remove" and isinstance(module.parents[part], ast.Expr):
            return "set" if kind == "set" else "list"
        if part.func.attr == "discard" and kind == "set":
            return "set"
        if part.func.attr == "pop" and (kind == "dict" or len(part.args) == 2 or _view(loop.iter)):
            return "dict"
    return None


def _item_of(target: ast.expr, thing: ast.expr, item: str) -> bool:
    subscript = isinstance(target, ast.Subscript) and same(target.value, thing)
    return subscript and _is(target.slice, item)  # type: ignore[attr-defined]


def _other_key(target: ast.expr, thing: ast.expr, item: str) -> bool:
    """Return whether an assignment may put a new key into the dict."""
    subscript = isinstance(target, ast.Subscript) and same(target.value, thing)
    return subscript and not _is(target.slice, item)  # type: ignore[attr-defined]


def _is(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _then_leaves(module: Module, node: ast.AST, loop: ast.For) -> bool:
    """Return whether the loop is left right after a change."""
    child = node
    for up in module.ancestors(node):
        if up is loop:
            block = loop.body
        else:
            block = next(
                (
                    found
                    for name in ("body", "orelse", "finalbody")
                    if isinstance(found := getattr(up, name, None), list) and child in found
                ),
                [],
            )
        last = block[-1] if block else None
        if last is not None and leaves(block) and not isinstance(last, ast.Continue):
            return True
        if up is loop:
            return False
        child = up
    return False


RULE = Rule(
    id="changed-while-iterated",
    title="A loop over a copy of what it changes",
    docs=(
        "Removing the item a loop is at makes a list skip the next one, and a dict or set fail. "
        "The loop goes over a copy. Other changes, loops that end right after the change, and "
        "files with containers of their own are left alone."
    ),
    fix=_fix,
    pylint=("modified-iterating-list", "modified-iterating-dict", "modified-iterating-set"),
    good=(
        "def f(queue):\n    for x in queue:\n        if x:\n            queue.append(x - 1)\n",
        "def f(xs, y):\n    for x in xs:\n        if x == y:\n            xs.remove(x)\n"
        "            break\n    return xs\n",
        "def f(xs):\n    for x in xs[:]:\n        xs.remove(x)\n    return xs\n",
    ),
    bad=(
        (
            "def f(xs):\n    for x in xs:\n        if x < 0:\n            xs.remove(x)\n"
            "    return xs\n",
            "def f(xs):\n    for x in list(xs):\n        if x < 0:\n            xs.remove(x)\n"
            "    return xs\n",
        ),
        (
            "def f():\n    ages = {'a': 1}\n    for name in ages:\n        if ages[name] > 0:\n"
            "            del ages[name]\n    return ages\n",
            "def f():\n    ages = {'a': 1}\n    for name in list(ages):\n"
            "        if ages[name] > 0:\n            del ages[name]\n    return ages\n",
        ),
        (
            "def f():\n    xs = [1, -1]\n    for x in xs:\n        if x < 0:\n"
            "            xs.remove(x)\n    return xs\n",
            "def f():\n    xs = [1, -1]\n    for x in xs.copy():\n        if x < 0:\n"
            "            xs.remove(x)\n    return xs\n",
        ),
        (
            "def f():\n    ages = {'a': 1}\n    for name in ages:\n"
            "        ages[name * 2] = 2\n    return ages\n",
            "def f():\n    ages = {'a': 1}\n    for name in list(ages):\n"
            "        ages[name * 2] = 2\n    return ages\n",
        ),
        (
            "def f():\n    seen = {1, 2}\n    for x in seen:\n        if x > 1:\n"
            "            seen.remove(x)\n    return seen\n",
            "def f():\n    seen = {1, 2}\n    for x in seen.copy():\n        if x > 1:\n"
            "            seen.remove(x)\n    return seen\n",
        ),
        (
            "def f(d):\n    for key, value in d.items():\n        if not value:\n"
            "            del d[key]\n    return d\n",
            "def f(d):\n    for key, value in list(d.items()):\n        if not value:\n"
            "            del d[key]\n    return d\n",
        ),
    ),
    order=5,
    repairs=True,
)
