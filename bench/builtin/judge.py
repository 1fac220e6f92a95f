"""Measures the judge: wrong programs without tests, found and repaired by derived tests alone.

``python -m bench.builtin.judge [tune|report] [name ...]`` prints a line a case and a summary.
For each wrong version the engine writes tests, those that may drive a repair are run, a repair
is searched with them, and the held tests tell what came of it. On each right version no driving
test may be red.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bench.builtin.corpora import HALVES, Case, cases, lookalikes, one_of_each
from bench.builtin.isolate import outcomes, told, write_files
from swarm_tools.intents import GeneratedSuite, write_tests
from swarm_tools.intents.other_forms import does_not_apply
from swarm_tools.repair import search
from swarm_tools.repair.earned import earned
from swarm_tools.sandbox import Sandbox

REPAIR_S = 20.0
EARNED_S = 20.0
HELD = "test_held_back.py"


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
    wanted = {t.nodeid for t in suite.tests if t.drives_repair}
    leaning = {t.nodeid: t.leans for t in suite.tests if t.leans}
    if not wanted and not leaning:
        return suite, {}
    paths = sorted({t.path for t in suite.tests if t.drives_repair or t.leans})
    red, why = told(files | suite.files, {path: suite.files[path] for path in paths})
    wanted = {t for t in wanted if not does_not_apply(why.get(t))}
    leaning = {t: share for t, share in leaning.items() if not does_not_apply(why.get(t))}
    if leaning:
        with tempfile.TemporaryDirectory(prefix="judge-") as folder:
            root = Path(folder).resolve()
            write_files(root, files | suite.files)
            green = {nodeid: not is_red for nodeid, is_red in red.items()}
            wanted |= set(
                earned(
                    root, sorted(files), leaning, green,
                    deadline_s=EARNED_S, sandbox=Sandbox(),
                )
            )  # fmt: skip
    return suite, {nodeid: not red.get(nodeid, True) for nodeid in sorted(wanted)}


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
        write_files(root, case.start | suite.files)
        started = time.monotonic()
        found = search(
            root, sorted(case.start), red, sorted(result.keys() - set(red)),
            deadline_s=repair_s, sandbox=Sandbox(), max_edits=2, thorough=red,
        )  # fmt: skip
        seconds = time.monotonic() - started
    said = "; ".join(change.message for change in found.changes) or found.note
    if found.hopeless:
        said = f"{len(found.hopeless)} of {len(red)} red: {found.hopeless[0]} {said}"
        return Verdict(case.name, "not repaired", said, found.tried, seconds)
    red_after = outcomes(case.start | found.edits, {HELD: case.held})
    verdict = "overfit" if any(red_after.values()) else "repaired"
    return Verdict(case.name, verdict, said, found.tried, seconds)


def judged(
    half: str, names: frozenset[str] = frozenset(), *, every_case: bool = True
) -> Iterator[Verdict]:
    """Yield the verdicts of a half, right versions before their wrong ones.

    Args:
        half: ``tune`` or ``report``.
        names: Entries or cases; all when empty.
        every_case: Whether all wrong versions of a program are judged, or one of each.
    """
    seen: set[str] = set()
    for case in cases("judge", half) if every_case else one_of_each("judge", half):
        entry = case.name.split(".")[0]
        if names and not names & {entry, case.name}:
            continue
        if entry not in seen:
            seen.add(entry)
            yield judge_right(case)
        yield judge_wrong(case)


def look_alikes() -> tuple[int, list[str]]:
    """Return how many right programs with misleading names there are, and those with an alarm."""
    programs = list(lookalikes())
    return len(programs), [p.name for p in programs if not all(driving(p.files)[1].values())]


def measure(half: str, *, every_case: bool = False) -> dict[str, Any]:
    """Return the figures of a half as data, one wrong version of each program or every one."""
    rows = list(judged(half, every_case=every_case))
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
