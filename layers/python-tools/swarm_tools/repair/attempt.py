"""Candidates tried for one group of red tests, with short limits first."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice

from swarm_tools.repair.child import Trial
from swarm_tools.repair.model import Candidate
from swarm_tools.repair.observe import LONGEST_CPU_S
from swarm_tools.repair.server import Outcome, Server

CHUNK = 240
LATE_RETRIES = 6
LONGER = 4
BAND = 1.0
MOST_MORE = 1500
MOST_PLAUSIBLE = 60


@dataclass
class Attempt:
    """The state of the tries for one group.

    Attributes:
        tests: The red tests.
        related: Green tests that execute the same lines.
        until: ``time.monotonic`` value at which it stops.
        cpu_s: First limit of a test.
        plausible: Candidates that turn all of ``tests`` green and none of ``related`` red.
        partial: Candidates that turn some of ``tests`` green, with those.
        tried: Candidates run, by template.
    """

    tests: list[str]
    related: list[str]
    until: float
    cpu_s: float
    plausible: list[Candidate] = field(default_factory=list)
    partial: list[tuple[Candidate, list[str]]] = field(default_factory=list)
    tried: dict[str, int] = field(default_factory=dict)
    _late: list[Candidate] = field(default_factory=list)
    _later: list[Candidate] = field(default_factory=list)
    _more: int = 0

    def run(
        self,
        stream: Iterable[Candidate],
        server: Server,
        overlay: Callable[[Candidate], dict[str, str]],
    ) -> None:
        """Try candidates until some are plausible and the next are much less likely."""
        source = iter(stream)
        while chunk := list(islice(self._while_worth_it(source), CHUNK)):
            self._late = []
            self._try(chunk, server, overlay, self.cpu_s, self._late)
            again = sorted(self._late, key=lambda c: c.rank)[:LATE_RETRIES]
            longer = min(LONGEST_CPU_S, LONGER * self.cpu_s)
            if longer > self.cpu_s and not self.plausible:
                self._try(again, server, overlay, longer, self._later)
                if self.plausible:
                    # Which of them was just in time is chance: the others get more of it.
                    again = sorted(self._later, key=lambda c: c.rank)[:LATE_RETRIES]
                    self._try(again, server, overlay, LONGEST_CPU_S, [])
        if not self.plausible and LONGER * self.cpu_s < LONGEST_CPU_S:
            again = sorted(self._later, key=lambda c: c.rank)[: 4 * LATE_RETRIES]
            self._try(again, server, overlay, LONGEST_CPU_S, [])
        self._later = []

    def _while_worth_it(self, source: Iterator[Candidate]) -> Iterator[Candidate]:
        for candidate in source:
            if time.monotonic() > self.until or len(self.plausible) >= MOST_PLAUSIBLE:
                return
            if self.plausible:
                self._more += 1
                worst = self.plausible[0].rank[0] + BAND
                if candidate.rank[0] > worst or self._more > MOST_MORE:
                    return
            yield candidate

    def best_partial(self) -> list[tuple[Candidate, list[str]]]:
        """Return the candidates that turn some tests green, those with the most first."""
        return sorted(self.partial, key=lambda p: (-len(p[1]), p[0].rank))

    def _try(
        self,
        chunk: list[Candidate],
        server: Server,
        overlay: Callable[[Candidate], dict[str, str]],
        cpu_s: float,
        late: list[Candidate],
    ) -> None:
        enough = len(self.tests) // 2 + 1
        red, green = tuple(self.tests), tuple(self.related)
        trials = (
            Trial(overlay(c), red, green, enough, cpu_s)
            for c in chunk
            if time.monotonic() <= self.until
        )
        for candidate, (_, outcome) in zip(chunk, server.run_all(trials), strict=False):
            self.tried[candidate.template] = self.tried.get(candidate.template, 0) + 1
            self._judge(candidate, outcome, enough, late)

    def _judge(
        self, candidate: Candidate, outcome: Outcome, enough: int, late: list[Candidate]
    ) -> None:
        fixed = passed(outcome, self.tests)
        if outcome.late and len(fixed) < len(self.tests):
            late.append(candidate)
        if not fixed:
            return
        unharmed = len(passed(outcome, self.related)) == len(self.related)
        if len(fixed) == len(self.tests):
            if unharmed:
                self.plausible.append(candidate)
        elif unharmed or len(fixed) < enough:
            self.partial.append((candidate, fixed))


def passed(outcome: Outcome, tests: Iterable[str]) -> list[str]:
    """Return those of ``tests`` that passed."""
    return [t for t in tests if outcome.results.get(t) == "passed"]
