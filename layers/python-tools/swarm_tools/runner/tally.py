"""Adding up the events of one or more child processes into a judged run."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..sandbox import SandboxOutcome
from .model import OUTCOMES, SuiteRun, TestResult

_NOT_STARTED = (3, 4)  # pytest's exit codes for an internal error and for one of usage
_KEPT = ("message", "expected", "actual", "trace", "test_code")


def did_not_start(event: dict[str, Any], events: list[dict[str, Any]]) -> bool:
    """Tell whether `event` closes a process in which pytest looked at no file.

    Its settings, a plugin or a conftest file ended it.
    """
    failed = event.get("event") == "closed" and event.get("exitstatus") in _NOT_STARTED
    return failed and not any(other.get("event") == "collecting" for other in events)


class Tally:
    """Collects results and decides whose fault an early end was."""

    def __init__(self) -> None:
        """Start empty."""
        self._run = SuiteRun()
        self._results: dict[str, TestResult] = {}
        self._collected: dict[str, None] = {}
        self._bad_files: dict[str, str] = {}
        self._refused: set[str] = set()
        self._output: list[str] = []
        self.copied = False

    @property
    def settled(self) -> list[str]:
        """Ids of tests that have their result and must not run again."""
        return list(self._results)

    def take(self, events: list[dict[str, Any]], outcome: SandboxOutcome) -> bool:
        """Add one process's events; True when it came to its proper end.

        Afterwards `copied` tells whether it stopped as code under test had made copies of it. No
        test that must fail ran then, so only what is red counts: the rest runs again.
        """
        self._output.append(outcome.output)
        self.copied = False
        current: str | None = None
        collecting: str | None = None
        here: list[str] = []
        ended = False
        for event in events:
            kind = event.get("event")
            if kind == "collecting":
                collecting = str(event.get("path"))
            elif kind == "collect_error":
                self._bad_files.setdefault(str(event.get("path")), str(event.get("message")))
                self._refused.add(str(event.get("path")))
            elif kind == "collected":
                collecting = None
                here = [str(nodeid) for nodeid in event.get("nodeids", [])]
                self._collected.update(dict.fromkeys(here))
            elif kind == "start":
                current = str(event.get("nodeid"))
            elif kind == "result":
                self._result(event)
            elif kind == "integrity":
                self._run.note(str(event.get("note")))
            elif kind == "touched":
                self._run.add_touched(str(event.get("nodeid")), event.get("kinds", []))
            elif kind == "coverage":
                self._run.add_coverage(event.get("files", {}))
            elif kind == "branches":
                self._run.branches.append(event.get("files", {}))
            elif kind == "overwritten":
                self._overwritten(str(event.get("path")))
            elif kind == "known":
                self._run.known += 1
            elif kind == "copied":
                self.copied = True
            elif kind == "closed":
                ended = True
                if did_not_start(event, events):
                    self._bad_files["."] = f"pytest did not start: {outcome.output[-1000:]}"
        if self.copied and not outcome.timed_out:
            for name in here:
                if name in self._results and self._results[name].outcome in ("passed", "skipped"):
                    del self._results[name]
            return False
        if ended and not outcome.timed_out:
            missing = [name for name in here if name not in self._results]
            if not missing:
                return True
            current = missing[0]
        self._blame(current, collecting, outcome)
        return False

    def refused(self, files: list[str]) -> list[str]:
        """Return those of `files` that raised an error when they were collected."""
        return [path for path in files if path in self._refused and not self._ids_of(path)]

    def _overwritten(self, path: str) -> None:
        why = "the run wrote over the file of the test"
        for name in self._ids_of(path):
            if name in self._results:
                self._results[name] = TestResult(name, "error", message=why)
        self._run.note(f"code of the project wrote over {path}")

    def _ids_of(self, path: str) -> list[str]:
        return [name for name in self._collected if name.partition("::")[0] == path]

    def replace(self, files: list[str], other: Tally) -> list[str]:
        """Take over what `other` says of those of `files` that it could collect; returns them."""
        taken = [path for path in files if other._ids_of(path)]
        for path in taken:
            self._bad_files.pop(path, None)
            if path in other._bad_files:
                self._bad_files[path] = other._bad_files[path]
            for name in other._ids_of(path):
                self._collected[name] = None
                if name in other._results:
                    self._results[name] = other._results[name]
        run, more = self._run, other._run
        run.causes |= more.causes
        run.known += more.known
        run.add_coverage(more.coverage)
        run.branches += more.branches
        run.timed_out, run.crashed = run.timed_out or more.timed_out, run.crashed or more.crashed
        for note in more.integrity:
            self._run.note(note)
        self._output += other._output
        return taken

    def note(self, notes: Iterable[str]) -> None:
        """Add notes on what may have changed the outcome of tests."""
        for note in notes:
            self._run.note(note)

    def _result(self, event: dict[str, Any]) -> None:
        nodeid = str(event.get("nodeid"))
        outcome = event.get("outcome")
        if outcome == "failed" and event.get("when") != "call":
            outcome = "error"
        if outcome not in OUTCOMES:
            outcome = "error"
        known = self._results.get(nodeid)
        if known is not None and known.outcome in ("failed", "error"):
            return
        self._results[nodeid] = TestResult(
            nodeid,
            outcome,
            duration_s=float(event.get("duration_s") or 0.0),
            **{name: event.get(name) for name in _KEPT},
            hung=event.get("hung") is True,
        )
        if isinstance(cause := event.get("cause"), dict):
            self._run.causes[nodeid] = cause

    def _blame(self, current: str | None, collecting: str | None, outcome: SandboxOutcome) -> None:
        """Give the test or file at work when the process ended the blame for it."""
        if outcome.timed_out:
            why = "did not end within the time limit of the run"
            self._run.timed_out = True
        else:
            why = f"ended the test process (exit code {outcome.exit_code}"
            why += f", signal {outcome.signal})" if outcome.signal else ")"
            self._run.crashed = True
        if current is not None and current not in self._results:
            self._results[current] = TestResult(current, "error", message=f"the test {why}")
        elif collecting is not None:
            self._bad_files[collecting] = f"importing it {why}"
        elif current is not None:
            path = current.partition("::")[0]
            self._bad_files[path] = f"after {current}, it {why}"
        else:
            self._bad_files["."] = f"pytest {why}: {outcome.output[-1000:]}"

    def unfinished(self, files: list[str]) -> list[str]:
        """Return those of `files` that still have something to run, after an early end."""
        if "." in self._bad_files:
            return []
        left = []
        for path in files:
            if path in self._bad_files:
                continue
            known = self._ids_of(path)
            if not known or any(name not in self._results for name in known):
                left.append(path)
        return left

    def give_up(self, files: list[str], *, timed_out: bool) -> None:
        """Record that `files` could not be run to their end."""
        if not files:
            return
        why = "the time for the test run was up" if timed_out else "the process ended too often"
        self._run.timed_out = self._run.timed_out or timed_out
        self._run.crashed = self._run.crashed or not timed_out
        for path in files:
            known = self._ids_of(path)
            for name in known:
                self._results.setdefault(name, TestResult(name, "error", message=why))
            if not known:
                self._bad_files.setdefault(path, why)

    def finish(self, expect: Iterable[str], only: list[str] | None) -> SuiteRun:
        """Return the run; tests that were expected or collected and have no result are errors."""
        run = self._run
        wanted = [*self._collected, *expect, *(only or [])]
        for nodeid in dict.fromkeys(wanted):
            path = nodeid.partition("::")[0]
            why = self._bad_files.get(path, "the test was not reported")
            if nodeid not in self._results:
                self._results[nodeid] = TestResult(nodeid, "error", message=why)
        run.collected = sorted(self._collected)
        run.tests = [self._results[name] for name in sorted(self._results)]
        run.collection_errors = [
            {"path": path, "message": message} for path, message in sorted(self._bad_files.items())
        ]
        run.output = "\n".join(self._output)
        if run.timed_out:
            run.untestable_reason = "the test run did not end within its time limit"
        elif run.collection_errors and not run.tests:
            run.untestable_reason = "no test could be collected"
        return run
