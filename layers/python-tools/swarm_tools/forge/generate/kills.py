"""Which candidates notice which mutant: those that see something else with it."""

from __future__ import annotations

import contextlib
import importlib
import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from swarm_tools.forge.generate.model import Candidate
from swarm_tools.forge.generate.steady import CHILD_S, LATE, seen_now
from swarm_tools.forge.generate.tracing import quiet_signals
from swarm_tools.forge.generate.trial import namespace
from swarm_tools.forge.mutation.fresh import FreshCode
from swarm_tools.forge.mutation.live import LiveCode, Switch
from swarm_tools.forge.mutation.model import Mutant
from swarm_tools.forge.mutation.patch import FileMutants
from swarm_tools.sandbox.forks import Forks, Piece

MOST_COMPARED = 60
MOST_AT_IMPORT = 600
MOST_WORK = 60_000
MOST_NOTICED = 15


@dataclass(frozen=True)
class Watch:
    """The module whose mutants candidates are to notice.

    Attributes:
        found: The mutants of its file.
        live: Its functions.
        module: The module as it was imported.
        name: The name it is imported by.
        compiled: Code that imports take, by absolute path.
        imports: Lines of the module that run when it is imported.
    """

    found: FileMutants
    live: LiveCode
    module: ModuleType
    name: str
    compiled: dict[str, Any]
    imports: frozenset[int]

    def _switch(self, mutant: Mutant) -> Switch | None:
        """Return what exchanges the code of functions, None where only a new import shows it."""
        if mutant.lines & self.imports:
            return None
        return self.live.switch(mutant.path, mutant.patch)

    def note_kills(
        self,
        candidates: Sequence[Candidate],
        mutants: Sequence[Mutant],
        forks: Forks,
        until: float,
    ) -> None:
        """Note in each candidate the mutants with which it sees something else."""
        fresh = FreshCode({self.found.path: self.found})
        executed = [candidate.executed for candidate in candidates]
        most = max(MOST_COMPARED, MOST_WORK // max(1, len(mutants)))

        def pieces() -> Iterator[Piece]:
            for mutant in mutants:
                if time.monotonic() >= until:
                    return
                noticing = [i for i, lines in enumerate(executed) if lines & mutant.lines]
                switch = self._switch(mutant)
                some = _spread(noticing, most)
                if switch is None and not noticing:
                    # What a table holds is seen by few, and by which of them no line tells.
                    some = _spread(list(range(len(candidates))), MOST_AT_IMPORT)
                if some:
                    yield Piece(mutant, work(mutant, switch, some), CHILD_S)

        def work(mutant: Mutant, switch: Switch | None, noticing: list[int]) -> Any:
            def compare(pipe: int) -> None:
                quiet_signals()
                now = self.module
                if switch is not None:
                    switch()
                else:
                    code = fresh.with_mutant(mutant.path, mutant.patch)
                    self.compiled[self.found.filename] = code
                    now = _anew(self.name)
                names = namespace(now)
                late = noticed = 0
                for index in noticing:
                    seen = seen_now(candidates[index].attempt, names)
                    if seen != candidates[index].lines:
                        os.write(pipe, f"{index}\n".encode())
                        noticed += 1
                    late += seen == LATE
                    if late > 2 or noticed == MOST_NOTICED:
                        break

            return compare

        for piece, ended in forks.run_all(pieces()):
            for row in ended.data.split():
                with contextlib.suppress(ValueError, IndexError):
                    candidates[int(row)].kills.add(piece.key.id)


def _spread(indexes: list[int], most: int) -> list[int]:
    """Return at most so many of them, from all over."""
    if len(indexes) <= most:
        return indexes
    step = len(indexes) / most
    return [indexes[int(i * step)] for i in range(most)]


def _anew(name: str) -> ModuleType:
    """Import the module and its package again."""
    top = name.partition(".")[0]
    for known in [n for n in sys.modules if n == top or n.startswith(f"{top}.")]:
        del sys.modules[known]
    signal.setitimer(signal.ITIMER_REAL, CHILD_S / 2)
    try:
        return importlib.import_module(name)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
