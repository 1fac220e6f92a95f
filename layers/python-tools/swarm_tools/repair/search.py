"""The parent's side: hand a job to the sandboxed worker and check what comes back."""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any, Protocol

import swarm_tools
from swarm_tools.changes import Change
from swarm_tools.environment.own.django import django_variables
from swarm_tools.environment.own.write import write_own
from swarm_tools.kept import Scope
from swarm_tools.repair.handover import checked
from swarm_tools.repair.model import RepairResult
from swarm_tools.sandbox import read_untrusted
from swarm_tools.sandbox.child_path import site_packages
from swarm_tools.sandbox.guard import fingerprint
from swarm_tools.spent import timed

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


@dataclass(frozen=True)
class Task:
    """What one search is to repair.

    Attributes:
        targets: POSIX paths, from the root, of the files that may be edited.
        failing: Pytest node ids to turn green.
        passing: Pytest node ids that must stay green.
        deadline_s: Seconds the search may take.
        max_edits: Edits at a time for one cause: 1 or 2.
        thorough: Node ids of tests that cover what they are about, as those of the Judge do. What
            other tests ask for in too many ways is not done, but handed over.
        examples: Node id, path and qualified name of each test that is an example of something: an
            edit of anything else is not done for it alone, but handed over.
    """

    targets: tuple[str, ...]
    failing: tuple[str, ...]
    passing: tuple[str, ...]
    deadline_s: float
    max_edits: int = 1
    thorough: tuple[str, ...] = ()
    examples: tuple[tuple[str, str, str], ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Return it as the worker reads it."""
        return {
            "targets": sorted(self.targets),
            "failing": sorted(self.failing),
            "passing": sorted(self.passing),
            "deadline_s": self.deadline_s,
            "max_edits": self.max_edits,
            "thorough": sorted(set(self.thorough)),
            "examples": sorted(self.examples),
        }


def search(
    root: Path,
    targets: Sequence[str],
    failing: Sequence[str],
    passing: Sequence[str],
    *,
    deadline_s: float,
    sandbox: RunsCommands,
    max_edits: int = 1,
    thorough: Iterable[str] = (),
    examples: Iterable[tuple[str, str, str]] = (),
    kept: Scope | None = None,
) -> RepairResult:
    """Look for the smallest edits that turn failing tests green; see `Task` and `search_all`."""
    tests = tuple(failing), tuple(passing)
    more = max_edits, tuple(thorough), tuple(examples)
    task = Task(tuple(targets), *tests, deadline_s, *more)
    return search_all(root, [task], sandbox=sandbox, kept=kept)[0]


def search_all(
    root: Path,
    tasks: Sequence[Task],
    *,
    sandbox: RunsCommands,
    total_s: float | None = None,
    kept: Scope | None = None,
) -> list[RepairResult]:
    """Look for the edits of each of several tasks, in one process that has all loaded once.

    Each begins on the project as it is: none sees what another one found. The edits come from a
    process that ran the project's code: they are untrusted text until they have been verified.

    Args:
        root: The project; it is copied, never written to.
        tasks: What to repair.
        sandbox: Runs the worker.
        total_s: Seconds for all of them; the sum of theirs when None.
        kept: Where what a search came to is kept and looked up, by the bytes of the project; what
            a limit of time may have cut short is not.

    Returns:
        The result of each; without edits and with a ``note`` where the worker did not come to
        its end.

    Raises:
        BadResult: When a row of the results is there but malformed.
    """
    able = [task for task in tasks if task.failing and task.targets]
    keys = _keys(root, able, kept) if kept is not None else {}
    known = {task: row for task, key in keys.items() if kept and (row := kept.get(key)) is not None}
    rest = [task for task in able if task not in known]
    rows, why = _run(root, rest, sandbox, total_s) if rest else ([], "")
    known |= zip(rest, rows, strict=False)
    found = []
    for task in tasks:
        if task not in known:
            note = f"the search ended early: {why}" if task in able else ""
            found.append(RepairResult(hopeless=sorted(task.failing), note=note))
            continue
        found.append(parse_result(known[task], set(task.targets), set(task.failing)))
        if kept is not None and task in rest and _settled(task, found[-1], known[task]):
            kept.put(keys[task], known[task])
    return found


def _keys(root: Path, tasks: Sequence[Task], kept: Scope) -> dict[Task, str]:
    tree = fingerprint(root)
    jobs = {task: {**task.to_json(), "deadline_s": 0} for task in tasks}
    return {task: kept.key("search", tree, site_packages(), job) for task, job in jobs.items()}


def _settled(task: Task, found: RepairResult, row: str) -> bool:
    """Say whether a search came to its end before any share of its time did."""
    used = json.loads(row).get("used")
    return not found.hopeless or (isinstance(used, float) and used * len(task.failing) < 1)


def _run(
    root: Path, tasks: Sequence[Task], sandbox: RunsCommands, total_s: float | None
) -> tuple[list[str], str]:
    """Return a row for each task that came to its end, and why others did not."""
    total = sum(task.deadline_s for task in tasks) if total_s is None else total_s
    work = Path(tempfile.mkdtemp(prefix="repair-"))
    try:
        copy = work / "root"
        shutil.copytree(root, copy, ignore=shutil.ignore_patterns(*LEFT_OUT), symlinks=True)
        write_own(copy, work / "own")
        job = {"root": "root", "total_s": total, "tasks": [task.to_json() for task in tasks]}
        (work / "job.json").write_text(json.dumps(job), encoding="utf-8")
        package = Path(swarm_tools.__file__).resolve().parent.parent
        paths = [str(package), *(p for p in sys.path if p and Path(p).is_dir())]
        with timed("search"):
            outcome = sandbox.run(
                [sys.executable, "-m", "swarm_tools.repair.worker", "job.json", "results.jsonl"],
                cwd=work,
                writable=[work],
                env={
                    "PYTHONPATH": os.pathsep.join(dict.fromkeys(paths)),
                    "PYTHONHASHSEED": "0",
                    "PYTHONDONTWRITEBYTECODE": "1",
                    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
                    **django_variables(copy),
                    "HOME": str(work),
                    "TMPDIR": str(work),
                },
                timeout_s=1.5 * total + SPARE_S,
            )
        try:
            answer = read_untrusted(work / "results.jsonl", MAX_RESULT_BYTES + 1)
        except OSError:
            answer = b""
        if len(answer) > MAX_RESULT_BYTES:
            raise BadResult("the result is too large")
        why = "time limit" if outcome.timed_out else f"exit code {outcome.exit_code}"
        return answer.decode("utf-8", "replace").splitlines()[: len(tasks)], why
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
