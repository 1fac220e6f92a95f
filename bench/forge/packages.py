"""Packages to forge tests for; their own tests are hidden from the generator."""

from __future__ import annotations

import ast
from pathlib import PurePosixPath

from bench.builtin.healthy import NEEDED, download, sources_of

__all__ = ["HELD_BACK", "NEEDED", "TUNE", "download", "modules_of", "own_tests", "package"]

TUNE = ("inflection==0.5.1", "cachetools==5.5.2", "humanize==4.12.1", "toolz==1.0.0")
HELD_BACK = ("python-slugify==8.0.4", "natsort==8.4.0", "tabulate==0.9.0", "more-itertools==10.8.0")
_NO_SOURCE = {"tests", "test", "docs", "doc", "examples", "benchmark", "benchmarks", "bench", "dev"}
_LEAST_FUNCTIONS = 2


def package(requirement: str) -> dict[str, bytes]:
    """Return all files of a package."""
    return sources_of(download(requirement, source=True))


def _is_test(path: str) -> bool:
    pure = PurePosixPath(path)
    hidden = bool(_NO_SOURCE & set(pure.parts[:-1]))
    return hidden or pure.name.startswith(("test_", "conftest")) or pure.name == "setup.py"


def own_tests(files: dict[str, bytes]) -> list[str]:
    """Return the package's test files and what they need."""
    return [path for path in files if _is_test(path)]


def modules_of(files: dict[str, bytes]) -> list[str]:
    """Return the modules that define at least two functions."""
    found = []
    for path, data in sorted(files.items()):
        if not path.endswith(".py") or _is_test(path) or path.endswith("__main__.py"):
            continue
        kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
        functions = sum(isinstance(node, kinds) for node in ast.walk(ast.parse(data)))
        if functions >= _LEAST_FUNCTIONS:
            found.append(path)
    return found
