"""The pytest plugin that writes what happens, event by event, for the supervising parent."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from typing import Any, TextIO

import pytest

from ..environment.wanted import Wanted, is_of_network
from .blame import cause_of
from .budget import TestBudget
from .canary import run_unseen
from .copies import Copies
from .explain import bounded, explain, last_lines, safe_repr, source_of
from .limits import TestTimeout
from .touches import Touches
from .witness import Verdict, Witness, raised_in_unittest

Event = Callable[..., None]
HUNG = "did not end within its time limit"
CUT = "was not run: two other parameters of it did not end within their time limit"


def event_writer(stream: TextIO, nonce: str, copies: Copies) -> Event:
    """Return what writes one event: a kind and its fields, a line of JSON signed with `nonce`.

    It is made before any code of the project runs, which may replace `json.dumps`. A copy of
    the process that comes to write one ends there.
    """
    encode = json.JSONEncoder().encode

    def event(kind: str, **fields: Any) -> None:
        copies.end()
        stream.write(encode({"nonce": nonce, "event": kind, **fields}) + "\n")
        stream.flush()

    return event


class Reporter:
    """Writes one JSON line an event: collected, start, result, collect_error, end."""

    def __init__(
        self,
        event: Event,
        budget: TestBudget,
        *,
        guarded: list[str],
        canaries: list[str],
        copies: Copies,
        alone: bool,
        touches: Touches | None = None,
        wanted: Wanted | None = None,
    ) -> None:
        """Report by `event`.

        Args:
            event: Writes one event.
            budget: Bounds each test.
            guarded: Files whose tests nothing may skip or replace.
            canaries: Files with a test that must fail; they run last, and are not shown.
            touches: Notes what tests do to the world around them.
            copies: Tells whether a test has left copies of the process.
            alone: Whether all tests are of one file. Where not, a test that has left copies is
                the last one of this process.
            wanted: Sees what tests want from the network.
        """
        self.__event = event
        self._copies = copies
        self._alone = alone
        self._budget = budget
        self._compared: tuple[str, str] | None = None
        self._witness = Witness(guarded)
        self._canaries = frozenset(canaries)
        self._touches = touches
        self._wanted = wanted
        self.switch_coverage: Callable[[str], None] | None = None
        self.shuffle = ""
        self._root = os.getcwd() + os.sep

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: Any) -> Any:
        """Bound the import of a test module, and turn its sys.exit() into a collection error."""
        if isinstance(collector, pytest.Module):
            self.__event("collecting", path=collector.nodeid)
        try:
            with self._budget.limit(collector.nodeid.partition("::")[0]):
                return (yield)
        except (SystemExit, KeyboardInterrupt, TestTimeout) as error:
            text = f"{type(error).__name__} while importing: {error}"
            return pytest.CollectReport(collector.nodeid, "failed", text, [])
        finally:
            self._touched(collector.nodeid)

    def pytest_collectreport(self, report: Any) -> None:
        """Record a file that can't be collected."""
        if report.failed:
            said = report.longreprtext.strip().replace(self._root, "")
            text = bounded(said, 4_000)
            self.__event("collect_error", path=report.nodeid.partition("::")[0], message=text)

    def pytest_collection_finish(self, session: Any) -> None:
        """Record what was collected."""
        self.__event("collected", nodeids=[item.nodeid for item in session.items])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtestloop(self, session: Any) -> Any:
        """Keep the canaries out of the run, and run them after it."""
        if self.shuffle:
            random.Random(self.shuffle).shuffle(session.items)
        canaries = [item for item in session.items if self._is_canary(item)]
        session.items[:] = [item for item in session.items if not self._is_canary(item)]
        done = yield
        run_unseen(canaries)
        return done

    def _is_canary(self, item: Any) -> bool:
        return item.nodeid.partition("::")[0] in self._canaries

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: Any) -> Any:
        """Say which test begins: should the process end, this one did it."""
        self._compared = None
        self._witness.forget()
        if self._wanted is not None:
            self._wanted.take()
        self._touched("")
        self.__event("start", nodeid=item.nodeid)
        if self.switch_coverage is not None:
            self.switch_coverage(item.nodeid)
        try:
            return (yield)
        finally:
            self._touched(item.nodeid)
            if self.switch_coverage is not None:
                self.switch_coverage("")
            if not self._alone and self._copies.are_left:
                self.__event("copied")
                self._copies.leave()

    def _touched(self, nodeid: str) -> None:
        if self._touches and (kinds := self._touches.take()):
            self.__event("touched", nodeid=nodeid, kinds=kinds)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: Any) -> Any:
        """Bound the test's own time, and see its function being called."""
        with self._budget.limit_test(item.nodeid), self._witness.watching(item):
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

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_makereport(self, item: Any, call: Any) -> Any:
        """Write the outcome of a test, or of the phase that spoilt it."""
        raised = call.excinfo or raised_in_unittest(item)
        try:
            report = yield
        except Exception as error:
            # pytest cannot show what has no line, and a plugin may fail: neither ends the run.
            text = f"{type(error).__name__} while pytest reported it: {error}"
            report = pytest.TestReport(item.nodeid, item.location, {}, "failed", text, call.when)
        if call.excinfo is None:
            call.excinfo = raised  # a hook took it away
        verdict = self._witness.judge(item, call, report)
        if call.when == "call" or verdict.outcome != "passed":
            self._result(item, call, report, verdict)
        if verdict.overruled:
            self.__event("integrity", note="code of the project changes the outcome of tests")
        return report

    def _result(self, item: Any, call: Any, report: Any, verdict: Verdict) -> None:
        fields: dict[str, Any] = {
            "nodeid": item.nodeid,
            "outcome": verdict.outcome,
            "when": call.when,
            "duration_s": round(call.duration, 4),
        }
        if verdict.outcome == "skipped":
            fields["message"] = bounded(str(report.longrepr), 500)
        elif verdict.outcome != "passed":
            fields |= self._why(item, call, report, verdict)
        self.__event("result", **fields)

    def _why(self, item: Any, call: Any, report: Any, verdict: Verdict) -> dict[str, Any]:
        raised, hung = verdict.raised, False
        trace = report.longreprtext
        if raised is None or verdict.message:
            message = verdict.message or ""
        elif raised.errisinstance(TestTimeout):
            cut = call.when == "call" and self._budget.is_cut(item.nodeid)
            message = f"TimeoutError: the test {CUT if cut else HUNG}"
            hung = True
            if not cut:
                self._budget.hung(item.nodeid)
        else:
            missing = getattr(raised.value, "argname", None)
            lookup = raised.typename == "FixtureLookupError" and missing is not None
            message = f"fixture '{missing}' not found" if lookup else raised.exconly()
            message = bounded(message, 2_000)
        if raised is not None and not report.failed:
            trace = str(raised.getrepr(style="short"))
        return {
            "message": self._with_wish(raised, message),
            "trace": last_lines(trace),
            "test_code": source_of(item),
            "hung": hung,
            "cause": cause_of(raised, str(item.config.rootpath)),
            **explain(message, self._compared),
        }

    def _with_wish(self, raised: Any, message: str) -> str:
        """Say beside an error of the network which address the test asked for last."""
        if raised is None or self._wanted is None or not is_of_network(raised.value):
            return message
        address = self._wanted.take()
        return f"wanted {address} from the network: {message}" if address else message

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """Write the end: without it, the run counts as cut short."""
        self.__event("end", exitstatus=int(exitstatus))
