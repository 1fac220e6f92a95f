"""Candidates tried for one group of red tests, with short limits first."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice

from swarm_tools.repair.child import Trial
from swarm_tools.repair.model import Candidate
from swarm_tools.repair.observe import LONGEST_CPU_S
from swarm_tools.repair.screen import LATE, OPEN, Screen
from swarm_tools.repair.server import Outcome, Server

CHUNK = 240
LATE_RETRIES = 6
MOST_SETTLED = 8
LONGER = 4
SETTLED = 8
BAND = 1.0
LATE_BAND = 0.3
MOST_MORE = 5000
MOST_PLAUSIBLE = 60
GRACE_S = 2.0


@dataclass
class Attempt:
    """The state of the tries for one group.

    Attributes:
        tests: The red tests.
        related: Green tests that execute the same lines.
        until: ``time.monotonic`` value at which it stops.
        cpu_s: First limit of a test.
        quick_s: First limit of a test in a child that screens: most that are late never end.
        screen: Leaves out candidates that turn no test green.
        plausible: Candidates that turn all of ``tests`` green and none of ``related`` red.
        partial: Candidates that turn some of ``tests`` green, with those.
        tried: Candidates run, by template.
    """

    tests: list[str]
    related: list[str]
    until: float
    cpu_s: float
    quick_s: float
    screen: Screen
    plausible: list[Candidate] = field(default_factory=list)
    partial: list[tuple[Candidate, list[str]]] = field(default_factory=list)
    tried: dict[str, int] = field(default_factory=dict)
    _late: list[Candidate] = field(default_factory=list)
    _more: int = 0

    def run(
        self,
        stream: Iterable[Candidate],
        server: Server,
        overlay: Callable[[Candidate], dict[str, str]],
    ) -> None:
        """Try candidates until some are plausible and the next are much less likely.

        Which candidate is just in time is chance, so none of those that are plausible early
        decides anything before late ones of a like rank have had far more time.
        """
        source, self._more = iter(stream), 0
        while chunk := list(islice(self._while_worth_it(source), CHUNK)):
            late = self._try(chunk, server, overlay, self.quick_s)
            longer = min(LONGEST_CPU_S, LONGER * self.cpu_s)
            if longer > self.cpu_s and not self.plausible:
                late.sort(key=lambda c: c.rank)
                again = self._try(late[:LATE_RETRIES], server, overlay, longer)
                late = again + late[LATE_RETRIES:]
            self._late += late
        if not self.plausible and self.quick_s < self.cpu_s:
            late, self._late = iter(sorted(self._late, key=lambda c: c.rank)), []
            while not self.plausible and (chunk := list(islice(late, CHUNK))):
                self._late += self._try(chunk, server, overlay, self.cpu_s)
        self._settle(server, overlay)

    def _while_worth_it(self, source: Iterator[Candidate]) -> Iterator[Candidate]:
        """Yield the candidates of one chunk; none of them is left out once it is begun."""
        if time.monotonic() > self.until or len(self.plausible) >= MOST_PLAUSIBLE:
            return
        worst = self._best() + BAND
        for candidate in source:
            if self.plausible:
                self._more += 1
                if candidate.rank[0] > worst or self._more > MOST_MORE:
                    return
            yield candidate

    def _best(self) -> float:
        return min((c.rank[0] for c in self.plausible), default=0.0)

    def _settle(self, server: Server, overlay: Callable[[Candidate], dict[str, str]]) -> None:
        """Give late candidates time, and drop what was only tried because one was late."""
        late, self._late = sorted(self._late, key=lambda c: c.rank), []
        if self.plausible:
            late = [c for c in late if c.rank[0] <= self._best() + LATE_BAND]
        limit = min(LONGEST_CPU_S, SETTLED * self.cpu_s)
        if limit > self.cpu_s:
            self._try(late[:MOST_SETTLED], server, overlay, limit)
        worst = self._best() + BAND
        self.plausible = sorted(
            (c for c in self.plausible if c.rank[0] <= worst), key=lambda c: c.rank
        )

    def best_partial(self) -> list[tuple[Candidate, list[str]]]:
        """Return the candidates that turn some tests green, those with the most first."""
        return sorted(self.partial, key=lambda p: (-len(p[1]), p[0].rank))

    def _try(
        self,
        chunk: list[Candidate],
        server: Server,
        overlay: Callable[[Candidate], dict[str, str]],
        cpu_s: float,
    ) -> list[Candidate]:
        """Run candidates and judge them; returns those that were late."""
        enough = len(self.tests) // 2 + 1
        red, green = tuple(self.tests), tuple(self.related)
        until = self.until + GRACE_S * bool(self.plausible)
        if time.monotonic() > until:
            return []
        said = self.screen.verdicts(chunk, self.tests, cpu_s, until)
        late = [c for c, word in zip(chunk, said, strict=True) if word == LATE]
        for candidate, word in zip(chunk, said, strict=True):
            self.tried[candidate.template] = self.tried.get(candidate.template, 0) + (word != OPEN)
        unsure = [c for c, word in zip(chunk, said, strict=True) if word == OPEN]
        limit = max(cpu_s, self.cpu_s)
        trials = (
            Trial(overlay(c), red, green, enough, limit)
            for c in unsure
            if time.monotonic() <= until
        )
        for candidate, (_, outcome) in zip(unsure, server.run_all(trials), strict=False):
            self.tried[candidate.template] = self.tried.get(candidate.template, 0) + 1
            if self._judge(candidate, outcome, enough):
                late.append(candidate)
        return late

    def _judge(self, candidate: Candidate, outcome: Outcome, enough: int) -> bool:
        """Note what a candidate turns green; says whether more time may change it."""
        fixed = passed(outcome, self.tests)
        unharmed = len(passed(outcome, self.related)) == len(self.related)
        if fixed and len(fixed) == len(self.tests):
            if unharmed:
                self.plausible.append(candidate)
        elif fixed and (unharmed or len(fixed) < enough):
            self.partial.append((candidate, fixed))
        return outcome.late and not (unharmed and len(fixed) == len(self.tests))


def passed(outcome: Outcome, tests: Iterable[str]) -> list[str]:
    """Return those of ``tests`` that passed."""
    return [t for t in tests if outcome.results.get(t) == "passed"]
