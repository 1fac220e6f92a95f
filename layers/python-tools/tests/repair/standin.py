"""Running a search on a text: a plain subprocess in the place of the sandbox."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from swarm_tools.intents import GeneratedSuite
from swarm_tools.repair import RepairResult, search


@dataclass(frozen=True)
class PlainOutcome:
    """What the search reads of a sandbox's outcome."""

    exit_code: int | None
    timed_out: bool


class PlainRunner:
    """Runs the worker without isolation: for our own corpora only."""

    def run(
        self,
        argv: Sequence[str],
        *,
        cwd: Path,
        writable: Sequence[Path],
        env: Mapping[str, str],
        timeout_s: float,
    ) -> PlainOutcome:
        """Run the command to its end."""
        try:
            done = subprocess.run(
                argv, cwd=cwd, env={**os.environ, **env}, timeout=timeout_s, check=False,
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return PlainOutcome(None, True)
        return PlainOutcome(done.returncode, False)


def write_project(root: Path, files: Mapping[str, str]) -> None:
    """Write the files of a project."""
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())


def repair(
    root: Path,
    text: str,
    suite: GeneratedSuite,
    outcome: Mapping[str, str],
    deadline_s: float,
    max_edits: int = 1,
) -> RepairResult:
    """Search for a repair of ``mod.py`` given the outcome of its driving tests."""
    write_project(root, {"mod.py": text, **suite.files})
    failing = [t for t, error in outcome.items() if error]
    passing = [t for t, error in outcome.items() if not error]
    return search(
        root, ["mod.py"], failing, passing,
        deadline_s=deadline_s, sandbox=PlainRunner(), max_edits=max_edits,
    )  # fmt: skip


def ranked_first(result):
    """Return the texts of the repair that is ranked first: made, or the first of a question."""
    asked = [row["either"][0]["texts"] for row in result.handover if row["either"]]
    return result.edits or (asked[0] if asked else {})
