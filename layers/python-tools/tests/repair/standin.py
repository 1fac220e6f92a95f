"""Running a search on a text: a plain subprocess in the place of the sandbox."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path


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


def ranked_first(result):
    """Return the texts of the repair that is ranked first: made, or the first of a question."""
    asked = [row["either"][0]["texts"] for row in result.handover if row["either"]]
    return result.edits or (asked[0] if asked else {})
