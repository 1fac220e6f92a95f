"""The sandboxed process that calls: one fork a module, a limit of time for every call."""

from __future__ import annotations

import ast
import contextlib
import importlib
import io
import json
import os
import random
import signal
import sys
import time
from collections.abc import Callable
from typing import Any

from .model import LATE
from .render import render

_CALL_S = 0.1
_PRINTED = 1000


class _Late(BaseException):
    """A call has used up its time."""


def _stop(*_: object) -> None:
    raise _Late


def _call(action: Callable[[], Any]) -> str:
    """Return what came of one call: its value or the type of its error, and what it printed."""
    random.seed(0)
    printed = io.StringIO()
    signal.setitimer(signal.ITIMER_REAL, _CALL_S)
    try:
        with contextlib.redirect_stdout(printed):
            outcome = render(action())
    except _Late:
        return LATE
    except BaseException as error:  # SystemExit and whatever else the code may raise
        outcome = f"raises {type(error).__name__.replace('_', '').lower()}"
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    said = printed.getvalue()
    return outcome + (f" prints {said[:_PRINTED]!r}" if said else "")


def _find(module: object, qualname: str) -> Any:
    found = module
    for name in qualname.split("."):
        found = getattr(found, name)
    return found


def _function(module: object, qualname: str, rows: list[str]) -> list[str] | None:
    try:
        function = _find(module, qualname)
    except AttributeError:
        return None
    found = []
    for row in rows:
        arguments = ast.literal_eval(row)
        said = _call(lambda arguments=arguments: function(*arguments))
        if said == LATE:
            return [*found, LATE]
        found.append(f"{said} leaves {render(arguments)}")
    return found


def _object(module: object, name: str, row: str, calls: list[list[str]]) -> list[str] | None:
    made: list[Any] = []
    try:
        cls = _find(module, name)
    except AttributeError:
        return None
    found = [_call(lambda: made.append(cls(*ast.literal_eval(row))))]
    for method, arguments in calls if made else []:
        bound = getattr(made[0], method, None)
        if bound is None:
            return None
        said = _call(lambda bound=bound, given=arguments: bound(*ast.literal_eval(given)))
        if said == LATE:
            return [*found, LATE]
        found.append(f"{method}: {said}")
    if made:
        found.append(_call(lambda: made[0]))
    return found


def _characterise(name: str, plan: dict[str, Any]) -> dict[str, list[str]]:
    signal.signal(signal.SIGALRM, _stop)
    with contextlib.redirect_stdout(io.StringIO()):
        module = importlib.import_module(name)
    found = {}
    for qualname, rows in plan["functions"]:
        found[qualname] = _function(module, qualname, rows)
    for number, (cls, row, calls) in enumerate(plan["objects"]):
        found[f"{cls}#{number}"] = _object(module, cls, row, calls)
    return {key: value for key, value in found.items() if value is not None}


def _fork(name: str, plan: dict[str, Any], out: str) -> int:
    pid = os.fork()
    if pid:
        return pid
    try:
        os.setpgid(0, 0)
        found = _characterise(name, plan)
        with open(out, "w", encoding="utf-8", errors="backslashreplace") as file:
            json.dump(found, file)
    finally:
        os._exit(0)


def _wait(pid: int, deadline: float) -> None:
    while time.monotonic() < deadline:
        if os.waitpid(pid, os.WNOHANG)[0]:
            return
        time.sleep(0.002)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)
    os.waitpid(pid, 0)


def main() -> None:
    """Run the job on standard input: one result file a module, none for one that ended early."""
    job = json.loads(sys.stdin.buffer.read())
    null = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(null, number)
    sys.argv = ["module"]
    sys.path[:0] = job["path"]
    sys.path += job["last_path"]
    end = time.monotonic() + job["deadline_s"]
    for index, (name, plan) in enumerate(job["modules"]):
        now = time.monotonic()
        if now >= end:
            return
        out = os.path.join(job["out"], str(index))
        _wait(_fork(name, plan, out), min(end, now + job["module_s"]))
