"""The process that is a program: it runs the file as ``python FILE`` would, and says how it ended.

Standard library only, as little as can be: a program's process starts with it.
"""

from __future__ import annotations

import builtins
import importlib.util
import json
import os
import sys
import threading
import types
from typing import Any

from ..environment.wanted import Wanted
from ..sandbox.child_path import show_project
from .ends import Watched
from .model import ENDED, NEVER
from .watch import Arguments, Input, Places, after


class _Report:
    """The one file that says how the program ended; the first word counts."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._process = os.getpid()
        self._said = False

    def write(self, data: dict[str, Any]) -> None:
        """Say it, unless it was said, or this is a copy that the program made of its process."""
        if self._said or os.getpid() != self._process:
            return
        self._said = True
        with open(self._path, "w", encoding="utf-8") as file:
            json.dump(data, file)


def main(path: str) -> None:
    """Do the job that a file holds."""
    with open(path, encoding="utf-8") as file:
        job = json.load(file)
    os.dup2(os.open(job["errors"], os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    report = _Report(job["out"])
    code = 1
    show_project(job["path"], job["last_path"])
    watched = _watch(job, report)
    try:
        _run(job)
        _wait_for_threads()
    except SystemExit as error:
        report.write(watched.exited(error.code))
        raise
    except BaseException as error:
        report.write(watched.crashed(error))
        sys.excepthook(type(error), error, error.__traceback__)
    else:
        report.write({"end": ENDED, "code": 0})
        code = 0
    sys.exit(code)


def _watch(job: dict[str, Any], report: _Report) -> Watched:
    """Put what watches in its place."""
    places = Places(job["root"])
    wanted = Wanted()
    wanted.watch()

    def leave(end: dict[str, Any]) -> None:
        report.write(end)
        os._exit(1)

    stdin = Input(places, lambda: leave(watched.at_input()))
    arguments = Arguments([job["file"], *job["args"]], places)
    watched = Watched(places, arguments, stdin, wanted, job)

    def time_is_up(frame: types.FrameType | None) -> None:
        path, line = places.innermost(frame) or ("", 0)
        leave(watched.at_input() if watched.waits() else {"end": NEVER, "path": path, "line": line})

    sys.stdin = sys.__stdin__ = stdin.as_text()  # type: ignore[misc]
    sys.argv = arguments
    after(job["timeout_s"], time_is_up)
    return watched


def _run(job: dict[str, Any]) -> None:
    """Run the file under the name ``__main__``; one of a package as ``python -m`` does."""
    module = types.ModuleType("__main__")
    module.__file__ = job["file"]
    module.__dict__["__builtins__"] = builtins
    if job["module"]:
        module.__spec__ = importlib.util.find_spec(job["module"])
        module.__package__ = job["module"].rpartition(".")[0]
    with open(job["file"], "rb") as file:
        code = compile(file.read(), job["file"], "exec", dont_inherit=True)
    sys.modules["__main__"] = module
    exec(code, module.__dict__)


def _wait_for_threads() -> None:
    """Wait as Python does at the end of a program."""
    own = threading.main_thread()
    while left := [t for t in threading.enumerate() if not t.daemon and t is not own]:
        for thread in left:
            thread.join()
