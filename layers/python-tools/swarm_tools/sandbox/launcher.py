"""The process between the worker and a sandboxed child: `python -I -S launcher.py <status fd>`.

Reads its job (JSON) from standard input, isolates, runs the program, waits, kills whatever is
left of it, and writes one JSON object to the status descriptor:
`{"exit_code": int|null, "signal": int|null, "timed_out": bool, "setup_error": str|null}`.
Standard library only, no import of the package, so that it starts in some 20 ms.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import confine
import reap

_SETUP_FAILED = 125
_LONGEST_PAUSE_S = 0.005


def _report(status_fd: int, **fields: object) -> None:
    report = {"exit_code": None, "signal": None, "timed_out": False, "setup_error": None}
    os.write(status_fd, json.dumps({**report, **fields}).encode() + b"\n")


def _ended(status: int) -> dict[str, int]:
    if os.WIFSIGNALED(status):
        return {"signal": os.WTERMSIG(status)}
    return {"exit_code": os.WEXITSTATUS(status)}


def _start(job: dict, status_fd: int) -> int:
    """Fork and exec the program; returns its process id."""
    stdin = confine.stdin_descriptor(job.get("stdin"))
    job["protected_pids"].append(os.getpid())
    pid = os.fork()
    if pid:
        os.close(stdin)
        return pid
    try:
        os.dup2(stdin, 0)
        os.setsid()
        confine.restrict(job)
        os.chdir(job["cwd"])
        os.execve(job["argv"][0], job["argv"], job["env"])
    except BaseException as error:  # the fork must never run on as a second launcher
        _report(status_fd, setup_error=f"{type(error).__name__}: {error}")
    os._exit(_SETUP_FAILED)


def _wait(pid: int, deadline: float) -> int | None:
    """Wait for `pid`, reaping orphans on the way; None when `deadline` passes first."""
    pause = 0.001
    while True:
        try:
            found, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return 0
        if found == pid:
            return status
        if found:
            continue
        if time.monotonic() >= deadline:
            return None
        time.sleep(pause)
        pause = min(pause * 1.5, _LONGEST_PAUSE_S)


def _inside(job: dict, status_fd: int) -> None:
    """Run as process 1 of the new namespaces; when it ends, the kernel ends all the others."""
    try:
        confine.enter_filesystem(job)
        confine.drop_user(job)
        confine.become_private(job)
        pid = _start(job, status_fd)
        status = _wait(pid, float("inf"))
        _report(status_fd, **_ended(status or 0))
    except BaseException as error:  # reported, then the whole namespace ends
        _report(status_fd, setup_error=f"{type(error).__name__}: {error}")
    os._exit(0)


def _in_namespaces(job: dict, status_fd: int, deadline: float) -> None:
    try:
        confine.unshare(job)
    except OSError as error:
        _report(status_fd, setup_error=f"{type(error).__name__}: {error}")
        return
    pid = os.fork()
    if pid == 0:
        _inside(job, status_fd)
    if _wait(pid, deadline) is None:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        _report(status_fd, timed_out=True)


def _plainly(job: dict, status_fd: int, deadline: float) -> None:
    try:
        confine.become_private(job)
    except confine.RefusedError as error:
        _report(status_fd, setup_error=f"{type(error).__name__}: {error}")
        return
    reap.adopt_orphans()
    pid = _start(job, status_fd)
    status = _wait(pid, deadline)
    reap.kill_descendants(pid)
    if status is None:
        _report(status_fd, timed_out=True)
    else:
        _report(status_fd, **_ended(status))


def main() -> None:
    """Run the one job that standard input holds."""
    status_fd = int(sys.argv[1])
    os.set_inheritable(status_fd, False)
    job = json.loads(sys.stdin.buffer.read())
    deadline = time.monotonic() + job["timeout_s"]
    run = _in_namespaces if job["isolation"] == "namespaces" else _plainly
    run(job, status_fd, deadline)


if __name__ == "__main__":
    main()
