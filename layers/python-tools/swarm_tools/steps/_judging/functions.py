"""What is known of each function of a project, by the strongest evidence there is."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from dataclasses import asdict

from ...oracle.evidence import MODULE, STRENGTHS, Evidence, FunctionEvidence, Outcome
from ...oracle.suspicions import Suspicion
from ...runner.model import TestResult
from ...signatures.facts import Function, functions_of
from .rendering import Suite

RED = ("failed", "error")


class Ledger:
    """Evidence of the functions of a project, the strongest first."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        """List the functions of sources that parse, with nothing known of them."""
        self.known: dict[tuple[str, str], FunctionEvidence] = {}
        self.functions: dict[tuple[str, str], Function] = {}
        self.covered: set[tuple[str, str]] = set()
        for path, text in sorted(texts.items()):
            for function in functions_of(ast.parse(text)):
                key = (path, function.qualname)
                self.functions[key] = function
                self.known[key] = FunctionEvidence(*key, "none", "unchanged")

    def note(self, path: str, name: str, evidence: Evidence, outcome: Outcome) -> None:
        """Take evidence where there is none as strong; what is wrong outweighs what is right."""
        key = (path, name)
        if key not in self.known and name != MODULE:
            return
        before = self.known.get(key)
        rank = STRENGTHS.index
        weaker = before is None or rank(evidence) < rank(before.evidence)
        worse = before is not None and before.evidence == evidence and outcome == "wrong"
        if weaker or worse:
            self.known[key] = FunctionEvidence(path, name, evidence, outcome)

    def take_tests(self, suite: Suite, results: Mapping[str, TestResult]) -> None:
        """Note what the tests that are kept say."""
        for nodeid, test in results.items():
            written = suite.of(nodeid)
            if written is None or written.item is None:
                continue
            outcome: Outcome = "wrong" if test.outcome in RED else "right"
            evidence = written.item.evidence
            for name in self._about(written.source, written.item.function):
                self.note(written.source, name, evidence, outcome)  # type: ignore[arg-type]

    def _about(self, path: str, name: str) -> list[str]:
        """Return the functions that a test is of: of a class those that it has."""
        members = [n for p, n in self.known if p == path and n.startswith(f"{name}.")]
        return members or [name]

    def take_coverage(
        self, coverage: Mapping[str, Mapping[str, list[int]]], red_code: Iterable[str]
    ) -> None:
        """Note the functions that tests of the project run.

        Args:
            coverage: Executed lines by path.
            red_code: Texts of the tests that are red.
        """
        words = " ".join(red_code)
        for (path, name), function in self.functions.items():
            executed = set(coverage.get(path, {}).get("executed", []))
            body = {n.lineno for n in function.node.body}
            if not executed & body:
                continue
            self.covered.add((path, name))
            self.note(path, name, "shown", "wrong" if function.name in words else "right")

    def needless(self, suite: Suite, results: Mapping[str, TestResult]) -> list[str]:
        """Return the green test functions of what tests of the project run already."""
        found = []
        for name, written in suite.tests.items():
            mine = [t for nodeid, t in results.items() if suite.of(nodeid) is written]
            if written.item is None or any(test.outcome in RED for test in mine):
                continue
            about = self._about(written.source, written.item.function)
            if any((written.source, one) in self.covered for one in about):
                found.append(name)
        return found

    def take_suspicions(self, suspicions: Iterable[Suspicion]) -> None:
        """Note what is suspected of functions of which nothing stronger is known."""
        for one in suspicions:
            self.note(one.path, one.function, "suspected", "unchanged")

    def doubt(self, path: str, name: str) -> None:
        """Note that something said of a right function is doubted: the function is right still."""
        if (path, name) in self.known:
            self.known[(path, name)] = FunctionEvidence(path, name, "suspected", "right")

    def rows(self) -> list[dict[str, str]]:
        """Return all of it, as results carry it."""
        return [asdict(self.known[key]) for key in sorted(self.known)]
