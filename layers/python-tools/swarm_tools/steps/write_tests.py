"""Step `write_tests`: the Judge's builtin tests, kept only when they collect and are reliable."""

from __future__ import annotations

import json
from pathlib import Path

from ..contracts.log import ENGINE_MODEL, log_entry
from ..contracts.order import WorkOrder
from ..forge.taken_up import take_up
from ..intents.other_forms import does_not_apply
from ..repair.earned import earned
from ..runner.model import SuiteRun
from ..sandbox.fanout import fan_out
from ..workspace import Workspace, decode
from ..workspace.codec import encode, with_text
from ..workspace.discovery import is_collectable
from ..workspace.layout import ProjectLayout
from ._prune import without_tests
from .context import GeneratedTests, StepContext, side_by_side
from .registry import StepOutcome
from .run_tests import test_log

_ENGINE = "swarm_tools.steps._engine"
_ENGINE_TIMEOUT_S = 60.0
_PROMOTE_S = 20.0


def run(order: WorkOrder, workspace: Workspace) -> StepOutcome:
    """Write tests for the project's sources, on a scratch copy that parses as far as it can."""
    context = StepContext(order, workspace)
    root = workspace.copy()
    layout = ProjectLayout.of(root)
    generated, repaired, why = _write(context, root, layout)
    written = set(generated.files)
    generated = _with_taken_up(generated, root, layout)
    log = log_entry(
        "Judge",
        "CODE_GEN",
        "FAILURE" if why else "SUCCESS",
        "write tests from names, signatures and docstrings of " + " ".join(layout.files.sources),
        why or json.dumps(generated.tests),
        model=ENGINE_MODEL,
        files=len(generated.files),
        tests=len(generated.tests),
    )
    if not generated.files:
        result = {"files": {}, "tests": [], "dropped": []}
        return StepOutcome(result, {"tests": 0, "driving": 0, "red": 0, "dropped": 0}, [log])
    generated.lay_over(root)
    context.quick_files = sorted(generated.files)
    files = [path for path in sorted(generated.files) if is_collectable(path)]
    first, second = side_by_side(
        lambda: context.run_tests(root, files, expect=generated.nodeids, rerun=False),
        lambda: context.run_tests(root, files, expect=generated.nodeids, rerun=False),
    )
    dropped = _unreliable(generated, first, second)
    _promote(context, root, layout, generated, first, dropped)
    dropped |= _doubtful(generated, first, dropped)
    generated, dropped = _whole(generated, written, dropped)
    kept = [test for test in generated.tests if test["nodeid"] not in dropped]
    texts = without_tests(generated.files, sorted(dropped))
    outcomes = {test.nodeid: test.outcome for test in first.tests}
    if repaired:
        outcomes |= _on_snapshot(context, workspace, texts, [test["nodeid"] for test in kept])
    for test in kept:
        test["outcome_before"] = outcomes.get(test["nodeid"])
    red = [test for test in kept if test["outcome_before"] in ("failed", "error")]
    return StepOutcome(
        {
            "files": texts,
            "tests": kept,
            "dropped": [{"nodeid": name, "reason": dropped[name]} for name in sorted(dropped)],
        },
        {
            "tests": len(kept),
            "driving": sum(bool(test["drives_repair"]) for test in kept),
            "red": len(red),
            "dropped": len(dropped),
        },
        [log, test_log(first, files), test_log(second, files)],
    )


def _write(
    context: StepContext, root: Path, layout: ProjectLayout
) -> tuple[GeneratedTests, list[str], str | None]:
    """Ask the engine for tests; files it had to repair first are repaired in `root`.

    Returns:
        (the tests, the paths that were repaired, what went wrong).
    """
    if not layout.files.sources:
        return GeneratedTests(), [], None
    texts = {path: decode((root / path).read_bytes()) for path in layout.files.sources}
    sources = {path: source.text for path, source in texts.items() if source.sound}
    limit = min(_ENGINE_TIMEOUT_S, context.remaining_s)
    items = [{"do": "write_tests", "sources": sources, "taken": layout.files.tests}]
    made = fan_out(
        context.sandbox, _ENGINE, items, cwd=root, timeout_s=limit, total_s=limit, setup={}
    ).items[0]
    if made.value is None:
        return GeneratedTests(), [], made.error or "no answer"
    repaired = sorted(made.value["repaired"])
    for path in repaired:
        data = encode(with_text(texts[path], made.value["repaired"][path]))
        (root / path).write_bytes(data)
    files = dict(made.value["files"])
    own = [path for path in layout.files.tests if path.startswith("tests/")]
    if own and "tests/__init__.py" not in own:
        # It would turn the project's own test folder into a package and change its imports.
        files.pop("tests/__init__.py", None)
    files = {path: text for path, text in files.items() if not (root / path).exists()}
    tests = [test for test in made.value["tests"] if test["nodeid"].partition("::")[0] in files]
    return GeneratedTests(files, tests), repaired, None


