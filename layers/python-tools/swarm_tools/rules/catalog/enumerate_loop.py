"""``enumerate`` instead of indexing over ``range(len(...))``."""

from __future__ import annotations

import ast
import keyword
from collections.abc import Iterator

from swarm_tools.rules.classes import is_self
from swarm_tools.rules.harmless import harmless
from swarm_tools.rules.local_names import free
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.own_classes import defines
from swarm_tools.rules.types import certain, simple
from swarm_tools.signatures.spoken import words

_KEYED = frozenset(("get", "keys", "items", "values", "setdefault", "popitem", "update"))


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.For):
        found = _loop(module, node)
        if found is None:
            continue
        index, sequence = found
        made = _rewrite(module, node, index, sequence)
        if made:
            yield from made
            return


def _loop(module: Module, node: ast.For) -> tuple[ast.Name, ast.expr] | None:
    """Return index and sequence of ``for i in range(len(xs))``."""
    call = node.iter
    if not isinstance(node.target, ast.Name) or not _builtin(module, call, "range"):
        return None
    inner = call.args[-1] if call.args else None  # type: ignore[attr-defined]
    if len(call.args) == 2:  # type: ignore[attr-defined]
        zero = call.args[0]  # type: ignore[attr-defined]
        if not (isinstance(zero, ast.Constant) and zero.value == 0 and isinstance(zero.value, int)):
            return None
    elif len(call.args) != 1:  # type: ignore[attr-defined]
        return None
    if not _builtin(module, inner, "len") or len(inner.args) != 1:  # type: ignore[union-attr]
        return None
    sequence = inner.args[0]  # type: ignore[union-attr]
    fits = simple(sequence) and _sequence(module, node, sequence)
    return (node.target, sequence) if fits else None


def _sequence(module: Module, node: ast.For, sequence: ast.expr) -> bool:
    """Return whether going over the items surely reads what the indexes read.

    An object that is its own iterator would call itself; a dictionary gives its keys. Where no
    class of the project is read by index, a plain name that is not asked for keys is a sequence.
    """
    if is_self(module, sequence):
        return False
    if certain(module, sequence) in ("list", "tuple", "str", "range"):
        return True
    text = ast.unparse(sequence)
    function = module.function_of(node)
    keyed = any(
        isinstance(part, ast.Attribute) and part.attr in _KEYED and ast.unparse(part.value) == text
        for part in ast.walk(function or module.tree)
    )
    return not keyed and not defines(module, "__getitem__", "__iter__", "__len__")


def _builtin(module: Module, node: ast.AST | None, name: str) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == name
        and not node.keywords
        and module.is_builtin(name)
    )


def _rewrite(module: Module, node: ast.For, index: ast.Name, sequence: ast.expr) -> list[Edit]:
    function = module.function_of(node)
    inside = [part for statement in node.body for part in ast.walk(statement)]
    if function is None or not module.is_builtin("enumerate"):
        return []
    reads, text = [], ast.unparse(sequence)
    root = text.split(".", maxsplit=1)[0]
    for part in inside:
        if (
            isinstance(part, ast.Name)
            and part.id == index.id
            and not isinstance(part.ctx, ast.Load)
        ):
            return []
        if isinstance(part, ast.Name) and part.id == root and isinstance(part.ctx, ast.Store):
            return []
        if isinstance(part, type(sequence)) and ast.unparse(part) == text:
            up = module.parents[part]
            read = isinstance(up, ast.Subscript) and up.value is part
            if not (read and isinstance(up.ctx, ast.Load)) and not _builtin(module, up, "len"):
                return []
            if read and isinstance(up.slice, ast.Name) and up.slice.id == index.id:
                reads.append(up)
        if isinstance(part, (*FUNCTIONS, ast.Lambda, ast.Call)) and not (
            isinstance(part, ast.Call) and harmless(module, part)
        ):
            return []
    indexes = [part for part in inside if isinstance(part, ast.Name) and part.id == index.id]
    if not reads or _after(module, node, index.id, function):
        return []
    name = _item_name(module, text.rsplit(".", maxsplit=1)[-1], function)
    if name is None:
        return []
    message = "Went over the items themselves instead of over their indexes."
    group = node.lineno
    # Only the index is read beside the items: enumerate gives both.
    needs_index = len(indexes) > len(reads)
    head = f"{index.id}, {name} in enumerate({text})" if needs_index else f"{name} in {text}"
    made = [Edit(module.start(node.target), module.end(node.iter), head, message, group)]
    made += [Edit(module.start(part), module.end(part), name, "", group) for part in reads]
    return made


def _after(module: Module, node: ast.For, index: str, function: ast.AST) -> bool:
    """Return whether the index is read outside the loop, where its last value would matter."""
    inside = {id(part) for part in ast.walk(node)}
    return any(
        isinstance(part, ast.Name)
        and part.id == index
        and isinstance(part.ctx, ast.Load)
        and id(part) not in inside
        for part in ast.walk(function)
    )


def _item_name(module: Module, sequence: str, function: ast.AST) -> str | None:
    parts = words(sequence) or ["item"]
    last = parts[-1]
    single = (
        last[:-3] + "y"
        if last.endswith("ies")
        else last[:-1]
        if last.endswith("s") and len(last) > 3 and not last.endswith("ss")
        else ""
    )
    for name in ("_".join([*parts[:-1], single]) if single else "", "item", "element", "current"):
        if (
            name
            and name.isidentifier()
            and free(module, module.scopes.of[function], name)
            and not keyword.iskeyword(name)
        ):
            return name
    return None


RULE = Rule(
    id="enumerate-loop",
    title="Loop over items, not over indexes",
    docs=(
        "Where a loop over range(len(xs)) reads xs[i], it goes over the items, with enumerate "
        "when the index is needed as well. Loops that change or hand on the sequence are left "
        "alone, as are objects of classes of the project, which may be iterated otherwise."
    ),
    fix=_fix,
    pylint=("consider-using-enumerate",),
    good=(
        "def f(xs):\n    for i in range(len(xs)):\n        xs[i] = 0\n",
        "def f(xs):\n    for i in range(len(xs)):\n        xs.pop()\n        print(xs[i])\n",
        "class A(list):\n    def __iter__(self):\n        for i in range(len(self)):\n"
        "            x = self[i]\n            yield x\n",
    ),
    bad=(
        (
            "def f(prices):\n    total = 0\n    for i in range(len(prices)):\n"
            "        total += prices[i]\n    return total\n",
            "def f(prices):\n    total = 0\n    for price in prices:\n"
            "        total += price\n    return total\n",
        ),
        (
            "def f(names):\n    for i in range(len(names)):\n        print(i, names[i])\n",
            "def f(names):\n    for i, name in enumerate(names):\n        print(i, name)\n",
        ),
    ),
)
