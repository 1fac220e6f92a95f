"""Runs the product on a generated project and counts which of its known faults are gone.

`npm run bench:large -- 1400 --troubles` adds a test with random ids, a file that hangs pylint and
one that cannot be cleaned; `--alone` takes only the files with faults, with what they need.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import time
from pathlib import Path

from .memory import Peak
from .project import Fault, Project, generate

_ROOT = Path(__file__).resolve().parents[2]
_WORK = _ROOT / ".cache" / "bench" / "large"
_SWARM = ["node", str(_ROOT / "bin" / "swarm.mjs")]
_CHILD_S = 20


def main() -> None:
    """Generate, run, count, and print a row."""
    parser = argparse.ArgumentParser(prog="bench:large", description=__doc__)
    parser.add_argument("files", type=int, nargs="?", default=1400)
    parser.add_argument("--faults", type=int, default=50)
    parser.add_argument("--troubles", action="store_true")
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("--minutes", type=int, default=60, help="deadline of the run")
    options = parser.parse_args()
    project = generate(
        options.files, options.faults, troubles=options.troubles, alone=options.alone
    )
    source, out = _WORK / "project", _WORK / "result"
    _write(project, source)
    shutil.rmtree(out, ignore_errors=True)
    subprocess.run([*_SWARM, "local", "up"], check=True, stdout=subprocess.DEVNULL)
    limit = ["--deadline", str(options.minutes)]
    began = time.monotonic()
    with Peak(_ROOT / ".swarm" / "local" / "emulator.json") as peak:
        run = subprocess.run(
            [*_SWARM, "refactor", str(source), "--do", "all", "--out", str(out), "--json", *limit],
            check=False,
            stdout=subprocess.PIPE,
        )
    seconds = time.monotonic() - began
    gone = [fault for fault in project.faults if is_gone(fault, out)]
    ended = json.loads(run.stdout or b"{}")
    print("| files | faults | gone | minutes | peak of memory | ended |\n|---|---|---|---|---|---|")
    print(
        f"| {len(project.files)} | {len(project.faults)} | {len(gone)} | {seconds / 60:.1f} "
        f"| {peak.mib} MiB | {ended.get('stop_reason', f'exit code {run.returncode}')} |"
    )
    for fault in project.faults:
        if fault not in gone:
            print(f"still there: {fault.path} ({fault.kind})", file=sys.stderr)


def _write(project: Project, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    for name, text in project.files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def is_gone(fault: Fault, folder: Path) -> bool:
    """Tell whether a fault is repaired: by calls that no test makes, or by its text."""
    if fault.kind == "lint":
        return fault.gone not in (folder / fault.path).read_text("utf-8")
    module = fault.path.removesuffix(".py").replace("/", ".")
    asserts = "\n".join(f"assert {call} == {value}" for call, value in fault.calls)
    done = subprocess.run(
        [sys.executable, "-B", "-c", f"from {module} import *\n{asserts}"],
        cwd=folder,
        check=False,
        capture_output=True,
        timeout=_CHILD_S,
    )
    return done.returncode == 0


if __name__ == "__main__":
    main()
