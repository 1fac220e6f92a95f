"""Running mutants: the tests that cover the line, the quickest first, to the first red one.

Most mutants are noticed in a lane (`lane.py`), many of them in one child. What none of its tests
noticed, and all that a lane cannot run, has a child of its own.
"""

from __future__ import annotations

import contextlib
import gc
import mmap
import os
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType

from swarm_tools.forge.mutation import patterns, ticks
from swarm_tools.forge.mutation.coverage import Coverage
from swarm_tools.forge.mutation.find import find_mutants
from swarm_tools.forge.mutation.fresh import FreshCode
from swarm_tools.forge.mutation.lane import MOST, Lane, Task, told
from swarm_tools.forge.mutation.live import LiveCode, Switch
from swarm_tools.forge.mutation.model import Mutant
from swarm_tools.forge.mutation.patch import FileMutants
from swarm_tools.repair.child import END, Trial
from swarm_tools.repair.module_state import ModuleState, Unknown
from swarm_tools.repair.server import Outcome, Server
from swarm_tools.sandbox.forks import Forks, Piece

SHORTEST_CPU_S = 0.5
LONGEST_CPU_S = 10.0
SLACK = 20.0
BATCH = 50
CHUNK = 8 * MOST
LANE_S = 30.0


@dataclass
class Verdict:
    """What became of one mutant: its status as the contract names it, and who killed it."""

    mutant: Mutant
    status: str
    killed_by: str = ""
    reused: bool = False


@dataclass(frozen=True)
class _Case:
    """A mutant and the tests that may notice it, in the order in which a child runs them."""

    mutant: Mutant
    tests: list[str]


class Counted:
    """Loops counted in trials: measured on the healthy code, then limited."""

    def __init__(self, used: dict[str, int] | None = None) -> None:
        """Limit by what each test used; without it, measure."""
        self._used = used
        self._counter: Iterator[int] | None = None
        self._patterns = patterns.compiled() if used is None else set()

    def begin(self, nodeid: str, over: Callable[[], None]) -> None:
        """Start on a test."""
        if self._used is None:
            self._counter = ticks.start_counting()
        else:
            ticks.allow(ticks.allowance(self._used.get(nodeid, 0)), over)

    def end(self, nodeid: str, say: Callable[[str, str], None]) -> None:
        """Report what a test used."""
        if self._counter is not None:
            say(f"ticks:{nodeid}", str(next(self._counter)))
            for text in sorted(patterns.compiled() - self._patterns):
                self._patterns.add(text)
                say(f"{patterns.KEY}{text}", "")


