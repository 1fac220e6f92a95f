"""The pytest plugin that writes what happens, event by event, for the supervising parent."""

from __future__ import annotations

import json
from typing import Any, TextIO

import pytest

from .explain import bounded, explain, last_lines, safe_repr, source_of
from .limits import TestBudget, TestTimeout


class Reporter:
    """Writes one JSON line an event: collected, start, result, collect_error, end."""

    def __init__(self, stream: TextIO, nonce: str, budget: TestBudget) -> None:
        """Write to `stream`, every line signed with `nonce`; `budget` bounds each test."""
        self._stream = stream
        self._nonce = nonce
        self._budget = budget
        self._compared: tuple[str, str] | None = None

    def event(self, kind: str, **fields: Any) -> None:
        """Write one event."""
        line = json.dumps({"nonce": self._nonce, "event": kind, **fields})
        self._stream.write(line + "\n")
        self._stream.flush()

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: Any) -> Any:
        """Bound the import of a test module, and turn its sys.exit() into a collection error."""
        if isinstance(collector, pytest.Module):
            self.event("collecting", path=collector.nodeid)
        try:
            with self._budget.limit(collector.nodeid.partition("::")[0]):
                return (yield)
        except (SystemExit, KeyboardInterrupt, TestTimeout) as error:
            text = f"{type(error).__name__} while importing: {error}"
            return pytest.CollectReport(collector.nodeid, "failed", text, [])

    def pytest_collectreport(self, report: Any) -> None:
        """Record a file that can't be collected."""
        if report.failed:
            text = bounded(report.longreprtext.strip(), 4_000)
            self.event("collect_error", path=report.nodeid.partition("::")[0], message=text)

    def pytest_collection_finish(self, session: Any) -> None:
        """Record what was collected."""
        self.event("collected", nodeids=[item.nodeid for item in session.items])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: Any) -> Any:
        """Say which test begins: should the process end, this one did it."""
        self._compared = None
        self.event("start", nodeid=item.nodeid)
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: Any) -> Any:
        """Bound the test's own time."""
        with self._budget.limit_test(item.nodeid.partition("::")[0]):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self, item: Any) -> Any:
        """Bound the time of its fixtures."""
        with self._budget.limit(item.nodeid.partition("::")[0]):
            return (yield)

    def pytest_assertrepr_compare(self, op: str, left: object, right: object) -> None:
        """Remember both sides of a failed `==`."""
        if op == "==":
            self._compared = (safe_repr(left), safe_repr(right))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: Any, call: Any) -> Any:
        """Write the outcome of a test, or of the phase that spoilt it."""
        report = yield
        if report.when == "call" or not report.passed:
            self._result(item, call, report)
        return report

    def _result(self, item: Any, call: Any, report: Any) -> None:
        fields: dict[str, Any] = {
            "nodeid": item.nodeid,
            "outcome": report.outcome,
            "when": report.when,
            "duration_s": round(report.duration, 4),
        }
        if report.failed:
            if call.excinfo is None:
                message = "unexpectedly passed"
            elif call.excinfo.errisinstance(TestTimeout):
                message = "TimeoutError: the test did not end within its time limit"
                self._budget.hung(item.nodeid.partition("::")[0])
            else:
                message = bounded(call.excinfo.exconly(), 2_000)
            fields |= {
                "message": message,
                "trace": last_lines(report.longreprtext),
                "test_code": source_of(item),
                **explain(message, self._compared),
            }
        elif report.skipped:
            fields["message"] = bounded(str(report.longrepr), 500)
        self.event("result", **fields)

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """Write the end: without it, the run counts as cut short."""
        self.event("end", exitstatus=int(exitstatus))
