"""Stage two: red tests drive a search for the edit that turns them green."""

from __future__ import annotations

import time
from typing import Any

from ...runner.model import SuiteRun
from ...sandbox.guard import unchanged
from .checks import judge
from .logs import engine_log
from .state import FixState

_SHARE = 0.6
_LEAST_S = 3.0
_SPARE_S = 12.0


def driving_tests(state: FixState) -> tuple[list[str], list[str]]:
    """Return (red tests that may drive a repair, green tests) of the last run.

    The project's own tests drive, and the Judge's confident ones; flaky ones never do.
    """
    unsure = set(state.generated.nodeids) - set(state.generated.driving)
    run = state.last_run
    if run is None:
        return [], []
    collected = set(run.collected)
    red = [
        test.nodeid
        for test in run.tests
        if test.outcome in ("failed", "error")
        and not test.flaky
        and test.nodeid not in unsure
        and test.nodeid in collected
    ]
    return sorted(red), sorted(state.green)


class Repair:
    """The edits of one search: found, then taken on trial, then confirmed or undone."""

    def __init__(self, state: FixState) -> None:
        """Look at nothing yet; `search` does."""
        self.state = state
        failing, self.passing = driving_tests(state)
        self.report: dict[str, Any] = {
            "failing": failing,
            "fixed": [],
            "hopeless": [],
            "tried": 0,
            "accepted": False,
            "note": "",
            "handover": [],
        }
        self.edits: dict[str, str] = {}
        self._changes: dict[str, list[dict[str, Any]]] = {}
        self._before: dict[str, str] = {}
        self._green: set[str] = set()
        self._asked = "search for the smallest edits that turn these tests green: "
        self._asked += " ".join(failing)
        self._seconds = 0.0

    def search(self, attempt: int, deadline_s: float) -> None:
        """Search for edits that turn red tests green; two at a time from the second attempt on."""
        state = self.state
        failing = self.report["failing"]
        budget = min(deadline_s, state.context.remaining_s) * _SHARE - _SPARE_S
        if not failing or budget < _LEAST_S:
            return
        from ... import repair

        started = time.monotonic()
        try:
            with unchanged(state.root, state.context.sandbox.isolation):
                found = repair.search(
                    state.root,
                    sorted(state.parsing),
                    failing,
                    self.passing,
                    deadline_s=budget,
                    sandbox=state.context.sandbox,
                    max_edits=1 if attempt <= 1 else 2,
                    thorough=state.generated.driving,
                )
        except repair.BadResult as error:
            self.report["note"] = str(error)
            self._log("FAILURE", str(error))
            return
        self._seconds = round(time.monotonic() - started, 3)
        self.report |= {"fixed": found.fixed, "hopeless": found.hopeless, "tried": found.tried}
        self.report |= {"note": found.note, "handover": found.handover}
        self.edits = dict(found.edits)
        for change in found.changes:
            self._changes.setdefault(change.path, []).append(change.to_json())
        if not self.edits:
            self._log("FAILURE", f"nothing found {found.note}".strip())

    def try_on(self) -> None:
        """Put the edits into the working copy; tests that they fix count as green from here."""
        state = self.state
        self._before = {path: state.texts[path] for path in self.edits}
        self._green = set(state.green)
        state.accept(self.edits, self._changes)
        state.green |= set(self.report["fixed"])

    def check(self) -> None:
        """Run the tests on the working copy: confirm the edits, or undo them."""
        self.state.green = set(self._green)
        verdict = judge(self.state, self.edits, lint_before=None)
        if verdict.ok:
            self.confirm(verdict.run)
        else:
            self._undo(verdict.reason)

    def confirm(self, run: SuiteRun) -> None:
        """Keep the edits: `run` has shown that no green test turned red."""
        state = self.state
        flaky = {test.nodeid for test in state.last_run.tests if test.flaky}
        state.green |= set(run.ids("passed")) - flaky
        state.last_run = run
        self.report["accepted"] = True
        self._log("SUCCESS", [item for made in self._changes.values() for item in made])

    def _undo(self, reason: str) -> None:
        state = self.state
        for path, text in state.write(state.root, self._before).items():
            state.texts[path] = text
            made = state.changes.get(path, [])
            state.changes[path] = made[: len(made) - len(self._changes.get(path, []))]
        for path in sorted(self.edits):
            state.leave(path, f"repair: {reason}")
        self._log("FAILURE", f"{reason} {self.report['note']}".strip())

    def _log(self, status: str, answer: object) -> None:
        self.state.logs.append(
            engine_log(
                status,
                self._asked,
                answer,
                stage="repair",
                tried=self.report["tried"],
                fixed=self.report["fixed"],
                hopeless=self.report["hopeless"],
                seconds=self._seconds,
            )
        )
