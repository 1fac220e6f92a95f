"""From what is to be tested to test files, and from the ids that pytest gives back to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...context.step import StepContext
from ...oracle.derived.write import test_names
from ...sandbox.fanout import fan_out
from ...testgen.model import ModuleTests, Script, Table
from ...testgen.placement import Placement, place
from ...testgen.render import Named, named, render
from ...testgen.unittests import fits, render_unittest
from ...workspace import decode
from ...workspace.discovery import is_collectable
from ...workspace.layout import ProjectLayout
from ...workspace.modules import Layout, is_source
from .drafting import ENGINE

_CONFIGS = ("pyproject.toml", "pytest.ini", "setup.cfg", "tox.ini", "conftest.py")
_FORMAT_S = 30.0
IMPORTS = "module.imports"


@dataclass(frozen=True)
class Written:
    """One test function of a file.

    Attributes:
        path: The test file.
        source: The file it is about.
        module: Dotted name of that.
        item: What it tests; None where it only imports.
        cases: How many tests pytest makes of it.
    """

    path: str
    source: str
    module: str
    item: Table | Script | None
    cases: int = 1


@dataclass
class Suite:
    """Test files with what each test of them is.

    Attributes:
        files: Text by path.
        tests: Test function by its id without parameters.
    """

    files: dict[str, str]
    tests: dict[str, Written]

    def of(self, nodeid: str) -> Written | None:
        """Return the test function that a test, with its parameters, belongs to."""
        return self.tests.get(nodeid.partition("[")[0])


def write_suite(
    context: StepContext,
    root: Path,
    layout: ProjectLayout,
    modules: Mapping[str, ModuleTests],
    late: Iterable[str],
) -> Suite:
    """Return the test files of modules.

    One of which nothing is known is imported, in a project that has no tests.

    Args:
        context: Of the step.
        root: The project.
        layout: Its layout.
        modules: What is to be tested, by path.
        late: Paths of modules that can't be imported as they are.
    """
    texts = dict.fromkeys((*layout.files.tests, *modules), "")
    for path in modules:
        texts.setdefault(path, "")
    package, configs = tests_are_a_package(layout), config_texts(root)
    names = test_names(sorted(p for p in modules if is_source(p)), texts)
    by_unittest = _uses_unittest(root, layout)
    suite = Suite({}, {})
    roots = Layout.of(texts)
    tested = any(is_collectable(path) for path in layout.files.tests)
    for path, name in sorted(names.items()):
        tests = modules[path]
        if tested and not tests.tables and not tests.scripts:
            continue
        where = place(path, roots, configs, package=package)
        if by_unittest and fits(tests, where) and path not in set(late):
            text, found = render_unittest(tests, where)
        else:
            text = render(tests, where, late_import=path in set(late))
            found = {one.name: one for one in named(tests)}
        _add(suite, name, text, found, where)
    suite.files = _formatted(context, root, suite.files)
    if suite.files and package and "tests/__init__.py" not in texts:
        suite.files["tests/__init__.py"] = ""
    return suite


def tests_are_a_package(layout: ProjectLayout) -> bool:
    """Say whether ``tests`` has an ``__init__.py``, or gets one as it is new."""
    own = [path for path in layout.files.tests if path.startswith("tests/")]
    return not own or "tests/__init__.py" in own


def config_texts(root: Path) -> dict[str, str]:
    """Return the texts of what may configure pytest at the root of a project, by name."""
    found = {name: root / name for name in _CONFIGS if (root / name).is_file()}
    return {name: decode(path.read_bytes()).text for name, path in found.items()}


def _add(suite: Suite, name: str, text: str, found: Mapping[str, Named], where: Placement) -> None:
    suite.files[name] = text
    for short, one in found.items():
        written = Written(name, where.path, where.module, one.item, one.cases)
        suite.tests[f"{name}::{short}"] = written
    if not found:
        suite.tests[f"{name}::test_import"] = Written(name, where.path, where.module, None)


def _uses_unittest(root: Path, layout: ProjectLayout) -> bool:
    """Say whether the tests that are there are unittest's."""
    texts = [decode((root / path).read_bytes()).text for path in layout.files.tests]
    classes = sum("unittest.TestCase" in text or "(TestCase)" in text for text in texts)
    return bool(classes) and not any("import pytest" in text for text in texts)


def _formatted(context: StepContext, root: Path, files: dict[str, str]) -> dict[str, str]:
    """Return the files as ruff formats them; as they are where that fails."""
    items: list[dict[str, Any]] = [
        {"do": "format", "text": text} for _, text in sorted(files.items())
    ]
    if not items:
        return {}
    limit = min(_FORMAT_S, context.remaining_s)
    run = fan_out(
        context.sandbox, ENGINE, items, cwd=root, timeout_s=limit, total_s=limit, setup={}
    )
    return {
        path: files[path] if item.value is None else str(item.value["text"])
        for path, item in zip(sorted(files), run.items, strict=True)
    }
