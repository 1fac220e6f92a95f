"""The search itself: localise, propose, try, keep what helps; one group after another."""

from __future__ import annotations

import ast
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from swarm_tools.changes import Change
from swarm_tools.repair.candidates import Distinct, candidates, pairs
from swarm_tools.repair.child import Trial
from swarm_tools.repair.localise import group, ochiai
from swarm_tools.repair.model import Candidate, RepairResult
from swarm_tools.repair.server import Outcome, Server
from swarm_tools.repair.site import sites_of
from swarm_tools.repair.source import SourceText

FIRST_CPU_S = 2.0
LEAST_TRACED_S = 0.3
SHORTEST_CPU_S = 0.06
LONGEST_CPU_S = 4.0
SLACK = 6.0
BATCH = 25
GREEN_FIRST = 40
LATE_RETRIES = 24


@dataclass(frozen=True)
class Job:
    """What to repair.

    Attributes:
        root: The private copy of the project.
        targets: POSIX paths of the files that may be edited.
        failing: Node ids to turn green.
        passing: Node ids to keep green.
        deadline: ``time.monotonic`` value at which the search stops.
        max_edits: 1 or 2 edits at a time.
    """

    root: Path
    targets: tuple[str, ...]
    failing: tuple[str, ...]
    passing: tuple[str, ...]
    deadline: float
    max_edits: int


