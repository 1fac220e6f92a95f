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
    why = {{}}

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
        crash = getattr(report.longrepr, "reprcrash", None)
        if crash:
            self.why[report.nodeid] = crash.message


limits = Limits()
sys.path.insert(0, ".")
flags = ["-q", "-p", "no:cacheprovider", "-p", "no:faulthandler", "--rootdir=.", "-o", "addopts="]
pytest.main([*flags, *sys.argv[2:]], [limits])
with open(sys.argv[1], "w") as out:
    json.dump([limits.red, limits.why], out)
"""


def write_files(root: Path, files: Mapping[str, str]) -> None:
    """Write files below ``root`` as they are."""
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode("utf-8", "surrogateescape"))


def outcomes(files: Mapping[str, str], tests: Mapping[str, str]) -> dict[str, bool]:
    """Return for each test of some modules whether it is red: the first that `told` returns."""
    return told(files, tests)[0]


def told(
    files: Mapping[str, str], tests: Mapping[str, str]
) -> tuple[dict[str, bool], dict[str, str]]:
    """Return for each test of some modules whether it is red, and what the red ones say.

    Args:
        files: The program, by POSIX path.
        tests: The test modules, by POSIX path.

    Returns:
        Both by node id. Where they cannot be run to their end all tests are red and say nothing.
    """
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        root = Path(folder, "project")
        write_files(root, {**files, **tests})
        out = Path(folder, "out.json")
        env = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
        env["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        try:
            subprocess.run(
                [sys.executable, "-c", _CHILD, str(out), *sorted(tests)],
                cwd=root, env=env, timeout=RUN_S, check=False,
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip
            found, why = json.loads(out.read_text("utf-8"))
        except (subprocess.TimeoutExpired, OSError, ValueError):
            found, why = {}, {}
    if found:
        return found, why
    listed = {path: _names(ast.parse(text).body) for path, text in tests.items()}
    return {f"{path}::{name}": True for path, names in listed.items() for name in names}, {}


def _names(body: list[ast.stmt]) -> list[str]:
    """Return the names of test functions, of those in classes with the class."""
    found = []
    for node in body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            found.append(node.name)
        elif isinstance(node, ast.ClassDef):
            found += [f"{node.name}::{name}" for name in _names(node.body)]
    return found
