"""`setup.py`, from its syntax tree alone: what its arguments state in plain values."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

from ...workspace.reading import Project, beside, strings
from ..groups import purpose_of
from ..model import Needs, SetAside
from ..texts import add
from .requirements_file import lines_of

_PATH = "setup.py"
_NOTHING = object()


def read(project: Project, found: Needs) -> None:
    """Read the call of `setup`; what it computes is set aside by the argument's name."""
    tree = project.tree(_PATH)
    if tree is None:
        return
    found.read.append(_PATH)
    values = _Values(project, tree)
    for call in _calls(tree):
        _arguments(found, values, call)


def arguments_of(project: Project) -> dict[str, Any]:
    """Return the arguments of the call of `setup` that are plain values; often none."""
    tree = project.tree(_PATH)
    if tree is None:
        return {}
    values = _Values(project, tree)
    found = {}
    for call in _calls(tree):
        for keyword in call.keywords:
            value = values.of(keyword.value)
            if keyword.arg is not None and value is not _NOTHING:
                found.setdefault(keyword.arg, value)
    return found


def _calls(tree: ast.Module) -> Iterator[ast.Call]:
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        name = (
            call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        )
        if name == "setup":
            yield call


def _arguments(found: Needs, values: _Values, call: ast.Call) -> None:
    for keyword in call.keywords:
        if keyword.arg not in (
            "install_requires",
            "tests_require",
            "extras_require",
            "python_requires",
            "classifiers",
        ):
            continue
        value = values.of(keyword.value)
        if keyword.arg == "classifiers":
            found.classify(strings(value), _PATH)
        elif value is _NOTHING:
            found.set_aside.append(SetAside(keyword.arg, _PATH, "unreadable"))
        elif keyword.arg == "python_requires" and isinstance(value, str):
            found.ask_python(value, _PATH)
        elif keyword.arg == "extras_require" and isinstance(value, dict):
            for extra, listed in value.items():
                _listed(found, listed, str(extra))
        else:
            _listed(found, value, "tests" if keyword.arg == "tests_require" else "")


def _listed(found: Needs, value: Any, group: str) -> None:
    purpose = purpose_of(group) if group else "runtime"
    items = value.splitlines() if isinstance(value, str) else value
    for item in items if isinstance(items, (list, tuple)) else []:
        if isinstance(item, str):
            add(found, item, _PATH, purpose, group)


class _Values:
    """Values of expressions that can be told without running anything."""

    def __init__(self, project: Project, tree: ast.Module) -> None:
        self._project = project
        self._names: dict[str, ast.expr] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and len(node.targets) == 1:
                target = node.targets[0]
                if isinstance(target, ast.Name):
                    self._names.setdefault(target.id, node.value)

    def of(self, node: ast.expr, depth: int = 0) -> Any:
        """Return the value of an expression; `_NOTHING` when it has to be computed."""
        if depth > 12:
            return _NOTHING
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.Name):
            named = self._names.get(node.id)
            return _NOTHING if named is None else self.of(named, depth + 1)
        if isinstance(node, (ast.List, ast.Tuple, ast.Set)):
            return self._items(node.elts, depth)
        if isinstance(node, ast.Dict):
            return self._dict(node, depth)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            left, right = self.of(node.left, depth + 1), self.of(node.right, depth + 1)
            return (
                left + right
                if type(left) is type(right) and isinstance(left, (list, str))
                else _NOTHING
            )
        if isinstance(node, ast.Subscript):
            whole, key = self.of(node.value, depth + 1), self.of(node.slice, depth + 1)
            return (
                whole.get(key, _NOTHING)
                if isinstance(whole, dict) and isinstance(key, str)
                else _NOTHING
            )
        return self._from_file(node)

    def _items(self, nodes: list[ast.expr], depth: int) -> Any:
        found: list[Any] = []
        for node in nodes:
            value = self.of(node.value if isinstance(node, ast.Starred) else node, depth + 1)
            if value is _NOTHING:
                return _NOTHING
            found += value if isinstance(node, ast.Starred) and isinstance(value, list) else [value]
        return found

    def _dict(self, node: ast.Dict, depth: int) -> Any:
        found = {}
        for key, value in zip(node.keys, node.values, strict=True):
            known = _NOTHING if key is None else self.of(key, depth + 1)
            listed = self.of(value, depth + 1)
            if isinstance(known, str) and listed is not _NOTHING:
                found[known] = listed
        return found

    def _from_file(self, node: ast.expr) -> Any:
        """Return the lines of the one requirements file that an expression names."""
        names = [
            part.value
            for part in ast.walk(node)
            if isinstance(part, ast.Constant)
            and isinstance(part.value, str)
            and part.value.endswith((".txt", ".in"))
        ]
        path = beside(_PATH, names[0]) if len(names) == 1 else None
        text = self._project.text(path) if path else None
        if text is None:
            return _NOTHING
        return [line for line in lines_of(text) if not line.startswith("-")]
