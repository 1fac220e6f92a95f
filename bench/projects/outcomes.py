"""A plugin for the pytest of the baseline: writes the id of each test that passed.

What plugins of linters add for each file (`a.py::mypy`) is no test.

It runs in the environment of the project: nothing of ours is imported here.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from _pytest.doctest import DoctestItem


class _Outcomes:
    def __init__(self, path: str) -> None:
        self._path = path
        self._passed: dict[str, bool] = {}
        self._others: set[str] = set()

    def pytest_itemcollected(self, item: Any) -> None:
        """Note what is neither a test function nor an example of a docstring."""
        if not isinstance(item, (pytest.Function, DoctestItem)):
            self._others.add(item.nodeid)

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Note whether every phase of the test passed."""
        good = report.passed and not hasattr(report, "wasxfail")
        self._passed[report.nodeid] = self._passed.get(report.nodeid, True) and good

    def pytest_sessionfinish(self) -> None:
        """Write the ids, one a line, their line ends escaped."""
        names = sorted(
            name for name, passed in self._passed.items() if passed and name not in self._others
        )
        with open(self._path, "w", encoding="utf-8") as file:
            file.writelines(repr(name) + "\n" for name in names)


def pytest_configure(config: Any) -> None:
    """Watch the one process that reports for all."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Outcomes(os.environ["OUTCOMES"]))
