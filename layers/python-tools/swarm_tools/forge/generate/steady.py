"""Candidates that another process sees in the same way: only they become tests."""

from __future__ import annotations

import itertools
import os
import random
import signal
import time
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

from swarm_tools.forge.generate.model import Attempt, Candidate
from swarm_tools.forge.generate.tracing import CALL_S, Slow, quiet_signals
from swarm_tools.forge.generate.trial import namespace, observe
from swarm_tools.forge.mutation import ticks
from swarm_tools.sandbox.forks import Forks, Piece

MOST_STATE = 2000
MOST_RESTARTS = 8
CHANCES = 16
CHILD_S = 6.0
LATE = ("late",)
_DEFINED = (type, ModuleType, FunctionType, BuiltinFunctionType)


def drop_unsteady(
    module: ModuleType, candidates: list[Candidate], forks: Forks, until: float
) -> None:
    """Drop candidates that another process, which makes only them, does not see in the same way.

    Those go, too, that nobody came to `until` then on the clock: any of all of them alike.
    """
    size = 20
    parts = [range(i, min(i + size, len(candidates))) for i in range(0, len(candidates), size)]
    random.Random("steady").shuffle(parts)

    def piece(part: range) -> Piece:
        def work(pipe: int) -> None:
            quiet_signals()
            names = namespace(module)
            for index in part:
                before = _state(module)
                steady = _is_steady(candidates[index], names)
                if _state(module) != before:
                    return  # the module is not what it was; nothing after it can be judged here
                os.write(pipe, f"{index if steady else -1 - index}\n".encode())

        return Piece(part, work, CHILD_S + size * CALL_S)

    steady: set[int] = set()
    left = parts
    for _ in range(MOST_RESTARTS):
        cut = []
        in_time = itertools.takewhile(lambda _: time.monotonic() < until, left)
        for one, ended in forks.run_all(map(piece, in_time)):
            said = [int(row) for row in ended.data.split() if row.lstrip(b"-").isdigit()]
            steady |= {index for index in said if index >= 0}
            # The first without a word ended the child, or changed the module.
            told = {index if index >= 0 else -1 - index for index in said}
            rest = [index for index in one.key if index not in told]
            if len(rest) > 1:
                cut.append(range(rest[1], one.key.stop))
        left = cut
    candidates[:] = [c for i, c in enumerate(candidates) if i in steady]


def _state(module: ModuleType) -> list[str]:
    """Return what the plain containers and objects of a module hold.

    A test that changes them harms others.
    """
    found = []
    for name, value in sorted(vars(module).items()):
        if name.startswith("__"):
            continue
        if type(value) in (list, dict, set):
            found.append(f"{name}={len(value)}:{repr(value)[:MOST_STATE]}")
        elif not isinstance(value, _DEFINED) and type(getattr(value, "__dict__", None)) is dict:
            found.append(f"{name}.{repr(vars(value))[:MOST_STATE]}")
    return found


def _is_steady(candidate: Candidate, names: dict[str, Any]) -> bool:
    """Say whether the same is seen twice more; many times more where it is left to chance."""
    for seed in range(1, 2 + CHANCES):
        if seen_now(candidate.attempt, names, seed) != candidate.lines:
            return False
        if seed > 1 and random.getstate() == random.Random(seed).getstate():
            return True
    return True


def seen_now(attempt: Attempt, names: dict[str, Any], seed: int = 0) -> tuple[str, ...] | None:
    """Return the lines of what is observed now, None where there are none."""
    ticks.allow(ticks.LEAST_TICKS, _raise_slow)
    signal.setitimer(signal.ITIMER_REAL, CALL_S, CALL_S)
    try:
        said = observe(attempt, names, seed)
    except Slow:
        return LATE
    except BaseException:
        return None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return None if said is None else tuple(said[0])


def _raise_slow() -> None:
    raise Slow
