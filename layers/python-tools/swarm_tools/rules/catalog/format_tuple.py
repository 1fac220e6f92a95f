"""``print("%s and %s" % a, b)`` and ``"%d" % "3"``."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.rules.flow import guarded, kind_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_FIELD = re.compile(r"%(?P<flags>[-0+ #]*)(?P<width>\d*)(?P<more>(?:\.\d+)?)(?P<kind>[sdrfiegxX%])")


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.BinOp):
        text = node.left
        if not isinstance(node.op, ast.Mod) or not isinstance(text, ast.Constant):
            continue
        if not isinstance(text.value, str) or guarded(module, node, ("TypeError",)):
            continue
        fields = [one for one in _FIELD.finditer(text.value) if one["kind"] != "%"]
        if text.value.replace("%%", "").count("%") != len(fields):
            continue
        values = node.right.elts if isinstance(node.right, ast.Tuple) else [node.right]
        if isinstance(node.right, ast.Tuple) or len(fields) < 2:
            yield from _kinds(module, text, fields, values)
        else:
            yield from _spread(module, node, fields)


def _spread(module: Module, node: ast.BinOp, fields: list[re.Match[str]]) -> Iterator[Edit]:
    """Put parentheses around the values that stand after the operator."""
    call = module.parents[node]
    if isinstance(call, ast.Call) and node in call.args and not call.keywords:
        rest = call.args[call.args.index(node) + 1 :]
    elif isinstance(call, ast.Tuple) and call.elts[0] is node:
        rest = call.elts[1:]
        if module.source(call).startswith("(") or isinstance(module.parents[call], ast.Subscript):
            return
    else:
        return
    if len(rest) + 1 != len(fields) or any(isinstance(one, ast.Starred) for one in rest):
        return
    if kind_of(module, node.right) in (None, "tuple") and not _single(node.right):
        return
    start, end = module.start(node.right), module.end(rest[-1])
    text = f"({module.text[start:end]})"
    yield Edit(start, end, text, "Filled all fields of the text with the values after it.")


def _single(node: ast.expr) -> bool:
    return isinstance(node, (ast.Name, ast.Attribute, ast.Constant, ast.JoinedStr))


def _kinds(
    module: Module, text: ast.Constant, fields: list[re.Match[str]], values: list[ast.expr]
) -> Iterator[Edit]:
    """Show a text as a text where a number's field is given one."""
    source = module.source(text)
    if len(fields) != len(values) or "\\" in source or source[0] not in "'\"":
        return
    inside = [one for one in _FIELD.finditer(source) if one["kind"] != "%"]
    if len(inside) != len(fields):
        return
    for field, value in zip(inside, values, strict=True):
        said = isinstance(value, ast.Constant) and isinstance(value.value, str)
        if said and field["kind"] in "dfiegxX":
            start, end = module.start(text) + field.start(), module.start(text) + field.end()
            new = f"%{field['flags'].replace('0', '').replace('+', '')}{field['width']}s"
            yield Edit(start, end, new, "Showed a text as a text; the field was a number's.")


RULE = Rule(
    id="format-tuple",
    title="Fields of a text get their values",
    docs=(
        "'%' takes the one value right after it, so that '\"%s %s\" % a, b' fails for want of the "
        "second; the values get parentheses where there are as many as fields. A literal text in "
        "a field for numbers is shown as a text."
    ),
    fix=_fix,
    pylint=("too-few-format-args", "bad-string-format-type"),
    good=(
        "def f(a, b):\n    return '%s %s' % (a, b), '%s' % a, b\n",
        "def f(pair, b):\n    print('%s %s' % pair)\n    print('%s' % b, b)\n",
    ),
    bad=(
        (
            "def f(a, b):\n    print('%s and %s' % 'x', b)\n    return '%d' % '3'\n",
            "def f(a, b):\n    print('%s and %s' % ('x', b))\n    return '%s' % '3'\n",
        ),
    ),
    order=4,
    repairs=True,
)
