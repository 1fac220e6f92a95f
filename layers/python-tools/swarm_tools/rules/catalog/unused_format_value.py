"""Named values that a format has no field for."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator

from swarm_tools.rules.flow import effect_free
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_FIELD = re.compile(r"%\((\w+)\)")


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk((ast.BinOp, ast.Call)):
        if isinstance(node, ast.BinOp):
            yield from _mapping(module, node)
        elif isinstance(node.func, ast.Attribute) and node.func.attr == "format":
            yield from _call(module, node)


def _mapping(module: Module, node: ast.BinOp) -> Iterator[Edit]:
    text, table = node.left, node.right
    if not isinstance(node.op, ast.Mod) or not isinstance(table, ast.Dict):
        return
    if not isinstance(text, ast.Constant) or not isinstance(text.value, str):
        return
    fields = set(_FIELD.findall(text.value))
    keys = [key.value if isinstance(key, ast.Constant) else None for key in table.keys]
    if None in keys or not fields <= set(keys):
        return
    for index, value in enumerate(table.values):
        if keys[index] not in fields and index and effect_free(value):
            start = module.end(table.values[index - 1])
            yield from _dropped(module, start, module.end(value), str(keys[index]))


def _call(module: Module, node: ast.Call) -> Iterator[Edit]:
    text = node.func.value  # type: ignore[attr-defined]
    if not isinstance(text, ast.Constant) or not isinstance(text.value, str):
        return
    try:
        parsed = list(string.Formatter().parse(text.value))
    except ValueError:
        return
    if any("{" in (spec or "") for _, _, spec, _ in parsed):
        return
    fields = {re.split(r"[.\[]", name)[0] for _, name, _, _ in parsed if name}
    given = [word.arg for word in node.keywords]
    named = {name for name in fields if name and not name.isdigit()}
    if None in given or not named <= set(given):
        return
    parts = [*node.args, *node.keywords]
    for index, word in enumerate(parts):
        if not isinstance(word, ast.keyword) or word.arg in fields or not index:
            continue
        if effect_free(word.value):
            start = module.end(parts[index - 1])
            yield from _dropped(module, start, module.end(word), word.arg or "")


def _dropped(module: Module, start: int, end: int, name: str) -> Iterator[Edit]:
    if module.text[start:end].lstrip().startswith(",") and not module.has_comment(start, end):
        yield Edit(start, end, "", f"Dropped the value '{name}', which the text does not show.")


RULE = Rule(
    id="unused-format-value",
    title="No named value that a format does not show",
    docs=(
        "A named value without a field in the text changes nothing. It goes when computing it "
        "does nothing and every field has its value."
    ),
    fix=_fix,
    pylint=("unused-format-string-key", "unused-format-string-argument"),
    good=(
        "def f(g):\n    return '{a}'.format(a=1, b=g()), '%(a)s' % {'a': 1, 'b': g()}\n",
        "def f(x):\n    return '{a}'.format(x=x)\n",
    ),
    bad=(
        (
            "def f(x):\n    return '{a}'.format(a=x, b=2), '%(a)s' % {'a': x, 'b': 2}\n",
            "def f(x):\n    return '{a}'.format(a=x), '%(a)s' % {'a': x}\n",
        ),
    ),
)
