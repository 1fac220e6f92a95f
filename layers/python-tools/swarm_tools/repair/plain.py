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
from functools import lru_cache
from pathlib import Path

import pytest

from swarm_tools.repair.fixtures import OwnFixture, OwnFixtures, import_early, own_fixtures, values

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
        own: Fixtures of its module that it needs, directly or not.
        modules: Modules that these import, to be imported before anything is called.
    """

    folder: str
    module: str
    names: tuple[str, ...]
    fixtures: tuple[str, ...] = ()
    params: tuple[tuple[str, object], ...] = ()
    unittest: bool = False
    own: tuple[OwnFixture, ...] = ()
    modules: tuple[str, ...] = ()

    def load(self) -> Callable[[], object]:
        """Return the test, ready to be called; raises what its module raises."""
        if self.folder not in sys.path:
            sys.path.insert(0, self.folder)
        found = importlib.import_module(self.module)
        import_early(self.modules)
        test = getattr(found, self.names[0])
        if self.unittest:
            return test(self.names[1]).debug
        if len(self.names) == 2:
            test = getattr(test(), self.names[1])
        if not self.fixtures and not self.params:
            return test
        given = dict(self.params)
        return lambda: test(**given, **values(self.fixtures, self.own, found, FIXTURES))


def new_folder() -> Path:
    """Return a new folder, as the fixture ``tmp_path`` does."""
    return Path(tempfile.mkdtemp(prefix="swarm-test-"))


FIXTURES: dict[str, Callable[[], object]] = {"tmp_path": new_folder}


def plain_tests(
    root: Path, nodeids: Iterable[str], fixtures: frozenset[str] = frozenset()
) -> dict[str, PlainTest]:
    """Return the tests among ``nodeids`` that are plain.

    They take no parameters, no fixtures but ``fixtures`` (of ``FIXTURES``) and functions of their
    file that return a value, and nothing is set up around them. A project with a ``conftest.py``
    has none.
    """
    if any(root.rglob("conftest.py")):
        return {}
    found: dict[str, PlainTest] = {}
    files: dict[str, dict[tuple[str, ...], PlainTest]] = {}
    for nodeid in nodeids:
        path, *names = nodeid.split("::")
        if path not in files:
            files[path] = _plain_of(root / path, fixtures)
        if tuple(names) in files[path]:
            found[nodeid] = files[path][tuple(names)]
    return found


def plain_item(item: pytest.Item, fixtures: frozenset[str]) -> PlainTest | None:
    """Return a collected test as a plain one, None where it needs pytest.

    Its parameters must be literals, its marks none but `parametrize`; it takes no fixtures but
    `fixtures` and functions of its file that return a value. Methods of a `unittest.TestCase` are
    plain where the class sets nothing up as such.
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
    taken = [name for name in inspect.signature(item.function).parameters if name not in params]
    tree = _parsed(item.path)
    own = own_fixtures(tree) if tree is not None else OwnFixtures({})
    used = own.closure(name for name in taken if name not in fixtures)
    if used is None or not all(map(is_literal, params.values())):
        return None
    if set(item.fixturenames) - set(params) - fixtures - {fixture.name for fixture in used}:
        return None
    if inspect.iscoroutinefunction(item.obj) or inspect.isgeneratorfunction(item.obj):
        return None
    if cls is not None and getattr(item.module, cls.__name__, None) is not cls:
        return None
    names = (item.originalname,) if cls is None else (cls.__name__, item.originalname)
    return PlainTest(
        folder, module, names, tuple(taken), tuple(params.items()), own=used, modules=own.modules
    )


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


@lru_cache(maxsize=64)
def _parsed(path: Path) -> ast.Module | None:
    try:
        return ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _plain_of(path: Path, fixtures: frozenset[str]) -> dict[tuple[str, ...], PlainTest]:
    """Return the plain tests of a file by their names."""
    tree = _parsed(path)
    if tree is None:
        return {}
    own = own_fixtures(tree)
    marks = {id(part) for node in own.nodes for part in ast.walk(node.decorator_list[0])}
    if not all(id(node) in marks or _is_ordinary(node) for node in ast.walk(tree)):
        return {}
    folder, module = _import_name(path)
    found: dict[tuple[str, ...], PlainTest] = {}

    def note(names: tuple[str, ...], node: ast.FunctionDef) -> None:
        takes = _takes(node, len(names) - 1)
        used = own.closure(name for name in takes or () if name not in fixtures)
        if takes is not None and used is not None:
            found[names] = PlainTest(folder, module, names, takes, own=used, modules=own.modules)

    for stmt in tree.body:
        if stmt in own.nodes:
            continue
        if isinstance(stmt, ast.FunctionDef):
            note((stmt.name,), stmt)
        elif isinstance(stmt, ast.ClassDef) and not (stmt.bases or stmt.decorator_list):
            for node in stmt.body:
                if isinstance(node, ast.FunctionDef):
                    note((stmt.name, node.name), node)
    return found


def _is_ordinary(node: ast.AST) -> bool:
    """Say whether a node sets nothing up: no fixture, mark or hook."""
    if isinstance(node, DEFS):
        return not node.name.lower().startswith(SETUPS)
    if isinstance(node, ast.Name):
        return node.id not in ("pytestmark", "pytest_plugins", "fixture")
    return not (isinstance(node, ast.Attribute) and node.attr == "fixture")


def _takes(node: ast.FunctionDef, bound: int) -> tuple[str, ...] | None:
    """Return the fixtures of a test, None where calling it takes more than these."""
    args = node.args
    if node.decorator_list or len(args.args) < bound or args.posonlyargs or args.kwonlyargs:
        return None
    if args.defaults or args.vararg or args.kwarg:
        return None
    if any(isinstance(n, (ast.Yield, ast.YieldFrom)) for n in ast.walk(node)):
        return None
    return tuple(a.arg for a in args.args[bound:])
