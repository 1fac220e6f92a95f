"""Step `write_tests`: the Judge's builtin tests, of what is shown and of what is specified."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from ..context.step import GeneratedTests, StepContext
from ..contracts.log import ENGINE_MODEL, log_entry
from ..contracts.order import OrderError, WorkOrder
from ..contracts.outcome import StepOutcome
from ..oracle.derived.write import example_trust
from ..oracle.suspicions import Accepted, Suspicion, left_open, to_json
from ..testgen.model import ModuleTests
from ..testgen.prune import without_tests
from ..workspace import Workspace
from ..workspace.layout import ProjectLayout
from ._judging.cycles import opened
from ._judging.drafting import Draft, draft
from ._judging.functions import RED, Ledger
from ._judging.guarding import MISSING, guarded
from ._judging.overruling import PATTERN as EXAMPLE
from ._judging.overruling import overrule
from ._judging.probing import noticed, suspected
from ._judging.programs import RanPrograms, add_tests, drop_green, run_log, run_programs, told
from ._judging.rendering import IMPORTS, Suite, write_suite
from ._judging.running import Tried, outcomes_on, try_out
from ._judging.searching import Repaired, find_repairs
from ._judging.specified import SEARCHED, Check, check, disagreement, note, right_table
from .run_tests import test_log

_CONFIDENCE = {"shown": 0.95, "specified": 0.9}


def run(order: WorkOrder, workspace: Workspace) -> StepOutcome:
    """Write tests for the project's sources, on a scratch copy that parses as far as it can."""
    return _Judging(order, workspace).run()


