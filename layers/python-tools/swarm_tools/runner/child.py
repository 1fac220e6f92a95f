"""The process in which a suite runs: pytest with our plugin, in the sandbox."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from ..environment.plugins import plugins_in
from ..sandbox.child_path import show_project, show_to_programs, site_packages
from .filters import taken

_UNUSED_PLUGINS = ("pastebin", "stepwise")
_LONGEST = 400
_NOT_FOR_OURS = ("cacheprovider", "junitxml", "legacypath")


def _arguments(job: dict[str, Any]) -> list[str]:
    arguments = ["-c", job["config"], "--rootdir", ".", "-q", "--tb=short", "--no-header"]
    arguments += ["--continue-on-collection-errors", "--import-mode=prepend", "--color=no"]
    arguments += [f"--confcutdir={os.getcwd()}"]
    # By argument and not by variable: pytest that a project's tests start finds its plugins.
    arguments += ["--disable-plugin-autoload"] if job["own"] else []
    arguments += [] if job["conftest"] else ["--noconftest"]
    for name in _UNUSED_PLUGINS if job["own"] else (*_UNUSED_PLUGINS, *_NOT_FOR_OURS):
        arguments += ["-p", f"no:{name}"]
    for name, value in taken(job["options"]):
        arguments += ["-o", f"{name}={value}"]
    for nodeid in job["deselect"]:
        arguments += ["--deselect", nodeid]
    return arguments + job["targets"] + job["canaries"]


def _left_out(what: str) -> None:
    """Say in the output of the run what pytest does without."""
    print(f"left out: {what}", flush=True)


def _start_coverage(job: dict[str, Any]) -> Any:
    if not job["coverage"]:
        return None
    import coverage

    measured = coverage.Coverage(
        data_file=None,
        config_file=False,
        include=[f"{os.getcwd()}/*"],
        messages=False,
        branch=job["branches"],
    )
    measured.start()
    return measured


def _coverage_report(measured: Any, paths: list[str]) -> dict[str, dict[str, list[int]]]:
    import coverage

    measured.stop()
    found = {}
    for path in paths:
        try:
            _, statements, _, missing, _ = measured.analysis2(path)
        except coverage.CoverageException:
            continue
        found[path] = {"executed": sorted(set(statements) - set(missing)), "missing": missing}
    return found


def _branch_report(measured: Any, paths: list[str]) -> dict[str, Any]:
    """Return {path: {statements, missing, branches, missing_branches, tests, imports}}.

    `branches` is {line: number of ways on}, `tests` {test id: lines it ran}, `imports` the lines
    that ran outside any test.
    """
    import coverage

    measured.stop()
    data = measured.get_data()
    found = {}
    for path in paths:
        try:
            analysis = measured._analyze(path)
        except coverage.CoverageException:
            continue
        tests: dict[str, list[int]] = {}
        for line, contexts in data.contexts_by_lineno(os.path.abspath(path)).items():
            for context in contexts:
                if line > 0:
                    tests.setdefault(context, []).append(line)
        exits = analysis.exit_counts
        missing = analysis.missing_branch_arcs()
        found[path] = {
            "statements": sorted(analysis.statements),
            "missing": sorted(analysis.missing),
            "branches": {line: count for line, count in sorted(exits.items()) if count > 1},
            "missing_branches": sorted([a, b] for a, ends in missing.items() for b in ends),
            "imports": sorted(tests.pop("", [])),
            "tests": tests,
        }
    return found


def main() -> None:
    """Run the job on standard input; events go to the file it names."""
    job = json.loads(sys.stdin.buffer.read())
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    os.close(null)
    import pytest

    from ..environment.wanted import Wanted
    from .budget import TestBudget
    from .copies import Copies
    from .django_tests import DjangoTests, is_wanted
    from .examples_only import ExamplesOnly
    from .lacking_conftests import LackingConftests
    from .plugin import Reporter, event_writer
    from .target_plugins import TargetPlugins
    from .touches import Touches

    if job["coverage"]:
        import coverage  # noqa: F401 - before the project can give a module of that name
    show_project(job["path"], job["last_path"])
    show_to_programs(job["path"])
    stream = open(job["out"], "a", encoding="utf-8")  # noqa: SIM115 - open to the very end
    budget = TestBudget(job["cpu_s"], job["wall_s"], job["quick_files"], job["hung"])
    touches = Touches([os.environ["HOME"]]) if job["watch"] else None
    wanted = Wanted() if job["own"] else None
    copies = Copies()
    event = event_writer(stream, job["nonce"], copies)
    reporter = Reporter(
        event,
        budget,
        guarded=job["quick_files"],
        canaries=job["canaries"],
        copies=copies,
        alone=job["alone"],
        touches=touches,
        wanted=wanted,
    )
    if touches is not None:
        touches.watch()
    if wanted is not None:
        wanted.watch()
    measured = _start_coverage(job)
    if measured is not None and job["branches"]:
        reporter.switch_coverage = measured.switch_context
    if job["shuffle"]:
        reporter.shuffle = job["shuffle"]
    plugins: list[Any] = [reporter]
    if job["conftest"]:
        found = plugins_in([*job["path"], *filter(None, [site_packages()])])
        plugins.append(TargetPlugins(found, job["arguments"], _left_out))
        plugins.append(
            LackingConftests(Path.cwd(), lambda note: event("integrity", note=note[:_LONGEST]))
        )
        plugins.append(ExamplesOnly(Path.cwd(), job["examples_only"]))
        if job["own"] and is_wanted(found):
            plugins.append(DjangoTests(_left_out))
    code = pytest.main(_arguments(job), plugins=plugins)
    if measured is not None and job["branches"]:
        event("branches", files=_branch_report(measured, job["coverage"]))
    elif measured is not None:
        event("coverage", files=_coverage_report(measured, job["coverage"]))
    event("closed", exitstatus=int(code))
    stream.close()
    sys.stdout.flush()
    os._exit(0)
