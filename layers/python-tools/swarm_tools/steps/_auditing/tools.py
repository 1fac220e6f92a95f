"""ruff and bandit, each run in the sandbox on the sources of a project."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ...context.step import StepContext
from ...rules.ruff import find_ruff
from ...sandbox.environment import python_command
from ...spent import timed
from ...workspace.layout import ProjectLayout

RUFF, BANDIT = "ruff", "bandit"
_TIMEOUT_S = 60.0
_BANDIT = "from bandit.cli.main import main; main()"
# Tests are full of asserts, and that is what they are for.
_ASSERTS = "101"
# That something is imported is no finding yet: what is done with it is looked at by itself.
_SKIPPED_BY_BANDIT = ",".join([f"B{_ASSERTS}", *(f"B{number}" for number in range(401, 416))])


@dataclass(frozen=True)
class Finding:
    """One finding.

    Attributes:
        tool: ``ruff`` or ``bandit``.
        path: The file, relative to the project.
        line: Where it is reported.
        code: The tool's code, `S602` of ruff or `B602` of bandit.
        message: What is wrong.
        lines: First and last line of the code that it is about.
    """

    tool: str
    path: str
    line: int
    code: str
    message: str
    lines: tuple[int, int]

    def to_json(self) -> dict[str, Any]:
        """Return it as results carry it."""
        names = ("tool", "path", "line", "code", "message")
        return {name: getattr(self, name) for name in names}


@dataclass
class ToolRun:
    """What came of running one tool.

    Attributes:
        tool: Its name.
        command: How it was run, without the paths.
        findings: What it found.
        output: What it printed.
        seconds: Wall time.
        failure: Why it has no answer, None when it has one.
    """

    tool: str
    command: str
    findings: list[Finding] = field(default_factory=list)
    output: str = ""
    seconds: float = 0.0
    failure: str | None = None


def run_ruff(context: StepContext, root: Path) -> ToolRun:
    """Run ruff's security rules on the project at `root`; its configuration is not read."""
    options = ["check", "--isolated", "--no-cache", "--exit-zero", "--quiet", "--ignore-noqa"]
    options += ["--select", "S", "--ignore", f"S{_ASSERTS}", "--output-format", "json"]
    run = ToolRun(RUFF, " ".join([RUFF, *options]))
    try:
        binary = Path(find_ruff())
    except OSError as error:
        run.failure = f"ruff was not found: {error}"
        return run
    out = context.workspace.folder()
    command = [str(binary), *options, "--output-file"]
    _run(context, root, run, out, command, _of_ruff, [binary.parent])
    return run


def run_bandit(context: StepContext, root: Path) -> ToolRun:
    """Run bandit on the project at `root`; no configuration or comment of it is heeded."""
    options = [
        "--quiet",
        "--exit-zero",
        "--ignore-nosec",
        "--skip",
        _SKIPPED_BY_BANDIT,
        "-f",
        "json",
    ]
    run = ToolRun(BANDIT, " ".join([BANDIT, *options]))
    out = context.workspace.folder()
    config = out / "bandit.yaml"
    config.write_text("{}\n", "utf-8")
    command = [*python_command(_BANDIT), *options, "-c", str(config.resolve())]
    _run(context, root, run, out, [*command, "-o"], _of_bandit)
    return run


def _run(
    context: StepContext,
    root: Path,
    run: ToolRun,
    out: Path,
    command: list[str],
    read: Callable[[Any, Path], list[Finding]],
    readable: list[Path] | None = None,
) -> None:
    """Run `command`, which ends with its option for a file of output, on the sources."""
    paths = ProjectLayout.of(root).files.sources
    if not paths:
        return
    report = out / "findings.json"
    with timed(run.tool):
        outcome = context.sandbox.run(
            [*command, str(report), "--", *paths],
            cwd=root,
            writable=[out],
            readable=readable,
            timeout_s=min(_TIMEOUT_S, context.remaining_s),
        )
    run.output, run.seconds = outcome.output.strip(), outcome.seconds
    if not outcome.ok:
        why = "did not end in time" if outcome.timed_out else f"exit code {outcome.exit_code}"
        run.failure = f"{run.tool} failed: {why}"
        return
    try:
        run.findings = sorted(read(json.loads(report.read_bytes()), root.resolve()), key=_place)
    except (OSError, ValueError, KeyError, TypeError) as error:
        run.failure = f"{run.tool} gave no report that can be read: {type(error).__name__}"


def _place(finding: Finding) -> tuple[str, int, str]:
    return finding.path, finding.line, finding.code


def _of_ruff(rows: Any, root: Path) -> list[Finding]:
    return [
        Finding(
            RUFF,
            _relative(row["filename"], root),
            row["location"]["row"],
            row["code"],
            row["message"],
            (row["location"]["row"], row["end_location"]["row"]),
        )
        for row in rows
        if (row["code"] or "").startswith("S")
    ]


def _of_bandit(report: Any, root: Path) -> list[Finding]:
    return [
        Finding(
            BANDIT,
            _relative(row["filename"], root),
            row["line_number"],
            row["test_id"],
            row["issue_text"],
            (min(rows := [row["line_number"], *row["line_range"]]), max(rows)),
        )
        for row in report["results"]
    ]


def _relative(filename: str, root: Path) -> str:
    return Path(os.path.relpath(root / filename, root)).as_posix()
