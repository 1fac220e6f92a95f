"""Special methods that return a value of the wrong type."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import is_method, kind_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.phrases import own_nodes, yields

_WANTED = {
    "__str__": "str",
    "__repr__": "str",
    "__format__": "str",
    "__bool__": "bool",
    "__len__": "int",
    "__index__": "int",
    "__length_hint__": "int",
    "__hash__": "int",
    "__bytes__": "bytes",
}
_KINDS = {"int", "float", "str", "bool", "list", "dict", "set", "tuple", "NoneType"}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(FUNCTIONS):
        wanted = _WANTED.get(node.name)
        if wanted is None or not is_method(module, node) or node.decorator_list or yields(node):
            continue
        for part in own_nodes(node):
            if not isinstance(part, ast.Return) or part.value is None:
                continue
            kind = kind_of(module, part.value)
            new = _converted(module, node.name, wanted, kind, part.value)
            if new is not None:
                yield module.replace(
                    part.value, new, f"Returned the {wanted} that '{node.name}' has to give."
                )


def _converted(
    module: Module, name: str, wanted: str, kind: str | None, value: ast.expr
) -> str | None:
    """Return the value as the type that Python asks for; None when it is right or unclear."""
    text = module.source(value)
    if isinstance(value, ast.Tuple) and not text.startswith("("):
        text = f"({text})"
    if kind not in _KINDS or kind == wanted or kind == "NoneType":
        return None
    if wanted == "str":
        return f"str({text})"
    if wanted == "bool":
        return f"bool({text})"
    if name == "__hash__":
        return f"hash({text})" if kind in ("str", "float") or _hashable(value) else None
    if wanted == "bytes":
        return f"{text}.encode()" if kind == "str" and isinstance(value, ast.Constant) else None
    if kind in ("float", "bool"):
        return f"int({text})" if kind == "float" else None
    return f"len({text})" if name == "__len__" and kind in ("list", "tuple", "dict") else None


def _hashable(value: ast.expr) -> bool:
    return isinstance(value, ast.Tuple)


RULE = Rule(
    id="special-result",
    title="Special methods return what Python asks for",
    docs=(
        "'__str__' has to return a str, '__bool__' a bool, '__len__' and '__hash__' an int and so "
        "on, or their use fails. A value that is certainly of another type is converted."
    ),
    fix=_fix,
    pylint=(
        "invalid-str-returned",
        "invalid-repr-returned",
        "invalid-format-returned",
        "invalid-bool-returned",
        "invalid-length-returned",
        "invalid-index-returned",
        "invalid-length-hint-returned",
        "invalid-hash-returned",
        "invalid-bytes-returned",
    ),
    good=(
        "class A:\n    def __str__(self):\n        return self.name\n",
        "class A:\n    def __len__(self):\n        return -1\n",
    ),
    bad=(
        (
            "class A:\n    def __str__(self):\n        return 5\n\n"
            "    def __repr__(self):\n        return 5\n\n"
            "    def __format__(self, spec):\n        return 5\n\n"
            "    def __bool__(self):\n        return 1\n\n"
            "    def __len__(self):\n        return [1, 2]\n\n"
            "    def __index__(self):\n        return 2.0\n\n"
            "    def __length_hint__(self):\n        return 2.0\n\n"
            "    def __hash__(self):\n        return (1, 2)\n\n"
            "    def __bytes__(self):\n        return 'a'\n",
            "class A:\n    def __str__(self):\n        return str(5)\n\n"
            "    def __repr__(self):\n        return str(5)\n\n"
            "    def __format__(self, spec):\n        return str(5)\n\n"
            "    def __bool__(self):\n        return bool(1)\n\n"
            "    def __len__(self):\n        return len([1, 2])\n\n"
            "    def __index__(self):\n        return int(2.0)\n\n"
            "    def __length_hint__(self):\n        return int(2.0)\n\n"
            "    def __hash__(self):\n        return hash((1, 2))\n\n"
            "    def __bytes__(self):\n        return 'a'.encode()\n",
        ),
    ),
    order=5,
    repairs=True,
)