class Search:
    """One job in progress."""

    def __init__(self, job: Job, server: Server) -> None:
        """Read the targets; a target that does not parse is left out."""
        self.job = job
        self.server = server
        self.texts: dict[str, str] = {}
        self.result = RepairResult()
        for path in sorted(set(job.targets)):
            text = (job.root / path).read_bytes().decode("utf-8-sig", "surrogateescape")
            try:
                ast.parse(text)
            except (SyntaxError, ValueError, RecursionError):
                continue
            self.texts[path] = text
        self.original = dict(self.texts)
        self.coverage: dict[str, frozenset[tuple[str, int]]] = {}
        self.seconds: dict[str, float] = {}
        self.endless: set[str] = set()
        self.red: list[str] = sorted(set(job.failing))
        self.green: list[str] = sorted(set(job.passing) - set(job.failing))

    def run(self) -> RepairResult:
        """Search until nothing is red, nothing is left to try, or time is up."""
        self.observe(self.green, self.red)
        given_up: set[str] = set()
        while True:
            groups = self.groups([t for t in self.red if t not in given_up])
            if not groups or self.left() <= 0:
                break
            tests = groups[0]
            share = self.left() / len(groups)
            accepted = self.repair(tests, time.monotonic() + share)
            if accepted is None:
                given_up |= set(tests)
            else:
                self.keep(accepted)
                # Lines have moved, and tests that hung are quick now.
                self.trace(self.moved_by(*accepted), LONGEST_CPU_S)
                self.observe([], self.red)
        self.result.hopeless = list(self.red)
        if self.left() <= 0 and self.red:
            self.result.note = "deadline"
        self.result.edits = {p: t for p, t in sorted(self.texts.items()) if t != self.original[p]}
        return self.result

    def left(self) -> float:
        """Return the seconds until the deadline."""
        return self.job.deadline - time.monotonic()

    def overlay(self, candidate: Candidate | None = None) -> dict[str, str]:
        """Return the current edits, and the candidate's, by absolute path."""
        texts = {p: t for p, t in self.texts.items() if t != self.original[p]}
        if candidate is not None:
            texts[candidate.path] = candidate.text
        return {str(self.job.root / p): t for p, t in texts.items()}

    def observe(self, green: list[str], red: list[str]) -> None:
        """Run tests with tracing; green tests that are not green are no longer counted on."""
        stable = self.trace(green, LONGEST_CPU_S)
        if green:
            self.green = [t for t in green if t in stable]
        healed = sorted(self.trace(red, self.first_limit()))
        if healed:
            self.red = [t for t in self.red if t not in healed]
            self.green = sorted({*self.green, *healed})

    def moved_by(self, candidate: Candidate, fixed: list[str]) -> list[str]:
        """Return the tests that were fixed, and the green ones that run the edited file."""
        path = candidate.path
        touching = [t for t in self.green if any(p == path for p, _ in self.coverage.get(t, ()))]
        return sorted({*touching, *fixed})

    def trace(self, tests: list[str], cpu_s: float) -> set[str]:
        """Note lines and time of tests, many in one child; returns those that passed.

        Where a test ends the child, those behind it run in another.
        """
        traced = frozenset(str(self.job.root / p) for p in self.texts)
        size = min(BATCH, max(1, -(-len(tests) // self.server.jobs)))
        batches = [tuple(tests[i : i + size]) for i in range(0, len(tests), size)]
        stable: set[str] = set()
        while batches:
            trials = [Trial(self.overlay(), b, (), 0, cpu_s, traced) for b in batches]
            batches = []
            for trial, outcome in self.server.run_all(trials):
                missing = [t for t in trial.red if t not in outcome.results]
                if missing and len(trial.red) > 1:
                    # Unless one is known to have hung, the first that is missing did it.
                    cut = 0 if "timeout" in outcome.results.values() else 1
                    batches += [tuple(b) for b in (missing[:cut], missing[cut:]) if b]
                    missing = []
                for test in [t for t in trial.red if t in outcome.results] + missing:
                    self.note(test, outcome)
                    if outcome.results.get(test) == "passed":
                        stable.add(test)
        return stable

    def note(self, test: str, outcome: Outcome) -> None:
        """Remember what one traced test executed, how long it took, and whether it ended."""
        prefix = len(str(self.job.root)) + 1
        lines = outcome.lines.get(test, frozenset())
        self.coverage[test] = frozenset((p[prefix:], n) for p, n in lines)
        self.seconds[test] = outcome.seconds.get(test, FIRST_CPU_S)
        if outcome.results.get(test) in ("passed", "failed"):
            self.endless.discard(test)
        else:
            self.endless.add(test)

    def first_limit(self) -> float:
        """Return the CPU seconds for tracing a red test: short once green tests were quick."""
        known = [self.seconds[t] for t in self.green if t in self.seconds]
        return min(FIRST_CPU_S, max(LEAST_TRACED_S, 20 * max(known))) if known else FIRST_CPU_S / 2

    def groups(self, tests: list[str]) -> list[list[str]]:
        """Return the red tests grouped by the functions they execute."""
        owner: dict[tuple[str, int], str] = {}
        for path, text in self.texts.items():
            for site in sites_of(SourceText(text)):
                for node in site.nodes:
                    if hasattr(node, "lineno"):
                        owner.setdefault((path, node.lineno), f"{path}:{site.qualname}")
        return group(tests, self.coverage, owner)

    def limit(self, tests: list[str]) -> float:
        """Return the CPU seconds a test may take, from what passing tests took."""
        observed = [self.seconds.get(t, 0.0) for t in self.green[:GREEN_FIRST]]
        observed += [self.seconds.get(t, 0.0) for t in tests if t not in self.endless]
        slowest = max(observed, default=0.0)
        return min(LONGEST_CPU_S, max(SHORTEST_CPU_S, SLACK * slowest))

    def repair(self, tests: list[str], until: float) -> tuple[Candidate, list[str]] | None:
        """Return the best candidate for one group and the tests it turns green."""
        suspicion = ochiai(tests, self.green, self.coverage)
        singles = candidates(self.texts, suspicion)
        distinct = Distinct(self.texts)
        partial: list[tuple[tuple, Candidate, list[str]]] = []
        found = self.try_all(filter(distinct.is_new, singles), tests, until, partial)
        if found is None and self.job.max_edits > 1:
            promising = [c for _, c, _ in sorted(partial, key=lambda p: p[0])]
            names = {id(c) for c in promising}
            pool = promising + [c for c in singles if id(c) not in names]
            stream = filter(distinct.is_new, pairs(self.texts, pool))
            found = self.try_all(stream, tests, until, [])
        if found is not None:
            return found
        for _, candidate, fixed in sorted(partial, key=lambda p: p[0]):
            if 2 * len(fixed) > len(tests) and self.confirm(candidate, fixed):
                return candidate, fixed
        return None

    def try_all(
        self,
        stream: Iterator[Candidate],
        tests: list[str],
        until: float,
        partial: list[tuple[tuple, Candidate, list[str]]],
    ) -> tuple[Candidate, list[str]] | None:
        """Return the first candidate that turns all of ``tests`` green and none red."""
        short = self.limit(tests)
        late: list[Candidate] = []
        found = self.try_with(stream, tests, until, partial, short, late)
        if found is None and late and short < LONGEST_CPU_S:
            again = iter(late[:LATE_RETRIES])
            found = self.try_with(again, tests, until, partial, min(LONGEST_CPU_S, 8 * short), [])
        return found

    def try_with(
        self,
        stream: Iterator[Candidate],
        tests: list[str],
        until: float,
        partial: list[tuple[tuple, Candidate, list[str]]],
        cpu_s: float,
        late: list[Candidate],
    ) -> tuple[Candidate, list[str]] | None:
        """Try candidates with one time limit; those it cuts off are put into ``late``."""
        ordered: list[Candidate] = []
        touched = {line for t in tests for line in self.coverage.get(t, ())}
        related = [t for t in self.green if touched & self.coverage.get(t, frozenset())]
        related = related[:GREEN_FIRST]
        enough = len(tests) // 2 + 1

        def trials() -> Iterator[Trial]:
            for candidate in stream:
                if time.monotonic() > until:
                    return
                ordered.append(candidate)
                overlay = self.overlay(candidate)
                yield Trial(overlay, tuple(tests), tuple(related), enough, cpu_s)

        results = self.server.run_all(trials())
        for index, (_, outcome) in enumerate(results):
            candidate = ordered[index]
            self.result.tried += 1
            fixed = passed(outcome, tests)
            if not fixed:
                if outcome.late:
                    late.append(candidate)
                continue
            if len(passed(outcome, related)) < len(related) and len(fixed) >= enough:
                continue
            if len(fixed) == len(tests):
                if self.confirm(candidate, fixed):
                    results.close()
                    return candidate, fixed
            else:
                partial.append(((-len(fixed), candidate.rank), candidate, fixed))
        return None

    def confirm(self, candidate: Candidate, fixed: list[str]) -> bool:
        """Say whether every green test, and those just fixed, pass with the candidate."""
        wanted = [*fixed, *self.green]
        trials = [
            Trial(self.overlay(candidate), tuple(wanted[i : i + BATCH]), (), 0, LONGEST_CPU_S, plain=False)
            for i in range(0, len(wanted), BATCH)
        ]
        return all(len(passed(o, t.red)) == len(t.red) for t, o in self.server.run_all(trials))

    def keep(self, accepted: tuple[Candidate, list[str]]) -> None:
        """Make an accepted candidate part of the current texts."""
        candidate, fixed = accepted
        self.texts[candidate.path] = candidate.text
        self.result.fixed = sorted({*self.result.fixed, *fixed})
        self.red = [t for t in self.red if t not in fixed]
        self.green = sorted({*self.green, *fixed})
        message = f"{candidate.function}: {candidate.proposal.message}."
        change = Change(
            candidate.path, candidate.proposal.line, candidate.template, "repair", message
        )
        self.result.changes.append(change)


def passed(outcome: Outcome, tests: list[str] | tuple[str, ...]) -> list[str]:
    """Return those of ``tests`` that passed."""
    return [t for t in tests if outcome.results.get(t) == "passed"]
