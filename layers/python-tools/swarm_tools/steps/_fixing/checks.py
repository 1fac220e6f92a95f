"""The self-check of every stage: still parses, pylint not worse, no green test turned red."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from ...context.step import side_by_side
from ...lint import FileReport
from ...lint.score import penalty
from ...runner.model import SuiteRun
from ...runner.unstable import function_of
from ..run_tests import test_log
from .state import FixState

_EPSILON = 1e-9


@dataclass(frozen=True)
class Verdict:
    """Whether a set of texts may be accepted.

    Attributes:
        ok: True when it may.
        reason: Why not.
        worse: Files to blame with the reason of each, where that is known.
        lost: Tests that were green and are not any more.
        run: The test run, when it came that far.
    """

    ok: bool
    reason: str = ""
    worse: Mapping[str, str] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)
    run: SuiteRun = field(default_factory=SuiteRun)


def why_worse(before: FileReport, after: FileReport, style: bool = True) -> str | None:
    """Return why pylint speaks against a new text of a file, None where it does not.

    More errors are worse whatever the score, for they are what breaks at run time; without
    `style` nothing else is. The weight of the messages by statement is compared, not the score:
    that one stops at zero. Where there was a report before and is none now, nothing is known to be
    worse: that is said, and not taken.
    """
    if before.unlinted is not None:
        return None
    if after.unlinted is not None:
        return f"not linted after it: {after.unlinted}"
    fatal = after.counts["fatal"] > before.counts["fatal"]
    errors = after.counts["error"] > before.counts["error"]
    if fatal or errors or (style and _weight(after) > _weight(before) + _EPSILON):
        return "pylint's verdict would get worse"
    return None


def _weight(report: FileReport) -> float:
    return penalty(report.counts) / max(1, report.counts["statement"])


def judge(
    state: FixState,
    texts: Mapping[str, str],
    lint_before: Mapping[str, FileReport] | None,
    only: list[str] | None = None,
) -> Verdict:
    """Check `texts` on a copy, by the tests and, when what was before is given, by pylint.

    Args:
        state: The project.
        texts: What to check.
        lint_before: pylint's reports of the files as they are.
        only: The only tests to run; all when None.
    """
    root, written = state.trial(dict(texts))
    try:
        unfit = sorted(set(texts) - set(written))
        if unfit:
            why = "does not fit its encoding"
            return Verdict(False, why, dict.fromkeys(unfit, why))
        reports, verdict = side_by_side(
            lambda: state.context.inspect(root, sorted(texts), lint=lint_before is not None),
            lambda: judge_tests(state, root, only),
        )
    finally:
        shutil.rmtree(root, ignore_errors=True)
    broken = [report.path for report in reports if report.syntax_error is not None]
    if broken:
        why = "the result does not parse"
        return Verdict(False, why, dict.fromkeys(broken, why))
    if lint_before is not None:
        found = {
            report.path: why_worse(lint_before[report.path], report, state.asked.tidies)
            for report in reports
        }
        worse = {path: why for path, why in found.items() if why is not None}
        if worse:
            return Verdict(False, next(iter(worse.values())), worse)
    return verdict


def judge_tests(state: FixState, root: Path, only: list[str] | None = None) -> Verdict:
    """Run all tests on `root`; a test that was green must be green, if need be at a second try.

    With `only`, just those of them are run.
    """
    if only is not None:
        lost = _still_lost(state, root, only) if only else []
        return Verdict(not lost, _reason(lost), lost=lost)
    run = state.run_tests(root, may_be_known=True)
    lost = sorted(state.green - state.passed(run))
    if lost and not run.timed_out:
        run = state.run_tests(root)
        lost = sorted(state.green - state.passed(run))
    state.logs.append(test_log(run, state.test_files(), "Fixer"))
    if lost and run.timed_out:
        limit = state.context.order.limits.tests_timeout_s
        return Verdict(False, f"the tests did not end within {limit:.0f} s", run=run)
    return Verdict(not lost, _reason(lost), lost=lost, run=run)


def _reason(lost: list[str]) -> str:
    more = f" and {len(lost) - 5} more" if len(lost) > 5 else ""
    return f"it would turn a green test red: {', '.join(lost[:5])}{more}" if lost else ""


def _still_lost(state: FixState, root: Path, tests: list[str]) -> list[str]:
    """Run some tests, and those of their files whose ids do not last; return those not green."""
    files = {nodeid.partition("::")[0] for nodeid in tests}
    wanted = {function_of(nodeid) for nodeid in tests}
    named = None if wanted & state.unstable else sorted(tests)
    run = state.context.run_tests(root, sorted(files), only=named, rerun=False)
    return sorted(set(tests) - state.passed(run))
