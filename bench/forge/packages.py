"""Packages to forge tests for; their own tests are hidden from the generator."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import PurePosixPath

from bench.builtin.healthy import download, sources_of

TUNE = ("inflection==0.5.1", "cachetools==5.5.2", "humanize==4.12.1", "toolz==1.0.0")
HELD_BACK = ("python-slugify==8.0.4", "natsort==8.4.0", "tabulate==0.9.0", "more-itertools==10.8.0")
_NO_SOURCE = {"tests", "test", "docs", "doc", "examples", "benchmark", "benchmarks", "bench", "dev"}
_NO_MODULE = ("setup.py", "versioneer.py", "_build_tlz.py", "__main__.py")
_LEAST_FUNCTIONS = 2


def half(requirement: str) -> str:
    """Return the half of the bench that a package is in."""
    return "tune" if requirement in TUNE else "held back"


def package(requirement: str) -> dict[str, bytes]:
    """Return all files of a package but its own tests."""
    return {
        path: data
        for path, data in sources_of(download(requirement, source=True)).items()
        if not _is_test(path)
    }


def modules(wanted: Sequence[str] = ()) -> Iterator[tuple[str, str]]:
    """Yield (package, module) of all packages, or of those that a word of `wanted` is part of."""
    for requirement in (*TUNE, *HELD_BACK):
        for path in modules_of(package(requirement)):
            if not wanted or any(word in f"{requirement} {path}" for word in wanted):
                yield requirement, path


def modules_of(files: dict[str, bytes]) -> list[str]:
    """Return the modules that define at least two functions, tools to build the package apart."""
    found = []
    for path, data in sorted(files.items()):
        if not path.endswith(".py") or path.rpartition("/")[2] in _NO_MODULE:
            continue
        kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
        functions = sum(isinstance(node, kinds) for node in ast.walk(ast.parse(data)))
        if functions >= _LEAST_FUNCTIONS:
            found.append(path)
    return found


def _is_test(path: str) -> bool:
    pure = PurePosixPath(path)
    hidden = bool(_NO_SOURCE & set(pure.parts[:-1]))
    return hidden or pure.name.startswith(("test_", "conftest"))
