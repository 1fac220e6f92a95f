"""``get`` instead of asking for a key first."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.types import certain


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.If):
        test = node.test
        if len(node.body) != 1 or len(node.orelse) != 1 or not module.alone(node):
            continue
        if not isinstance(test, ast.Compare) or not isinstance(test.ops[0], ast.In):
            continue
        key, store = test.left, test.comparators[0]
        if len(test.ops) != 1 or not isinstance(key, (ast.Name, ast.Constant)):
            continue
        if not isinstance(store, ast.Name) or certain(module, store) != "dict":
            continue
        one, other = node.body[0], node.orelse[0]
        name = _target(one)
        if name is None or _target(other) != name or name == store.id:
            continue
        read, default = one.value, other.value  # type: ignore[attr-defined]
        if not isinstance(read, ast.Subscript) or not _there(module, node, default):
            continue
        if ast.dump(read.value) != ast.dump(store) or ast.dump(read.slice) != ast.dump(key):
            continue
        first = module.start(node)
        if module.text.startswith("elif", first) or module.has_comment(first, module.end(node)):
            continue
        none = isinstance(default, ast.Constant) and default.value is None
        more = "" if none else f", {module.source(default)}"
        text = f"{name} = {store.id}.get({module.source(key)}{more})"
        yield module.replace(node, text, "Read the dictionary with get().")


def _there(module: Module, node: ast.If, default: ast.expr) -> bool:
    """Return whether a value can be read before it is needed: a literal or a parameter."""
    if isinstance(default, ast.Constant):
        return True
    function = module.function_of(node)
    if not isinstance(default, ast.Name) or function is None:
        return False
    found = module.scopes.of[function].bindings.get(default.id, [])
    return len(found) == 1 and isinstance(found[0], ast.arg)


def _target(node: ast.stmt) -> str | None:
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
        return target.id if isinstance(target, ast.Name) else None
    return None


RULE = Rule(
    id="dict-get",
    title="get instead of asking for the key first",
    docs=(
        "Only for what is certainly a dictionary, with a literal or a parameter for the other "
        "case: get() evaluates it always."
    ),
    fix=_fix,
    pylint=("consider-using-get",),
    good=(
        "def f(d, k):\n    if k in d:\n        x = d[k]\n    else:\n        x = 0\n    return x\n",
        "def f(k):\n    d = {1: 2}\n    if k in d:\n        x = d[k]\n    else:\n"
        "        x = make()\n    return x\n",
        "def f(k):\n    d = {1: 2}\n    if k == 3:\n        y = 1\n    if k in d:\n"
        "        x = d[k]\n    else:\n        x = y\n    return x\n",
    ),
    bad=(
        (
            "def f(k):\n    d = {1: 2}\n    if k in d:\n        x = d[k]\n    else:\n"
            "        x = 0\n    return x\n",
            "def f(k):\n    d = {1: 2}\n    x = d.get(k, 0)\n    return x\n",
        ),
    ),
)