class _Judging:
    """One project being judged."""

    def __init__(self, order: WorkOrder, workspace: Workspace) -> None:
        self.context = StepContext(order, workspace)
        self.workspace = workspace
        self.root = workspace.copy()
        self.layout = ProjectLayout.of(self.root)
        self.suspicions: list[Suspicion] = []
        self.checks: list[Check] = []
        self.drafted = Draft()
        self.late: list[str] = []
        self.ran = RanPrograms()
        self.suite = Suite({}, {})
        self.tried = Tried()
        self.repairs = Repaired()
        files = order.paths("files")
        self.wanted = None if files is None else frozenset(files)

    def run(self) -> StepOutcome:
        self.drafted = draft(self.context, self.root, self.layout)
        failed = self.context.failing_imports(self.layout, sorted(self.drafted.texts))
        self._run_programs(failed)
        self._make_importable(failed)
        ledger = Ledger(self.drafted.texts)
        self._check_specifications(ledger)
        self._write()
        green = [
            n for n in self.tried.kept(self.suite) if self.tried.results[n].outcome == "passed"
        ]
        self.repairs = find_repairs(self.context, self.root, self.checks, green, self.late)
        if any(one.table for one in self.checks):
            self._write()
        drop_green(self.suite, self.tried)
        self._drop_failed_imports()
        self._drop_untrusted(ledger)
        self._weigh(ledger)
        return self._outcome(ledger)

    def _run_programs(self, failed: dict[str, dict[str, Any]]) -> None:
        """Run the programs, and what crashes as it is imported; take what they show."""
        self.ran = run_programs(self.context, self.root, failed)
        self.ran.not_run += add_tests(self.drafted.shown, self.drafted.texts, self.ran.runs)
        self.suspicions += told(self.ran.runs)

    def _make_importable(self, failed: dict[str, dict[str, Any]]) -> None:
        """Mend what ends imports, circles and demonstrations; note which modules still fail."""
        texts = self.drafted.texts
        made, failed = opened(self.context, self.layout, failed)
        under_guard = guarded(self.context, self.layout, failed)
        made |= under_guard
        for path, change in made.items():
            texts[path] = change["text"]
        self.drafted.repaired = sorted({*self.drafted.repaired, *made})
        self.late = sorted(set(failed) - set(under_guard))
        # What a module shows says nothing where something that it needs is not there.
        for path in self.late:
            if failed[path]["type"] in MISSING:
                self.drafted.shown[path] = ModuleTests(path)

    def _check_specifications(self, ledger: Ledger) -> None:
        context, layout = self.context, self.layout
        functions = {key: one for key, one in ledger.functions.items() if self._may(key[0])}
        self.checks = check(
            context.sandbox, self.workspace, layout, functions, (SEARCHED,), context.remaining_s
        )
        for tests in self.drafted.shown.values():
            self.suspicions += overrule(tests, self.checks)

    def _write(self) -> None:
        """Write the tests of what is known by now, lay them over the scratch copy, run them."""
        modules = {path: self._tests_of(path) for path in self.drafted.texts if self._may(path)}
        self.suite = write_suite(self.context, self.root, self.layout, modules, self.late)
        files = {p: t for p, t in self.suite.files.items() if p not in self.layout.files.tests}
        GeneratedTests(files).lay_over(self.root)
        self.tried = try_out(self.context, self.root, self.suite)

    def _may(self, path: str) -> bool:
        """Say whether a file is among those that the order is about."""
        return self.wanted is None or path in self.wanted

    def _tests_of(self, path: str) -> ModuleTests:
        shown = self.drafted.shown[path]
        mine = [one for one in self.checks if one.path == path]
        tables = [one.table or (right_table(one) if one.right else None) for one in mine]
        known = {(t.function, row.arguments) for t in shown.tables for row in t.rows}
        more = []
        for table in (table for table in tables if table is not None):
            rows = tuple(r for r in table.rows if (table.function, r.arguments) not in known)
            more += [replace(table, rows=rows)] if rows else []
        return ModuleTests(path, [*shown.tables, *more], shown.scripts)

    def _drop_failed_imports(self) -> None:
        """Drop the tests that only import a module and fail: they would drive no repair."""
        for name, written in self.suite.tests.items():
            test = self.tried.results.get(name)
            if written.item is None and test is not None and test.outcome in RED:
                self.tried.dropped[name] = f"cannot be imported: {test.message}"

    def _drop_untrusted(self, ledger: Ledger) -> None:
        """Drop red tests of functions whose result may differ from day to day."""
        for name, written in self.suite.tests.items():
            item = written.item
            function = ledger.functions.get((written.source, item.function)) if item else None
            if function is None or name in self.tried.dropped:
                continue
            _, trusted, why = example_trust(function)
            red = any(
                test.outcome in RED
                for nodeid, test in self.tried.results.items()
                if self.suite.of(nodeid) is written
            )
            if red and not trusted and not function.name.startswith("_"):
                self.tried.dropped[name] = f"red, but {why}"

    def _weigh(self, ledger: Ledger) -> None:
        """Note what is known of each function, the strongest evidence first."""
        kept = {name: self.tried.results[name] for name in self.tried.kept(self.suite)}
        ledger.take_tests(self.suite, kept)
        ledger.take_coverage(*self._existing())
        note(self.checks, ledger)
        unspoken = [one for one in self.checks if one.wrong and one.table is None]
        self.suspicions += [disagreement(one) for one in unspoken]
        # A probe of what cannot be imported says nothing of a function.
        able = [path for path in self.drafted.texts if path not in self.late]
        modules = {self.layout.module_name(path): path for path in able}
        copy = self.workspace.copy_of(self.root)
        found = suspected(self.context, copy, self.drafted, modules) + noticed(self.drafted)
        specified = {(one.path, one.function.qualname) for one in unspoken}
        for one in found:
            if (one.path, one.function) in specified:
                continue
            known = ledger.known.get((one.path, one.function))
            if known is None or known.evidence in ("none", "suspected"):
                self.suspicions.append(one)
        ledger.take_suspicions(self.suspicions)
        for one in self.suspicions:
            if one.pattern == EXAMPLE:
                ledger.doubt(one.path, one.function)

    def _existing(self) -> tuple[dict[str, Any], list[str]]:
        """Return coverage and the texts of red tests of the project's own run, where it is known.

        Raises:
            OrderError: The input `existing` has another shape.
        """
        data = self.context.order.result("existing") or {}
        tests = data.get("tests", [])
        coverage = data.get("coverage", {})
        if not isinstance(tests, list) or not isinstance(coverage, dict):
            raise OrderError("input 'existing' must be the result of run_tests")
        red = [str(t.get("test_code") or t["nodeid"]) for t in tests if t["outcome"] in RED]
        return coverage, red

    def _outcome(self, ledger: Ledger) -> StepOutcome:
        suite, tried = self.suite, self.tried
        kept = {name: tried.results[name] for name in tried.kept(suite)}
        needless = ledger.needless(suite, kept)
        files = without_tests(suite.files, sorted({*tried.dropped, *needless}))
        used = [n for n in kept if n.partition("[")[0] not in needless]
        tests = [self._test(n) for n in used if n.partition("::")[0] in files]
        if self.drafted.repaired and tests:
            root = self.workspace.copy()
            GeneratedTests(files).lay_over(root)
            names = [test["nodeid"] for test in tests]
            before = outcomes_on(self.context, root, files, names)
            for test in tests:
                test["outcome_before"] = before.get(test["nodeid"])
        red = [test for test in tests if test["outcome_before"] in RED]
        accepted = Accepted.of(self.workspace.root)
        mine = [one for one in self.suspicions if self._may(one.path)]
        rows = left_open(to_json(mine), self.drafted.texts, accepted)
        functions = [row for row in ledger.rows() if self._may(row["path"])]
        dropped = [{"nodeid": n, "reason": tried.dropped[n]} for n in sorted(tried.dropped)]
        dropped += self.ran.not_run
        result = {
            "files": files,
            "tests": tests,
            "dropped": dropped,
            "functions": functions,
            "suspicions": rows,
            "repairs": self.repairs.to_json(self.drafted.texts),
            "programs": [run.to_json() for run in self.ran.listed],
        }
        counted = {
            "tests": len(tests),
            "driving": sum(bool(test["drives_repair"]) for test in tests),
            "red": len(red),
            "dropped": len(dropped),
            "suspicions": len(rows),
        }
        log = log_entry(
            "Judge",
            "CODE_GEN",
            "FAILURE" if self.drafted.trouble else "SUCCESS",
            "write tests of what is shown and specified in " + " ".join(self.layout.files.sources),
            self.drafted.trouble or json.dumps({"tests": tests, "suspicions": rows}),
            model=ENGINE_MODEL,
            files=len(files),
            tests=len(tests),
        )
        ran = [test_log(tried.runs[0], sorted(suite.files))] if tried.runs else []
        return StepOutcome(result, counted, [*map(run_log, self.ran.listed), log, *ran])

    def _test(self, nodeid: str) -> dict[str, Any]:
        written = self.suite.of(nodeid)
        assert written is not None
        item = written.item
        return {
            "nodeid": nodeid,
            "module": written.module,
            "function": item.function.rpartition(".")[2] if item else "",
            "intent": item.source if item else IMPORTS,
            "evidence": item.evidence if item else "none",
            "confidence": _CONFIDENCE.get(item.evidence, 1.0) if item else 1.0,
            "drives_repair": item is not None,
            "reason": item.doc if item else "",
            "outcome_before": self.tried.results[nodeid].outcome,
        }
