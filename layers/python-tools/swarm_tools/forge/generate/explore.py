"""The search for inputs: those that take a new way through the module are varied further."""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Iterator, Sequence
from types import ModuleType

from swarm_tools.forge.generate.attempts import MOST_CALLABLES, Maker
from swarm_tools.forge.generate.given import Given
from swarm_tools.forge.generate.model import Arc, Attempt, Candidate, Often
from swarm_tools.forge.generate.quarantine import Quarantine
from swarm_tools.forge.generate.targets import Callable_, Target
from swarm_tools.forge.generate.tracing import Tracer
from swarm_tools.forge.generate.trial import LONGEST_LINE, namespace, observe

MOST_CANDIDATES = 160
MOST_TRIES = 8000
MOST_ALIKE = 80
CALLABLES = ("gives_function", "gives_method", "gives_partial", "gives_type")


class Explorer:
    """The search in one target."""

    def __init__(
        self,
        module: ModuleType,
        target: Target,
        seed: str,
        wanted: frozenset[int] = frozenset(),
        changing: Sequence[Callable_] = (),
    ) -> None:
        """Prepare.

        Args:
            module: Where the target is.
            target: What to call.
            seed: Decides all that is left to chance.
            wanted: Lines that matter most.
            changing: Functions that change what the module keeps.
        """
        self.wanted = wanted
        self.module = module
        self.target = target
        self.chance = random.Random(f"{target.name}/{seed}")
        self.names = namespace(module)
        self.quarantine = Quarantine()
        self.tracer = Tracer(module.__file__ or "")
        self.arcs: set[Arc] = set()
        self.often: set[Often] = set()
        self.kept: list[Candidate] = []
        self.grown: list[Candidate] = []
        self.oftener: list[Candidate] = []
        self.callables: list[Attempt] = []
        self.outcomes: dict[str, int] = {}
        self.tried = 0
        self._make = Maker(target, self.chance, changing)
        self._keys: set[str] = set()
        self._given = Given()
        self._made: Attempt | None = None
        self._works: list[Attempt] = []
        self._grown_works: list[Attempt] = []

    def run(self, until: float, first: Sequence[Attempt] = ()) -> list[Candidate]:
        """Search until `until` on the clock or until enough was tried."""
        for attempt in first:
            self._try(self._make.read(attempt))
        for attempt in self._attempts():
            if time.monotonic() >= until or self.tried >= MOST_TRIES:
                break
            self._try(attempt)
        return self._best()

    def _attempts(self) -> Iterator[Attempt]:
        make = self._make
        for row in self.target.seeds:
            yield make.given(row)
        for number in range(make.first_rows):
            yield make.row(number)
        number = make.first_rows
        while True:
            number += 1
            if self.callables and number % 3 != 1:
                self._made = self.chance.choice(self.callables[-MOST_CALLABLES:])
                yield make.called(number, self._made)
            elif self.target.methods and number % 5:
                yield make.sequence(self._works, self._grown_works)
            elif make.changing and number % 2:
                yield make.after_changes()
            elif self.grown and number % 3:
                yield make.varied(number, [c.attempt for c in self.grown[-12:]])
            else:
                yield make.row(number)

    def _try(self, attempt: Attempt) -> None:
        if attempt.key in self._keys:
            self.tried += 1
            return
        self._keys.add(attempt.key)
        self.tried += 1
        plain, attempt = attempt, self._given.named(attempt)
        said = self._observed(attempt)
        if attempt is not plain and not (said and self._given.note(said[0])):
            # Nothing was changed: the arguments need no names.
            attempt = plain
            said = self._observed(attempt)
        arcs = frozenset(self.tracer.taken())
        often = self.tracer.often()
        if said is None or not arcs or max(map(len, said[0])) > LONGEST_LINE:
            return
        lines, outcome = said
        new = not arcs <= self.arcs
        oftener = not often <= self.often
        kind = outcome.partition("_")[0] + str(sorted(arcs))
        count = self.outcomes.get(kind, 0)
        if new or oftener or count < MOST_ALIKE:
            self.outcomes[kind] = count + 1
            executed = self.tracer.lines()
            candidate = Candidate(attempt, tuple(lines), outcome, arcs, often, executed)
            self.kept.append(candidate)
            if attempt.act.startswith("module.") or "subject = " in "".join(attempt.arrange):
                self._works.append(attempt)
                if new:
                    self._grown_works.append(attempt)
            if outcome in CALLABLES and not attempt.arrange:
                self.callables.append(attempt)
            elif new and self._made is not None and attempt.arrange:
                self.callables.append(self._made)  # it takes calls well: more of them
            self.often |= often
            if new:
                self.arcs |= arcs
                self.grown.append(candidate)
            elif oftener:
                self.oftener.append(candidate)

    def _observed(self, attempt: Attempt) -> tuple[list[str], str] | None:
        """Return what comes of an attempt; None where it is of no use, or did what no test may."""
        said = None
        self.quarantine.begin()
        # `Slow`, `Refused`, and whatever the arranging raises.
        with contextlib.suppress(BaseException), self.tracer:
            said = observe(attempt, self.names, arranged=self.tracer.forget)
        return said if self.quarantine.is_clean() else None

    def _best(self) -> list[Candidate]:
        """Return the candidates worth comparing: all that took a new way, and some others."""
        first = [*self.grown, *self.oftener]
        grown = {id(c) for c in first}
        others = [c for c in self.kept if id(c) not in grown]
        others.sort(key=lambda c: (c.outcome.startswith("raises"), len(c.attempt.key)))
        if self.wanted:
            others.sort(key=lambda c: not c.executed & self.wanted)
            others = others[: 2 * MOST_CANDIDATES]
        spread = others[:: max(1, len(others) // MOST_CANDIDATES)]
        return [*first, *spread[: max(8, MOST_CANDIDATES - len(first))]]
