"""The self-check of every stage: still parses, pylint not worse, no green test turned red."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from ...lint import FileReport
from ...lint.score import penalty
from ...runner.model import SuiteRun
from ..context import side_by_side
from ..run_tests import test_log
from .state import FixState

_EPSILON = 1e-9


@dataclass(frozen=True)
class Verdict:
    """Whether a set of texts may be accepted.

    Attributes:
        ok: True when it may.
        reason: Why not.
        worse: Files to blame, where that is known.
        run: The test run, when it came that far.
    """

    ok: bool
    reason: str = ""
    worse: list[str] = field(default_factory=list)
    run: SuiteRun = field(default_factory=SuiteRun)


def is_worse(before: FileReport, after: FileReport) -> bool:
    """Tell whether pylint likes a file less than before.

    More errors are worse whatever the score, for they are what breaks at run time. The weight of
    the messages by statement is compared, not the score: that one stops at zero.
    """
    if after.error is not None:
        return before.error is None
    if before.error is not None:
        return False
    fatal = after.counts["fatal"] > before.counts["fatal"]
    errors = after.counts["error"] > before.counts["error"]
    return fatal or errors or _weight(after) > _weight(before) + _EPSILON


def _weight(report: FileReport) -> float:
    return penalty(report.counts) / max(1, report.counts["statement"])


def judge(
    state: FixState,
    texts: dict[str, str],
    lint_before: dict[str, FileReport] | None,
) -> Verdict:
    """Check `texts` on a copy, by the tests and, when what was before is given, by pylint."""
    root, written = state.trial(texts)
    if set(written) != set(texts):
        return Verdict(False, "does not fit its encoding", sorted(set(texts) - set(written)))
    lint = lint_before is not None
    reports, verdict = side_by_side(
        lambda: state.context.inspect(root, sorted(texts), lint=lint),
        lambda: judge_tests(state, root),
    )
    broken = [report.path for report in reports if not report.parses]
    if broken:
        return Verdict(False, "the result does not parse", broken)
    if lint_before is not None:
        worse = [report.path for report in reports if is_worse(lint_before[report.path], report)]
        if worse:
            return Verdict(False, "pylint's verdict would get worse", worse)
    return verdict


def judge_tests(state: FixState, root: Path) -> Verdict:
    """Run all tests on `root`; a test that was green must be green, if need be at a second try."""
    run = state.run_tests(root, may_be_known=True)
    lost = sorted(state.green - set(run.ids("passed")))
    if lost:
        run = state.run_tests(root)
        lost = sorted(state.green - set(run.ids("passed")))
    state.logs.append(test_log(run, state.test_files(), "Fixer"))
    if lost:
        return Verdict(False, "it would turn a green test red: " + ", ".join(lost[:5]), run=run)
    return Verdict(True, run=run)
