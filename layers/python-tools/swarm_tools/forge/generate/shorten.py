"""Chosen tests without the steps that they do not need."""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from types import ModuleType

from swarm_tools.forge.generate.kills import Watch
from swarm_tools.forge.generate.model import Arc, Attempt, Candidate, Often
from swarm_tools.forge.generate.quarantine import Quarantine
from swarm_tools.forge.generate.steady import CHILD_S, drop_unsteady
from swarm_tools.forge.generate.tracing import Tracer, quiet_signals
from swarm_tools.forge.generate.trial import namespace, observe
from swarm_tools.forge.mutation import ticks
from swarm_tools.forge.mutation.model import Mutant
from swarm_tools.sandbox.forks import Forks, Piece

STEADY_SHARE = 0.6
Chosen = tuple[Candidate, str, int]


@dataclass(frozen=True)
class _Owned:
    """What a test has to keep: the ways that none before it takes, and what only it detects.

    One that was chosen for how often it takes ways, or to detect once more, keeps these.
    """

    ways: frozenset[Arc | Often]
    kills: frozenset[str]


def shortened(
    chosen: Sequence[Chosen],
    watch: Watch,
    mutants: Sequence[Mutant],
    forks: Forks,
    until: float,
) -> list[Chosen]:
    """Return the chosen tests, with fewer steps where these assert, run and detect as much.

    Args:
        chosen: As `choose` returns them.
        watch: Says which mutants a test detects.
        mutants: The mutants that count.
        forks: Runs the children.
        until: Time of the clock after which the rest stays as it is.
    """
    owned = _owned(chosen)
    found = _shorter(chosen, owned, watch.module, forks, until)
    variants = [candidate for some in found.values() for candidate in some]
    left = max(0.0, until - time.monotonic())
    drop_unsteady(watch.module, variants, forks, time.monotonic() + STEADY_SHARE * left)
    steady = {id(candidate) for candidate in variants}
    needed = {kill for index in found for kill in owned[index].kills}
    watch.note_kills(variants, [m for m in mutants if m.id in needed], forks, until)
    rows = list(chosen)
    for index, some in found.items():
        for candidate in some:
            if id(candidate) in steady and owned[index].kills <= candidate.kills:
                rows[index] = (candidate, *rows[index][1:])
                break
    # What they had in common was all that was needed of some.
    return list({row[0].attempt.key: row for row in reversed(rows)}.values())[::-1]


def _owned(chosen: Sequence[Chosen]) -> list[_Owned]:
    ways: set[Arc | Often] = set()
    kills: set[str] = set()
    found = []
    for candidate, purpose, _ in chosen:
        more = purpose == "more"
        own = (candidate.often if more else candidate.arcs) - ways
        found.append(_Owned(own, frozenset(candidate.kills - (set() if more else kills))))
        ways |= candidate.arcs | candidate.often
        kills |= candidate.kills
    return found


def _shorter(
    chosen: Sequence[Chosen],
    owned: Sequence[_Owned],
    module: ModuleType,
    forks: Forks,
    until: float,
) -> dict[int, list[Candidate]]:
    """Return shorter forms of tests by their place, the shortest first."""

    def pieces() -> Iterator[Piece]:
        for index, (candidate, _, _) in enumerate(chosen):
            if time.monotonic() >= until:
                return
            if len(candidate.attempt.arrange) > 1 and candidate.lines[0] != "import asyncio":
                yield Piece(index, work(candidate, owned[index].ways), CHILD_S)

    def work(candidate: Candidate, ways: frozenset[Arc | Often]) -> Callable[[int], None]:
        def shorten(pipe: int) -> None:
            quiet_signals()
            ticks.start_counting()
            found = _Shortener(module, candidate, ways).forms()
            data = json.dumps([form.to_json() for form in found]).encode()
            while data:
                data = data[os.write(pipe, data) :]

        return shorten

    found: dict[int, list[Candidate]] = {}
    for piece, ended in forks.run_all(pieces()):
        try:
            found[piece.key] = [Candidate.from_json(row) for row in json.loads(ended.data)]
        except (ValueError, KeyError):
            continue  # Its child did not come to its end: the test stays as it is.
    return {index: some for index, some in sorted(found.items()) if some}


class _Shortener:
    """Leaves out steps of one test, the last ones first, in a child."""

    def __init__(
        self, module: ModuleType, candidate: Candidate, ways: frozenset[Arc | Often]
    ) -> None:
        self._names = namespace(module)
        self._tracer = Tracer(module.__file__ or "")
        self._candidate = candidate
        self._said = candidate.lines[len(candidate.attempt.arrange) :]
        self._ways = ways
        self._quarantine = Quarantine()

    def forms(self) -> list[Candidate]:
        """Return the test with as few steps as can be, and with about half of those left out."""
        best = self._candidate
        stages: list[Candidate] = []
        for index in reversed(range(len(best.attempt.arrange))):
            form = self._without(best.attempt, index)
            if form is not None:
                best = form
                stages.append(form)
        middle = stages[len(stages) // 2 - 1 : len(stages) // 2] if len(stages) > 2 else []
        return [*stages[-1:], *middle]

    def _without(self, attempt: Attempt, index: int) -> Candidate | None:
        """Return a test without one step, None where it is another test then."""
        arrange = (*attempt.arrange[:index], *attempt.arrange[index + 1 :])
        attempt = replace(attempt, arrange=arrange)
        self._quarantine.begin()
        said = None
        # `Slow`, `Refused`, and what it raises without the step.
        with contextlib.suppress(BaseException), self._tracer:
            said = observe(attempt, self._names, arranged=self._tracer.forget)
        if not self._quarantine.is_clean() or said is None:
            return None
        lines = tuple(said[0])
        often = self._tracer.often()
        arcs = frozenset(self._tracer.taken())
        if lines[len(arrange) :] != self._said or not self._ways <= arcs | often:
            return None
        return Candidate(attempt, lines, said[1], arcs, often, self._tracer.lines())
