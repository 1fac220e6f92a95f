"""Which lines are suspicious, from what failing and passing tests executed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import sqrt

Line = tuple[str, int]


def ochiai(
    failing: Iterable[str], passing: Iterable[str], coverage: Mapping[str, frozenset[Line]]
) -> dict[Line, float]:
    """Return the Ochiai value of each line that a failing test executed.

    The value is ``failed(line) / sqrt(total_failed * (failed(line) + passed(line)))``
    (Abreu, Zoeteweij, van Gemund 2006).

    Args:
        failing: Node ids of the tests to repair.
        passing: Node ids of green tests.
        coverage: Lines executed by each test.
    """
    failing = [t for t in failing if coverage.get(t)]
    failed: dict[Line, int] = {}
    passed: dict[Line, int] = {}
    for test in failing:
        for line in coverage[test]:
            failed[line] = failed.get(line, 0) + 1
    for test in passing:
        for line in coverage.get(test, ()):
            passed[line] = passed.get(line, 0) + 1
    total = len(failing)
    return {
        line: count / sqrt(total * (count + passed.get(line, 0)))
        for line, count in sorted(failed.items())
    }


def group(
    failing: Iterable[str],
    coverage: Mapping[str, frozenset[Line]],
    owner: Mapping[Line, str],
) -> list[list[str]]:
    """Return failing tests in groups that executed the same functions, smallest set first.

    Args:
        failing: Node ids.
        coverage: Lines executed by each test.
        owner: The function that each line belongs to, as ``path:qualname``.
    """
    groups: dict[tuple[str, ...], list[str]] = {}
    for test in failing:
        names = {owner[line] for line in coverage.get(test, ()) if line in owner}
        names = {n for n in names if not n.endswith(":<module>")} or names
        groups.setdefault(tuple(sorted(names)), []).append(test)
    ordered = sorted(groups.items(), key=lambda kv: (len(kv[0]), kv[0]))
    return [tests for names, tests in ordered if names]
