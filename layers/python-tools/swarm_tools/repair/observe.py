"""What the tests execute and how long they take, from runs with tracing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from swarm_tools.repair.child import Trial
from swarm_tools.repair.local_types import SeenTypes
from swarm_tools.repair.localise import Line, group
from swarm_tools.repair.server import Outcome, Server
from swarm_tools.repair.site import sites_of
from swarm_tools.repair.source import SourceText

FEW_FILES = 40
"""A project of so many files is looked at whole; of a larger one, what the tests execute."""
FEW_TESTS = 100
"""So many green tests are all run before an edit is kept; of more, those that the edit is near."""
BATCH = 25
FIRST_CPU_S = 2.0
LEAST_TRACED_S = 0.3
SHORTEST_CPU_S = 0.03
QUICK_CPU_S = 0.008
LONGEST_CPU_S = 4.0
SLACK = 6.0
SLOW_S = 0.2


class Observations:
    """Coverage and times of the tests of one job.

    Attributes:
        coverage: Lines executed by each test.
        seconds: CPU seconds of each test.
        endless: Tests that did not come to an end.
        types: What types the names at a line had, in all tests.
    """

    def __init__(self, root: Path, server: Server) -> None:
        """Know nothing yet."""
        self._root = root
        self._server = server
        self.coverage: dict[str, frozenset[Line]] = {}
        self.seconds: dict[str, float] = {}
        self.endless: set[str] = set()
        self.types = SeenTypes()
        self._owners: dict[str, tuple[str, dict[Line, str]]] = {}

    def trace(
        self, tests: list[str], paths: list[str], overlay: dict[str, str], cpu_s: float
    ) -> set[str]:
        """Note lines and time of tests, many in one child; returns those that passed.

        Where a test ends the child, those behind it run in another.
        """
        traced = frozenset(str(self._root / p) for p in paths)
        size = min(BATCH, max(1, -(-len(tests) // self._server.jobs)))
        batches = [tuple(tests[i : i + size]) for i in range(0, len(tests), size)]
        stable: set[str] = set()
        while batches:
            trials = [Trial(overlay, b, (), 0, cpu_s, traced) for b in batches]
            batches = []
            for trial, outcome in self._server.run_all(trials):
                missing = [t for t in trial.red if t not in outcome.results]
                if missing and len(trial.red) > 1:
                    # Unless one is known to have hung, the first that is missing did it.
                    cut = 0 if "timeout" in outcome.results.values() else 1
                    batches += [tuple(b) for b in (missing[:cut], missing[cut:]) if b]
                    missing = []
                for test in [t for t in trial.red if t in outcome.results] + missing:
                    self._note(test, outcome)
                    if outcome.results.get(test) == "passed":
                        stable.add(test)
        return stable

    def _note(self, test: str, outcome: Outcome) -> None:
        prefix = len(str(self._root)) + 1
        lines = outcome.lines.get(test, frozenset())
        self.coverage[test] = frozenset((p[prefix:], n) for p, n in lines)
        self.types.add((p[prefix:], n, names) for p, n, names in outcome.types.get(test, ()))
        self.seconds[test] = outcome.seconds.get(test, FIRST_CPU_S)
        if outcome.results.get(test) in ("passed", "failed"):
            self.endless.discard(test)
        else:
            self.endless.add(test)

    def first_limit(self, green: list[str]) -> float:
        """Return the CPU seconds for tracing a red test: short once green tests were quick."""
        known = [self.seconds[t] for t in green if t in self.seconds]
        return min(FIRST_CPU_S, max(LEAST_TRACED_S, 20 * max(known))) if known else FIRST_CPU_S / 2

    def limit(self, tests: list[str], green: list[str], shortest: float = SHORTEST_CPU_S) -> float:
        """Return the CPU seconds a test may take, from what passing tests took."""
        observed = [self.seconds.get(t, 0.0) for t in green]
        observed += [self.seconds.get(t, 0.0) for t in tests if t not in self.endless]
        slowest = max(observed, default=0.0)
        return min(LONGEST_CPU_S, max(shortest, SLACK * slowest))

    def running(self, tests: list[str], green: list[str]) -> list[str]:
        """Return the ``green`` tests that execute a line of ``tests``, the quickest first."""
        touched = {line for t in tests for line in self.coverage.get(t, ())}
        related = [t for t in green if touched & self.coverage.get(t, frozenset())]
        return sorted(related, key=lambda t: (self.seconds.get(t, 0.0) > SLOW_S, t))

    def groups(self, tests: list[str], texts: Mapping[str, str]) -> list[list[str]]:
        """Return the red tests grouped by the functions they execute."""
        owner: dict[Line, str] = {}
        for path in sorted(self._executed(tests) & texts.keys()):
            owner |= self._owners_in(path, texts[path])
        return group(tests, self.coverage, owner)

    def near(self, tests: list[str], texts: Mapping[str, str]) -> dict[str, str]:
        """Return the texts in which a repair for `tests` is looked for."""
        if len(texts) <= FEW_FILES:
            return dict(texts)
        executed = self._executed(tests)
        return {path: text for path, text in texts.items() if path in executed}

    def touching(self, paths: Iterable[str], tests: list[str]) -> list[str]:
        """Return those of many tests that execute a line of one of `paths`, or may."""
        if len(tests) <= FEW_TESTS:
            return tests
        wanted = set(paths)
        known = {test: self.coverage.get(test) for test in tests}
        return [
            test
            for test, lines in known.items()
            if not lines or any(path in wanted for path, _ in lines)
        ]

    def _executed(self, tests: list[str]) -> set[str]:
        return {path for test in tests for path, _ in self.coverage.get(test, ())}

    def _owners_in(self, path: str, text: str) -> dict[Line, str]:
        """Return the function of each line of a file; looked for again only where it changed."""
        known, owner = self._owners.get(path, ("", {}))
        if known != text:
            owner = {}
            for site in sites_of(SourceText(text)):
                for node in site.nodes:
                    if hasattr(node, "lineno"):
                        owner.setdefault((path, node.lineno), f"{path}:{site.qualname}")
            self._owners[path] = (text, owner)
        return owner
