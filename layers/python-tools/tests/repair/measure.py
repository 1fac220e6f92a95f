"""Measures the corpora: ``python -m tests.repair.measure [tune|report|all] [names...]``."""

from __future__ import annotations

import signal
import sys
import tempfile
import time
from pathlib import Path

from tests.intents.corpora import Entry, entries, load, run_generated, suite_for
from tests.repair.standin import repair

DEADLINE_S = 20.0


class Late(BaseException):
    """A wrong version runs without end."""


def bounded(suite, module) -> dict[str, str]:
    """Run each driving test for at most a second of our own time."""

    def stop(*_):
        raise Late

    signal.signal(signal.SIGALRM, stop)
    outcome = {}
    for test in suite.tests:
        if not test.drives_repair:
            continue
        signal.setitimer(signal.ITIMER_REAL, 0.5)
        part = type(suite)(suite.files, [test])
        try:
            outcome.update(run_generated(part, module))
        except BaseException:
            outcome[test.nodeid] = "late"
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    return outcome


def holds(text: str, held: str) -> bool:
    """Say whether the held-back asserts hold for a text."""
    signal.setitimer(signal.ITIMER_REAL, 2)
    try:
        exec(held, load(text).__dict__)
    except BaseException:
        return False
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return True


def measure_one(entry: Entry, wrong: str) -> tuple[str, int, float, str]:
    """Return what came of one wrong version, candidates tried, seconds, and the edits."""
    suite = suite_for(wrong)
    outcome = bounded(suite, load(wrong))
    if not any(outcome.values()):
        return "not found", 0, 0.0, "; ".join(sorted({t.reason for t in suite.tests}))
    with tempfile.TemporaryDirectory() as folder:
        started = time.monotonic()
        result = repair(Path(folder), wrong, suite, outcome, DEADLINE_S)
        seconds = time.monotonic() - started
    text = result.edits.get("mod.py", wrong)
    said = "; ".join(c.message for c in result.changes) + " " + result.note
    if result.hopeless:
        return "not repaired", result.tried, seconds, said
    return ("repaired" if holds(text, entry.held) else "overfit"), result.tried, seconds, said


def main(argv: list[str]) -> None:
    """Print a line a wrong version and a summary."""
    half, names = (argv or ["all"])[0], set(argv[1:])
    counts: dict[str, int] = {}
    tried, spent = 0, 0.0
    for entry in entries("pairs_*.txt"):
        if half not in ("all", entry.half) or (names and entry.name not in names):
            continue
        for number, wrong in enumerate(entry.wrong, 1):
            verdict, count, seconds, said = measure_one(entry, wrong)
            counts[verdict] = counts.get(verdict, 0) + 1
            tried, spent = tried + count, spent + seconds
            row = f"{entry.half:6} {entry.name} {number}: {verdict} ({count} in {seconds:.1f} s)"
            print(row, said[:150], flush=True)
    print(counts, f"{tried} candidates, {spent:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
