"""Measures the judge: what becomes of programs without tests.

``python -m bench.builtin.judge [tune|report] [name ...]`` prints a line a case and a summary. Each
wrong version goes through the steps ``write_tests`` and ``fix`` alone, and the held tests tell
what came of it. A right version may be changed in no behaviour.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from bench.builtin.corpora import HALVES, Case, cases, lookalikes, one_of_each
from bench.builtin.isolate import outcomes
from bench.builtin.project import Files, refactor

HELD = "test_held_back.py"
NAMED = ("wrong", "question")
NOT_RIGHT = ("half repaired", "harmed", "named", "silent")


@dataclass(frozen=True)
class Verdict:
    """What came of one case.

    Attributes:
        name: ``entry.label`` of a wrong version, ``entry`` of a right one.
        verdict: Of a wrong version ``repaired``, ``half repaired`` (acted on, and held tests are
            red still), ``harmed`` (a held test that was green is red), ``named`` or ``silent``; of
            a right one ``quiet``, ``suspected`` or ``harmed``.
        said: What was done or named.
        claimed: Functions said to be right by a specification, or repaired.
        seconds: Wall time.
    """

    name: str
    verdict: str
    said: str
    claimed: tuple[str, ...] = ()
    seconds: float = 0.0


def judge_right(case: Case) -> Verdict:
    """Return whether a right version keeps its behaviour."""
    return _right(case.name.split(".")[0], case.right, case.held)


def _right(name: str, start: dict[str, str], held: str) -> Verdict:
    started = time.monotonic()
    after, made = _refactored(start)
    red = [t for t, is_red in outcomes(after, {HELD: held}).items() if is_red]
    said = _named(made)
    verdict = "harmed" if red else "suspected" if said else "quiet"
    told = "; ".join([*red, *said])
    return Verdict(name, verdict, told, _claimed(made), time.monotonic() - started)


def judge_wrong(case: Case) -> Verdict:
    """Return what came of a wrong version."""
    started = time.monotonic()
    before = outcomes(case.start, {HELD: case.held})
    after, made = _refactored(case.start)
    now = outcomes(after, {HELD: case.held})
    lost = [t for t, red in now.items() if red and not before.get(t, True)]
    acted = [f"{f['path']}:{f['name']} {f['evidence']}" for f in made["repaired"]]
    said = _named(made)
    if lost:
        verdict = "harmed"
    elif not any(now.values()):
        verdict = "repaired"
    elif acted:
        verdict = "half repaired"
    else:
        verdict = "named" if said else "silent"
    told = "; ".join([*lost, *acted, *said])
    return Verdict(case.name, verdict, told, _claimed(made), time.monotonic() - started)


def _refactored(start: dict[str, str]) -> tuple[dict[str, str], dict[str, Any]]:
    files: Files = {path: text.encode() for path, text in start.items()}
    after, made = refactor(files)
    return {path: data.decode() for path, data in after.items()}, made


def _named(made: dict[str, Any]) -> list[str]:
    """Return what is said against functions without being acted on."""
    wrong = [f"{f['path']}:{f['name']}" for f in made["functions"] if f["outcome"] in NAMED]
    found = [f"{s['pattern']} in {s['function'] or s['path']}" for s in made["suspicions"]]
    return [*wrong, *found]


def _claimed(made: dict[str, Any]) -> tuple[str, ...]:
    right = [
        f["name"]
        for f in made["functions"]
        if f["evidence"] == "specified" and f["outcome"] == "right"
    ]
    return (*right, *(f["name"] for f in made["repaired"]))


def judged(
    half: str, names: frozenset[str] = frozenset(), *, every_case: bool = True, step: int = 1
) -> Iterator[Verdict]:
    """Yield the verdicts of a half, right versions before their wrong ones.

    Args:
        half: ``tune`` or ``report``.
        names: Entries or cases; all when empty.
        every_case: Whether all wrong versions of a program are judged, or one of each.
        step: One of so many cases is judged.
    """
    seen: set[str] = set()
    chosen = cases("judge", half) if every_case else one_of_each("judge", half)
    for number, case in enumerate(chosen):
        entry = case.name.split(".")[0]
        if (names and not names & {entry, case.name}) or number % step:
            continue
        if entry not in seen:
            seen.add(entry)
            yield judge_right(case)
        yield judge_wrong(case)


def look_alikes(step: int = 1) -> tuple[int, list[str]]:
    """Return how many right programs with misleading names there are, and those acted on."""
    programs = [p for number, p in enumerate(lookalikes()) if not number % step]
    acted = [p.name for p in programs if _refactored(p.files)[1]["repaired"]]
    return len(programs), acted


def measure(half: str, *, every_case: bool = False, step: int = 1) -> dict[str, Any]:
    """Return the figures of a half as data, one wrong version of each program or every one."""
    rows = list(judged(half, every_case=every_case, step=step))
    counts = Counter(row.verdict for row in rows)
    quiet = counts["quiet"] + counts["suspected"]
    claims = [row for row in rows if row.claimed]
    return {
        "half": half,
        "right": quiet,
        "harmed": counts["harmed"],
        "wrong": len(rows) - quiet - counts["harmed"],
        "repaired": counts["repaired"],
        "half_repaired": counts["half repaired"],
        "named": counts["named"],
        "silent": counts["silent"],
        "claims": len(claims),
        "claims_not_right": sum(r.verdict in NOT_RIGHT for r in claims),
        "rows": [asdict(row) for row in rows],
    }


def main(argv: list[str]) -> int:
    """Print the verdicts; the exit code is 1 when behaviour was lost."""
    half, *names = argv or ["tune"]
    step = int(names.pop(0)) if names and names[0].isdecimal() else 1
    if half not in HALVES:
        print("usage: python -m bench.builtin.judge [tune|report] [step] [name ...]")
        return 2
    counts: Counter[str] = Counter()
    for row in judged(half, frozenset(names), every_case=step == 1, step=step):
        counts[row.verdict] += 1
        if row.verdict != "quiet":
            print(f"{row.name}: {row.verdict} in {row.seconds:.1f} s {row.said[:200]}", flush=True)
    print(", ".join(f"{word} {count}" for word, count in sorted(counts.items())))
    return 1 if counts["harmed"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
