"""``global`` for a name the function never sets."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Global):
        function = module.function_of(node)
        if function is None or not module.alone(node):
            continue
        bound = _bound(module, function)
        kept = [name for name in node.names if name in bound]
        gone = [name for name in node.names if name not in bound]
        if not gone:
            continue
        message = (
            f"Dropped 'global' for {', '.join(repr(x) for x in gone)}, which is only read here."
        )
        if kept:
            yield module.replace(node, f"global {', '.join(kept)}", message)
        elif len(module.siblings(node)) == 1:
            yield module.replace(node, "pass", message)
        else:
            yield module.remove_line(node, message)


def _bound(module: Module, function: ast.AST) -> set[str]:
    found = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found.add(node.id)
        elif isinstance(node, ast.alias):
            found.add((node.asname or node.name).split(".")[0])
        elif hasattr(node, "name") and isinstance(node.name, str):
            found.add(node.name)
    return found


RULE = Rule(
    id="unneeded-global",
    title="No global statement for a name that is only read",
    docs="Reading a module's name needs no declaration; nothing changes.",
    fix=_fix,
    pylint=("global-variable-not-assigned",),
    good=("N = 0\n\n\ndef f():\n    global N\n    N += 1\n",),
    bad=(
        (
            "XS = []\n\n\ndef f(x):\n    global XS\n    XS.append(x)\n",
            "XS = []\n\n\ndef f(x):\n    XS.append(x)\n",
        ),
    ),
)
