"""Stage two: red tests drive a search for the edit that turns them green."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ... import repair
from ...changes import Change
from ...context.step import mark_of
from ...oracle.shown.examples import SOURCE as EXAMPLES
from ...runner.doctests import is_doctest
from ...runner.model import SuiteRun
from ...runner.unstable import function_of
from ...sandbox.guard import unchanged
from ...validate.gate import FunctionDiff
from .agreeing import agreeing, disagreeing, specified_tests
from .apart import taken_apart
from .asking import Asked, Way, ask
from .checks import judge
from .logs import engine_log
from .showing import behaviour_of, behaviour_row
from .state import FixState

_SHARE = 0.6
_LEAST_S = 3.0
_SPARE_S = 12.0


def driving_tests(state: FixState) -> tuple[list[str], list[str]]:
    """Return (red tests that may drive a repair, green tests) of the last run.

    The project's own tests drive, and the Judge's confident ones; flaky ones never do, nor those
    whose ids no other run knows. Examples of documentation drive as tests that the Judge makes of
    them.
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
        and function_of(test.nodeid) not in state.unstable
        and not is_doctest(test.nodeid)
    ]
    green = state.green - state.unstable
    return sorted(red), sorted(nodeid for nodeid in green if not is_doctest(nodeid))


def specified_ids(state: FixState) -> list[str]:
    """Return the ids of the tests made from references: they cover what they are about."""
    return [t["nodeid"] for t in state.generated.tests if t.get("evidence") == "specified"]


