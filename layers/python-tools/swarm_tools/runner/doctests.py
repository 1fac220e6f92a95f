"""Examples in documentation that a project's own settings of pytest run as tests."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from ..workspace.discovery import IGNORED_FOLDERS, is_collectable, is_test_file
from ..workspace.layout import ProjectLayout
from .target_config import file_patterns, matches, own_arguments

_MODULES = ("--doctest-modules", "--doctest-plus")
_GLOB = "--doctest-glob"
_USUAL_GLOB = "test*.txt"
_NOT_COLLECTED = ("setup.py", "__main__.py")
_PROMPT = b">>>"
_MOST_BYTES = 1_000_000


def doctest_files(layout: ProjectLayout) -> list[str]:
    """Return the files, other than tests, whose examples pytest would run in the project, sorted.

    Modules where its arguments ask for them, and texts whose names it knows.
    """
    found = _modules(layout, layout.files.python)
    globs = list(_globs(own_arguments(layout.root))) or [_USUAL_GLOB]
    found += [path for path in _texts(layout.root) if matches(path, globs)]
    return sorted(path for path in found if _has_prompt(layout.root / path))


def examples_only(layout: ProjectLayout, paths: Iterable[str]) -> list[str]:
    """Return those modules of `paths` that are collected for their examples alone, sorted."""
    return sorted(_modules(layout, set(paths).intersection(layout.files.python)))


def is_doctest(nodeid: str) -> bool:
    """Tell whether an id is that of examples of a module or text, not of a test function."""
    path, _, name = nodeid.partition("[")[0].partition("::")
    return "." in name or not is_test_file(path)


def _modules(layout: ProjectLayout, paths: Iterable[str]) -> list[str]:
    """Return those of `paths` that are no tests, where the project runs examples of modules."""
    if not any(group[0] in _MODULES for group in own_arguments(layout.root)):
        return []
    tests = [*_NOT_COLLECTED, *file_patterns(layout.root)]
    return [path for path in paths if not is_collectable(path) and not matches(path, tests)]


def _globs(arguments: list[list[str]]) -> Iterator[str]:
    for group in arguments:
        name, equals, value = group[0].partition("=")
        if name == _GLOB:
            yield from [value] if equals else group[1:2]


def _texts(root: Path) -> Iterator[str]:
    """Yield the files that are no modules; links are never followed."""
    for parent, folders, files in os.walk(root):
        folders[:] = [n for n in folders if n not in IGNORED_FOLDERS and not n.startswith(".")]
        for name in files:
            path = Path(parent, name)
            if not name.endswith(".py") and not path.is_symlink():
                yield path.relative_to(root).as_posix()


def _has_prompt(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return _PROMPT in file.read(_MOST_BYTES)
    except OSError:
        return False