def _with_taken_up(generated: GeneratedTests, root: Path, layout: ProjectLayout) -> GeneratedTests:
    """Return the tests with those of forged suites that suspect a bug: without their marks."""
    own = [path for path in layout.files.tests if is_collectable(path)]
    files, tests = take_up({path: decode((root / path).read_bytes()).text for path in own})
    return GeneratedTests({**generated.files, **files}, [*generated.tests, *tests])


def _whole(
    generated: GeneratedTests, written: set[str], dropped: dict[str, str]
) -> tuple[GeneratedTests, dict[str, str]]:
    """Leave a file that was taken up as it came where a test of it would go."""
    lost = {nodeid.partition("::")[0] for nodeid in dropped} - written
    if not lost:
        return generated, dropped
    files = {path: text for path, text in generated.files.items() if path not in lost}
    tests = [test for test in generated.tests if test["nodeid"].partition("::")[0] in files]
    return GeneratedTests(files, tests), {
        nodeid: why for nodeid, why in dropped.items() if nodeid.partition("::")[0] in files
    }


def _unreliable(generated: GeneratedTests, first: SuiteRun, second: SuiteRun) -> dict[str, str]:
    """Return {id: reason} of tests that do not collect, do not apply or differ from run to run."""
    collected = set(first.collected)
    outcomes = {test.nodeid: test.outcome for test in first.tests}
    bad_files = {item["path"]: item["message"] for item in first.collection_errors}
    dropped = {}
    for nodeid in generated.nodeids:
        if nodeid not in collected:
            why = bad_files.get(nodeid.partition("::")[0], "not collected")
            dropped[nodeid] = f"does not collect: {why[-300:]}"
    for test in first.tests:
        if why := does_not_apply(test.message):
            dropped[test.nodeid] = why
    for test in second.tests:
        if test.nodeid not in dropped and outcomes.get(test.nodeid) != test.outcome:
            dropped[test.nodeid] = (
                f"unreliable: {outcomes.get(test.nodeid)} first, then {test.outcome}"
            )
    return dropped


def _promote(
    context: StepContext,
    root: Path,
    layout: ProjectLayout,
    generated: GeneratedTests,
    run: SuiteRun,
    dropped: dict[str, str],
) -> None:
    """Let tests drive that a word alone held back, where one small edit turns them green."""
    shares = {test["nodeid"]: test.pop("leans", 0) for test in generated.tests}
    leaning = [test for test in generated.tests if shares[test["nodeid"]]]
    wanted = {t["nodeid"]: shares[t["nodeid"]] for t in leaning if t["nodeid"] not in dropped}
    outcomes = {test.nodeid: test.outcome == "passed" for test in run.tests}
    limit = min(_PROMOTE_S, context.remaining_s / 4)
    driving = earned(
        root,
        layout.files.sources,
        wanted,
        outcomes,
        deadline_s=limit,
        sandbox=context.sandbox,
    )
    for test in leaning:
        if test["nodeid"] in driving:
            test["reason"] = f"one small edit makes all of its kind pass, although {test['reason']}"
            test["drives_repair"] = True
        elif wanted.get(test["nodeid"], 1) < 1:
            dropped[test["nodeid"]] = f"nothing but words speaks for it: {test['reason']}"


def _doubtful(generated: GeneratedTests, run: SuiteRun, dropped: dict[str, str]) -> dict[str, str]:
    """Return {id: reason} of red tests that are not sure enough to drive a repair."""
    red = {test.nodeid: test.message for test in run.tests if test.outcome in ("failed", "error")}
    return {
        test["nodeid"]: f"red, but not sure enough to drive a repair: {red[test['nodeid']]}"[:500]
        for test in generated.tests
        if test["nodeid"] in red and not test["drives_repair"] and test["nodeid"] not in dropped
    }


def _on_snapshot(
    context: StepContext, workspace: Workspace, files: dict[str, str], nodeids: list[str]
) -> dict[str, str]:
    """Return the outcomes on the snapshot as it came, syntax errors and all."""
    root = workspace.copy()
    GeneratedTests(files).lay_over(root)
    paths = [path for path in sorted(files) if is_collectable(path)]
    outcome = context.run_tests(root, paths, expect=nodeids, rerun=False)
    return {test.nodeid: test.outcome for test in outcome.tests}