@dataclass
class Engine:
    """The mutants of some files, in a warm server.

    Attributes:
        root: The private copy of the project.
        server: Made by `server_for`.
        coverage: Who covers what.
        files: The mutants by path; made by `find`.
    """

    root: Path
    server: Server
    coverage: Coverage
    files: dict[str, FileMutants] = field(default_factory=dict)
    _live: LiveCode | None = None
    _fresh: FreshCode | None = None
    _state: ModuleState | None = None
    _used: dict[str, int] = field(default_factory=dict)
    _loaded: frozenset[str] = frozenset()
    _imports: int = 0

    def find(self, paths: Sequence[str]) -> list[str]:
        """Find the mutants of files; returns those that do not parse."""
        bad = []
        for path in sorted(set(paths)):
            text = (self.root / path).read_bytes().decode("utf-8-sig", "surrogateescape")
            try:
                self.files[path] = find_mutants(path, text, str(self.root / path))
            except (SyntaxError, ValueError, RecursionError, MemoryError):
                bad.append(path)
        return bad

    def warm(self) -> None:
        """Import project and tests with loops counted, and find the functions that live."""
        passes = ticks.start_counting()
        codes: dict[str, tuple[FileMutants, CodeType]] = {}
        for path, found in self.files.items():
            code = compile(found.tree, found.filename, "exec", dont_inherit=True)
            self.server.compiled[found.filename] = code
            codes[path] = (found, code)
        self.server.load()
        self._loaded = frozenset(
            file
            for module in list(sys.modules.values())
            if isinstance(file := getattr(module, "__file__", None), str)
        )
        self._imports = next(passes)
        self._live = LiveCode(codes)
        self._fresh = FreshCode(self.files)
        with contextlib.suppress(Unknown):
            self._state = ModuleState(self.root)
        gc.collect()
        gc.freeze()

    def measure(self, until: float) -> set[str]:
        """Run all tests once without a mutant, and note how many passes their loops make.

        Returns:
            Those that are green here, too: only they can judge.
        """
        green: set[str] = set()
        texts: list[str] = []
        tests = sorted(self.coverage.seconds)
        batches = [tuple(tests[i : i + BATCH]) for i in range(0, len(tests), BATCH)]
        while batches and time.monotonic() < until:
            trials = [Trial({}, b, (), 0, LONGEST_CPU_S, loops=Counted()) for b in batches]
            batches = []
            for trial, outcome in self.server.run_all(trials):
                for key, value in outcome.results.items():
                    if key.startswith("ticks:"):
                        self._used[key.removeprefix("ticks:")] = int(value)
                    elif key.startswith(patterns.KEY):
                        texts.append(key.removeprefix(patterns.KEY))
                    elif value == "passed":
                        green.add(key)
                missing = [t for t in trial.red if t not in outcome.results]
                if missing and len(trial.red) > 1:
                    batches += [(test,) for test in missing]
        patterns.compile_again(texts)
        gc.freeze()
        return green

    def judge(self, mutants: Sequence[Mutant], until: float) -> Iterator[Verdict]:
        """Yield a verdict for each mutant, in the order given; `not_run` when time is up."""
        for at in range(0, len(mutants), CHUNK):
            chunk = mutants[at : at + CHUNK]
            cases = [_Case(m, self.server.order(self.coverage.noticing(m))) for m in chunk]
            found = self._in_lanes([case for case in cases if case.tests], until)
            open_ = [case for case in cases if case.tests and case.mutant.id not in found]
            found |= self._alone(open_, until)
            for case in cases:
                unrun = Verdict(case.mutant, "not_run" if case.tests else "no_coverage")
                yield found.get(case.mutant.id, unrun)

    def _in_lanes(self, cases: list[_Case], until: float) -> dict[str, Verdict]:
        """Return the verdicts of mutants that a lane saw noticed, by id."""
        switched: list[Task] = []
        fresh: list[Task] = []
        for case in cases:
            plain = tuple(test for test in case.tests if self.server.is_plain(test))
            make = self._switch(case.mutant)
            if not plain or (make is not None and self._state is None):
                continue
            task = Task(
                case.mutant, plain, self._cpu_s(case.tests), make or self._anew(case.mutant)
            )
            (fresh if make is None else switched).append(task)
        imports = {test: used + self._imports for test, used in self._used.items()}
        found = self._told(Lane(self.server, self._used, self._state), switched, until)
        return found | self._told(Lane(self.server, imports, None), fresh, until)

    def _told(self, lane: Lane, waiting: list[Task], until: float) -> dict[str, Verdict]:
        """Return what lanes say of tasks; who comes after one that ended its lane gets another."""
        found: dict[str, Verdict] = {}
        while waiting and time.monotonic() < until:
            parts = [tuple(waiting[i : i + MOST]) for i in range(0, len(waiting), MOST)]
            pieces = [Piece(p, lambda pipe, p=p: lane.run(p, pipe), LANE_S) for p in parts]
            waiting = []
            for piece, ended in Forks(self.server.jobs).run_all(pieces):
                said = told(piece.key, ended, fresh=lane.state is None)
                waiting += said.again
                for task, number in said.killed:
                    verdict = Verdict(task.mutant, "killed", task.tests[number])
                    found[task.mutant.id] = verdict
        return found

    def _alone(self, cases: list[_Case], until: float) -> dict[str, Verdict]:
        """Return the verdicts of mutants that have a child each, by id, as far as time goes."""

        def trials() -> Iterator[Trial]:
            for case in cases:
                if time.monotonic() >= until:
                    return
                trial = self._trial(case)
                by_trial[id(trial)] = case.mutant
                yield trial

        by_trial: dict[int, Mutant] = {}
        found = {}
        for trial, outcome in self.server.run_all(trials()):
            mutant = by_trial[id(trial)]
            found[mutant.id] = self._verdict(mutant, trial, outcome)
        return found

    def _cpu_s(self, tests: list[str]) -> float:
        slowest = max(self.coverage.seconds[t] for t in tests)
        return min(LONGEST_CPU_S, max(SHORTEST_CPU_S, SLACK * slowest))

    def _first_cpu_s(self, tests: list[str]) -> float:
        """Return the CPU seconds for a test in a lane, from which there is a second try."""
        return 0.1 + self._cpu_s(tests) / 10

    def _switch(self, mutant: Mutant) -> Switch | None:
        """Return what exchanges the code of loaded functions, None where that is not enough."""
        loaded = self.files[mutant.path].filename in self._loaded
        if not loaded or self.coverage.on_import(mutant) or self._live is None:
            return None
        return self._live.switch(mutant.path, mutant.patch)

    def _trial(self, case: _Case) -> Trial:
        prepare = self._switch(case.mutant) or self._anew(case.mutant)
        at = mmap.mmap(-1, mmap.PAGESIZE)
        return Trial(
            {}, (), tuple(case.tests), 0, self._cpu_s(case.tests),
            prepare=prepare, loops=Counted(self._used), at=at,
        )  # fmt: skip

    def _anew(self, mutant: Mutant) -> Switch:
        """Return what has the project imported anew, with the mutant in it."""

        def make() -> Callable[[], None]:
            assert self._fresh is not None
            self.server.renew()
            filename = self.files[mutant.path].filename
            self.server.compiled[filename] = self._fresh.with_mutant(mutant.path, mutant.patch)
            ticks.allow(ticks.allowance(self._imports), lambda: os._exit(3))
            return lambda: None

        return make

    def _verdict(self, mutant: Mutant, trial: Trial, outcome: Outcome) -> Verdict:
        for test, said in outcome.results.items():
            if said == "failed":
                return Verdict(mutant, "killed", test)
            if said == "timeout":
                return Verdict(mutant, "timeout", test)
        if END in outcome.results:
            return Verdict(mutant, "survived")
        # The test ended its process, or the import failed before the first.
        assert trial.at is not None
        begun = int.from_bytes(trial.at[:4], "little")
        test = trial.green[min(max(begun, 1), len(trial.green)) - 1]
        return Verdict(mutant, "timeout" if outcome.late else "killed", test)


def choose(mutants: Sequence[Mutant], most: int, seed: int) -> list[Mutant]:
    """Return at most `most` mutants in an order by chance: any first part is a fair sample."""
    shuffled = list(mutants)
    random.Random(f"mutants/{seed}").shuffle(shuffled)
    return shuffled[:most]
