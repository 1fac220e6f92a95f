"""Installing a lock: wheels are unpacked and compiled, and nothing of them is run."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from .archive import MOST_BYTES
from .errors import InstallError
from .python_version import HERE
from .uv import Uv

INTERPRETERS_VARIABLE = "SWARM_INTERPRETERS"
"""Names further interpreters of this machine, ``{"3.12": path}`` as JSON; absent on AWS."""
_COMPILE_S = 120.0
# What Python itself would run at its start, were it ever started with this folder.
_RUN_AT_START = ("sitecustomize.py", "usercustomize.py", "sitecustomize", "usercustomize")
_LOOK_EVERY_S = 1.0


def install(uv: Uv, lock: str, folder: Path, *, total_s: float) -> None:
    """Install `lock` into the empty `folder`, for the Python of `uv`.

    Raises:
        InstallError: A wheel is gone or not what its hash says, or a limit was reached.
    """
    started = time.monotonic()
    ran = uv.install(lock, folder, timeout_s=total_s, too_large=_Watch(folder))
    if ran.stopped == "size":
        raise InstallError(f"the packages take more than {MOST_BYTES >> 20} MB")
    if ran.stopped:
        raise InstallError(f"the packages were not there after {total_s:.0f} s")
    if not ran.ok:
        raise InstallError("a package is gone from the index, or is not what the lock says")
    _tidy(folder)
    if bytes_in(folder) > MOST_BYTES:
        raise InstallError(f"the packages take more than {MOST_BYTES >> 20} MB")
    compiler = _compiler(uv.python)
    if compiler:
        left = total_s - (time.monotonic() - started)
        _compile(compiler, folder, max(1.0, min(_COMPILE_S, left)))


class _Watch:
    """Tells when a folder has grown too large; looks once a second."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._next = 0.0

    def __call__(self) -> bool:
        now = time.monotonic()
        if now < self._next:
            return False
        self._next = now + _LOOK_EVERY_S
        return bytes_in(self._folder) > MOST_BYTES


def bytes_in(folder: Path) -> int:
    """Return the bytes of all files below `folder`."""
    total = 0
    for parent, _, files in os.walk(folder):
        for name in files:
            try:
                total += os.lstat(os.path.join(parent, name)).st_size
            except OSError:  # moved meanwhile
                continue
    return total


def _tidy(folder: Path) -> None:
    """Take out what is not for imports: programs, path files, what runs at a start."""
    shutil.rmtree(folder / "bin", ignore_errors=True)
    (folder / ".lock").unlink(missing_ok=True)
    for path in folder.glob("*.pth"):
        path.unlink()
    for name in _RUN_AT_START:
        path = folder / name
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)


def _compiler(python: str) -> str | None:
    """Return an interpreter of ``3.12``: this one, or one that the function is told of."""
    if python == HERE:
        return sys.executable
    try:
        told = json.loads(os.environ.get(INTERPRETERS_VARIABLE, "{}"))
    except ValueError:
        return None
    path = told.get(python) if isinstance(told, dict) else None
    return path if isinstance(path, str) and os.path.isfile(path) else None


def _compile(python: str, folder: Path, timeout_s: float) -> None:
    """Write byte code that is taken without asking for times, which an archive does not keep.

    Compiling reads source and runs none of it; what does not compile, or not in time, is compiled
    by whoever imports it.
    """
    command = [python, "-I", "-S", "-m", "compileall", "-q", "-q", "-j", "0"]
    command += ["-x", r"[/\\]tests?[/\\]", "--invalidation-mode", "unchecked-hash"]
    command += ["-s", str(folder), str(folder)]  # places in it are where it is imported from
    try:
        subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={"PATH": "/usr/bin:/bin"},
            cwd="/",
            timeout=timeout_s,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return