def examples_of(state: FixState) -> list[tuple[str, str, str]]:
    """Return id, path and name of the object of each test that a docstring shows."""
    modules = state.modules
    return [
        (test["nodeid"], modules[test["module"]], str(test["function"]))
        for test in state.generated.tests
        if test.get("intent") == EXAMPLES and test["module"] in modules
    ]


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
            "questions": [],
            "functions": [],
            "behaviour": [],
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
        started = time.monotonic()
        try:
            ready = self._ready(failing)
            rest = [test for test in failing if test not in self.report["fixed"]]
            left = budget - (time.monotonic() - started)
            found = self._agreeing(rest, ready, left, attempt) if rest else None
        except repair.BadResult as error:
            self.report["note"] = str(error)
            self._log("FAILURE", str(error))
            return
        if found is not None:
            self._take(found)
        self._seconds = round(time.monotonic() - started, 3)
        if not self.edits:
            self._log("SUCCESS", f"no edit is sure enough {self.report['note']}".strip())

    def _ready(self, failing: list[str]) -> dict[str, str]:
        """Take the repairs that the Judge found for specifications, where they still fit.

        Returns:
            Their texts by path.
        """
        state = self.state
        known = {item["path"]: item for item in state.generated.repairs}
        fits = [
            p for p in known if p in state.parsing and mark_of(state.texts[p]) == known[p]["before"]
        ]
        texts = {path: known[path]["text"] for path in fits}
        tests = {
            key: ids for key, ids in specified_tests(state, failing).items() if key[0] in texts
        }
        if not tests or disagreeing(state, texts, tests):
            return {}
        self.edits = texts
        fixed = sorted(nodeid for ids in tests.values() for nodeid in ids)
        self.report["fixed"] = fixed
        self._changes = {path: list(known[path]["changes"]) for path in texts}
        return texts

    def _agreeing(
        self, failing: list[str], ready: dict[str, str], seconds: float, attempt: int
    ) -> repair.RepairResult | None:
        """Search; what does not agree with its specification throughout is not repaired at all."""
        state = self.state
        started = time.monotonic()
        if seconds < _LEAST_S:
            return None
        root = state.trial(ready)[0] if ready else state.root
        found = self._found(root, failing, seconds, attempt)
        specified = specified_tests(state, found.fixed)
        wrong = disagreeing(state, ready | found.edits, specified) if specified else []
        if not wrong:
            return found
        left = seconds - (time.monotonic() - started)
        rest = [test for test in failing if test not in wrong]
        if not rest or left < _LEAST_S:
            self.report["note"] = "no edit agrees with the specification"
            return None
        return self._found(root, rest, left, attempt)

    def _found(
        self, root: Path, failing: list[str], seconds: float, attempt: int
    ) -> repair.RepairResult:
        """Search for edits for some of the failing tests."""
        state = self.state
        with unchanged(root, state.context.sandbox.isolation):
            return repair.search(
                root,
                sorted(state.parsing),
                failing,
                sorted({*self.passing, *self.report["fixed"]}),
                deadline_s=seconds,
                sandbox=state.context.sandbox,
                max_edits=1 if attempt <= 1 else 2,
                thorough=specified_ids(state),
                examples=examples_of(state),
                kept=state.context.order.kept,
            )

    def _take(self, found: repair.RepairResult) -> None:
        """Take what a search found, and ask where tests leave several repairs."""
        fixed = sorted({*self.report["fixed"], *found.fixed})
        self.report |= {"fixed": fixed, "hopeless": found.hopeless, "tried": found.tried}
        self.report |= {"note": found.note}
        self.edits |= found.edits
        for change in found.changes:
            self._changes.setdefault(change.path, []).append(change.to_json())
        for row in found.handover:
            ways = [
                Way(one["path"], one["function"], one["message"], one["texts"])
                for one in row["either"]
            ]
            # An edit beside others that were taken was made to other texts: it is told, not asked.
            if ways and not self.edits:
                # What a specification says of the function answers what its tests leave open.
                known = agreeing(self.state, ways)
                asked = ask(self.state, known or ways) if len(known) != 1 else Asked(alike=True)
                if asked.question is not None:
                    self.report["questions"].append(asked.question)
                elif asked.alike:
                    self._take_way((known or ways)[0], row["failing"])
            plain = [{k: one[k] for k in ("path", "line", "message")} for one in row["either"]]
            self.report["handover"].append(row | {"either": plain})

    def _take_way(self, way: Way, failing: list[str]) -> None:
        """Take one of several repairs that were never seen to differ."""
        if self.edits:
            return
        self.edits = dict(way.texts)
        change = Change(way.path, 0, "repair", "repair", way.message)
        self._changes.setdefault(way.path, []).append(change.to_json())
        self.report["fixed"] = sorted({*self.report["fixed"], *failing})

    def try_on(self) -> None:
        """Put the edits into the working copy; tests that they fix count as green from here."""
        state = self.state
        self._before = {path: state.texts[path] for path in self.edits}
        self._root = state.context.workspace.copy_of(state.root)
        self._green = set(state.green)
        state.accept(self.edits, self._changes)
        state.green |= set(self.report["fixed"])

    def check(self) -> None:
        """Run the tests on the working copy: confirm the edits, or undo them."""
        self.state.green = set(self._green)
        while self.edits:
            verdict = judge(self.state, self.edits, lint_before=None)
            if verdict.ok:
                self._keep_fixed(verdict.run)
                self.confirm(verdict.run)
                return
            refused = taken_apart(self.state, self.edits, verdict)
            late = f"not tried by itself in time, and with others {verdict.reason}"
            self._undo({**refused.reasons, **dict.fromkeys(refused.untried, late)})
        self.report["fixed"] = []

    def _keep_fixed(self, run: SuiteRun) -> None:
        """Drop from what is fixed what is not any more, where some edits were undone."""
        green = set(run.ids("passed"))
        self.report["fixed"] = [test for test in self.report["fixed"] if test in green]

    def confirm(self, run: SuiteRun) -> None:
        """Keep the edits: `run` has shown that no green test turned red."""
        state = self.state
        flaky = {test.nodeid for test in state.last_run.tests if test.flaky}
        state.green |= state.passed(run) - flaky
        state.last_run = run
        self.report["accepted"] = True
        repaired = self._repaired()
        self.report["functions"] = [
            {"path": path, "name": name, "evidence": evidence, "outcome": "repaired"}
            for path, name, evidence in repaired
        ]
        self.report["behaviour"] = behaviour_of(state, self._root, self.edits, repaired)
        self._log("SUCCESS", [item for made in self._changes.values() for item in made])

    def take_patterns(self, repaired: Mapping[str, list[tuple[str, FunctionDiff]]]) -> None:
        """Tell what repairs of bug patterns made otherwise, where no test has told already."""
        known = {(row["path"], row["name"]) for row in self.report["functions"]}
        for path, found in sorted(repaired.items()):
            for evidence, diff in found:
                name = diff.function.partition("@")[0]
                if (path, name) in known:
                    continue
                known.add((path, name))
                row = {"path": path, "name": name, "evidence": evidence, "outcome": "repaired"}
                self.report["functions"].append(row)
                if diff.changed:
                    self.report["behaviour"].append(behaviour_row(diff, evidence))

    def _repaired(self) -> list[tuple[str, str, str]]:
        """Return path, name and evidence of each function that the edits are in."""
        specified = specified_tests(self.state, self.report["fixed"])
        found = set()
        for path, changes in self._changes.items():
            for change in changes:
                name = change["message"].partition(": ")[0]
                known = (path, name.rpartition(".")[2]) in specified
                found.add((path, name, "specified" if known else "shown"))
        return sorted(found)

    def _undo(self, reasons: Mapping[str, str]) -> None:
        """Take back the edits of some files, each for its reason."""
        state = self.state
        before = {path: self._before[path] for path in reasons}
        for path, text in state.write(state.root, before).items():
            state.texts[path] = text
            made = state.changes.get(path, [])
            state.changes[path] = made[: len(made) - len(self._changes.pop(path, []))]
        for path in reasons:
            del self.edits[path]
            state.leave(path, f"repair: {reasons[path]}")
        told = "; ".join(sorted(set(reasons.values())))
        self._log("SUCCESS", f"undone: {told} {self.report['note']}".strip())

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
