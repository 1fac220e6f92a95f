"""The audit of many files, against pylint started once a file."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from swarm_tools.contracts import WorkOrder
from swarm_tools.sandbox import Limits
from swarm_tools.steps import load_steps
from swarm_tools.workspace import Workspace
from swarm_tools.workspace.workspace import write_file

from .corpora import cases

FILES = 500
SAMPLE = 25


@dataclass(frozen=True)
class AuditFigures:
    """Seconds of both ways; the naive one is measured on a sample and multiplied."""

    files: int
    audit_s: float
    naive_s: float
    sample: int

    @property
    def ratio(self) -> float:
        """How many times as fast the audit is."""
        return self.naive_s / self.audit_s


def project(count: int = FILES) -> dict[str, bytes]:
    """Return a project of `count` modules: programs of the corpora, each with a line of its own."""
    texts = [text for case in cases("repair", "tune") for text in case.start.values()]
    files = {}
    for number in range(count):
        text = f"PART = {number}\n{texts[number % len(texts)]}"
        files[f"shop/part{number // 50}/module_{number}.py"] = text.encode()
    return files


def measure(count: int = FILES, sample: int = SAMPLE) -> AuditFigures:
    """Audit a project of `count` files; run plain pylint on `sample` of them."""
    files = project(count)
    with Workspace() as workspace:
        for path, data in files.items():
            write_file(workspace.root, path, data)
        order = WorkOrder("inspect", {}, {}, Limits(step_timeout_s=600))
        started = time.monotonic()
        found = load_steps()["inspect"](order, workspace).result["files"]
        audit_s = time.monotonic() - started
        if len(found) != count or any(file["pylint"]["timed_out"] for file in found):
            raise RuntimeError("the audit did not reach every file")
    with tempfile.TemporaryDirectory() as folder:
        started = time.monotonic()
        for path in sorted(files)[:: count // sample][:sample]:
            target = Path(folder, path)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(files[path])
            subprocess.run(
                [sys.executable, "-m", "pylint", "--output-format=json2", str(target)],
                capture_output=True,
                timeout=60,
                check=False,
            )
        naive_s = (time.monotonic() - started) * count / sample
    return AuditFigures(count, audit_s, naive_s, sample)


if __name__ == "__main__":
    figures = measure()
    print(figures, f"{figures.ratio:.1f} times as fast")
