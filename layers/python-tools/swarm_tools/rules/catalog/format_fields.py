"""``"{} {1}".format(a, b)`` and ``"text".format()``."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.rules.flow import effect_free, guarded
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_FIELD = re.compile(r"\{(\d*)(?=[}!:.\[])")


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        method = node.func
        if not isinstance(method, ast.Attribute) or method.attr != "format" or node.keywords:
            continue
        text = method.value
        if not isinstance(text, ast.Constant) or not isinstance(text.value, str):
            continue
        source = module.source(text)
        if any(isinstance(one, ast.Starred) for one in node.args) or "\\N" in source:
            continue
        if not node.args and "{" not in source and "}" not in source:
            yield module.replace(node, source, "Dropped 'format' of a text without fields.")
            continue
        if "{{" in source or "}}" in source or guarded(module, node, ("ValueError",)):
            continue
        fields = [one[1] for one in _FIELD.finditer(source)]
        if source.count("{") != len(fields):
            continue
        if "" in fields and any(fields):
            yield from _numbered(module, node, text, source, fields)
        elif fields == [""] * len(node.args):
            yield from _once(module, node, text, source)


def _numbered(
    module: Module, node: ast.Call, text: ast.expr, source: str, fields: list[str]
) -> Iterator[Edit]:
    """Write the number of its place into each bare field, where every value then has one."""
    numbers = [one or str(index) for index, one in enumerate(fields)]
    if sorted(map(int, numbers)) != list(range(len(node.args))):
        return
    left = iter(numbers)
    new = _FIELD.sub(lambda _: "{" + next(left), source)
    yield module.replace(text, new, "Numbered all fields of the text; some were, some were not.")


def _once(module: Module, node: ast.Call, text: ast.expr, source: str) -> Iterator[Edit]:
    """Give a value that is shown several times once."""
    values = [ast.unparse(one) for one in node.args]
    if len(set(values)) == len(values) or not all(map(effect_free, node.args)):
        return
    kept = list(dict.fromkeys(values))
    left = iter(values)
    new = _FIELD.sub(lambda _: "{" + str(kept.index(next(left))), source)
    arguments = ", ".join(module.source(node.args[values.index(one)]) for one in kept)
    start = module.start(node.args[0])
    group = module.start(node)
    yield module.replace(text, new, "Gave a value that the text shows twice only once.", group)
    yield Edit(start, module.end(node.args[-1]), arguments, "", group)


RULE = Rule(
    id="format-fields",
    title="The fields of a format fit its values",
    docs=(
        "Numbered and bare fields in one text always fail; all are numbered. A value shown twice "
        "is given once, and a text without fields needs no 'format'."
    ),
    fix=_fix,
    pylint=(
        "format-combined-specification",
        "duplicate-string-formatting-argument",
        "format-string-without-interpolation",
    ),
    good=("def f(g):\n    return '{} {}'.format(g(), g())\n",),
    bad=(
        (
            "def f(a, b):\n    return '{} {1}'.format(a, b), '{} {} {}'.format(a, b, a)\n",
            "def f(a, b):\n    return '{0} {1}'.format(a, b), '{0} {1} {0}'.format(a, b)\n",
        ),
        ("def f():\n    return 'plain'.format()\n", "def f():\n    return 'plain'\n"),
    ),
    order=4,
    repairs=True,
)
