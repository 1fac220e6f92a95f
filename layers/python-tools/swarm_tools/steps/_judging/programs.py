"""Runs of programs as the Judge sees them: what they show, what is only told, what is no test."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ...context.step import StepContext
from ...contracts.log import log_entry
from ...contracts.order import OrderError, WorkOrder
from ...oracle.suspicions import Suspicion
from ...programs.find import GivenError, acting, given_programs, programs_of
from ...programs.model import CRASHED, ENDED, EXITS, Program, ProgramRun
from ...programs.run import Programs
from ...programs.scripts import SOURCE, crash_test, given_test
from ...testgen.model import ModuleTests, Script
from ...workspace import decode
from ...workspace.layout import ProjectLayout
from .functions import RED
from .guarding import MISSING
from .rendering import Suite
from .running import Tried


@dataclass
class RanPrograms:
    """The programs of a project, run once.

    Attributes:
        runs: How each ended.
        listed: Those of them that are worth telling: a module that ends as it is imported is none.
        not_run: What the project asks for and could not be run, with the reason.
    """

    runs: list[ProgramRun] = field(default_factory=list)
    listed: list[ProgramRun] = field(default_factory=list)
    not_run: list[dict[str, str]] = field(default_factory=list)


def run_programs(
    context: StepContext, root: Path, failed: Mapping[str, Mapping[str, Any]]
) -> RanPrograms:
    """Run the programs of the project at `root`, and what crashes as it is imported.

    Args:
        context: Of the step; its order has the runs that the project asks for.
        root: A copy of the project whose files parse as far as they can.
        failed: Why modules cannot be imported, by path.
    """
    ran = RanPrograms()
    wanted = _wanted(context.order)
    sources = ProjectLayout.of(root).files.sources
    texts = {path: decode((root / path).read_bytes()).text for path in sources}
    found = programs_of(texts)
    given: list[Program] = []
    try:
        given = given_programs(wanted, found)
    except GivenError as error:
        ran.not_run.append({"nodeid": "swarm.yaml: run", "reason": str(error)})
    made = [*given, *map(Program, found)]
    broken = [path for path, why in failed.items() if why["type"] not in MISSING]
    others = [Program(p) for p in acting(texts) if p in broken and p not in found]
    runner = Programs(context.sandbox, context.workspace, root, context.order.kept_of_run)
    ran.runs = runner.run_all([*made, *others], context.remaining_s)
    ran.listed = [run for run in ran.runs if run.program in made or run.end == CRASHED]
    return ran


def _wanted(order: WorkOrder) -> list[Mapping[str, Any]]:
    """Return the runs that the options of the project ask for.

    Raises:
        OrderError: They have another shape.
    """
    runs = order.params.get("run") or []
    if not isinstance(runs, list) or not all(isinstance(item, dict) for item in runs):
        raise OrderError("params.run must be a list of {file, args, stdin, expect}")
    return runs


def add_tests(
    shown: Mapping[str, ModuleTests], texts: Mapping[str, str], runs: Iterable[ProgramRun]
) -> list[dict[str, str]]:
    """Add the tests that runs of programs are to those of their files.

    Returns:
        The runs that the project gives and that are no test, with the reason.
    """
    dropped = []
    for run in runs:
        path = run.program.path
        if run.program.given:
            why = _no_test(run) if path in shown else "no tests are written for a file like it"
            if why:
                dropped.append({"nodeid": run.program.command, "reason": why})
            else:
                shown[path].scripts.append(given_test(run.program))
        elif run.own and path in shown:
            shown[path].scripts.append(crash_test(run, texts))
    return dropped


def _no_test(run: ProgramRun) -> str:
    """Return why a run could not be made here, so that it says nothing of the code; else ""."""
    return "" if run.end in (ENDED, CRASHED, EXITS) else f"run as swarm.yaml says, it {run.said()}"


def drop_green(suite: Suite, tried: Tried) -> None:
    """Drop the tests of crashes that are none when they run as a test."""
    for name, written in suite.tests.items():
        test = tried.results.get(name)
        if not isinstance(written.item, Script) or written.item.source != SOURCE:
            continue
        if test is not None and name not in tried.dropped and test.outcome not in RED:
            tried.dropped[name] = "run as a test, the program runs to its end"


def told(runs: Iterable[ProgramRun]) -> list[Suspicion]:
    """Return what is said of programs that crash for reasons that may be meant."""
    return [
        Suspicion(
            path=run.path or run.program.path,
            line=run.line or 1,
            function="",
            pattern="program-crash",
            message=f"Run as a program, it ends in {run.error} at line {run.line or 1}: "
            f"{(run.message or run.error).splitlines()[0]}",
        )
        for run in runs
        if run.end == CRASHED and not run.own and not run.program.given
    ]


def run_log(run: ProgramRun) -> dict[str, Any]:
    """Return the log entry of one run of a program."""
    good = run.end == ENDED and run.as_expected is not False
    return log_entry(
        "Judge",
        "DEBUG",
        "SUCCESS" if good else "FAILURE" if run.end == CRASHED else "INFO",
        run.program.command,
        "\n".join(part for part in (run.output, run.said()) if part),
        tool="python",
        end=run.end,
        seconds=run.seconds,
    )
