"""Named fields that are given a tuple."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.rules.flow import guarded, kind_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_FIELD = re.compile(r"%\((\w+)\)")


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.BinOp):
        text = node.left
        if not isinstance(node.op, ast.Mod) or not isinstance(text, ast.Constant):
            continue
        if not isinstance(text.value, str) or guarded(module, node, ("TypeError",)):
            continue
        names = list(dict.fromkeys(_FIELD.findall(text.value)))
        if not names or text.value.replace("%%", "").count("%") != len(_FIELD.findall(text.value)):
            continue
        if isinstance(node.right, ast.Tuple):
            values = node.right.elts
        elif kind_of(module, node.right) in ("int", "str", "float", "list"):
            values = [node.right]
        else:
            continue
        if len(values) == len(names) and not any(isinstance(x, ast.Starred) for x in values):
            quote = module.source(text)[-1]
            parts = [
                f"{quote}{name}{quote}: {module.source(value)}"
                for name, value in zip(names, values, strict=True)
            ]
            new = f"{{{', '.join(parts)}}}"
            yield module.replace(node.right, new, "Named the values as the fields are named.")


RULE = Rule(
    id="format-mapping",
    title="A dict for named fields",
    docs=(
        "'%(name)s' takes its value from a dict and fails for anything else. As many values as "
        "fields, in the same order, get the fields' names."
    ),
    fix=_fix,
    pylint=("format-needs-mapping",),
    good=("def f(d):\n    return '%(a)s' % d\n",),
    bad=(
        (
            "def f(x, y):\n    return '%(x)s and %(y)s' % (x, y)\n",
            "def f(x, y):\n    return '%(x)s and %(y)s' % {'x': x, 'y': y}\n",
        ),
    ),
    order=4,
    repairs=True,
)
