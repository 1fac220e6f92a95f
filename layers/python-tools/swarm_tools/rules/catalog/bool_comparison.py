"""No comparison with True and False by ``==``."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.rules.equality import comparisons
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.types import certain
from swarm_tools.signatures.spoken import names_flag

TEXT_KINDS = frozenset(
    (
        *("isalnum", "isalpha", "isascii", "isdecimal", "isdigit", "isidentifier"),
        *("islower", "isnumeric", "isprintable", "isspace", "istitle", "isupper"),
    )
)


def _fix(module: Module) -> Iterator[Edit]:
    for node in comparisons(module):
        other, value = node.left, node.comparators[0]
        if not _flag(value):
            other, value = value, other
        if not _flag(value) or _flag(other):
            continue
        positive = value.value is isinstance(node.ops[0], ast.Eq)
        text = module.source(other)
        if certain(module, other) == "bool" or _predicate(module, other) or _text_asked(other):
            if not isinstance(other, (ast.Name, ast.Attribute, ast.Call, ast.Subscript)):
                text = f"({text})"
            new = text if positive else f"not {text}"
            parent = module.parents[node]
            if not positive and not isinstance(
                parent, (ast.If, ast.While, ast.Return, ast.Assign, ast.BoolOp)
            ):
                new = f"({new})"
        elif _boolean_name(other) or _boolean_attribute(module, other):
            word = "is" if isinstance(node.ops[0], ast.Eq) else "is not"
            new = f"{text} {word} {value.value}"
        else:
            continue
        yield module.replace(node, new, f"Tested the flag itself instead of '== {value.value}'.")


def _flag(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, bool)


def _predicate(module: Module, node: ast.expr) -> bool:
    """Return whether a call is of a function of this file that only returns booleans."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return False
    found = [item for item in module.tree.body if getattr(item, "name", None) == node.func.id]
    if len(found) != 1 or not isinstance(found[0], ast.FunctionDef) or found[0].decorator_list:
        return False
    returns = [item for item in ast.walk(found[0]) if isinstance(item, ast.Return)]
    always = isinstance(found[0].body[-1], ast.Return)
    return always and all(item.value and certain(module, item.value) == "bool" for item in returns)


def _text_asked(node: ast.expr) -> bool:
    """Return whether a call asks what kind of text something is: only texts can be asked this."""
    asked = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and not node.args
    return asked and node.func.attr in TEXT_KINDS


def _boolean_attribute(module: Module, node: ast.expr) -> bool:
    """Return whether an attribute is only ever set to True and False, by any object."""
    if not isinstance(node, ast.Attribute):
        return False
    stores = [
        part
        for part in module.walk(ast.Attribute)
        if part.attr == node.attr and not isinstance(part.ctx, ast.Load)
    ]
    values = [getattr(module.parents[part], "value", None) for part in stores]
    plain = all(isinstance(module.parents[part], ast.Assign) for part in stores)
    if not stores or not plain or not all(v and certain(module, v) == "bool" for v in values):
        return False
    pattern = re.compile(rf"\b{node.attr}\b")
    others = module.project.sources.items() if module.project else ()
    return not any(path != module.path and pattern.search(text) for path, text in others)


def _boolean_name(node: ast.expr) -> bool:
    """Return whether a name says that it holds a flag."""
    called = node.func if isinstance(node, ast.Call) else node
    if isinstance(called, ast.Subscript) and isinstance(called.slice, ast.Constant):
        name = called.slice.value if isinstance(called.slice.value, str) else ""
    else:
        name = getattr(called, "id", getattr(called, "attr", ""))
    return names_flag(name)


RULE = Rule(
    id="bool-comparison",
    title="No comparison with True or False",
    docs=(
        "Where the operand is certainly a bool the comparison is dropped. Where only its name "
        "says so it becomes an identity test, which None and empty containers pass through as "
        "before. Anything else is left alone, because 1 == True, and 1 may be given for a flag."
    ),
    fix=_fix,
    pylint=("singleton-comparison",),
    good=(
        "def f(count):\n    return count == True\n",
        "def f(dear=False):\n    return dear == True\n",
    ),
    bad=(
        (
            "def f(text):\n    return text.isdigit() == True\n",
            "def f(text):\n    return text.isdigit()\n",
        ),
        (
            "def f(x):\n    found = x > 1\n    if (x in (1, 2)) == False:\n"
            "        return 1\n    return found\n",
            "def f(x):\n    found = x > 1\n    if not (x in (1, 2)):\n        return 1\n"
            "    return found\n",
        ),
        (
            "def f(is_open):\n    if is_open == True:\n        return 1\n    return 2\n",
            "def f(is_open):\n    if is_open is True:\n        return 1\n    return 2\n",
        ),
    ),
)
