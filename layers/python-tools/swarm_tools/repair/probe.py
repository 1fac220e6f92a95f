"""A child's work when candidates are compared: note calls of a function, or make them again."""

from __future__ import annotations

import base64
import binascii
import dis
import importlib
import inspect
import itertools
import json
import pickle
import signal
import sys
import types
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from swarm_tools.repair.mutate import nearby
from swarm_tools.repair.regular import SAID, regular
from swarm_tools.repair.shown import MOST_ITEMS, shown
from swarm_tools.repair.steps import Slow, Steps

MOST_CALLS = 16
MOST_PROBES = 400
MOST_NEAR = 60
MOST_REGULAR = 60
MOST_BYTES = 20_000
CALL_S = 0.4
ALL_STEPS = 400_000
MOST_ENDLESS = 8
ENDLESS = "!endless"
LATE = "!late"


@dataclass(frozen=True)
class Probe:
    """What to note or to make again.

    Attributes:
        path: Absolute path of the file of the function.
        module: Name the file is imported by.
        names: Qualified name of the function.
        line: First line of its definition.
        calls: Noted calls, pickled; empty to note them.
        pool: Numbers and texts of the program, to make calls with.
        passing: Whether tests that pass make the calls.
    """

    path: str
    module: str
    names: tuple[str, ...]
    line: int
    calls: tuple[str, ...] = ()
    pool: tuple[int | str, ...] = ()
    passing: bool = False


def note_calls(probe: Probe, run: Callable[[], None], say: Callable[[str, str], None]) -> None:
    """Run tests and report the arguments of the first calls of the function from outside."""
    frames: list[types.FrameType] = []
    seen: set[bytes] = set()

    def hook(frame: types.FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event != "call" or code.co_filename != probe.path or len(seen) >= MOST_CALLS:
            return
        if code.co_name != probe.names[-1] or code.co_firstlineno != probe.line:
            return
        caller = frame.f_back
        if frame in frames or (caller is not None and caller.f_code is code):
            return
        if code.co_flags & inspect.CO_GENERATOR:
            frames.append(frame)
        count = code.co_argcount + code.co_kwonlyargcount
        if code.co_flags & (inspect.CO_VARARGS | inspect.CO_VARKEYWORDS):
            return
        names = code.co_varnames[:count]
        try:
            data = pickle.dumps([frame.f_locals[name] for name in names])
        except Exception:
            return
        if len(data) <= MOST_BYTES and data not in seen:
            seen.add(data)
            say(f"call:{len(seen):03}", base64.b64encode(data).decode())

    sys.setprofile(hook)
    try:
        run()
    finally:
        sys.setprofile(None)


def make_calls(probe: Probe, say: Callable[[str, str], None]) -> None:
    """Make noted calls again, with values near theirs, too, and report what came of each."""
    module = importlib.import_module(probe.module)
    function: Any = module
    for name in probe.names:
        function = inspect.getattr_static(function, name)
    function = getattr(function, "__func__", function)
    if isinstance(function, property):
        function = function.fget

    def stop(*_: object) -> None:
        raise Slow

    signal.signal(signal.SIGPROF, stop)
    steps, more, endless = Steps(), Steps(), 0
    for index, load in enumerate(_arguments(probe.calls, probe.pool)):
        if endless > MOST_ENDLESS or steps.spent > ALL_STEPS:
            say(f"probe:{index:03}", ENDLESS)
            continue
        try:
            args = load()
        except Exception:
            continue
        told: list[tuple[str, bool]] = []
        signal.setitimer(signal.ITIMER_PROF, CALL_S, CALL_S)
        steps.start()
        try:
            result = function(*args)
            if hasattr(result, "__next__"):
                result = list(itertools.islice(result, MOST_ITEMS))
            text = shown(result) + "|" + shown(args)
            steps.pause()
            if index < len(probe.calls) + MOST_REGULAR and more.spent < ALL_STEPS:
                told = list(regular(function, load, more))
        except Slow:
            text = LATE
        except BaseException as error:
            text = f"!{'raise ' * _is_said(error)}{type(error).__name__}"
        finally:
            over = steps.stop()
            signal.setitimer(signal.ITIMER_PROF, 0)
        if over:
            text = ENDLESS
            endless += 1
        say(f"probe:{index:03}", text[:400])
        if told:
            say(f"{SAID}{index:03}", json.dumps(told))


def _is_said(error: BaseException) -> bool:
    """Say whether an error comes from a ``raise`` statement and not from an operation."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return False
    return dis.opname[trace.tb_frame.f_code.co_code[trace.tb_lasti]] == "RAISE_VARARGS"


def _arguments(
    calls: tuple[str, ...], pool: tuple[int | str, ...]
) -> Iterator[Callable[[], list[Any]]]:
    """Yield loaders of argument lists: as noted, mixed among each other, and changed."""
    data = []
    for call in calls:
        try:
            data.append(base64.b64decode(call))
        except (binascii.Error, ValueError):
            continue

    def changed(raw: bytes, place: int, number: int) -> list[Any]:
        args = pickle.loads(raw)
        args[place] = next(itertools.islice(nearby(args[place], pool), number, None))
        return args

    def mixed(raw: bytes, other: bytes, place: int) -> list[Any]:
        args = pickle.loads(raw)
        args[place] = pickle.loads(other)[place]
        return args

    made: list[tuple[int, Callable[[], list[Any]]]] = []
    for row, raw in enumerate(data):
        yield lambda raw=raw: pickle.loads(raw)
        try:
            args = pickle.loads(raw)
        except Exception:
            continue
        for place, value in enumerate(args):
            for number, _ in enumerate(itertools.islice(nearby(value, pool), MOST_NEAR)):
                made.append((number, lambda r=raw, p=place, n=number: changed(r, p, n)))
            for step in (1, 2):
                other = data[(row + step) % len(data)]
                if len(args) > 1 and other is not raw:
                    made.append((step, lambda r=raw, o=other, p=place: mixed(r, o, p)))
    made.sort(key=lambda item: item[0])
    for _, load in made[:MOST_PROBES]:
        yield load


def module_name(root: Path, path: str) -> str:
    """Return the name a file of the project is imported by."""
    parts = list(Path(path).with_suffix("").parts)
    if parts[0] == "src" and not (root / "src" / "__init__.py").exists():
        parts = parts[1:]
    if parts[-1] == "__init__":
        parts = parts[:-1]
    return ".".join(parts)
