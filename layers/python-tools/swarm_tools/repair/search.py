"""The parent's side: hand a job to the sandboxed worker and check what comes back."""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import Any, Protocol

import swarm_tools
from swarm_tools.changes import Change
from swarm_tools.repair.handover import checked
from swarm_tools.repair.model import RepairResult
from swarm_tools.sandbox import read_untrusted

MAX_RESULT_BYTES = 64 << 20
SPARE_S = 10.0
LEFT_OUT = (".git", ".hg", ".venv", "venv", "node_modules", "__pycache__", ".pytest_cache")


class RunsCommands(Protocol):
    """The part of the sandbox that a search needs."""

    def run(
        self,
        argv: Sequence[str],
        *,
        cwd: Path,
        writable: Sequence[Path],
        env: Mapping[str, str],
        timeout_s: float,
    ) -> Any:
        """Run ``argv`` to its end or its limit."""


class BadResult(ValueError):
    """The worker's result file does not have the agreed shape."""


def search(
    root: Path,
    targets: list[str],
    failing: list[str],
    passing: list[str],
    *,
    deadline_s: float,
    sandbox: RunsCommands,
    max_edits: int = 1,
    thorough: Iterable[str] = (),
) -> RepairResult:
    """Look for the smallest edits that turn failing tests green.

    The edits come from a process that ran the project's code: they are untrusted text until
    they have been verified.

    Args:
        root: The project; it is copied, never written to.
        targets: POSIX paths, from the root, of the files that may be edited.
        failing: Pytest node ids to turn green.
        passing: Pytest node ids that must stay green.
        deadline_s: Seconds the search may take.
        sandbox: Runs the worker.
        max_edits: Edits at a time for one cause: 1 or 2.
        thorough: Node ids of tests that cover what they are about, as those of the Judge do. What
            other tests ask for in too many ways is not done, but handed over.

    Returns:
        The result; without edits and with a ``note`` when the worker did not finish.

    Raises:
        BadResult: When the result file is there but malformed.
    """
    if not failing or not targets:
        return RepairResult(hopeless=sorted(failing))
    work = Path(tempfile.mkdtemp(prefix="repair-"))
    try:
        copy = work / "root"
        shutil.copytree(root, copy, ignore=shutil.ignore_patterns(*LEFT_OUT), symlinks=True)
        job = {
            "root": "root",
            "targets": sorted(targets),
            "failing": sorted(failing),
            "passing": sorted(passing),
            "deadline_s": deadline_s,
            "max_edits": max_edits,
            "thorough": sorted(set(thorough)),
        }
        (work / "job.json").write_text(json.dumps(job), encoding="utf-8")
        package = Path(swarm_tools.__file__).resolve().parent.parent
        paths = [str(package), *(p for p in sys.path if p and Path(p).is_dir())]
        outcome = sandbox.run(
            [sys.executable, "-m", "swarm_tools.repair.worker", "job.json", "result.json"],
            cwd=work,
            writable=[work],
            env={
                "PYTHONPATH": os.pathsep.join(dict.fromkeys(paths)),
                "PYTHONHASHSEED": "0",
                "PYTHONDONTWRITEBYTECODE": "1",
                "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
                "HOME": str(work),
                "TMPDIR": str(work),
            },
            timeout_s=1.5 * deadline_s + SPARE_S,
        )
        try:
            answer = read_untrusted(work / "result.json", MAX_RESULT_BYTES + 1)
        except OSError:
            why = "time limit" if outcome.timed_out else f"exit code {outcome.exit_code}"
            return RepairResult(hopeless=sorted(failing), note=f"the search ended early: {why}")
        if len(answer) > MAX_RESULT_BYTES:
            raise BadResult("the result is too large")
        return parse_result(answer.decode("utf-8", "replace"), set(targets), set(failing))
    finally:
        shutil.rmtree(work, ignore_errors=True)


def parse_result(text: str, targets: set[str], failing: set[str]) -> RepairResult:
    """Return the worker's answer; raises BadResult when anything is out of bounds."""
    try:
        data = json.loads(text)
    except ValueError as err:
        raise BadResult("the result is not JSON") from err
    if not isinstance(data, dict):
        raise BadResult("the result is not an object")
    edits = data.get("edits")
    if not isinstance(edits, dict) or not all(isinstance(v, str) for v in edits.values()):
        raise BadResult("edits is not a table of texts")
    for path in edits:
        parts = PurePosixPath(path).parts
        if path not in targets or ".." in parts or path.startswith("/"):
            raise BadResult(f"edit of a file that is not a target: {path!r}")
    fixed, hopeless = (node_ids(data.get(k), failing) for k in ("fixed", "hopeless"))
    tried, note = data.get("tried"), data.get("note")
    if not isinstance(tried, int) or isinstance(tried, bool) or not isinstance(note, str):
        raise BadResult("tried or note has the wrong type")
    try:
        handed = checked(data.get("handover", []), targets, failing)
    except ValueError as err:
        raise BadResult(str(err)) from err
    changes = data.get("changes")
    if not isinstance(changes, list):
        raise BadResult("changes is not a list")
    return RepairResult(
        dict(sorted(edits.items())),
        [change(row, targets) for row in changes],
        fixed,
        tried,
        hopeless,
        note[:200],
        handed,
    )


def node_ids(value: object, known: set[str]) -> list[str]:
    """Return a list of node ids that are all among ``known``."""
    if not isinstance(value, list) or not all(isinstance(v, str) and v in known for v in value):
        raise BadResult("node ids are not those of the job")
    return sorted(value)


def change(row: object, targets: set[str]) -> Change:
    """Return one change, its texts capped."""
    if not isinstance(row, dict) or row.get("path") not in targets:
        raise BadResult("change of a file that is not a target")
    line, rule, message = row.get("line"), row.get("rule"), row.get("message")
    if not isinstance(line, int) or not isinstance(rule, str) or not isinstance(message, str):
        raise BadResult("change has the wrong shape")
    return Change(row["path"], line, rule[:100], "repair", message[:300])
