"""The process that imports a project's modules, one fork each."""

from __future__ import annotations

import importlib
import json
import os
import signal
import sys
import time
from typing import Any

from swarm_tools.sandbox.child_path import show_project


def _try(name: str) -> dict[str, Any]:
    try:
        importlib.import_module(name)
        return {"ok": True}
    except BaseException as error:  # SystemExit and whatever else an import may raise
        return {
            "ok": False,
            "type": type(error).__name__,
            "message": str(error)[:2000],
            "name": getattr(error, "name", None),
        }


def _write(path: str, data: dict[str, Any]) -> None:
    with open(path, "w", encoding="utf-8") as file:
        json.dump(data, file)


def _start(name: str, out: str) -> int:
    pid = os.fork()
    if pid:
        return pid
    own, process, leave = os.getpid(), os.getpid, os._exit
    try:
        os.setpgid(0, 0)
        found = _try(name)
        if process() == own:  # and no copy that the module made of it
            _write(out, found)
    finally:
        leave(0)


def _wait(pid: int, deadline: float) -> int | None:
    while time.monotonic() < deadline:
        found, status = os.waitpid(pid, os.WNOHANG)
        if found:
            return status
        time.sleep(0.002)
    os.killpg(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    return None


def main() -> None:
    """Run the job on standard input: one result file a module."""
    job = json.loads(sys.stdin.buffer.read())
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    sys.argv = ["module"]
    show_project(job["path"], job["last_path"])
    end = time.monotonic() + job["deadline_s"]
    for index, (_, name) in enumerate(job["modules"]):
        now = time.monotonic()
        if now >= end:
            return
        out = os.path.join(job["out"], str(index))
        status = _wait(_start(name, out), min(end, now + job["timeout_s"]))
        if status is None:
            message = f"importing it did not end within {job['timeout_s']:.0f} seconds"
            _write(out, {"ok": False, "type": "TimeoutError", "message": message})
        elif not os.path.exists(out):
            message = "importing it ended the process"
            _write(out, {"ok": False, "type": "ProcessEnded", "message": message})
