"""Step `forge_run`: a suite measured: tests, branches by module, and mutants."""

from __future__ import annotations

import ast
from dataclasses import asdict
from typing import Any

from ..context.step import GeneratedTests, StepContext, test_files
from ..contracts.log import log_entry
from ..contracts.order import OrderError, WorkOrder
from ..contracts.outcome import StepOutcome
from ..forge import report
from ..forge.measure import Measured, measure
from ..forge.mutation.run import MutationRun, run_mutants
from ..forge.mutation.worker import digest
from ..workspace import Workspace, decode
from ..workspace.layout import ProjectLayout
from .run_tests import test_log

DEFAULT_SECONDS = 60.0
DEFAULT_MUTANTS = 2000
DEFAULT_SHUFFLES = 3
MOST_SHUFFLES = 5


def run(order: WorkOrder, workspace: Workspace) -> StepOutcome:
    """Run the suite that `params.suite` names, in order and shuffled, then the mutants."""
    return _Run(order, workspace).run()


def number(order: WorkOrder, name: str, default: float, most: float) -> float:
    """Return a parameter that is a number from 0 to `most`; raises OrderError for another."""
    value = order.params.get(name, default)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= most:
        raise OrderError(f"params.{name} must be a number from 0 to {most}")
    return value


class _Run:
    """One call of the step."""

    def __init__(self, order: WorkOrder, workspace: Workspace) -> None:
        self.order = order
        self.workspace = workspace
        self.context = StepContext(order, workspace)
        data = order.inputs.get("suite")
        inputs = dict(order.inputs) | ({"tests": data} if data is not None else {})
        self.generated = GeneratedTests.of(
            WorkOrder(order.step, order.params, inputs, order.limits)
        )
        self.suspected = _suspected(order.result("suite"))
        self.suite = order.one_of("suite", ("generated", "existing", "all"))
        self.sources = ProjectLayout.of(workspace.root).files.sources

    def run(self) -> StepOutcome:
        order = self.order
        if self.suite != "existing":
            self.generated.lay_over(self.workspace.root)
        layout = ProjectLayout.of(self.workspace.root)
        wanted = order.paths("paths")
        paths = [p for p in self.sources if wanted is None or p in set(wanted)]
        files = test_files(layout, self.suite, self.generated)
        measured = measure(
            self.context.sandbox,
            self.workspace,
            layout,
            files,
            paths,
            expect=self.generated.nodeids if self.suite != "existing" else [],
            shuffles=int(number(order, "shuffles", DEFAULT_SHUFFLES, MOST_SHUFFLES)),
            seed=int(number(order, "seed", 1, 1e9)),
            timeout_s=min(order.limits.tests_timeout_s, self.context.remaining_s),
        )
        mutation = self._mutants(layout, paths, measured)
        result = self._result(measured, mutation, paths)
        texts = {path: _text(self.workspace, path) for path in paths}
        outcome = StepOutcome(result, _summary(result), self._logs(measured, mutation, files))
        outcome.outputs["coverage_xml"] = report.cobertura(measured.files).encode()
        outcome.outputs["coverage_html"] = report.coverage_page(measured.files, texts).encode()
        if mutation is not None:
            tests = {path: _text(self.workspace, path) for path in files}
            elements = report.mutation_elements(mutation, texts, tests)
            outcome.outputs["mutation_json"] = report.to_bytes(elements)
        return outcome

    def _mutants(
        self, layout: ProjectLayout, paths: list[str], measured: Measured
    ) -> MutationRun | None:
        limit = int(number(self.order, "mutants", DEFAULT_MUTANTS, 1e6))
        seconds = number(self.order, "seconds", DEFAULT_SECONDS, 900)
        if not limit or not measured.green() or not measured.files:
            return None
        before = self.order.result("run")
        known = ((before or {}).get("mutation") or {}).get("verdicts", {})
        self.digests = self._digests(measured)
        return run_mutants(
            self.context.sandbox,
            self.workspace,
            layout,
            [path for path in paths if path in measured.files],
            measured.coverage(),
            seconds=min(seconds, max(1.0, self.context.remaining_s - 20)),
            limit=limit,
            seed=int(number(self.order, "seed", 1, 1e9)),
            known={str(k): list(v) for k, v in known.items() if isinstance(v, list)},
            digests=self.digests,
        )

    def _digests(self, measured: Measured) -> dict[str, str]:
        """Return a digest of all sources under ``#``, and one of each green test's text."""
        whole = "".join(f"{p}\0{_text(self.workspace, p)}\0" for p in self.sources)
        found = {"": digest(whole)}
        texts: dict[str, dict[str, str]] = {}
        for nodeid in measured.green():
            path = nodeid.partition("::")[0]
            if path not in texts:
                texts[path] = _functions(_text(self.workspace, path))
            name = nodeid.partition("::")[2].partition("[")[0]
            found[nodeid] = digest(texts[path].get(name, texts[path][""]))
        return found

    def _result(
        self, measured: Measured, mutation: MutationRun | None, paths: list[str]
    ) -> dict[str, Any]:
        run = measured.run
        kills: dict[str, int] = {}
        for row in mutation.rows if mutation else []:
            if row["killed_by"]:
                kills[row["killed_by"]] = kills.get(row["killed_by"], 0) + 1
        lines: dict[str, int] = {}
        for found in measured.files.values():
            for test, ran in found.tests.items():
                lines[test] = lines.get(test, 0) + len(ran)
        module = {test["nodeid"]: test.get("path") for test in self.generated.tests}
        tests = []
        for test in run.tests:
            expected = test.outcome == "skipped" and test.nodeid in self.suspected
            tests.append(
                asdict(test)
                | {
                    "path": module.get(test.nodeid),
                    "xfail": expected,
                    "side_effects": run.touched.get(test.nodeid, []),
                    "covered_lines": lines.get(test.nodeid, 0),
                    "kills": kills.get(test.nodeid, 0),
                }
            )
        xfailed = sum(test["xfail"] for test in tests)
        counts = run.counters()
        counts["skipped"] -= xfailed
        shown = None
        if mutation is not None:
            shown = report.mutation_json(mutation, [p for p in paths if p in measured.files])
            digests = {f"#{name}": ["not_run", value] for name, value in self.digests.items()}
            shown["verdicts"] = mutation.verdicts() | digests
        return {
            "suite": self.suite,
            "counts": counts
            | {
                "xfailed": xfailed,
                "flaky": len(measured.flaky),
                "side_effects": sum(bool(test["side_effects"]) for test in tests),
            },
            "shuffles": measured.shuffles,
            "tests": tests,
            "timed_out": run.timed_out,
            "crashed": run.crashed,
            "untestable_reason": run.untestable_reason,
            "collection_errors": run.collection_errors,
            "integrity": run.integrity,
            "coverage": report.coverage_json(measured.files) if measured.files else None,
            "mutation": shown,
        }

    def _logs(
        self, measured: Measured, mutation: MutationRun | None, files: list[str]
    ) -> list[dict[str, Any]]:
        logs = [test_log(measured.run, files)]
        if mutation is not None:
            verdicts = sum(row["status"] != "not_run" for row in mutation.rows)
            logs.append(
                log_entry(
                    "Judge",
                    "CODE_ANALYSIS",
                    "FAILURE" if mutation.note else "SUCCESS",
                    f"run {len(mutation.rows)} mutants",
                    mutation.note or mutation.output or f"{verdicts} verdicts",
                    tool="mutants",
                    mutants=len(mutation.rows),
                    seconds=mutation.seconds,
                )
            )
        return logs


