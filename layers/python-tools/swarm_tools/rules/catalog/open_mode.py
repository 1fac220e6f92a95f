"""Modes of open() that do not exist."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin, guarded
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_MEANT = {
    "rw": "r+", "wr": "w+", "read": "r", "write": "w", "append": "a", "rwb": "rb+",
    "rw+": "r+", "wr+": "w+", "ra": "a+", "wa": "a", "aw": "a", "R": "r", "W": "w", "A": "a",
    "rbb": "rb", "wbb": "wb", "rt+b": "rb+",
}  # fmt: skip


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        if not calls_builtin(module, node, ("open",)) or guarded(module, node, ("ValueError",)):
            continue
        named = [word.value for word in node.keywords if word.arg == "mode"]
        mode = node.args[1] if len(node.args) > 1 else named[0] if named else None
        if isinstance(mode, ast.Constant) and mode.value in _MEANT:
            quote = module.source(mode)[0]
            if quote in "'\"":
                new = f"{quote}{_MEANT[mode.value]}{quote}"
                yield module.replace(mode, new, f"Opened with mode {new}; {mode.value!r} is none.")


RULE = Rule(
    id="open-mode",
    title="A mode that open() knows",
    docs="A mode such as 'rw' always fails; it becomes the one that does what it says.",
    fix=_fix,
    pylint=("bad-open-mode",),
    good=("def f(p):\n    return open(p, 'rb+')\n", "def f(p, m):\n    return open(p, m)\n"),
    bad=(
        (
            "def f(p):\n    return open(p, 'rw', encoding='utf-8')\n",
            "def f(p):\n    return open(p, 'r+', encoding='utf-8')\n",
        ),
    ),
    order=5,
    repairs=True,
)
