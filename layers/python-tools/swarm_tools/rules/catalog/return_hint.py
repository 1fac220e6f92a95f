"""Return types where the file's other functions have them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.facts.endings import ends
from swarm_tools.rules.docinsert import header_end
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Function, Module
from swarm_tools.rules.shape import own_nodes, yields
from swarm_tools.rules.types import certain

_SURE = {"bool", "int", "str", "float"}


def _fix(module: Module) -> Iterator[Edit]:
    nodes = list(module.walk(FUNCTIONS))
    hinted = sum(node.returns is not None for node in nodes)
    if hinted < 2 or hinted * 2 < len(nodes):
        return
    for node in nodes:
        kind = _kind(module, node)
        if node.returns is not None or node.decorator_list or kind is None:
            continue
        where = header_end(module, node) - 1
        before = module.text[module.start(node) : where]
        if before.rstrip().endswith(")") and not module.has_comment(module.start(node), where):
            where -= len(before) - len(before.rstrip())
            yield Edit(where, where, f" -> {kind}", f"Said that '{node.name}' returns {kind}.")


def _kind(module: Module, node: Function) -> str | None:
    """Return the type of all that a function gives back, when there is no doubt."""
    if yields(node) or module.function_of(node) is not None or _open_ended(module, node):
        return None
    returns = [part for part in own_nodes(node) if isinstance(part, ast.Return)]
    if all(part.value is None for part in returns):
        return "None" if returns or not ends(node.body) else None
    kinds = {certain(module, part.value) if part.value else None for part in returns}
    kind = kinds.pop() if len(kinds) == 1 else None
    if kind not in _SURE or not module.is_builtin(kind) or not ends(node.body):
        return None
    return kind


def _open_ended(module: Module, node: Function) -> bool:
    """Return whether a subclass may give back something else than this body does."""
    if not isinstance(module.parents[node], ast.ClassDef):
        return False
    if node.name == "__init__":
        return False
    last = node.body[-1]
    plain = isinstance(last, (ast.Pass, ast.Raise)) or (
        isinstance(last, ast.Expr) and isinstance(last.value, ast.Constant)
    )
    return plain or node.name.startswith("__")


RULE = Rule(
    id="return-hint",
    title="Return types where other functions have them",
    docs=(
        "In a file where at least half of the functions say what they return, one that returns "
        "nothing, or certainly always the same builtin type, says so too. Generators, decorated "
        "and nested functions, and methods without a body are left alone."
    ),
    fix=_fix,
    good=(
        "def f(x):\n    return str(x)\n",
        "def a() -> int:\n    return 1\n\n\ndef b() -> int:\n    return 2\n\n\n"
        "def c(x):\n    return x\n",
    ),
    bad=(
        (
            "def a() -> int:\n    return 1\n\n\ndef b() -> int:\n    return 2\n\n\n"
            "def c(x):\n    print(x)\n\n\ndef d(x):\n    return str(x)\n",
            "def a() -> int:\n    return 1\n\n\ndef b() -> int:\n    return 2\n\n\n"
            "def c(x) -> None:\n    print(x)\n\n\ndef d(x) -> str:\n    return str(x)\n",
        ),
    ),
    order=96,
    keeps_tree=True,
)
