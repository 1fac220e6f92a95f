"""Running mutants: the tests that cover the line, the quickest first, to the first red one."""

from __future__ import annotations

import gc
import mmap
import os
import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType

from swarm_tools.forge.mutation import ticks
from swarm_tools.forge.mutation.find import FileMutants, compile_with, find_mutants
from swarm_tools.forge.mutation.live import LiveCode
from swarm_tools.forge.mutation.model import Mutant
from swarm_tools.repair.child import END, Trial
from swarm_tools.repair.server import Outcome, Server

SHORTEST_CPU_S = 1.0
LONGEST_CPU_S = 10.0
SLACK = 20.0
BATCH = 50
PLAIN_FIXTURES = frozenset({"tmp_path"})


@dataclass
class Coverage:
    """Which tests run which lines.

    Attributes:
        seconds: Seconds of each test that was green, by node id.
        lines: Test ids by path and line.
        imports: Lines by path that run when the project and its tests are imported.
    """

    seconds: Mapping[str, float]
    lines: Mapping[str, Mapping[int, Sequence[str]]]
    imports: Mapping[str, frozenset[int]]

    def covering(self, mutant: Mutant) -> list[str]:
        """Return the tests that may notice a mutant, the quickest first."""
        by_line = self.lines.get(mutant.path, {})
        found = {test for line in mutant.lines for test in by_line.get(line, ())}
        return sorted(found & set(self.seconds), key=lambda t: (self.seconds[t], t))

    def on_import(self, mutant: Mutant) -> bool:
        """Say whether the code of a mutant runs on import."""
        return bool(mutant.lines & self.imports.get(mutant.path, frozenset()))


@dataclass
class Verdict:
    """What became of one mutant: its status as the contract names it, and who killed it."""

    mutant: Mutant
    status: str
    killed_by: str = ""
    reused: bool = False


class Counted:
    """Loops counted in trials: measured on the healthy code, then limited."""

    def __init__(self, used: dict[str, int] | None = None) -> None:
        """Limit by what each test used; without it, measure."""
        self._used = used
        self._counter: Iterator[int] | None = None

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
    _used: dict[str, int] = field(default_factory=dict)
    _loaded: frozenset[str] = frozenset()

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
        ticks.start_counting()
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
        self._live = LiveCode(codes)
        gc.collect()
        gc.freeze()

    def measure(self, until: float) -> set[str]:
        """Run all tests once without a mutant, and note how many passes their loops make.

        Returns:
            Those that are green here, too: only they can judge.
        """
        green: set[str] = set()
        tests = sorted(self.coverage.seconds)
        batches = [tuple(tests[i : i + BATCH]) for i in range(0, len(tests), BATCH)]
        while batches and time.monotonic() < until:
            trials = [Trial({}, b, (), 0, LONGEST_CPU_S, loops=Counted()) for b in batches]
            batches = []
            for trial, outcome in self.server.run_all(trials):
                for key, value in outcome.results.items():
                    if key.startswith("ticks:"):
                        self._used[key.removeprefix("ticks:")] = int(value)
                    elif value == "passed":
                        green.add(key)
                missing = [t for t in trial.red if t not in outcome.results]
                if missing and len(trial.red) > 1:
                    batches += [(test,) for test in missing]
        return green

    def judge(self, mutants: Sequence[Mutant], until: float) -> Iterator[Verdict]:
        """Yield a verdict for each mutant, in the order given; `not_run` when time is up."""
        pending: list[tuple[Mutant, Trial | None]] = []
        done = 0

        def trials() -> Iterator[Trial]:
            for mutant in mutants:
                tests = self.coverage.covering(mutant)
                if self.coverage.on_import(mutant):
                    # Every test of whoever imports it may notice.
                    tests += [t for t in self._others if t not in set(tests)]
                late = not tests or time.monotonic() >= until
                trial = None if late else self._trial(mutant, self.server.order(tests))
                pending.append((mutant, trial))
                if trial is not None:
                    yield trial

        for trial, outcome in self.server.run_all(trials()):
            while pending[done][1] is not trial:
                yield self._unrun(pending[done][0])
                done += 1
            yield self._verdict(pending[done][0], trial, outcome)
            done += 1
        for mutant, _ in pending[done:]:
            yield self._unrun(mutant)

    def _unrun(self, mutant: Mutant) -> Verdict:
        covered = self.coverage.covering(mutant) or self.coverage.on_import(mutant)
        return Verdict(mutant, "not_run" if covered else "no_coverage")

    @property
    def _others(self) -> list[str]:
        return sorted(self.coverage.seconds, key=lambda t: (self.coverage.seconds[t], t))

    def _trial(self, mutant: Mutant, tests: list[str]) -> Trial:
        slowest = max(self.coverage.seconds[t] for t in tests)
        cpu_s = min(LONGEST_CPU_S, max(SHORTEST_CPU_S, SLACK * slowest))
        prepare = None
        if self.files[mutant.path].filename not in self._loaded:
            prepare = self._later(mutant)
        elif not self.coverage.on_import(mutant) and self._live is not None:
            prepare = self._live.switch(mutant.path, mutant.patch)
        if prepare is None:
            prepare = self._anew(mutant)
        at = mmap.mmap(-1, mmap.PAGESIZE)
        return Trial(
            {}, (), tuple(tests), 0, cpu_s, prepare=prepare, loops=Counted(self._used), at=at
        )

    def _later(self, mutant: Mutant) -> Callable[[], None]:
        """Return what makes a mutant of a module that only a running test imports."""

        def make() -> None:
            found = self.files[mutant.path]
            self.server.compiled[found.filename] = compile_with(found, mutant.patch)

        return make

    def _anew(self, mutant: Mutant) -> Callable[[], None]:
        def make() -> None:
            found = self.files[mutant.path]
            self.server.compiled[found.filename] = compile_with(found, mutant.patch)
            ticks.allow(ticks.LEAST_TICKS, lambda: os._exit(3))
            self.server.forget()

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
