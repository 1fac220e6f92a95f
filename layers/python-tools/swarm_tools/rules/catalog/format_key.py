"""A named field for which no value is given."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator

from swarm_tools.rules.flow import guarded, home
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.nearest import nearest

_FIELD = re.compile(r"%\((\w+)\)")


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk((ast.BinOp, ast.Call)):
        if guarded(module, node, ("KeyError",)):
            continue
        if isinstance(node, ast.BinOp):
            yield from _mapping(module, node)
        elif isinstance(node.func, ast.Attribute) and node.func.attr == "format":
            yield from _call(module, node)


def _mapping(module: Module, node: ast.BinOp) -> Iterator[Edit]:
    """Correct the one key of a dict literal that is spelt almost as the field."""
    if not isinstance(node.op, ast.Mod) or not isinstance(node.right, ast.Dict):
        return
    if not isinstance(node.left, ast.Constant) or not isinstance(node.left.value, str):
        return
    keys = {key.value: key for key in node.right.keys if isinstance(key, ast.Constant)}
    if len(keys) != len(node.right.keys):
        return
    fields = set(_FIELD.findall(node.left.value))
    missing, unused = sorted(fields - set(keys)), sorted(set(keys) - fields, key=str)
    if len(missing) != 1 or len(unused) != 1 or not isinstance(unused[0], str):
        return
    if nearest(unused[0], missing) == missing[0]:
        key = keys[unused[0]]
        quote = module.source(key)[0]
        yield module.replace(key, f"{quote}{missing[0]}{quote}", "Named the key as the field is.")


def _call(module: Module, node: ast.Call) -> Iterator[Edit]:
    """Give a field the variable that is called like it, or correct a misspelt keyword."""
    text = node.func.value  # type: ignore[attr-defined]
    if not isinstance(text, ast.Constant) or not isinstance(text.value, str):
        return
    if any(word.arg is None for word in node.keywords):
        return
    try:
        names = [name for _, name, _, _ in string.Formatter().parse(text.value) if name]
    except ValueError:
        return
    wanted = {re.split(r"[.\[]", name)[0] for name in names} - {""}
    wanted = {name for name in wanted if not name.isdigit()}
    given = {word.arg: word for word in node.keywords}
    missing, unused = sorted(wanted - set(given)), sorted(set(given) - wanted, key=str)
    if len(missing) != 1:
        return
    name = missing[0]
    if len(unused) == 1 and unused[0] and nearest(unused[0], [name]) == name:
        start = module.start(given[unused[0]])
        yield Edit(start, start + len(unused[0]), name, "Named the value as the field is.")
    elif not unused and _visible(module, node, name):
        last = [*node.args, *(word.value for word in node.keywords)]
        where = module.end(last[-1]) if last else module.end(node) - 1
        gap = ", " if last else ""
        message = f"Gave the field '{name}' the variable of that name."
        yield Edit(where, where, f"{gap}{name}={name}", message)


def _visible(module: Module, node: ast.AST, name: str) -> bool:
    """Return whether the function around a node has a variable or parameter of a name."""
    function = module.function_of(node)
    if function is None:
        return False
    scope = module.scopes.of[function]
    uses = [one for one in module.walk(ast.Name) if one.id == name and home(module, one) is scope]
    is_argument = any(isinstance(one, ast.arg) for one in scope.bindings.get(name, []))
    return is_argument or any(module.start(one) < module.start(node) for one in uses)


RULE = Rule(
    id="format-key",
    title="Named fields get their values",
    docs=(
        "A field whose name is missing among the values always fails. The value is renamed when "
        "exactly one is left over and spelt almost like it; a variable of the function with just "
        "the field's name is handed over."
    ),
    fix=_fix,
    pylint=(
        "missing-format-string-key",
        "unused-format-string-key",
        "missing-format-argument-key",
        "unused-format-string-argument",
    ),
    good=(
        "def f(x):\n    return '{x} {y}'.format(**x)\n",
        "def f(x):\n    try:\n        return '{y}'.format(x=x)\n    except KeyError:\n"
        "        return x\n",
    ),
    bad=(
        (
            "def f(name):\n    return 'Hi {name}'.format() + '%(colour)s' % {'color': 1}\n",
            "def f(name):\n"
            "    return 'Hi {name}'.format(name=name) + '%(colour)s' % {'colour': 1}\n",
        ),
        (
            "def f(x):\n    return 'Hi {colour}'.format(color=x)\n",
            "def f(x):\n    return 'Hi {colour}'.format(colour=x)\n",
        ),
    ),
    order=4,
    repairs=True,
)
