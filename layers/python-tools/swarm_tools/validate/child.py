"""The sandboxed process that calls: a fork a module, in it a fork a function, all bounded."""

from __future__ import annotations

import contextlib
import importlib
import io
import json
import os
import signal
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from ..sandbox.child_path import show_project
from .calling import Caller, encode
from .folder import Folder
from .imported import imported
from .model import Call, Outcome
from .namespace import still_clock
from .settle import tracer

_LATE = 3
_JOBS = 2
_PAUSE_S = 0.002


def _fork(work: Callable[[], None], group: bool) -> int:
    pid = os.fork()
    if pid:
        return pid
    try:
        if group:
            os.setpgid(0, 0)
        work()
    finally:
        os._exit(0)


def _ended(pid: int) -> bool:
    try:
        return os.waitpid(pid, os.WNOHANG)[0] != 0
    except ChildProcessError:
        return True


def _wait(pid: int, deadline: float) -> None:
    pause = 0.0002
    while time.monotonic() < deadline:
        if _ended(pid):
            return
        _sleep(pause)
        pause = min(_PAUSE_S, 2 * pause)
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
    with contextlib.suppress(ChildProcessError):
        os.waitpid(pid, 0)


_sleep = time.sleep


def _group(module: Any, calls: list[Call], job: dict[str, Any], out: str) -> None:
    """Call one function, and write what came of it line by line."""
    reached: set[int] | None = set() if job["lines"] else None
    folder = Folder(Path(out + ".d"), Path(job["project"]))
    caller = Caller(module, job["call_s"], folder, reached)
    late, process = 0, os.getpid()
    with open(out, "w", encoding="ascii") as file:
        for call in calls:
            outcome = caller.call(call) if late < _LATE else Outcome("absent")
            if os.getpid() != process:  # a copy that the code made of this process
                os._exit(0)
            late += outcome.kind == "late"
            file.write(encode(outcome) + "\n")
            file.flush()
        if reached is not None:
            file.write(json.dumps(sorted(reached)) + "\n")


def _module(name: str, file: str, groups: list[list[Call]], job: dict[str, Any], out: str) -> None:
    """Import a module, note what that did, then call its functions."""
    end = time.monotonic() + job["module_s"]
    reached: set[int] = set()
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        if job["lines"]:
            sys.settrace(tracer(file, reached))
        if getattr(sys.modules.get(name), "__file__", file) != file:
            del sys.modules[name]  # one of this process's own that has the same name
        try:
            module = importlib.import_module(name)
        except BaseException as error:
            Path(out).write_text(json.dumps({"error": type(error).__name__}), "ascii")
            return
        finally:
            sys.settrace(None)
    found = {"outcome": imported(module, output.getvalue()), "reached": sorted(reached)}
    Path(out).write_text(json.dumps(found), "ascii")
    for index, calls in enumerate(groups):
        now = time.monotonic()
        if now >= end:
            return
        work = partial(_group, module, calls, job, f"{out}.{index}")
        _wait(_fork(work, False), min(end, now + job["function_s"]))


def _run(job: dict[str, Any]) -> None:
    """Go through the modules, two side by side, and note which were begun and ended."""
    end = time.monotonic() + job["deadline_s"]
    waiting = list(enumerate(job["modules"]))[::-1]
    running: dict[int, tuple[float, str]] = {}
    while waiting or running:
        while waiting and len(running) < _JOBS and time.monotonic() < end:
            index, (name, file, rows) = waiting.pop()
            groups = [[_call(row) for row in group] for group in rows]
            out = os.path.join(job["out"], str(index))
            work = partial(_module, name, file, groups, job, out)
            Path(out + ".begun").touch()
            pid = _fork(work, True)
            running[pid] = (min(end, time.monotonic() + job["module_s"] + 0.5), out)
        if time.monotonic() >= end:
            waiting.clear()
        for pid in [pid for pid, (limit, _) in running.items() if _over(pid, limit)]:
            Path(running.pop(pid)[1] + ".ended").touch()
        _sleep(_PAUSE_S)
    Path(job["out"], "ended").touch()


def _over(pid: int, limit: float) -> bool:
    """Say whether a module's process has ended, or end it: all that it started goes with it."""
    late = time.monotonic() >= limit
    if not late and not _ended(pid):
        return False
    for signalled in (os.killpg, os.kill):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            signalled(pid, signal.SIGKILL)
    with contextlib.suppress(ChildProcessError):
        os.waitpid(pid, 0)
    return True


def _call(row: list[Any]) -> Call:
    function, arguments, keywords, make, first, stdin, given = row
    pairs = tuple((method, text) for method, text in first)
    return Call(function, arguments, keywords, make, pairs, stdin, tuple(map(tuple, given)))


def main() -> None:
    """Run the job on standard input: result files for a module and for each of its functions."""
    job = json.loads(sys.stdin.buffer.read())
    null = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(null, number)
    sys.argv = ["module"]
    show_project(job["path"], job["last_path"])
    still_clock()
    _run(job)
