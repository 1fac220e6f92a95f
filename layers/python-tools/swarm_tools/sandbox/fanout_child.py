"""The warm process of `fanout`: forked workers, each taking its share of the items in turn.

A worker keeps what it has cached from item to item. When an item hangs or kills its worker, that
item is lost and a fresh worker goes on with the rest of the share.
"""

from __future__ import annotations

import importlib
import json
import os
import select
import signal
import sys
import time
from dataclasses import dataclass
from typing import Any


@dataclass
class _Worker:
    """A forked process, its pipe, the items it has still to do, and the one at work."""

    pid: int
    pipe: int
    left: list[int]
    current: int
    deadline: float
    begun: bool = False


def _write(out: str, index: int, result: dict[str, Any]) -> None:
    path = os.path.join(out, f"{index}.json")
    with open(path + ".part", "w", encoding="utf-8") as file:
        json.dump(result, file)
    os.replace(path + ".part", path)


def _work(module: Any, job: dict[str, Any], share: list[int], state: Any, pipe: int) -> None:
    """Do the items of `share`; one byte into `pipe` says that the next one begins."""
    for index in share:
        os.write(pipe, b".")
        started = time.monotonic()
        try:
            result = {"value": module.run(job["items"][index], state)}
        except BaseException as error:  # whatever it is, it is this item's result
            message = f"{type(error).__name__}: {error}"[:2000]
            result = {"value": None, "error": message}
        result["seconds"] = round(time.monotonic() - started, 3)
        _write(job["out"], index, result)


def _fork(module: Any, job: dict[str, Any], share: list[int], state: Any) -> _Worker:
    reader, writer = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writer)
        return _Worker(pid, reader, share[1:], share[0], time.monotonic() + job["timeout_s"] + 5)
    code = 1
    try:
        os.setpgid(0, 0)
        os.close(reader)
        _work(module, job, share, state, writer)
        code = 0
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _end(worker: _Worker) -> None:
    for kill in (os.killpg, os.kill):
        try:
            kill(worker.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            continue
    os.waitpid(worker.pid, 0)
    os.close(worker.pipe)


def _lost(job: dict[str, Any], index: int, *, timed_out: bool) -> None:
    """Record that item `index` has no result, unless it was written before the worker died."""
    if os.path.exists(os.path.join(job["out"], f"{index}.json")):
        return
    error = "timed out" if timed_out else "the process doing it died"
    result = {"value": None, "error": error, "timed_out": timed_out}
    if timed_out:
        result["seconds"] = job["timeout_s"]
    _write(job["out"], index, result)


def main() -> None:
    """Run the job on standard input: see `fanout.fan_out`."""
    job = json.loads(sys.stdin.buffer.read())
    module = importlib.import_module(job["task"])
    warm = getattr(module, "warm", None)
    state = warm(job["setup"]) if warm else job["setup"]
    shares = [list(range(start, len(job["items"]), job["jobs"])) for start in range(job["jobs"])]
    running: dict[int, _Worker] = {}

    def start(share: list[int]) -> None:
        if share:
            worker = _fork(module, job, share, state)
            running[worker.pipe] = worker

    for share in shares:
        start(share)
    while running:
        until = min(worker.deadline for worker in running.values())
        ready, _, _ = select.select(list(running), [], [], max(0.0, until - time.monotonic()))
        for pipe in ready:
            worker = running[pipe]
            beats = len(os.read(pipe, 4096))
            if not beats:
                del running[pipe]
                _end(worker)
                _lost(job, worker.current, timed_out=False)
                start(worker.left)
                continue
            if not worker.begun:
                worker.begun = True
                beats -= 1
            for _ in range(beats):
                worker.current = worker.left.pop(0)
            worker.deadline = time.monotonic() + job["timeout_s"]
        for worker in [item for item in running.values() if time.monotonic() > item.deadline]:
            del running[worker.pipe]
            _end(worker)
            _lost(job, worker.current, timed_out=True)
            start(worker.left)
