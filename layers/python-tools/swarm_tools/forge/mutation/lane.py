"""A child that runs many mutants one after another, and says which of them a test notices.

A fork costs far more than most tests. A lane is only believed where it says that a test is red, and
then only when the same test is green again without the mutant: whatever an earlier mutant has left
behind, it is not that which the test noticed. Every other mutant is left to a child of its own.
"""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from swarm_tools.forge.mutation import ticks
from swarm_tools.repair.child import IMPORT_SECONDS, limit, quiet
from swarm_tools.repair.module_state import ModuleState
from swarm_tools.repair.server import Server
from swarm_tools.sandbox.forks import Ended

OPEN, STUCK, END = b"open", b"stuck", b"end"
MOST = 24


@dataclass(frozen=True)
class Task:
    """One mutant.

    Attributes:
        mutant: Whatever the caller knows it by.
        tests: The tests that may notice it and can be called without pytest, in their order.
        cpu_s: CPU seconds a test may take.
        make: Makes the mutant; returns what undoes it.
    """

    mutant: Any
    tests: tuple[str, ...]
    cpu_s: float
    make: Callable[[], Callable[[], None]]


@dataclass
class Lane:
    """How a child runs its tasks.

    Attributes:
        server: Knows the tests; its project is loaded.
        used: Passes of loops that each test makes without a mutant.
        state: What modules hold, set back after each mutant; None where each mutant has the
            project imported anew, so that there is nothing to set back.
    """

    server: Server
    used: Mapping[str, int]
    state: ModuleState | None

    def run(self, tasks: Iterable[Task], pipe: int) -> None:
        """Write a line a task: the number of the test that noticed it, or `OPEN`; then `END`."""
        for number in (signal.SIGPROF, signal.SIGALRM):
            signal.signal(number, signal.SIG_DFL)
        gc.disable()
        quiet()
        killers: set[str] = set()
        for task in tasks:
            undo = task.make()
            found = self._noticed(task)
            undo()
            if self.state is not None:
                self.state.restore()
                stuck = found is not None and self._is_red(task.tests[found], task.cpu_s)
                self.state.restore()
                if stuck:
                    os.write(pipe, STUCK + b"\n")
                    return
            if found is not None:
                killers.add(task.tests[found])
            os.write(pipe, OPEN + b"\n" if found is None else b"%d\n" % found)
        if self.state is None:
            self.server.renew()
            if any(self._is_red(test, IMPORT_SECONDS) for test in sorted(killers)):
                os.write(pipe, STUCK + b"\n")
                return
        os.write(pipe, END + b"\n")

    def _noticed(self, task: Task) -> int | None:
        return next((i for i, t in enumerate(task.tests) if self._is_red(t, task.cpu_s)), None)

    def _is_red(self, test: str, cpu_s: float) -> bool:
        ticks.allow(ticks.allowance(self.used.get(test, 0), first=True), lambda: os._exit(3))
        limit(cpu_s)
        try:
            self.server.call(test)
        except BaseException:
            return True
        return False


@dataclass(frozen=True)
class Told:
    """What a lane said.

    Attributes:
        killed: (task, number of the test) of those that a test noticed.
        left: Tasks that are still open: no test noticed them, or the lane ended at them.
        again: Tasks that it did not come to, or whose verdict it could not stand by.
    """

    killed: list[tuple[Task, int]]
    left: list[Task]
    again: list[Task]


def told(tasks: tuple[Task, ...], ended: Ended, *, fresh: bool) -> Told:
    """Read what a lane said of its tasks; a `fresh` one stands by nothing before its end."""
    words = ended.data.split()
    done = words[-1:] == [END]
    verdicts = [word for word in words if word not in (END, STUCK)]
    killed: list[tuple[Task, int]] = []
    left: list[Task] = []
    for task, word in zip(tasks, verdicts, strict=False):
        if word.isdigit() and int(word) < len(task.tests):
            killed.append((task, int(word)))
        else:
            left.append(task)
    at = len(verdicts)
    again = list(tasks[at + 1 :])
    left += tasks[at : at + 1]
    if fresh and not done:
        again = [task for task, _ in killed] + again
        killed = []
    if fresh and words[-1:] == [STUCK]:
        left, again = left + again, []
    return Told(killed, left, again)
