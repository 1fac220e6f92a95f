"""Fixtures that a test file has of its own and that can be called without pytest."""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass


@dataclass(frozen=True)
class OwnFixture:
    """A function of a test module that makes a value anew for each test.

    Attributes:
        name: What tests call it by.
        function: Its name in the module.
        takes: The fixtures it takes itself.
    """

    name: str
    function: str
    takes: tuple[str, ...] = ()


@dataclass(frozen=True)
class OwnFixtures:
    """Those of one test file.

    Attributes:
        known: By the name that tests use.
        nodes: The function definitions they were read from.
        modules: Modules that they import, by name, when they are called.
    """

    known: Mapping[str, OwnFixture]
    nodes: tuple[ast.FunctionDef, ...] = ()
    modules: tuple[str, ...] = ()

    def closure(self, names: Iterable[str]) -> tuple[OwnFixture, ...] | None:
        """Return those that are needed for `names`, None where one is not known."""
        found: dict[str, OwnFixture] = {}
        waiting = list(names)
        while waiting:
            name = waiting.pop()
            if name not in self.known:
                return None
            if name not in found:
                found[name] = self.known[name]
                waiting += self.known[name].takes
        return tuple(found[name] for name in sorted(found))


def own_fixtures(tree: ast.Module) -> OwnFixtures:
    """Return the fixtures of a test file that are nothing but functions that return a value."""
    known: dict[str, OwnFixture] = {}
    nodes = []
    for node in tree.body:
        name = _fixture_name(node) if isinstance(node, ast.FunctionDef) else None
        if name is None:
            continue
        args = node.args
        if args.posonlyargs or args.kwonlyargs or args.defaults or args.vararg or args.kwarg:
            continue
        if any(isinstance(n, (ast.Yield, ast.YieldFrom)) for n in ast.walk(node)):
            continue
        nodes.append(node)
        known[name] = OwnFixture(name, node.name, tuple(a.arg for a in args.args))
    modules = {
        call.args[0].value
        for node in nodes
        for call in ast.walk(node)
        if isinstance(call, ast.Call)
        and ast.unparse(call.func) == "importlib.import_module"
        and len(call.args) == 1
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
    }
    return OwnFixtures(known, tuple(nodes), tuple(sorted(modules)))


def _fixture_name(node: ast.FunctionDef) -> str | None:
    """Return what tests call a fixture that is made for each test, None for any other."""
    if len(node.decorator_list) != 1:
        return None
    mark = node.decorator_list[0]
    keywords = mark.keywords if isinstance(mark, ast.Call) else []
    if isinstance(mark, ast.Call):
        if mark.args:
            return None
        mark = mark.func
    if ast.unparse(mark) != "pytest.fixture":
        return None
    given = {k.arg: k.value for k in keywords}
    if not given:
        return node.name
    value = given.pop("name", None)
    if given or not isinstance(value, ast.Constant) or not isinstance(value.value, str):
        return None
    return value.value


def values(
    wanted: Iterable[str],
    own: Iterable[OwnFixture],
    module: object,
    others: Mapping[str, Callable[[], object]],
) -> dict[str, object]:
    """Return what a test is given: each fixture is made once a test.

    Args:
        wanted: The fixtures that the test takes.
        own: Fixtures of its module, with all that they need.
        module: The module.
        others: Fixtures that are no functions of the module.
    """
    known = {fixture.name: fixture for fixture in own}
    made: dict[str, object] = {}

    def value(name: str) -> object:
        if name not in made:
            fixture = known.get(name)
            if fixture is None:
                made[name] = others[name]()
            else:
                function = inspect.unwrap(getattr(module, fixture.function))
                made[name] = function(**{taken: value(taken) for taken in fixture.takes})
        return made[name]

    return {name: value(name) for name in wanted}


def import_early(modules: Iterable[str]) -> None:
    """Import what fixtures would import when they are called; what fails then fails there."""
    for name in modules:
        with suppress(Exception, SystemExit):
            importlib.import_module(name)
