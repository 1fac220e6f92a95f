"""Measures the judge: wrong programs without tests, found and repaired by derived tests alone.

``python -m bench.builtin.judge [tune|report] [name ...]`` prints a line a case and a summary.
For each wrong version the engine writes tests, those that may drive a repair are run, a repair
is searched with them, and the held tests tell what came of it. On each right version no driving
test may be red.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from bench.builtin.corpora import HALVES, Case, cases
from swarm_tools.intents import GeneratedSuite, write_tests
from swarm_tools.repair import search
from swarm_tools.sandbox import Sandbox

REPAIR_S = 20.0
TEST_S = 1.0
RUN_S = 20.0
HELD = "test_held_back.py"


class Late(BaseException):
    """A test runs without end."""


class Recorder:
    """Pytest plugin: stops late tests and writes a line for each outcome."""

    def __init__(self, fd: int) -> None:
        """Take the file descriptor to write to."""
        self.fd = fd

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self) -> Iterator[None]:
        """Give each test its second."""
        signal.setitimer(signal.ITIMER_REAL, TEST_S, 0.1)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Write the outcome of a phase that failed, or of the call."""
        if report.failed or report.when == "call":
            os.write(self.fd, f"{report.passed:d} {report.nodeid}\n".encode())


def outcomes(files: dict[str, str], tests: list[str]) -> dict[str, bool]:
    """Run test files on a program in a limited child; node id to green or red."""
    with tempfile.TemporaryDirectory(prefix="judge-") as folder:
        root = Path(folder).resolve()
        write(root / "project", files)
        child = os.fork()
        if not child:
            try:
                _run_pytest(root, tests)
            finally:
                os._exit(0)
        _wait(child)
        result: dict[str, bool] = {}
        record = root / "record"
        for row in record.read_text("utf-8").splitlines() if record.exists() else []:
            passed, _, nodeid = row.partition(" ")
            result[nodeid] = result.get(nodeid, True) and passed == "1"
        return result


def _run_pytest(root: Path, tests: list[str]) -> None:
    def late(_: int, __: FrameType | None) -> None:
        raise Late

    os.setsid()
    signal.signal(signal.SIGALRM, late)
    resource.setrlimit(resource.RLIMIT_AS, (1 << 31, 1 << 31))
    fd = os.open(root / "record", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    null = os.open(os.devnull, os.O_RDWR)
    for std in (0, 1, 2):
        os.dup2(null, std)
    os.chdir(root / "project")
    sys.path[:0] = [str(root / "project")]
    sys.dont_write_bytecode = True
    pytest.main(
        [*tests, "-q", "-p", "no:cacheprovider", "--rootdir=.", "-c", os.devnull],
        plugins=[Recorder(fd)],
    )


def _wait(child: int) -> None:
    ends = time.monotonic() + RUN_S
    while time.monotonic() < ends:
        if os.waitpid(child, os.WNOHANG)[0]:
            return
        time.sleep(0.01)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)


def write(root: Path, files: dict[str, str]) -> None:
    """Write the files of a program."""
    for name, text in sorted(files.items()):
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="")


@dataclass(frozen=True)
class Verdict:
    """What came of one case.

    Attributes:
        name: ``entry.label`` of a wrong version, ``entry`` of a right one.
        verdict: ``not found``, ``not repaired``, ``overfit`` or ``repaired`` of a wrong version;
            ``quiet`` or ``false alarm`` of a right one.
        said: The red tests, the edits, or why nothing drives.
        tried: Candidates of the search.
        seconds: Time of the search.
    """

    name: str
    verdict: str
    said: str
    tried: int = 0
    seconds: float = 0.0


def driving(files: dict[str, str]) -> tuple[GeneratedSuite, dict[str, bool]]:
    """Return the suite for a program and the outcomes of the tests that may drive."""
    suite = write_tests(files)
    wanted = [t.nodeid for t in suite.tests if t.drives_repair]
    if not wanted:
        return suite, {}
    paths = sorted({t.path for t in suite.tests if t.drives_repair})
    got = outcomes(files | suite.files, paths)
    return suite, {nodeid: got.get(nodeid, False) for nodeid in wanted}


def judge_right(case: Case) -> Verdict:
    """Return whether a right version is left alone."""
    name = case.name.split(".")[0]
    red = sorted(t for t, green in driving(case.right)[1].items() if not green)
    return Verdict(name, "false alarm" if red else "quiet", "; ".join(red))


def judge_wrong(case: Case, repair_s: float = REPAIR_S) -> Verdict:
    """Return what came of a wrong version."""
    suite, result = driving(case.start)
    red = sorted(t for t, green in result.items() if not green)
    if not red:
        doubts = sorted({t.reason for t in suite.tests})
        why = "its tests are green" if result else "; ".join(doubts) or "no intent"
        return Verdict(case.name, "not found", why)
    with tempfile.TemporaryDirectory(prefix="judge-") as folder:
        root = Path(folder).resolve()
        write(root, case.start | suite.files)
        started = time.monotonic()
        found = search(
            root, sorted(case.start), red, sorted(result.keys() - set(red)),
            deadline_s=repair_s, sandbox=Sandbox(), max_edits=2,
        )  # fmt: skip
        seconds = time.monotonic() - started
    said = "; ".join(change.message for change in found.changes) or found.note
    if found.hopeless:
        said = f"{len(found.hopeless)} of {len(red)} red: {found.hopeless[0]} {said}"
        return Verdict(case.name, "not repaired", said, found.tried, seconds)
    kept = outcomes(case.start | found.edits | {HELD: case.held}, [HELD])
    verdict = "repaired" if kept and all(kept.values()) else "overfit"
    return Verdict(case.name, verdict, said, found.tried, seconds)


def judged(half: str, names: frozenset[str] = frozenset()) -> Iterator[Verdict]:
    """Yield the verdicts of a half, right versions before their wrong ones."""
    seen: set[str] = set()
    for case in cases("judge", half):
        entry = case.name.split(".")[0]
        if names and not names & {entry, case.name}:
            continue
        if entry not in seen:
            seen.add(entry)
            yield judge_right(case)
        yield judge_wrong(case)


def measure(half: str) -> dict[str, Any]:
    """Return the figures of a half as data."""
    rows = list(judged(half))
    counts = Counter(row.verdict for row in rows)
    wrong = len(rows) - counts["quiet"] - counts["false alarm"]
    return {
        "half": half,
        "right": counts["quiet"] + counts["false alarm"],
        "false_alarms": counts["false alarm"],
        "wrong": wrong,
        "found": wrong - counts["not found"],
        "repaired": counts["repaired"],
        "overfit": counts["overfit"],
        "not_repaired": counts["not repaired"],
        "not_found": counts["not found"],
        "rows": [asdict(row) for row in rows],
    }


def main(argv: list[str]) -> int:
    """Print the verdicts; the exit code is 1 when there is a false alarm."""
    half, *names = argv or ["tune"]
    if half not in HALVES:
        print("usage: python -m bench.builtin.judge [tune|report] [name ...]")
        return 2
    counts: Counter[str] = Counter()
    for row in judged(half, frozenset(names)):
        counts[row.verdict] += 1
        if row.verdict != "quiet":
            spent = f" ({row.tried} in {row.seconds:.1f} s)" if row.tried else ""
            print(f"{row.name}: {row.verdict}{spent} {row.said[:200]}", flush=True)
    print(", ".join(f"{word} {count}" for word, count in sorted(counts.items())))
    return 1 if counts["false alarm"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
