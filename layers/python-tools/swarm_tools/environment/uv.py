"""uv, called so that nothing of a package or a project runs: wheels alone, no configuration."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ..binaries import find_binary
from .python_version import HERE
from .settings import IndexSettings

_CACHE = Path(tempfile.gettempdir()) / "swarm-packages"
_POLL_S = 0.25
_MOST_ERROR_CHARS = 20_000


@dataclass(frozen=True)
class Ran:
    """How a call of uv ended; `error` may hold addresses and must not be shown.

    Attributes:
        ok: Whether it did what it was asked.
        output: Standard output.
        error: Standard error, cut.
        stopped: Why it was ended from here: ``time`` or ``size``, empty for neither.
    """

    ok: bool
    output: str
    error: str = ""
    stopped: str = ""


class Uv:
    """Runs uv in an empty folder of its own, on the machine and for the platform that runs this."""

    def __init__(
        self, settings: IndexSettings, *, exclude_newer: str = "", python: str = HERE
    ) -> None:
        """Take the indexes.

        Args:
            settings: Where packages come from.
            exclude_newer: RFC 3339; what was published later is left out.
            python: The Python that packages are for, such as ``3.12``.
        """
        self._settings = settings
        self._exclude_newer = exclude_newer
        self.python = python

    def compile(
        self, requirements: str, constraints: str, overrides: str, *, timeout_s: float
    ) -> Ran:
        """Resolve `requirements` to a lock with hashes; every argument is the text of a file."""
        command = ["pip", "compile", "requirements.in", "--generate-hashes", "--no-header"]
        command += ["--no-annotate", "--no-emit-index-url", "--no-emit-find-links", "--no-sources"]
        files = {"requirements.in": requirements}
        if constraints:
            files["pins.txt"] = constraints
            command += ["--constraints", "pins.txt"]
        if overrides:
            files["ours.txt"] = overrides
            command += ["--overrides", "ours.txt"]
        if self._exclude_newer:
            command += ["--exclude-newer", self._exclude_newer]
        return self._run(command, files, timeout_s=timeout_s)

    def install(
        self, lock: str, target: Path, *, timeout_s: float, too_large: Callable[[], bool]
    ) -> Ran:
        """Unpack the wheels of `lock` into `target`, each held to its hash."""
        command = ["pip", "install", "--require-hashes", "--no-deps", "--no-sources"]
        command += ["--target", str(target), "--link-mode", "copy", "-r", "lock.txt"]
        return self._run(command, {"lock.txt": lock}, timeout_s=timeout_s, stop=too_large)

    def _run(
        self,
        command: list[str],
        files: dict[str, str],
        *,
        timeout_s: float,
        stop: Callable[[], bool] | None = None,
    ) -> Ran:
        options = ["--quiet", "--no-config", "--no-build", "--python", sys.executable]
        if self.python != HERE:
            options += ["--python-version", self.python]
        with tempfile.TemporaryDirectory(prefix="swarm-uv-") as name:
            folder = Path(name)
            for file, text in files.items():
                (folder / file).write_text(text, "utf-8")
            with (folder / "out").open("w+b") as out, (folder / "err").open("w+b") as err:
                process = subprocess.Popen(
                    [find_binary("uv"), *command, *options],
                    cwd=folder,
                    env=self._environment(folder),
                    stdin=subprocess.DEVNULL,
                    stdout=out,
                    stderr=err,
                    start_new_session=True,
                )
                stopped = _watch(process, time.monotonic() + timeout_s, stop)
                out.seek(0)
                err.seek(0)
                return Ran(
                    process.returncode == 0 and not stopped,
                    out.read().decode("utf-8", "replace"),
                    err.read(_MOST_ERROR_CHARS).decode("utf-8", "replace"),
                    stopped,
                )

    def _environment(self, folder: Path) -> dict[str, str]:
        """Return the whole environment: no home but an empty one, no password store."""
        return {
            "PATH": "/usr/bin:/bin",
            "LANG": "C.UTF-8",
            "HOME": str(folder),
            "TMPDIR": str(folder),
            "UV_CACHE_DIR": str(_CACHE),
            "UV_PYTHON_DOWNLOADS": "never",
            "UV_KEYRING_PROVIDER": "disabled",
            "UV_HTTP_TIMEOUT": "20",
            "UV_HTTP_RETRIES": "2",
            "UV_NO_PROGRESS": "1",
            "NO_COLOR": "1",
            **self._settings.variables,
        }


def _watch(
    process: subprocess.Popen[bytes], deadline: float, stop: Callable[[], bool] | None
) -> str:
    """Wait for the end, and bring it about where time or size is used up."""
    while True:
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(timeout=_POLL_S)
            return ""
        late = time.monotonic() >= deadline
        if late or (stop is not None and stop()):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            return "time" if late else "size"