def _suspected(data: Any) -> frozenset[str]:
    """Return the ids of the suspected bugs of a suite."""
    rows = data.get("suspected_bugs", []) if isinstance(data, dict) else []
    return frozenset(str(row["nodeid"]) for row in rows if isinstance(row, dict))


def _text(workspace: Workspace, path: str) -> str:
    try:
        return decode((workspace.root / path).read_bytes()).text
    except OSError:
        return ""


def _functions(text: str) -> dict[str, str]:
    """Return the text of each test by ``Class::name``, and the rest of the file under ""."""
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError):
        return {"": text}
    found: dict[str, str] = {}
    rest = []
    for node in tree.body:
        members = node.body if isinstance(node, ast.ClassDef) else [node]
        for member in members:
            source = ast.unparse(member)
            if isinstance(member, ast.FunctionDef) and member.name.startswith("test"):
                prefix = f"{node.name}::" if isinstance(node, ast.ClassDef) else ""
                found[prefix + member.name] = source
            elif not isinstance(member, (ast.Import, ast.ImportFrom)):
                rest.append(source)
    head = "\n".join(rest)
    return {name: f"{head}\n{source}" for name, source in found.items()} | {"": text}


def _summary(result: dict[str, Any]) -> dict[str, Any]:
    counts, coverage, mutation = result["counts"], result["coverage"], result["mutation"]
    score = mutation["score"] if mutation else None
    judged = ("killed", "timeout", "survived", "no_coverage")
    return {name: counts[name] for name in ("passed", "failed", "errors", "total", "flaky")} | {
        "side_effects": counts["side_effects"],
        "coverage": coverage["percent"] if coverage else 0.0,
        "branch_coverage": coverage["branch_percent"] if coverage else 0.0,
        "mutation": -1 if score is None else score,
        "mutants": sum(mutation[name] for name in judged) if mutation else 0,
        "survived": mutation["survived"] if mutation else 0,
        "timed_out": result["timed_out"],
        "crashed": result["crashed"],
        "untestable": result["untestable_reason"] is not None,
    }
