"""`Sandbox.run`: one program, one process tree, nothing left of it afterwards."""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from . import isolation, reap
from .capture import Capture
from .environment import child_environment, library_path, open_to_others, readable_folders
from .files import give_to, remove_tree
from .limits import Limits
from .outcome import SandboxOutcome
from .private import protect_this_process

_LAUNCHER = Path(__file__).with_name("launcher.py")
_GRACE_S = 4.0
_STATUS_BYTES = 65_536
_live: set[int] = set()
_live_lock = threading.Lock()


class SandboxError(RuntimeError):
    """The sandbox itself could not be set up; no customer code ran."""


class Sandbox:
    """Runs programs isolated as strongly as this machine allows."""

    def __init__(self, limits: Limits | None = None, *, isolated_by: str | None = None) -> None:
        """Take the limits of the order; `isolated_by` forces an isolation (tests do)."""
        self.limits = limits or Limits()
        self._isolated_by = isolated_by

    @property
    def isolation(self) -> str:
        """The isolation that runs get; see `isolation`."""
        return self._isolated_by or isolation.strongest()

    def run(
        self,
        argv: list[str],
        *,
        cwd: Path,
        writable: list[Path],
        env: dict[str, str] | None = None,
        timeout_s: float,
        stdin: bytes | None = None,
        readable: list[Path] | None = None,
        loopback: bool = False,
    ) -> SandboxOutcome:
        """Run `argv` in `cwd` and wait for it, at most `timeout_s` seconds.

        Args:
            argv: The program (absolute path) and its arguments.
            cwd: Working folder; readable, and writable only when `writable` holds it.
            writable: Folders the program may change. Owned by the child's user afterwards.
            env: Variables added to the scrubbed environment.
            timeout_s: Seconds until the whole process tree is killed.
            stdin: Bytes to read on standard input; the null device when None.
            readable: Further folders shown read-only.
            loopback: Whether it may talk to itself by internet sockets, where it has a network
                namespace of its own; nowhere else.

        Returns:
            How it ended; a crash, a time-out or a flood of output is data, not an exception.

        Raises:
            SandboxError: The child could not be started at all, or not in the isolation asked for.
        """
        private = protect_this_process()
        if self.isolation == isolation.PROCESS and not private:
            raise SandboxError("isolation process failed: the worker can't be made private")
        home = Path(tempfile.mkdtemp(prefix="swarm-home-"))
        try:
            folders = [home, *(path.resolve() for path in writable)]
            user = isolation.sandbox_user()
            if user:
                for folder in folders:
                    give_to(user, folder)
            shown = [*readable_folders(), str(cwd.resolve())]
            shown += [str(path.resolve()) for path in readable or []]
            job = {
                "argv": argv,
                "cwd": str(cwd.resolve()),
                "env": child_environment(home, env or {}),
                "readable": sorted(set(shown) - {str(folder) for folder in folders}),
                "writable": [str(folder) for folder in folders],
                "stdin": None if stdin is None else stdin.decode("latin-1"),
                "timeout_s": timeout_s,
                "isolation": self.isolation,
                "loopback": loopback and self.isolation == isolation.NAMESPACES,
                "user": user,
                "keep_reading": self.isolation != isolation.NAMESPACES
                and sys.platform.startswith("linux")
                and not open_to_others(shown),
                "protected_pids": [] if self.isolation == isolation.NAMESPACES else [os.getpid()],
                "limits": {
                    "memory_mb": self.limits.memory_mb,
                    "processes": isolation.process_allowance(self.limits.processes),
                    "file_bytes": self.limits.file_bytes,
                },
            }
            return self._supervise(job)
        finally:
            remove_tree(home)

    def _supervise(self, job: dict) -> SandboxOutcome:
        started = time.monotonic()
        before = _other_session_children()
        status_read, status_write = os.pipe()
        with _live_lock:  # started and known in one step, or another run may take it for an orphan
            process = subprocess.Popen(
                [sys.executable, "-I", "-S", str(_LAUNCHER), str(status_write)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                cwd="/",
                env={"PATH": "/usr/bin:/bin", **library_path()},
                pass_fds=[status_write],
                start_new_session=True,
            )
            _live.add(process.pid)
        os.close(status_write)
        capture = Capture(self.limits.output_bytes)
        try:
            with contextlib.suppress(BrokenPipeError):
                process.stdin.write(json.dumps(job).encode())
                process.stdin.close()
            status = _pump(process, status_read, capture, started + job["timeout_s"] + _GRACE_S)
        finally:
            os.close(status_read)
            _end(process, before)
        seconds = time.monotonic() - started
        return _outcome(status, process.returncode, capture, self.isolation, seconds)


def _pump(
    process: subprocess.Popen[bytes], status_read: int, capture: Capture, deadline: float
) -> bytes:
    """Drain output until the launcher has closed its status pipe; returns the status bytes."""
    status = b""
    with selectors.DefaultSelector() as selector:
        selector.register(status_read, selectors.EVENT_READ)
        selector.register(process.stdout, selectors.EVENT_READ)
        while time.monotonic() < deadline:
            for key, _ in selector.select(timeout=max(0.0, deadline - time.monotonic())):
                data = os.read(key.fd, 1 << 16)
                if key.fd != status_read:
                    capture.add(data)
                    if not data:
                        selector.unregister(key.fileobj)
                elif data:
                    status += data[: _STATUS_BYTES - len(status)]
                else:
                    _drain(process, capture)
                    return status
    return status


def _drain(process: subprocess.Popen[bytes], capture: Capture) -> None:
    """Take what is still in the output pipe, without waiting for more."""
    os.set_blocking(process.stdout.fileno(), False)
    with contextlib.suppress(BlockingIOError):
        while data := os.read(process.stdout.fileno(), 1 << 16):
            capture.add(data)


def _end(process: subprocess.Popen[bytes], before: set[int]) -> None:
    """Kill the launcher's group and every orphan of it that reached this process."""
    if process.poll() is None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(timeout=1.0)
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    process.stdout.close()
    with _live_lock:
        _live.discard(process.pid)
    for _ in range(200):
        orphans = _other_session_children() - before
        if not orphans:
            return
        for pid in orphans:
            reap.kill(pid)
            with contextlib.suppress(ChildProcessError):
                os.waitpid(pid, os.WNOHANG)
        time.sleep(0.005)


def _other_session_children() -> set[int]:
    """Return children of this process in other sessions that no running sandbox started."""
    me, session = os.getpid(), os.getsid(0)
    with _live_lock:
        table = reap.parents()
        found = {pid for pid, (parent, sid) in table.items() if parent == me and sid != session}
        return found - _live


def _outcome(
    status: bytes, launcher_code: int, capture: Capture, name: str, seconds: float
) -> SandboxOutcome:
    line = status.partition(b"\n")[0]
    if line:
        report = json.loads(line)
    elif launcher_code in (0, -signal.SIGKILL):
        report = {"exit_code": None, "signal": signal.SIGKILL, "timed_out": False}
    else:
        raise SandboxError(
            f"the sandbox launcher ended with code {launcher_code}: {capture.text()}"
        )
    if report.get("setup_error"):
        raise SandboxError(f"isolation {name} failed: {report['setup_error']}")
    return SandboxOutcome(
        exit_code=report["exit_code"],
        signal=report["signal"],
        timed_out=report["timed_out"],
        output=capture.text(),
        output_truncated=capture.truncated,
        isolation=name,
        seconds=round(seconds, 3),
    )


def probe(name: str) -> bool:
    """Tell whether a trivial Python child runs under isolation `name` on this machine."""
    with tempfile.TemporaryDirectory(prefix="swarm-probe-") as folder:
        try:
            outcome = Sandbox(isolated_by=name).run(
                [sys.executable, "-I", "-S", "-c", "import os; open('ok', 'w').close()"],
                cwd=Path(folder),
                writable=[Path(folder)],
                timeout_s=10,
            )
        except (SandboxError, OSError):
            return False
        return outcome.ok and os.path.exists(os.path.join(folder, "ok"))
