"""``original = items``, and then ``items.sort()``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import block_of, home, kind_of, owner
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import DEFINITIONS, Module

_BEFORE = {"original", "originals", "orig", "before", "backup", "copy", "snapshot", "untouched",
           "unsorted", "unchanged", "old", "saved", "initial"}  # fmt: skip
_KINDS = ("list", "dict", "set")
_CHANGES = {
    "append", "add", "insert", "extend", "update", "pop", "remove", "discard", "clear", "sort",
    "reverse", "popitem", "setdefault",
}  # fmt: skip


_SHOWN = {"not", "no", "alias", "same", "ref", "reference"}


def _fix(module: Module) -> Iterator[Edit]:
    if module.is_test:
        return
    for node in module.walk(ast.Assign):
        target, source = node.targets[0], node.value
        if len(node.targets) != 1 or not isinstance(target, ast.Name):
            continue
        words = set(target.id.lower().split("_"))
        if not isinstance(source, ast.Name) or not _BEFORE & words or _SHOWN & words:
            continue
        if _kind(module, source) in _KINDS and _parted(module, node, target, source):
            message = f"Made '{target.id}' a copy; it was the same {_kind(module, source)}."
            yield module.replace(source, f"{source.id}.copy()", message)


def _kind(module: Module, source: ast.Name) -> str | None:
    """Return the type that all assignments of a name give it, made anew each time."""
    scope = owner(module, source)
    found = scope.bindings.get(source.id, []) if scope is not None else []
    ups = [module.parents.get(one) for one in found]
    if any(isinstance(up, ast.AugAssign) for up in ups):
        first = [up for up in ups if isinstance(up, ast.Assign)]
        kinds = {kind_of(module, up.value) for up in first}
        return kinds.pop() if len(kinds) == 1 and len(found) == len(first) + 1 else None
    return kind_of(module, source)


def _parted(module: Module, node: ast.Assign, target: ast.Name, source: ast.Name) -> bool:
    """Return whether one of two names is changed in place, and both are read afterwards.

    All uses stand after the assignment, in the same function or script and in no loop around it.
    """
    scope = home(module, target)
    if scope is None or scope is not owner(module, source) or len(scope.bindings[target.id]) != 1:
        return False
    if scope.kind not in ("module", "function") or module.parents[node] is not scope.node:
        return False
    if module.scopes.declared(target.id) or module.scopes.declared(source.id):
        return False
    block = block_of(module, node)
    after = [part for one in block[block.index(node) + 1 :] for part in ast.walk(one)]
    if any(isinstance(part, (*DEFINITIONS, ast.Lambda, ast.Is, ast.IsNot)) for part in after):
        return False
    uses = [part for part in after if isinstance(part, ast.Name)]
    used = {name: [use for use in uses if use.id == name] for name in (target.id, source.id)}
    ways = [use for use in (*used[target.id], *used[source.id]) if _changes(module, use)]
    if len({use.id for use in ways}) != 1:
        return False
    rest = [use for name in used for use in used[name] if use not in ways]
    if any(not isinstance(use.ctx, ast.Load) for use in rest):
        return False
    first = min(module.start(use) for use in ways)
    return {use.id for use in rest if module.start(use) > first} == set(used)


def _changes(module: Module, use: ast.Name) -> bool:
    """Return whether a use of a name changes the list, dict or set itself."""
    up = module.parents[use]
    if isinstance(up, ast.AugAssign):
        return up.target is use and isinstance(up.op, ast.Add)
    if isinstance(up, ast.Subscript) and up.value is use:
        return not isinstance(up.ctx, ast.Load)
    call = module.parents.get(up)
    called = isinstance(call, ast.Call) and call.func is up
    return isinstance(up, ast.Attribute) and called and up.attr in _CHANGES


RULE = Rule(
    id="alias-copy",
    title="A copy of what is changed afterwards",
    docs=(
        "'original = items' gives one list two names: after 'items.sort()' the original is sorted "
        "as well. Where a name says that it is what was before, or a copy, one of the two is "
        "changed in place and both are read afterwards, it becomes a copy. Only for lists, dicts "
        "and sets that are certain ones."
    ),
    fix=_fix,
    good=(
        "items = [3, 1]\nother = items\nitems.sort()\nprint(items, other)\n",
        "items = [3, 1]\noriginal = items\nitems = sorted(items)\nprint(items, original)\n",
        "items = [3, 1]\noriginal = items\nprint(items, original)\n",
        "def f(items):\n    original = items\n    items.sort()\n    return items, original\n",
        "items = [3, 1]\noriginal = items\nitems.sort()\nprint(original)\n",
        "items = [3, 1]\ncopy = items.copy()\nitems.sort()\nprint(items, copy)\n",
        "items = [3, 1]\nnot_a_copy = items\nitems.sort()\nprint(items, not_a_copy)\n",
        "items = [3, 1]\ncopy = items\nitems.sort()\nprint(copy is items, copy, items)\n",
        "items = [3]\nbackup = items\nitems = []\nitems.append(1)\nprint(items, backup)\n",
    ),
    bad=(
        (
            "scores = [54, 91]\n\noriginal = scores\nscores.append(88)\n"
            "print(original)\nprint(scores)\n",
            "scores = [54, 91]\n\noriginal = scores.copy()\nscores.append(88)\n"
            "print(original)\nprint(scores)\n",
        ),
        (
            "def f():\n    stock = {'pen': 3}\n    backup = stock\n    stock['pen'] -= 1\n"
            "    return stock, backup\n",
            "def f():\n    stock = {'pen': 3}\n    backup = stock.copy()\n    stock['pen'] -= 1\n"
            "    return stock, backup\n",
        ),
        (
            "numbers = [3, 1, 2]\nnumbers_copy = numbers\nnumbers_copy.sort()\n"
            "print(numbers, numbers_copy)\n",
            "numbers = [3, 1, 2]\nnumbers_copy = numbers.copy()\nnumbers_copy.sort()\n"
            "print(numbers, numbers_copy)\n",
        ),
        (
            "def f(text):\n    words = text.split()\n    before = words\n    words.reverse()\n"
            "    return before == words\n",
            "def f(text):\n    words = text.split()\n    before = words.copy()\n"
            "    words.reverse()\n    return before == words\n",
        ),
        (
            "seen = {1, 2}\nsnapshot = seen\nfor i in range(5):\n    seen.add(i)\n"
            "print(len(seen) - len(snapshot))\n",
            "seen = {1, 2}\nsnapshot = seen.copy()\nfor i in range(5):\n    seen.add(i)\n"
            "print(len(seen) - len(snapshot))\n",
        ),
        (
            "names = ['b', 'a']\norig_names = names\nnames += ['c']\nprint(names, orig_names)\n",
            "names = ['b', 'a']\norig_names = names.copy()\nnames += ['c']\n"
            "print(names, orig_names)\n",
        ),
    ),
    order=5,
    repairs=True,
)
