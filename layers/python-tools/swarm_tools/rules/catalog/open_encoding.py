"""An encoding for every file opened as text."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        if (
            not isinstance(node.func, ast.Name)
            or node.func.id != "open"
            or not module.is_builtin("open")
        ):
            continue
        words = {word.arg: word.value for word in node.keywords}
        if not node.args or len(node.args) > 3 or None in words or "encoding" in words:
            continue
        if any(isinstance(argument, ast.Starred) for argument in node.args):
            continue
        mode = node.args[1] if len(node.args) > 1 else words.get("mode")
        if mode is not None and not (
            isinstance(mode, ast.Constant) and isinstance(mode.value, str)
        ):
            continue
        if mode is not None and "b" in mode.value:
            continue
        last = max([*node.args, *(word.value for word in node.keywords)], key=module.end)
        if ")" in module.text[module.end(last) : module.end(node) - 1]:
            continue
        where = module.end(last)
        yield Edit(
            where, where, ', encoding="utf-8"', "Opened the text file as UTF-8 on every machine."
        )


RULE = Rule(
    id="open-encoding",
    title="Encoding for text files",
    docs=(
        "Without an encoding, what a file means depends on the machine it is read on. Binary "
        "modes and modes only known at run time are left alone."
    ),
    fix=_fix,
    pylint=("unspecified-encoding",),
    good=("def f(p):\n    return open(p, 'rb')\n", "def f(p, m):\n    return open(p, m)\n"),
    bad=(
        (
            "def f(p):\n    return open(p, 'w')\n",
            "def f(p):\n    return open(p, 'w', encoding=\"utf-8\")\n",
        ),
    ),
)
