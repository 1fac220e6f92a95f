"""Fixtures of a project's own that can be called without pytest."""

from __future__ import annotations

import ast
import inspect
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from swarm_tools.repair.importing import import_name, imported, parsed

Make = Callable[[ExitStack], object]
DEFS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
SETUPS = ("setup", "teardown", "pytest")
AROUND_METHODS = ("setup_method", "teardown_method")


def new_folder(_: ExitStack) -> Path:
    """Return a new folder, as the fixture ``tmp_path`` does."""
    return Path(tempfile.mkdtemp(prefix="swarm-test-"))


def new_patches(stack: ExitStack) -> pytest.MonkeyPatch:
    """Return what the fixture ``monkeypatch`` gives; what it changes is undone with the stack."""
    return stack.enter_context(pytest.MonkeyPatch.context())


OF_PYTEST: dict[str, Make] = {"tmp_path": new_folder, "monkeypatch": new_patches}


@dataclass(frozen=True)
class OwnFixture:
    """A function that makes a value anew for each test.

    Attributes:
        name: What tests call it by.
        function: Its name in its module.
        takes: The fixtures it takes itself.
        yields: Whether it goes on after the test.
        module: The folder to import from and the name of its module; None for that of the test.
    """

    name: str
    function: str
    takes: tuple[str, ...] = ()
    yields: bool = False
    module: tuple[str, str] | None = None


@dataclass(frozen=True)
class OwnFixtures:
    """Those of one file, with those that its folder shares.

    Attributes:
        known: By the name that tests use.
        autouse: Names of those that every test gets.
        marks: Ids of the nodes of their decorators in the file's tree.
        modules: Modules that they import, by name, when they are called.
        folder: Where they are shared, when they are those of a conftest.
    """

    known: Mapping[str, OwnFixture]
    autouse: tuple[str, ...] = ()
    marks: frozenset[int] = frozenset()
    modules: tuple[str, ...] = ()
    folder: Path | None = None

    def closure(self, names: Iterable[str]) -> tuple[OwnFixture, ...] | None:
        """Return those needed for `names` of any test, None where one is not known."""
        found: dict[str, OwnFixture] = {}
        waiting = [*self.autouse, *(name for name in names if name not in OF_PYTEST)]
        while waiting:
            name = waiting.pop()
            if name not in self.known:
                return None
            if name not in found:
                found[name] = self.known[name]
                waiting += [n for n in self.known[name].takes if n not in OF_PYTEST]
        return tuple(found[name] for name in sorted(found))


def own_fixtures(tree: ast.Module) -> OwnFixtures:
    """Return the fixtures of a file that are plain functions, made anew for each test."""
    known: dict[str, OwnFixture] = {}
    autouse: list[str] = []
    nodes: list[ast.FunctionDef] = []
    for node in tree.body:
        options = _options(node) if isinstance(node, ast.FunctionDef) else None
        args = node.args if isinstance(node, ast.FunctionDef) else None
        if options is None or args is None or options.keys() - {"name", "autouse"}:
            continue
        if args.posonlyargs or args.kwonlyargs or args.defaults or args.vararg or args.kwarg:
            continue
        name = options.get("name", node.name)
        takes = tuple(a.arg for a in args.args)
        if not isinstance(name, str) or name in takes:
            continue
        yields = any(isinstance(n, (ast.Yield, ast.YieldFrom)) for n in ast.walk(node))
        known[name] = OwnFixture(name, node.name, takes, yields)
        autouse += [name] * bool(options.get("autouse"))
        nodes.append(node)
    marks = frozenset(id(part) for node in nodes for part in ast.walk(node.decorator_list[0]))
    return OwnFixtures(known, tuple(autouse), marks, _imported(nodes))


def _options(node: ast.FunctionDef) -> dict[str, object] | None:
    """Return the options of a fixture, None where it is none or they are no literals."""
    if len(node.decorator_list) != 1:
        return None
    mark = node.decorator_list[0]
    call = mark if isinstance(mark, ast.Call) else None
    if ast.unparse(call.func if call else mark) != "pytest.fixture" or (call and call.args):
        return None
    try:
        return {str(k.arg): ast.literal_eval(k.value) for k in (call.keywords if call else [])}
    except ValueError:
        return None


def _imported(nodes: Iterable[ast.AST]) -> tuple[str, ...]:
    """Return the names that are given to `importlib.import_module`."""
    calls = (n for node in nodes for n in ast.walk(node) if isinstance(n, ast.Call))
    texts = (
        call.args[0].value
        for call in calls
        if ast.unparse(call.func) == "importlib.import_module"
        and len(call.args) == 1
        and isinstance(call.args[0], ast.Constant)
    )
    return tuple(sorted({text for text in texts if isinstance(text, str)}))


def shared_fixtures(conftests: Sequence[Path]) -> OwnFixtures | None:
    """Return the fixtures of a project's conftests, None where they need pytest itself.

    A project without one shares nothing. One that sets anything up, has hooks, or fixtures that
    are more than functions needs pytest, and so does a project with several.
    """
    if not conftests:
        return OwnFixtures({})
    tree = parsed(conftests[0])
    if len(conftests) > 1 or tree is None:
        return None
    own = own_fixtures(tree)
    if not is_ordinary(tree, own):
        return None
    place = import_name(conftests[0])
    known = {name: replace(fixture, module=place) for name, fixture in own.known.items()}
    return replace(own, known=known, folder=conftests[0].parent)


def joined(shared: OwnFixtures, own: OwnFixtures, path: Path) -> OwnFixtures:
    """Return the fixtures of a test file: its own, and those shared there and not redefined."""
    if shared.folder not in path.parents:
        return own
    return replace(
        own,
        known={**shared.known, **own.known},
        autouse=tuple(dict.fromkeys((*shared.autouse, *own.autouse))),
        modules=tuple(sorted({*shared.modules, *own.modules})),
    )


def is_ordinary(tree: ast.Module, own: OwnFixtures) -> bool:
    """Say whether a file sets nothing up but its own fixtures: no mark, hook or other fixture."""
    return all(id(node) in own.marks or _is_ordinary(node) for node in ast.walk(tree))


def _is_ordinary(node: ast.AST) -> bool:
    if isinstance(node, DEFS):
        return node.name in AROUND_METHODS or not node.name.lower().startswith(SETUPS)
    if isinstance(node, ast.Name):
        return node.id not in ("pytestmark", "pytest_plugins", "fixture")
    return not (isinstance(node, ast.Attribute) and node.attr == "fixture")


def values(
    wanted: Iterable[str], own: Iterable[OwnFixture], module: object, stack: ExitStack
) -> dict[str, object]:
    """Return what a test is given: each fixture is made once a test.

    Args:
        wanted: The fixtures that the test takes.
        own: Fixtures of the project, with all that they need.
        module: The module of the test.
        stack: Takes what is to be done after the test.
    """
    known = {fixture.name: fixture for fixture in own}
    made: dict[str, object] = {}

    def value(name: str) -> object:
        if name not in made:
            fixture = known.get(name)
            made[name] = OF_PYTEST[name](stack) if fixture is None else start(fixture)
        return made[name]

    def start(fixture: OwnFixture) -> object:
        home = module if fixture.module is None else imported(*fixture.module)
        function = inspect.unwrap(getattr(home, fixture.function))
        result = function(**{taken: value(taken) for taken in fixture.takes})
        if not fixture.yields:
            return result
        stack.callback(next, result, None)
        return next(result)

    for fixture in known.values():
        value(fixture.name)
    return {name: value(name) for name in wanted}
