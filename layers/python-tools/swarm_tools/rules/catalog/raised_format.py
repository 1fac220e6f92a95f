"""``raise ValueError("no %s", name)``."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_FIELD = re.compile(r"%(?:%|[-0+ ]*\d*(?:\.\d+)?[sdrfieg])")


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Raise):
        call = node.exc
        if not isinstance(call, ast.Call) or len(call.args) < 2 or call.keywords:
            continue
        if not isinstance(call.func, ast.Name) or not _plain(module, call.func.id):
            continue
        text, *values = call.args
        if not isinstance(text, ast.Constant) or not isinstance(text.value, str):
            continue
        if any(isinstance(one, ast.Starred) for one in values):
            continue
        first, end = module.end(text), module.end(values[-1])
        parts = module.text[module.start(values[0]) : end]
        fields = [one for one in _FIELD.findall(text.value) if one != "%%"]
        braces = text.value.count("{}")
        if fields and len(fields) == len(values) and text.value.count("%") == len(fields):
            comma = "," if len(values) == 1 else ""
            new = f" % ({parts}{comma})"
        elif not fields and braces == len(values) and text.value.count("{") == braces:
            new = f".format({parts})"
        else:
            continue
        if module.text[first : module.start(values[0])].strip() == ",":
            yield Edit(first, end, new, "Filled the fields of the error's message.")


def _plain(module: Module, name: str) -> bool:
    found = getattr(builtins, name, None)
    error = isinstance(found, type) and issubclass(found, Exception)
    return error and not issubclass(found, OSError) and module.is_builtin(name)


RULE = Rule(
    id="raised-format",
    title="The message of an error is formatted",
    docs=(
        "An exception does not fill the fields of its text as logging does; it would show a "
        "tuple. Done for Python's own errors, where there are as many fields as values."
    ),
    fix=_fix,
    pylint=("raising-format-tuple",),
    good=(
        "def f(x):\n    raise ValueError('no', x)\n",
        "def f(x):\n    raise MyError('no %s', x)\n",
    ),
    bad=(
        (
            "def f(x, y):\n    if x:\n        raise ValueError('no %s', x)\n"
            "    raise KeyError('no {} and {}', x, y)\n",
            "def f(x, y):\n    if x:\n        raise ValueError('no %s' % (x,))\n"
            "    raise KeyError('no {} and {}'.format(x, y))\n",
        ),
    ),
    order=5,
    repairs=True,
)
