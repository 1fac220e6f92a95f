"""The planner without a model: tasks for functions, classes, and red tests."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Mapping
from pathlib import PurePosixPath
from typing import Any

from ..signatures.tokens import split
from . import contract
from .catalog import families
from .goal import Want, read_goal
from .parse import parsed

_MOST_TASKS = 20


def plan(
    goal_text: str,
    files: Mapping[str, str],
    modules: Mapping[str, str],
    red: Mapping[str, str] | None,
    plan_id: str | None = None,
) -> dict[str, Any]:
    """Return the answer of the planner.

    Args:
        goal_text: What is wanted.
        files: Text of every Python file of the project.
        modules: Path of each module of the project by its dotted name.
        red: Files of tests that are red with the reason; None where they have not been run.
        plan_id: The plan's id, if it is given.
    """
    goal = read_goal(goal_text)
    if goal.problem:
        return contract.error(goal.problem)
    if goal.tests:
        tasks = _test_tasks(goal_text, goal.paths, files, modules, red or {})
    else:
        tasks = _tasks(goal_text, goal.wants, files)
    if isinstance(tasks, str):
        return contract.error(tasks)
    if len(tasks) > _MOST_TASKS:
        return contract.error(f"it asks for {len(tasks)} things; {_MOST_TASKS} at most are planned")
    answer = {
        "plan_id": plan_id or contract.DEFAULT_PLAN_ID,
        "tasks": [{"id": f"T{number}", **task} for number, task in enumerate(tasks, 1)],
    }
    contract.check_plan(answer, plan_id)
    return answer


def wants_tests(goal_text: str) -> bool:
    """Tell whether a goal asks for red tests to pass: they have to be run before it is planned."""
    goal = read_goal(goal_text)
    return goal.tests and not goal.problem


def _tasks(
    goal_text: str, wants: Iterable[Want], files: Mapping[str, str]
) -> list[dict[str, Any]] | str:
    taken = set(files)
    tasks = []
    for want in wants:
        path = want.path or _new_path(want.name, taken)
        tests = _free(f"tests/test_{_snake(want.name)}", taken)
        taken |= {path, tests}
        shown = (
            want.name if want.entry.kind == "class" else f"{want.name}({', '.join(want.params)})"
        )
        summary = families()[want.entry.family].summary(want.entry.name)
        what = f"class {shown}" if want.entry.kind == "class" else f"`{shown}`"
        tasks.append(
            {
                "title": f"Implement {what} in {path}",
                "rationale": f"The goal asks for it: {goal_text}"[:4000],
                "acceptance": f"{shown}: {summary} {tests} passes.",
                "artifacts": sorted([path, tests]),
            }
        )
    return tasks


def _test_tasks(
    goal_text: str,
    wanted: tuple[str, ...],
    files: Mapping[str, str],
    modules: Mapping[str, str],
    red: Mapping[str, str],
) -> list[dict[str, Any]] | str:
    """Return a task for each group of modules that share red tests."""
    unknown = [path for path in wanted if path not in files]
    if unknown:
        return f"{unknown[0]} is not in the project"
    chosen = {path for path in red if not wanted or path in wanted}
    if wanted:
        chosen |= {p for p in red if set(wanted) & set(imported(files.get(p, ""), modules))}
    if not chosen:
        return "no test is red" if not wanted else "none of the tests that it names is red"
    groups: list[tuple[set[str], set[str]]] = []
    for test in sorted(chosen):
        sources = set(imported(files.get(test, ""), modules)) - set(red)
        if not sources:
            return f"{test} is red and imports no module of the project"
        same = [group for group in groups if group[1] & sources]
        merged = ({test}, sources)
        for group in same:
            groups.remove(group)
            merged = (merged[0] | group[0], merged[1] | group[1])
        groups.append(merged)
    tasks = []
    for tests, sources in sorted(groups, key=lambda group: sorted(group[0])):
        named = " ".join(sorted(tests))
        tasks.append(
            {
                "title": f"Make the tests pass: {named}"[:4000],
                "rationale": f"The goal asks for it: {goal_text}"[:4000],
                "acceptance": f"pytest -q {named} passes."[:4000],
                "artifacts": sorted(sources),
            }
        )
    return tasks


def imported(text: str, modules: Mapping[str, str]) -> list[str]:
    """Return the paths of the project's modules that a source imports."""
    tree = parsed(text)
    found: list[str] = []
    for node in ast.walk(tree) if tree else ():
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        found += [modules[name] for name in names if name in modules]
    return sorted(set(found))


def _new_path(name: str, taken: set[str]) -> str:
    """Return a module of its own for a name; one that hides a standard module helps nobody."""
    stem = _snake(name)
    if stem in sys.stdlib_module_names:
        stem += "_tools"
    return _free(stem, taken)


def _free(stem: str, taken: set[str]) -> str:
    path = f"{stem}.py"
    number = 2
    while path in taken:
        path = f"{stem}_{number}.py"
        number += 1
    return path


def _snake(name: str) -> str:
    return "_".join(split(name)) or PurePosixPath(name).stem
