"""``for name, seconds in zip(times, runners)``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import bindings, calls_builtin, guarded, kind_of, same, set_again
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.numbers import ORDER, is_numeric
from swarm_tools.rules.streams import only_value

_OF_TEXTS = set(dir(str)) - set(dir(int)) - set(dir(float))
_NUMBERS = {"int", "float"}


def _fix(module: Module) -> Iterator[Edit]:
    for loop in module.walk((ast.For, ast.comprehension)):
        target = loop.target
        if not isinstance(target, ast.Tuple) or len(target.elts) != 2:
            continue
        first, second = target.elts
        kinds = _kinds(module, loop.iter)
        if not isinstance(first, ast.Name) or not isinstance(second, ast.Name):
            continue
        if set(kinds) != {"text", "number"} or guarded(module, loop.iter, ("TypeError",)):
            continue
        around = module.parents[loop] if isinstance(loop, ast.comprehension) else loop
        if set_again(around, first.id, second.id):
            continue
        needs = [_needs(module, around, one.id) for one in (first, second)]
        # One use fails as it is, and none would fail the other way round.
        pairs = list(zip(needs, reversed(kinds), kinds, strict=True))
        if any(need == {other} for need, other, _ in pairs) and not any(
            kind in need for need, _, kind in pairs
        ):
            group = module.start(target)
            message = f"Took '{second.id}' first, as the pairs give it."
            yield module.replace(first, second.id, message, group)
            yield module.replace(second, first.id, "", group)


def _kinds(module: Module, source: ast.expr) -> tuple[str, ...]:
    """Return what the first and the second of all pairs are, where both are written down."""
    if calls_builtin(module, source, ("zip",)) and len(source.args) == 2:  # type: ignore[attr-defined]
        return tuple(_all_of(module, one) for one in source.args)  # type: ignore[attr-defined]
    method = source.func if isinstance(source, ast.Call) else None
    if isinstance(method, ast.Attribute) and method.attr == "items" and not source.args:  # type: ignore[attr-defined]
        made = _written(module, method.value)
        if isinstance(made, ast.Dict):
            return (_kind(module, made.keys), _kind(module, made.values))
    return ()


def _all_of(module: Module, node: ast.expr) -> str:
    made = _written(module, node)
    return _kind(module, made.elts) if isinstance(made, (ast.List, ast.Tuple)) else ""


def _written(module: Module, node: ast.expr) -> ast.expr | None:
    """Return the list, tuple or dict that a name is set to once and that is only read."""
    if not isinstance(node, ast.Name):
        return node
    value = only_value(module, node)
    if len(bindings(module, node)) != 1:
        return None
    for use in module.walk(ast.Name):
        if use.id != node.id or bindings(module, use) != bindings(module, node):
            continue
        up = module.parents[use]
        read = isinstance(up, ast.Subscript) and isinstance(up.ctx, ast.Load)
        if isinstance(up, (ast.Attribute, ast.Subscript)) and not read:
            harmless = isinstance(up, ast.Attribute) and up.attr in ("items", "keys", "values")
            if not harmless:
                return None
    return value


def _kind(module: Module, items: list) -> str:
    """Return ``text`` or ``number`` if all items are such, else nothing."""
    kinds = {kind_of(module, one) if one is not None else None for one in items}
    if kinds == {"str"}:
        return "text"
    return "number" if kinds and kinds <= _NUMBERS else ""


def _needs(module: Module, around: ast.AST, name: str) -> set[str]:
    """Return what a name has to be for the uses of it not to fail."""
    found: set[str] = set()
    for use in ast.walk(around):
        if isinstance(use, ast.Name) and use.id == name and isinstance(use.ctx, ast.Load):
            found |= _need(module, use)
    return found


def _need(module: Module, use: ast.Name) -> set[str]:
    up = module.parents[use]
    if isinstance(up, ast.Attribute):
        return {"text"} if up.attr in _OF_TEXTS else set()
    if isinstance(up, ast.Compare) and len(up.ops) == 1 and isinstance(up.ops[0], ORDER):
        other = up.comparators[0] if up.left is use else up.left
        return _beside(module, other, use)
    if isinstance(up, ast.AugAssign) and up.value is use:
        number = isinstance(up.op, (ast.Add, ast.Sub)) and _number(module, up.target, use)
        return {"number"} if number else set()
    if isinstance(up, ast.BinOp):
        other = up.right if up.left is use else up.left
        if isinstance(up.op, (ast.Sub, ast.Div, ast.FloorDiv, ast.Pow)):
            return {"number"}
        return _beside(module, other, use) if isinstance(up.op, ast.Add) else set()
    if isinstance(up, ast.FormattedValue) and up.format_spec is not None:
        last = up.format_spec.values[-1] if up.format_spec.values else None  # type: ignore[attr-defined]
        spec = last.value if isinstance(last, ast.Constant) else ""
        return {"number"} if spec.endswith(("f", "d", "%")) else set()
    if calls_builtin(module, up, ("round", "abs")):
        return {"number"}
    return {"text"} if calls_builtin(module, up, ("len",)) else set()


def _beside(module: Module, other: ast.expr, use: ast.Name) -> set[str]:
    if kind_of(module, other) == "str":
        return {"text"}
    return {"number"} if _number(module, other, use) else set()


def _number(module: Module, node: ast.expr, use: ast.Name) -> bool:
    """Return whether something is a number, or was one before the first round."""
    if is_numeric(module, node):
        return True
    if not isinstance(node, ast.Name):
        return False
    values = []
    for one in bindings(module, node):
        up = module.parents.get(one)
        if isinstance(up, ast.AugAssign) and same(up.target, node):
            continue
        if not isinstance(up, ast.Assign):
            return False
        values.append(up.value)
    others = [one for one in values if not (isinstance(one, ast.Name) and one.id == use.id)]
    return bool(others) and all(is_numeric(module, one) for one in others)


RULE = Rule(
    id="pair-order",
    title="The names of a pair in the order in which it comes",
    docs=(
        "'for name, seconds in zip(times, runners)', where both lists are written down, one of "
        "texts and one of numbers. If what is done with a name fails with what it holds, and "
        "would not fail the other way round, the two are exchanged; likewise for the items of a "
        "dict that is written down."
    ),
    fix=_fix,
    good=(
        "xs = ['a', 'b']\nys = [1, 2]\nfor x, y in zip(xs, ys):\n    print(x.upper(), y - 1)\n",
        "xs = ['a', 'b']\nys = [1, 2]\nfor x, y in zip(ys, xs):\n    print(x, y)\n",
        "xs = ['a', 'b']\nys = [1, 2]\nfor x, y in zip(ys, xs):\n    print(x * 2, y * 2)\n",
        "xs = ['a', 'b']\nys = [1, 2]\nxs.append(3)\nfor x, y in zip(ys, xs):\n    print(y - 1)\n",
        "d = {'a': 1}\nfor x, y in d.items():\n    print(x.upper(), x - 1, y - 1)\n",
        "d = {'a': 1}\nfor x, y in d.items():\n    if y > 0:\n        print(len(x))\n",
    ),
    bad=(
        (
            "runners = ['Ana', 'Ben']\ntimes = [12.9, 11.4]\nbest_name = None\n"
            "best_time = float('inf')\nfor name, seconds in zip(times, runners):\n"
            "    if seconds < best_time:\n        best_time = seconds\n        best_name = name\n",
            "runners = ['Ana', 'Ben']\ntimes = [12.9, 11.4]\nbest_name = None\n"
            "best_time = float('inf')\nfor seconds, name in zip(times, runners):\n"
            "    if seconds < best_time:\n        best_time = seconds\n        best_name = name\n",
        ),
        (
            "prices = {'pen': 1.2, 'pad': 3}\ntotal = 0\nfor price, name in prices.items():\n"
            "    total += price\n    print(name)\n",
            "prices = {'pen': 1.2, 'pad': 3}\ntotal = 0\nfor name, price in prices.items():\n"
            "    total += price\n    print(name)\n",
        ),
        (
            "def f():\n    names = ['a', 'b']\n    ages = [1, 2]\n"
            "    return [name.upper() for name, age in zip(ages, names) if age > 1]\n",
            "def f():\n    names = ['a', 'b']\n    ages = [1, 2]\n"
            "    return [name.upper() for age, name in zip(ages, names) if age > 1]\n",
        ),
        (
            "for mark, name in {'ana': 1, 'ben': 2}.items():\n    print(f'{mark:.1f} {name}')\n",
            "for name, mark in {'ana': 1, 'ben': 2}.items():\n    print(f'{mark:.1f} {name}')\n",
        ),
        (
            "items = ['pen', 'ink']\ncounts = [3, 4]\nfor item, count in zip(counts, items):\n"
            "    print('item ' + item, count)\n",
            "items = ['pen', 'ink']\ncounts = [3, 4]\nfor count, item in zip(counts, items):\n"
            "    print('item ' + item, count)\n",
        ),
    ),
    order=4,
    repairs=True,
)
