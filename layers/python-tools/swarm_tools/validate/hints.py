"""What a function's source says about the values that make its branches differ."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from swarm_tools.signatures.facts import constants_of

_MOST = 14
_TESTS = frozenset(
    ("startswith", "endswith", "split", "find", "index", "count", "replace", "strip")
)
_READS = frozenset(("get", "pop", "setdefault"))


@dataclass
class Hints:
    """Values from the source of one function, each list without doubles and in source order.

    Attributes:
        numbers: Numbers that something is compared with, with their neighbours, then others.
        strings: Strings that are tested for.
        keys: Keys that are read from dictionaries.
        attributes: Attributes that are read from anything but `self` and modules, by name of
            the variable.
        called: Names that are called as functions, or whose methods are, by (variable, method).
        opened: Names of files that are opened.
    """

    numbers: list[float] = field(default_factory=list)
    strings: list[str] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)
    attributes: dict[str, list[str]] = field(default_factory=dict)
    called: set[tuple[str, str]] = field(default_factory=set)
    opened: list[str] = field(default_factory=list)


def hints_of(node: ast.AST, tree: ast.Module) -> Hints:
    """Return the hints of a function, with the constants of the module that it reads."""
    fixed = constants_of(tree)
    parts = list(ast.walk(node))
    names = {part.id for part in parts if isinstance(part, ast.Name)}
    parts += [part for name in sorted(names & fixed.keys()) for part in fixed[name]]
    found = Hints()
    near: list[float] = []
    others: list[float] = []
    for part in parts:
        if isinstance(part, (ast.Compare, ast.MatchValue)):
            near += _numbers(part)
            found.strings += _strings(part)
        elif isinstance(part, ast.Constant):
            others += _numbers(part)
        elif isinstance(part, ast.Subscript):
            found.keys += _strings(part.slice)
        elif isinstance(part, ast.Dict):
            found.strings += [text for key in part.keys if key for text in _strings(key)]
        elif isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name):
            found.attributes.setdefault(part.value.id, []).append(part.attr)
        elif isinstance(part, ast.Call):
            _call(found, part)
    numbers = [n + step for n in near for step in (0, 1, -1)] + others
    found.numbers = _distinct(number for number in numbers if abs(number) < 1e9)
    found.strings = _distinct(text for text in found.strings if len(text) < 40)
    found.keys = _distinct(text for text in found.keys if len(text) < 40)
    found.attributes = {name: _distinct(used) for name, used in sorted(found.attributes.items())}
    found.opened = _distinct(name for name in found.opened if "/" not in name and name)
    return found


def _call(found: Hints, node: ast.Call) -> None:
    if isinstance(node.func, ast.Attribute):
        if node.func.attr in _READS and node.args:
            found.keys += _strings(node.args[0])
        elif node.func.attr in _TESTS:
            found.strings += [text for arg in node.args for text in _strings(arg)]
        if isinstance(node.func.value, ast.Name):
            found.called.add((node.func.value.id, node.func.attr))
    elif isinstance(node.func, ast.Name):
        found.called.add((node.func.id, ""))
        if node.func.id in ("open", "Path") and node.args:
            found.opened += _strings(node.args[0])
    for keyword in node.keywords:
        if keyword.arg == "key" and isinstance(keyword.value, ast.Name):
            found.called.add((keyword.value.id, ""))


def _numbers(node: ast.AST) -> Iterator[float]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and type(part.value) in (int, float):
            yield part.value  # type: ignore[misc]
        elif isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.USub):
            value = getattr(part.operand, "value", None)
            if type(value) in (int, float):
                yield -value  # type: ignore[operator]


def _strings(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def _distinct(items: Iterable) -> list:
    return list({(type(item), item): item for item in items}.values())[:_MOST]
