"""Tests that need nothing of pytest to run: a child calls them itself, three times as fast."""

from __future__ import annotations

import ast
import importlib
import inspect
import os
import sys
import tempfile
import unittest
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

DEFS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
SETUPS = ("setup", "teardown", "pytest")


@dataclass(frozen=True)
class PlainTest:
    """Where a plain test is found.

    Attributes:
        folder: What pytest would put on the path for its file.
        module: The name its file is imported by.
        names: The function, or class and method.
        fixtures: The fixtures that it takes.
        params: The values that it is given, by name.
        unittest: Whether it is a method of a `unittest.TestCase`.
    """

    folder: str
    module: str
    names: tuple[str, ...]
    fixtures: tuple[str, ...] = ()
    params: tuple[tuple[str, object], ...] = ()
    unittest: bool = False

    def load(self) -> Callable[[], object]:
        """Return the test, ready to be called; raises what its module raises."""
        if self.folder not in sys.path:
            sys.path.insert(0, self.folder)
        found = importlib.import_module(self.module)
        test = getattr(found, self.names[0])
        if self.unittest:
            return test(self.names[1]).debug
        if len(self.names) == 2:
            test = getattr(test(), self.names[1])
        if not self.fixtures and not self.params:
            return test
        given = dict(self.params)
        return lambda: test(**given, **{name: FIXTURES[name]() for name in self.fixtures})


def new_folder() -> Path:
    """Return a new folder, as the fixture ``tmp_path`` does."""
    return Path(tempfile.mkdtemp(prefix="swarm-test-"))


FIXTURES: dict[str, Callable[[], object]] = {"tmp_path": new_folder}


def plain_tests(
    root: Path, nodeids: Iterable[str], fixtures: frozenset[str] = frozenset()
) -> dict[str, PlainTest]:
    """Return the tests among ``nodeids`` that are plain.

    They take no parameters, no fixtures but ``fixtures`` (of ``FIXTURES``), and nothing is set up
    around them, in a file without fixtures of its own. A project with a ``conftest.py`` has none.
    """
    if any(root.rglob("conftest.py")):
        return {}
    found: dict[str, PlainTest] = {}
    files: dict[str, dict[tuple[str, ...], tuple[str, ...]]] = {}
    for nodeid in nodeids:
        path, *names = nodeid.split("::")
        if path not in files:
            files[path] = _plain_names(root / path, fixtures)
        if tuple(names) in files[path]:
            folder, module = _import_name(root / path)
            found[nodeid] = PlainTest(folder, module, tuple(names), files[path][tuple(names)])
    return found


def plain_item(item: pytest.Item, fixtures: frozenset[str]) -> PlainTest | None:
    """Return a collected test as a plain one, None where it needs pytest.

    Its parameters must be literals, its marks none but `parametrize`; it takes no fixtures but
    `fixtures`. Methods of a `unittest.TestCase` are plain where the class sets nothing up as such.
    """
    if not isinstance(item, pytest.Function) or not item.originalname:
        return None
    if any(mark.name != "parametrize" for mark in item.iter_markers()):
        return None
    folder, module = _import_name(item.path)
    if getattr(item.module, "__name__", "") != module or _sets_up(item.module, _AROUND_MODULE):
        return None
    cls = item.cls
    if cls is not None and issubclass(cls, unittest.TestCase):
        marks = [f"__unittest_{what}__" for what in ("skip", "expecting_failure")]
        if any(getattr(thing, mark, False) for thing in (cls, item.obj) for mark in marks):
            return None
        if cls.setUpClass.__func__ is not unittest.TestCase.setUpClass.__func__:
            return None
        known = getattr(item.module, cls.__name__, None)
        if inspect.iscoroutinefunction(item.obj) or known is not cls:
            return None
        return PlainTest(folder, module, (cls.__name__, item.originalname), unittest=True)
    call = getattr(item, "callspec", None)
    params = dict(call.params) if call is not None else {}
    needed = [name for name in item.fixturenames if name not in params]
    if set(needed) - fixtures or not all(map(is_literal, params.values())):
        return None
    if inspect.iscoroutinefunction(item.obj) or inspect.isgeneratorfunction(item.obj):
        return None
    if cls is not None and getattr(item.module, cls.__name__, None) is not cls:
        return None
    names = (item.originalname,) if cls is None else (cls.__name__, item.originalname)
    return PlainTest(folder, module, names, tuple(needed), tuple(params.items()))


_AROUND_MODULE = ("setUpModule", "tearDownModule", "setup_module", "teardown_module")


def _sets_up(module: object, names: tuple[str, ...]) -> bool:
    return any(hasattr(module, name) for name in names)


def is_literal(value: object) -> bool:
    """Say whether a value consists of plain values only: the same in every process."""
    if isinstance(value, (list, tuple, set, frozenset)):
        kind = type(value) in (list, tuple, set, frozenset)
        return kind and all(map(is_literal, value))
    if type(value) is dict:
        return all(map(is_literal, value)) and all(map(is_literal, value.values()))
    return type(value) in (int, float, complex, bool, str, bytes, type(None))


def _import_name(path: Path) -> tuple[str, str]:
    folder, names = path.parent, [path.stem]
    while (folder / "__init__.py").exists():
        names.insert(0, folder.name)
        folder = folder.parent
    return os.fspath(folder), ".".join(names)


def _plain_names(path: Path, fixtures: frozenset[str]) -> dict[tuple[str, ...], tuple[str, ...]]:
    """Return the fixtures of each plain test of a file, by its names."""
    try:
        tree = ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError, RecursionError, MemoryError):
        return {}
    if not all(_is_ordinary(node) for node in ast.walk(tree)):
        return {}
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for stmt in tree.body:
        if isinstance(stmt, ast.FunctionDef) and _is_plain(stmt, 0, fixtures):
            found[(stmt.name,)] = tuple(a.arg for a in stmt.args.args)
        elif isinstance(stmt, ast.ClassDef) and not (stmt.bases or stmt.decorator_list):
            for n in stmt.body:
                if _is_plain(n, 1, fixtures):
                    found[stmt.name, n.name] = tuple(a.arg for a in n.args.args[1:])
    return found


def _is_ordinary(node: ast.AST) -> bool:
    """Say whether a node sets nothing up: no fixture, mark or hook."""
    if isinstance(node, DEFS):
        return not node.name.lower().startswith(SETUPS)
    if isinstance(node, ast.Name):
        return node.id not in ("pytestmark", "pytest_plugins", "fixture")
    return not (isinstance(node, ast.Attribute) and node.attr == "fixture")


def _is_plain(node: ast.stmt, bound: int, fixtures: frozenset[str]) -> bool:
    if not isinstance(node, ast.FunctionDef) or node.decorator_list:
        return False
    args = node.args
    if len(args.args) < bound or args.posonlyargs or args.kwonlyargs or args.defaults:
        return False
    if args.vararg or args.kwarg or any(a.arg not in fixtures for a in args.args[bound:]):
        return False
    return not any(isinstance(n, (ast.Yield, ast.YieldFrom)) for n in ast.walk(node))
