"""What really became of a test, whatever hooks and fixtures of the project say."""

from __future__ import annotations

import contextlib
import functools
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

SKIPPED = "was skipped by the project's configuration"
NOT_RUN = "the test's own code was not run"


@dataclass
class Verdict:
    """The outcome of one phase of a test, and what it raised.

    Attributes:
        outcome: ``passed``, ``failed``, ``error`` or ``skipped``.
        raised: What the test raised, None when it did not.
        message: Why it is not green, where what it raised does not say it.
        overruled: True when something reported another outcome.
    """

    outcome: str
    raised: pytest.ExceptionInfo[BaseException] | None = None
    message: str | None = None
    overruled: bool = False


class Witness:
    """Sees the function of each test being called, and what it raises."""

    def __init__(self, guarded: list[str]) -> None:
        """Take the files whose tests nothing may skip or replace: those of the Judge."""
        self._guarded = frozenset(guarded)
        self.forget()

    def forget(self) -> None:
        """Start on another test."""
        self._called = self._foreign = False
        self._raised: pytest.ExceptionInfo[BaseException] | None = None

    @contextlib.contextmanager
    def watching(self, item: Any) -> Iterator[None]:
        """Watch the function of `item` in the block; a coroutine function is left alone."""
        function = getattr(item, "obj", None)
        if not isinstance(item, pytest.Function) or not _is_plain(function):
            yield
            return
        self._foreign = not _is_of(function, str(item.path))

        @functools.wraps(function)
        def watched(*args: Any, **kwargs: Any) -> Any:
            self._called, self._raised = True, None
            try:
                return function(*args, **kwargs)
            except BaseException as error:
                self._raised = pytest.ExceptionInfo.from_exception(error)
                raise

        item.obj = watched
        try:
            yield
        finally:
            item.obj = function

    def judge(self, item: Any, call: Any, report: Any) -> Verdict:
        """Return the verdict on a phase: from what was raised, not from what `report` says."""
        guarded = item.nodeid.partition("::")[0] in self._guarded
        raised = call.excinfo
        if call.when == "call" and (raised is None or self._raised is not None):
            raised = self._raised or raised
        if raised is not None and not _is_skip(raised):
            if not guarded and report.skipped and hasattr(report, "wasxfail"):
                return Verdict("skipped", raised)
            return Verdict("failed", raised, overruled=not report.failed)
        if raised is not None or report.skipped:
            if guarded:
                return Verdict("failed", raised, f"the test {SKIPPED}")
            return Verdict("skipped", raised)
        if report.failed:
            return Verdict("failed", None, "unexpectedly passed")
        if guarded and call.when == "call" and self._was_avoided(item):
            return Verdict("error", None, NOT_RUN, overruled=True)
        return Verdict("passed")

    def _was_avoided(self, item: Any) -> bool:
        if not isinstance(item, pytest.Function):
            return False
        return self._foreign or (not self._called and _is_plain(item.obj))


def _is_plain(function: Any) -> bool:
    return not inspect.iscoroutinefunction(inspect.unwrap(function))


def raised_in_unittest(item: Any) -> pytest.ExceptionInfo[BaseException] | None:
    """Return what a test of a `unittest.TestCase` raised, which pytest keeps with the item."""
    kept = getattr(item, "_excinfo", None)
    return kept[0] if kept else None


def _is_skip(raised: pytest.ExceptionInfo[BaseException]) -> bool:
    kinds = {kind.__name__: kind.__module__ for kind in type(raised.value).__mro__}
    return raised.errisinstance(pytest.skip.Exception) or kinds.get("SkipTest") == "unittest.case"


def _is_of(function: Any, path: str) -> bool:
    """Tell whether `function`, its decorators taken off, was written in the file `path`."""
    plain = inspect.unwrap(function)
    code = getattr(getattr(plain, "__func__", plain), "__code__", None)
    return code is not None and code.co_filename == path
