"""Measures the repair search: ``python -m bench.builtin.repair [tune|report] [name ...]``.

Of each case of the corpus ``repair`` the search gets the wrong version and the given tests. A
repair is plausible when those pass, correct when the held-back ones pass too.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bench.builtin.corpora import Case, cases, one_of_each
from bench.builtin.isolate import outcomes, write_files
from swarm_tools.repair import RepairResult, search
from swarm_tools.sandbox import Sandbox

LIMIT_S = 60.0
GIVEN = "tests/test_given.py"
HELD = "tests/test_held.py"
PEER_RUNS = 10


@dataclass(frozen=True)
class Measured:
    """What came of one case.

    Attributes:
        name: The case.
        verdict: ``correct``, ``overfit``, ``not repaired`` or ``not a case``.
        tried: Candidates that were run.
        seconds: Wall time of the search.
        said: The edits and the note of the search.
    """

    name: str
    verdict: str
    tried: int
    seconds: float
    said: str


@dataclass(frozen=True)
class Summary:
    """The figures of one half of the corpus.

    Attributes:
        cases: Number of cases.
        plausible: Share of cases whose given tests pass after the search.
        correct: Share of cases whose held-back tests pass, too.
        overfit: Share of cases that are plausible and not correct.
        tried: Candidates run in all.
        seconds: Seconds of search in all.
        per_second: Candidates a second.
    """

    cases: int
    plausible: float
    correct: float
    overfit: float
    tried: int
    seconds: float
    per_second: float


def run_case(
    case: Case, limit_s: float = LIMIT_S, sandbox: Sandbox | None = None
) -> tuple[str, RepairResult, float]:
    """Return verdict, result and seconds of the search on one case."""
    red = outcomes(case.start, {GIVEN: case.given})
    failing = sorted(test for test, failed in red.items() if failed)
    passing = sorted(test for test, failed in red.items() if not failed)
    if not failing:
        return "not a case", RepairResult(), 0.0
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        root = Path(folder)
        write_files(root, {**case.start, GIVEN: case.given})
        targets = sorted(path for path in case.start if path.endswith(".py"))
        started = time.monotonic()
        found = search(
            root, targets, failing, passing,
            deadline_s=limit_s, sandbox=sandbox or Sandbox(), max_edits=2,
        )  # fmt: skip
        seconds = time.monotonic() - started
    made = {**case.start, **found.edits}
    if any(outcomes(made, {GIVEN: case.given}).values()):
        return "not repaired", found, seconds
    good = not any(outcomes(made, {HELD: case.held}).values())
    return ("correct" if good else "overfit"), found, seconds


def run(half: str, names: Iterable[str] = (), *, every_case: bool = True) -> Iterator[Measured]:
    """Yield what came of the cases of one half.

    Args:
        half: ``tune`` or ``report``.
        names: Entries or cases; all when empty.
        every_case: Whether all cases of a program are run, or one of each program.
    """
    wanted = set(names)
    for case in cases("repair", half) if every_case else one_of_each("repair", half):
        if wanted and not {case.name, case.name.partition(".")[0]} & wanted:
            continue
        verdict, found, seconds = run_case(case)
        said = "; ".join(f"{c.path}:{c.line} {c.message}" for c in found.changes)
        yield Measured(case.name, verdict, found.tried, seconds, f"{said} {found.note}".strip())


def summary(rows: Iterable[Measured]) -> Summary:
    """Return the figures of measured cases."""
    rows = [row for row in rows if row.verdict != "not a case"]
    count = len(rows) or 1
    correct = sum(row.verdict == "correct" for row in rows) / count
    overfit = sum(row.verdict == "overfit" for row in rows) / count
    tried, seconds = sum(r.tried for r in rows), sum(r.seconds for r in rows)
    rate = tried / seconds if seconds else 0.0
    return Summary(len(rows), correct + overfit, correct, overfit, tried, seconds, rate)


def measure(half: str, *, every_case: bool = False) -> Summary:
    """Return the figures of one half of the corpus, one case of each program or every case."""
    return summary(run(half, every_case=every_case))


def peer_rate(half: str, runs: int = PEER_RUNS) -> float:
    """Return the candidates a second of pytest started as a process once a candidate.

    The wrong versions themselves stand for the candidates: the first ones that end.
    """
    spent, done = 0.0, 0
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    for case in cases("repair", half):
        if done == runs:
            break
        with tempfile.TemporaryDirectory(prefix="bench-") as folder:
            write_files(Path(folder), {**case.start, GIVEN: case.given})
            argv = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", GIVEN]
            started = time.monotonic()
            try:
                subprocess.run(
                    argv, cwd=folder, env={**env, "PYTHONPATH": folder},
                    timeout=TIMEOUT_S, check=False, capture_output=True,
                )  # fmt: skip
            except subprocess.TimeoutExpired:
                continue
            spent += time.monotonic() - started
            done += 1
    return done / spent if spent else 0.0


TIMEOUT_S = 10.0


def main(argv: list[str]) -> None:
    """Print a line a case and a summary."""
    half, names = (argv or ["tune"])[0], argv[1:]
    rows = []
    for row in run(half, names):
        rows.append(row)
        head = f"{row.name}: {row.verdict} ({row.tried} in {row.seconds:.1f} s)"
        print(head, row.said[:200], flush=True)
    figures = summary(rows)
    print(
        f"{figures.cases} cases: plausible {figures.plausible:.1%}, correct {figures.correct:.1%},"
        f" overfit {figures.overfit:.1%}; {figures.tried} candidates in {figures.seconds:.0f} s,"
        f" {figures.per_second:.0f} a second; peer {peer_rate(half):.1f} a second"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
