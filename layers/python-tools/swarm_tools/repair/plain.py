"""Tests that need nothing of pytest to run: a child calls them itself, three times as fast."""

from __future__ import annotations

import ast
import inspect
import types
import unittest
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from swarm_tools.repair.fixtures import (
    OF_PYTEST,
    OwnFixture,
    OwnFixtures,
    is_ordinary,
    joined,
    own_fixtures,
    values,
)
from swarm_tools.repair.importing import import_early, import_name, imported, parsed


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
        own: Fixtures of the project that it needs, directly or not.
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
        found = imported(self.folder, self.module)
        import_early(self.modules)
        test = getattr(found, self.names[0])
        if self.unittest:
            return test(self.names[1]).debug
        if len(self.names) == 1 and not self.fixtures and not self.params and not self.own:
            return test
        given = dict(self.params)

        def call() -> None:
            with ExitStack() as stack:
                method = test
                if len(self.names) == 2:
                    method = getattr(test(), self.names[1])
                    _around(method, "setup_method")()
                    stack.callback(_around(method, "teardown_method"))
                method(**given, **values(self.fixtures, self.own, found, stack))

        return call


def _around(method: types.MethodType, name: str) -> Callable[[], object]:
    """Return what a class has to be done around each of its tests, ready to be called."""
    found = getattr(method.__self__, name, None)
    if found is None:
        return lambda: None
    return partial(found, *([method] if inspect.signature(found).parameters else []))


def plain_tests(
    root: Path, nodeids: Iterable[str], shared: OwnFixtures | None
) -> dict[str, PlainTest]:
    """Return the tests among ``nodeids`` that are plain.

    They take no parameters, no fixtures but those of ``OF_PYTEST`` and plain functions of their
    file or `shared`, and nothing else is set up around them; where what is shared needs pytest
    (None), no test is plain.
    """
    if shared is None:
        return {}
    found: dict[str, PlainTest] = {}
    files: dict[str, dict[tuple[str, ...], PlainTest]] = {}
    for nodeid in nodeids:
        path, *names = nodeid.split("::")
        if path not in files:
            files[path] = _plain_of(root / path, shared)
        if tuple(names) in files[path]:
            found[nodeid] = files[path][tuple(names)]
    return found


def plain_item(item: pytest.Item, shared: OwnFixtures) -> PlainTest | None:
    """Return a collected test as a plain one, None where it needs pytest.

    Its parameters must be literals, its marks none but `parametrize`; it takes no fixtures but
    those of `OF_PYTEST` and plain functions of its file or `shared`. Methods of a
    `unittest.TestCase` are plain where the class sets nothing up as such.
    """
    if not isinstance(item, pytest.Function) or not item.originalname:
        return None
    if any(mark.name != "parametrize" for mark in item.iter_markers()):
        return None
    folder, module = import_name(item.path)
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
    tree = parsed(item.path)
    own = joined(shared, own_fixtures(tree) if tree is not None else OwnFixtures({}), item.path)
    used = own.closure(taken)
    if used is None or not all(map(is_literal, params.values())):
        return None
    known = {*params, *OF_PYTEST, *(fixture.name for fixture in used)}
    if any(n not in known and not n.startswith(_AROUND_METHOD) for n in item.fixturenames):
        return None
    if inspect.iscoroutinefunction(item.obj) or inspect.isgeneratorfunction(item.obj):
        return None
    if cls is not None and getattr(item.module, cls.__name__, None) is not cls:
        return None
    names = (item.originalname,) if cls is None else (cls.__name__, item.originalname)
    return PlainTest(
        folder, module, names, tuple(taken), tuple(params.items()), own=used, modules=own.modules
    )


_AROUND_METHOD = "_xunit_setup_method_fixture"
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


def _plain_of(path: Path, shared: OwnFixtures) -> dict[tuple[str, ...], PlainTest]:
    """Return the plain tests of a file by their names."""
    tree = parsed(path)
    if tree is None:
        return {}
    own = own_fixtures(tree)
    if not is_ordinary(tree, own):
        return {}
    own = joined(shared, own, path)
    folder, module = import_name(path)
    found: dict[tuple[str, ...], PlainTest] = {}

    def note(names: tuple[str, ...], node: ast.FunctionDef) -> None:
        takes = _takes(node, len(names) - 1)
        used = own.closure(takes or ())
        if takes is not None and used is not None:
            found[names] = PlainTest(folder, module, names, takes, own=used, modules=own.modules)

    for stmt in tree.body:
        if isinstance(stmt, ast.FunctionDef):
            note((stmt.name,), stmt)
        elif isinstance(stmt, ast.ClassDef) and not (stmt.bases or stmt.decorator_list):
            for node in stmt.body:
                if isinstance(node, ast.FunctionDef):
                    note((stmt.name, node.name), node)
    return found


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
