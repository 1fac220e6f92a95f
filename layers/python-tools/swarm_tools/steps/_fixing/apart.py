"""Refused texts taken apart by file: which of them are to blame, in a bounded number of runs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...lint.reach import Reach
from .checks import Verdict, judge
from .state import FixState

_MOST_RUNS = 24
_LEAST_S = 15.0


@dataclass(frozen=True)
class Refused:
    """What has to be left out of refused texts.

    Attributes:
        reasons: Files to blame, with the reason of each.
        untried: Files about which nothing could be found out in time.
    """

    reasons: Mapping[str, str] = field(default_factory=dict)
    untried: list[str] = field(default_factory=list)


def taken_apart(state: FixState, texts: Mapping[str, str], verdict: Verdict) -> Refused:
    """Find the files for which `texts` were refused.

    Those that the lost tests can reach are held back first; of them, halves are tried.
    """
    if verdict.worse:
        return Refused(verdict.worse)
    if not verdict.lost or len(texts) == 1:
        return Refused(dict.fromkeys(texts, verdict.reason))
    near = _reached(state, verdict.lost) & set(texts)
    waiting = [part for part in (sorted(near), sorted(set(texts) - near)) if part]
    if len(waiting) == 1:
        waiting = list(reversed(_halves(waiting[0])))
    kept: dict[str, str] = {}
    bad: list[str] = []
    for _ in range(_MOST_RUNS):
        if not waiting or state.context.remaining_s < _LEAST_S:
            break
        part = waiting.pop()
        tried = kept | {path: texts[path] for path in part}
        if judge(state, tried, None, verdict.lost).ok:
            kept = tried
        elif len(part) == 1:
            bad += part
        else:
            waiting += reversed(_halves(part))
    untried = sorted(path for part in waiting for path in part)
    if not bad and not untried:
        # Each half holds, and the whole does not: the tests are not to be relied on.
        return Refused(dict.fromkeys(sorted(texts), verdict.reason))
    return Refused(dict.fromkeys(bad, verdict.reason), untried)


def _reached(state: FixState, tests: list[str]) -> set[str]:
    """Return the files that what the tests import leads to; none where that is uncertain."""
    reach = Reach(state.root)
    found: set[str] = set()
    for path in sorted({nodeid.partition("::")[0] for nodeid in tests}):
        files = reach.of(path) if (state.root / path).is_file() else None
        found |= {name for name, _ in files or ()}
    return found


def _halves(paths: list[str]) -> list[list[str]]:
    middle = len(paths) // 2
    return [part for part in (paths[:middle], paths[middle:]) if part]
