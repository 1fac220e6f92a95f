"""Runs a pytest module on some files in a child process with limits."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

TEST_S = 4.0
RUN_S = 60.0
MEMORY = 1 << 30

_CHILD = f"""
import json, resource, signal, sys
import pytest

resource.setrlimit(resource.RLIMIT_AS, ({MEMORY}, {MEMORY}))


class TooSlow(BaseException):
    pass


def stop(*_):
    raise TooSlow


class Limits:
    red = {{}}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item):
        signal.signal(signal.SIGALRM, stop)
        signal.setitimer(signal.ITIMER_REAL, {TEST_S})
        try:
            return (yield)
        except TooSlow:
            self.red[item.nodeid] = True
            return True
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def pytest_runtest_logreport(self, report):
        self.red.setdefault(report.nodeid, False)
        self.red[report.nodeid] |= report.outcome != "passed"


limits = Limits()
sys.path.insert(0, ".")
flags = ["-q", "-p", "no:cacheprovider", "-p", "no:faulthandler", "--rootdir=.", "-o", "addopts="]
pytest.main([*flags, sys.argv[1]], [limits])
with open(sys.argv[2], "w") as out:
    json.dump(limits.red, out)
"""


def write_files(root: Path, files: Mapping[str, str]) -> None:
    """Write files below ``root`` as they are."""
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode("utf-8", "surrogateescape"))


def outcomes(files: Mapping[str, str], path: str, tests: str) -> dict[str, bool]:
    """Return for each test of a module whether it is red.

    Args:
        files: The program, by POSIX path.
        path: Where the test module goes.
        tests: Its text.

    Returns:
        By node id. A module that cannot be run to its end has only red tests.
    """
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        root = Path(folder, "project")
        write_files(root, {**files, path: tests})
        out = Path(folder, "out.json")
        env = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
        env["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        try:
            subprocess.run(
                [sys.executable, "-c", _CHILD, path, str(out)],
                cwd=root, env=env, timeout=RUN_S, check=False,
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip
            found = json.loads(out.read_text("utf-8"))
        except (subprocess.TimeoutExpired, OSError, ValueError):
            found = {}
    return found or {f"{path}::{name}": True for name in _names(tests)}


def _names(tests: str) -> list[str]:
    functions = [n for n in ast.parse(tests).body if isinstance(n, ast.FunctionDef)]
    return [n.name for n in functions if n.name.startswith("test")]
