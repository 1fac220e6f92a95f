"""``eval("[1, 2]")``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin, guarded
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_LITERAL = (ast.Constant, ast.List, ast.Tuple, ast.Dict, ast.Set, ast.UnaryOp, ast.USub, ast.Load)


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        if not calls_builtin(module, node, ("eval",)) or len(node.args) != 1 or node.keywords:
            continue
        text = node.args[0]
        if not isinstance(text, ast.Constant) or not isinstance(text.value, str):
            continue
        try:
            value = ast.parse(text.value.strip(), mode="eval").body
        except SyntaxError:
            continue
        plain = all(isinstance(part, _LITERAL) for part in ast.walk(value))
        if plain and not guarded(module, node, ("SyntaxError",)) and "\n" not in text.value:
            yield module.replace(node, text.value.strip(), "Wrote the value instead of its text.")


RULE = Rule(
    id="eval-literal",
    title="A value instead of eval of its text",
    docs="'eval' of a text that only spells a literal gives that literal; any other stays.",
    fix=_fix,
    pylint=("eval-used",),
    good=("def f(x):\n    return eval('x + 1')\n", "def f(text):\n    return eval(text)\n"),
    bad=(("X = eval('[1, -2]')\n", "X = [1, -2]\n"),),
)
