"""The child that screens: it puts code into functions and calls tests, many times over."""

from __future__ import annotations

import os
import signal
import sys
import types
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from swarm_tools.repair.child import IMPORT_SECONDS, limit
from swarm_tools.repair.model import Candidate, Patch
from swarm_tools.repair.module_state import ModuleState, Unknown

READY, RED, LATE, OPEN, STUCK = b"y", b"r", b"l", b"o", b"x"
CHECK_EVERY = 60
LAST_S = 0.2


class _Slow(BaseException):
    """A test took too long."""


@dataclass(frozen=True)
class Screening:
    """What a child has to do.

    Attributes:
        root: The project.
        candidates: Candidates with patches.
        tests: Node ids of the red tests.
        load: Imports the project and returns tests ready to be called, or None.
        cpu_s: CPU seconds a test may take.
        pipe: Takes a byte for each candidate.
    """

    root: Path
    candidates: Sequence[Candidate]
    tests: Sequence[str]
    load: Callable[[Sequence[str]], list[Callable[[], object]] | None]
    cpu_s: float
    pipe: int


def screen(job: Screening) -> None:
    """Import the project, then say of each candidate whether some test turns green."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    limit(IMPORT_SECONDS)
    called = _Called(job.root)
    sys.setprofile(called.note)
    tests = job.load(job.tests)
    sys.setprofile(None)
    signal.setitimer(signal.ITIMER_PROF, 0)
    signal.setitimer(signal.ITIMER_REAL, 0)
    if tests is None:
        os.write(job.pipe, STUCK)
        return
    try:
        state = ModuleState(job.root)
        functions = _Functions(job.root, called.codes)
    except Unknown:
        os.write(job.pipe, STUCK)
        return
    clock = _Clock(job.cpu_s)
    before = [_outcome(test, clock, state) for test in tests]
    if any(before):
        os.write(job.pipe, STUCK)
        return
    os.write(job.pipe, READY)
    for number, candidate in enumerate(job.candidates, 1):
        said = _judge(candidate, tests, functions, clock, state)
        due = number % CHECK_EVERY == 0 or number == len(job.candidates)
        if due and [_outcome(test, clock, state) for test in tests] != before:
            said = STUCK
        os.write(job.pipe, said)


def _judge(
    candidate: Candidate,
    tests: list[Callable[[], object]],
    functions: _Functions,
    clock: _Clock,
    state: ModuleState,
) -> bytes:
    """Return what comes of one candidate, and set everything back."""
    undo = []
    try:
        for patch in candidate.patches or ():
            function = functions.find(patch)
            if function is None:
                return OPEN
            undo.append((function, function.__code__))
            function.__code__ = patch.code
        for test in tests:
            passed = _outcome(test, clock, state)
            if passed:
                return OPEN
            if passed is None:
                return LATE
        return RED
    except ValueError:
        return OPEN
    finally:
        for function, code in reversed(undo):
            function.__code__ = code


def _outcome(test: Callable[[], object], clock: _Clock, state: ModuleState) -> bool | None:
    """Return whether a test passes, None when it was late."""
    clock.start()
    try:
        test()
        return True
    except _Slow:
        return None
    except BaseException:
        return None if clock.late else False
    finally:
        clock.stop()
        state.restore()


class _Clock:
    """Ends what takes too long: first by an exception, then with the process."""

    def __init__(self, cpu_s: float) -> None:
        self._cpu_s = cpu_s
        self.late = False
        signal.signal(signal.SIGPROF, self._ring)
        signal.signal(signal.SIGVTALRM, signal.SIG_DFL)

    def _ring(self, *_: object) -> None:
        self.late = True
        raise _Slow

    def start(self) -> None:
        """Begin to count."""
        self.late = False
        signal.setitimer(signal.ITIMER_VIRTUAL, 1.5 * self._cpu_s + LAST_S)
        signal.setitimer(signal.ITIMER_PROF, self._cpu_s, self._cpu_s)

    def stop(self) -> None:
        """End the counting."""
        while True:
            try:
                signal.setitimer(signal.ITIMER_PROF, 0)
                signal.setitimer(signal.ITIMER_VIRTUAL, 0)
                return
            except _Slow:
                continue


class _Called:
    """Notes which functions run while modules are imported: their work is done by then."""

    def __init__(self, root: Path) -> None:
        self._root = f"{root}/"
        self.codes: set[types.CodeType] = set()

    def note(self, frame: types.FrameType, event: str, _: object) -> None:
        """Note a call."""
        if event == "call" and frame.f_code.co_filename.startswith(self._root):
            self.codes.add(frame.f_code)


class _Functions:
    """The functions of the project's modules, found by file and name."""

    def __init__(self, root: Path, called: set[types.CodeType]) -> None:
        self._root = root
        self._called = called
        self._modules = {
            module.__file__: module
            for module in list(sys.modules.values())
            if isinstance(module, types.ModuleType) and getattr(module, "__file__", None)
        }

    def find(self, patch: Patch) -> types.FunctionType | None:
        """Return the function that a patch is for, None when it is not where it should be."""
        path = str(self._root / patch.path)
        found: object = self._modules.get(path)
        for name in patch.names:
            found = vars(found).get(name) if hasattr(found, "__dict__") else None
        if isinstance(found, (staticmethod, classmethod)):
            found = found.__func__
        if isinstance(found, property):
            getters = [f for f in (found.fget, found.fset, found.fdel) if f is not None]
            found = next((f for f in getters if _starts_at(f, patch.line)), None)
        while hasattr(found, "__wrapped__") and not _starts_at(found, patch.line):
            found = found.__wrapped__
        if not isinstance(found, types.FunctionType) or not _starts_at(found, patch.line):
            return None
        return found if found.__code__ not in self._called else None


def _starts_at(found: object, line: int) -> bool:
    return getattr(getattr(found, "__code__", None), "co_firstlineno", None) == line
