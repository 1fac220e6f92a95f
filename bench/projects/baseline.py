"""The baseline: an ordinary environment made by uv, with the project and what it declares."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

from swarm_tools.binaries import find_binary
from swarm_tools.environment.groups import purpose_of
from swarm_tools.workspace.reading import Project, table

from .archive import WORK, Dropped

INSTALL_S = 300
TESTS_S = 300
_REQUIREMENTS = ("*requirements*.txt", "requirements/*.txt", "tests/*requirements*.txt")


def passing(name: str, root: Path) -> set[str]:
    """Return the ids of the tests of the project in `root` that pass in its baseline.

    Raises:
        Dropped: It can't be installed, or its tests do not end.
    """
    folder = WORK / "baseline" / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    source, home = folder / "source", folder / "home"
    shutil.copytree(root, source, symlinks=True)
    home.mkdir()
    _install(source, folder / "venv")
    outcomes = folder / "passed.txt"
    command = [folder / "venv/bin/python", "-m", "pytest", "-p", "outcomes", "--rootdir", "."]
    try:
        subprocess.run(
            ["nice", "-n", "10", *command],
            cwd=source,
            env={
                "PATH": f"{folder}/venv/bin:/usr/local/bin:/usr/bin:/bin",
                "HOME": str(home),
                "LANG": "C.UTF-8",
                "TZ": "UTC",
                "PYTHONPATH": str(Path(__file__).parent),
                "OUTCOMES": str(outcomes),
            },
            stdin=subprocess.DEVNULL,
            stdout=(folder / "output.txt").open("wb"),
            stderr=subprocess.STDOUT,
            timeout=TESTS_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Dropped(f"its tests do not end within {TESTS_S} s in the baseline") from None
    finally:
        shutil.rmtree(folder / "venv", ignore_errors=True)
        shutil.rmtree(source, ignore_errors=True)
    if not outcomes.exists():
        return set()
    return {str(ast.literal_eval(line)) for line in outcomes.read_text("utf-8").splitlines()}


def _install(source: Path, venv: Path) -> None:
    """Install the project with all that it declares; where that fails, with what tests need."""
    _uv(["venv", "-q", "--python", sys.executable, str(venv)], source)
    base = ["pip", "install", "-q", "--python", str(venv / "bin/python"), "pytest"]
    extras, groups = _declared(source)
    files = _test_requirements(source)
    tests = [extra for extra in extras if purpose_of(extra) == "tests"]
    for chosen in (extras, tests, []):
        command = [*base, "-e", f".[{','.join(chosen)}]" if chosen else "."]
        command += [part for group in groups for part in ("--group", group)]
        for with_files in (files, []):
            if _uv(command + [part for path in with_files for part in ("-r", path)], source):
                return
    raise Dropped("it can't be installed in the baseline")


def _declared(source: Path) -> tuple[list[str], list[str]]:
    """Return the extras, and the groups of dependencies that are for tests or development."""
    data = Project(source).toml("pyproject.toml") or {}
    extras = list(table(table(data.get("project")).get("optional-dependencies")))
    extras += table(table(table(data.get("tool")).get("poetry")).get("extras"))
    groups = table(data.get("dependency-groups"))
    return sorted(set(extras)), [group for group in groups if purpose_of(group) == "tests"]


def _test_requirements(source: Path) -> list[str]:
    found = {path for pattern in _REQUIREMENTS for path in source.glob(pattern)}
    names = [path.relative_to(source).as_posix() for path in found]
    return sorted(name for name in names if "test" in name.lower() or "dev" in name.lower())


def _uv(command: list[str], source: Path) -> bool:
    """Run uv by the settings of this machine; tell whether it did what it was asked."""
    environment = dict(os.environ) | {"UV_PYTHON_DOWNLOADS": "never"}
    try:
        ran = subprocess.run(
            ["nice", "-n", "10", find_binary("uv"), *command],
            cwd=source,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=INSTALL_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return False
    return ran.returncode == 0
