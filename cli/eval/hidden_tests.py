"""Runs tests that a project was never shown on a state of it, in the workbench's own sandbox.

Usage: python hidden_tests.py <folder of the project> <hidden file>...

Prints one JSON object: each test with whether it passed. A file whose name begins with
"test_" is run by pytest; another is a script that must come to its end.
"""

import json
import shutil
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "layers/python-tools"))

from swarm_tools.sandbox import Sandbox  # noqa: E402
from swarm_tools.sandbox.environment import python_command  # noqa: E402

TIMEOUT_S = 60
REPORT = "hidden-report.xml"


def main(project: Path, hidden: list[Path]) -> None:
    """Copy the project beside the tests into a scratch folder and run them there."""
    results: dict[str, bool] = {}
    for file in hidden:
        with tempfile.TemporaryDirectory() as scratch:
            folder = Path(scratch) / "project"
            shutil.copytree(
                project, folder, ignore=shutil.ignore_patterns(".swarm", ".git", ".venv")
            )
            run = run_tests if file.name.startswith("test_") else run_script
            results.update(run(folder, file))
    print(json.dumps(results, sort_keys=True))


def run_script(folder: Path, file: Path) -> dict[str, bool]:
    """One result: whether the script comes to its end."""
    shutil.copyfile(file, folder / "hidden_checks.py")
    command = python_command("import hidden_checks", first=[str(folder)])
    outcome = Sandbox().run(command, cwd=folder, writable=[folder], timeout_s=TIMEOUT_S)
    return {file.name: outcome.ok}


def run_tests(folder: Path, file: Path) -> dict[str, bool]:
    """One result a test; the file alone, as failed, where none could be collected.

    Configuration and conftest of the project are passed over: it may have been changed to
    make its tests pass.
    """
    name = f"test_hidden_{file.name.removeprefix('test_')}"
    shutil.copyfile(file, folder / name)
    options = ["-q", "-c", "/dev/null", "--rootdir", ".", "--noconftest", "-p", "no:cacheprovider"]
    arguments = [*options, f"--junitxml={REPORT}", name]
    command = python_command(f"import pytest; pytest.main({arguments!r})", first=[str(folder)])
    Sandbox().run(command, cwd=folder, writable=[folder], timeout_s=TIMEOUT_S)
    try:
        cases = list(ElementTree.parse(folder / REPORT).iter("testcase"))
    except (OSError, ElementTree.ParseError):
        cases = []
    passed = {f"{file.name}::{case.get('name')}": not _is_red(case) for case in cases}
    return passed or {file.name: False}


def _is_red(case: ElementTree.Element) -> bool:
    return case.find("failure") is not None or case.find("error") is not None


if __name__ == "__main__":
    main(Path(sys.argv[1]), [Path(argument) for argument in sys.argv[2:]])
