"""Modules that are collected for the examples in their docstrings, and for nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest


class ExamplesOnly:
    """A plugin by which pytest finds no test functions in some files.

    A file that pytest is told by its name is a module of tests for it, whatever that name is.
    """

    def __init__(self, root: Path, paths: Iterable[str]) -> None:
        """Take the files, relative to `root`."""
        self._paths = frozenset(root / path for path in paths)

    @pytest.hookimpl(tryfirst=True)
    def pytest_pycollect_makemodule(self, module_path: Path, parent: Any) -> Any:
        """Answer a module without tests for each of them."""
        if module_path not in self._paths:
            return None
        return _NoTests.from_parent(parent, path=module_path)


class _NoTests(pytest.Module):
    def collect(self) -> list[Any]:
        return []
