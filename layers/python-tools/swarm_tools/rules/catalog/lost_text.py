"""``text.strip()`` as a statement: strings never change in place."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import is_local, kind_of, loads
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module

_METHODS = {
    "strip", "lstrip", "rstrip", "lower", "upper", "title", "capitalize", "swapcase", "replace",
    "casefold", "removeprefix", "removesuffix", "zfill", "ljust", "rjust", "center",
    "expandtabs", "translate",
}  # fmt: skip
_ONLY_TEXT = {"strip", "lower", "upper", "capitalize", "swapcase", "casefold"}
_NAMES = {
    "s", "text", "string", "word", "sentence", "name", "phrase", "message", "password", "email",
    "username", "answer", "city", "title", "raw", "str1", "str2", "letters", "user_input",
}  # fmt: skip


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Expr):
        call = node.value
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
            continue
        value, method = call.func.value, call.func.attr
        if method not in _METHODS or not isinstance(value, ast.Name) or not module.alone(node):
            continue
        if not is_local(module, value) or not _is_text(module, value, method):
            continue
        if _read_later(module, node, value.id):
            text = f"{value.id} = {module.source(call)}"
            yield module.replace(node, text, f"Kept the text that '{method}' gives.")


def _is_text(module: Module, value: ast.Name, method: str) -> bool:
    """Return whether a name certainly holds a text, or anything that has such a method does."""
    if kind_of(module, value) == "str":
        return True
    own = any(isinstance(one, FUNCTIONS) and one.name == method for one in module.nodes)
    foreign = module.imports & {"pandas", "numpy", "polars", "gi", "tkinter", "curses"}
    return method in _ONLY_TEXT and value.id in _NAMES and not own and not foreign


def _read_later(module: Module, node: ast.stmt, name: str) -> bool:
    """Return whether the name is read after the statement, in a loop around it or later on."""
    function = module.function_of(node)
    if function is None or any(isinstance(up, ast.Try) for up in module.ancestors(node)):
        return False
    return any(module.start(use) > module.end(node) for use in loads(function.body, name))


RULE = Rule(
    id="lost-text",
    title="The text that a string method gives is kept",
    docs=(
        "Strings never change in place, so that 'text.strip()' alone does nothing. Where the name "
        "is local and read afterwards, it gets the result. The name has to "
        "hold a certain string or be called like one, and a call inside a try is left alone."
    ),
    fix=_fix,
    good=(
        "def f(s):\n    s = s.strip()\n    return s\n",
        "def f(path):\n    path.replace('x')\n    return path\n",
        "def f(s):\n    s.strip()\n",
        "def f(s):\n    try:\n        s.lower()\n    except AttributeError:\n        return 1\n"
        "    return s\n",
    ),
    bad=(
        (
            "def f(text):\n    text.strip()\n    return text.split(',')\n",
            "def f(text):\n    text = text.strip()\n    return text.split(',')\n",
        ),
        (
            "def f(name: str):\n    name.replace(' ', '-')\n    return name\n",
            "def f(name: str):\n    name = name.replace(' ', '-')\n    return name\n",
        ),
    ),
    order=5,
    repairs=True,
)
