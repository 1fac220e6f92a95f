"""Measures the judge: what becomes of programs without tests, or with a few of their own.

``python -m bench.builtin.judge [tune|report|everyday] [step] [name ...]`` prints a line a case and
a summary. Each wrong version goes through the steps ``write_tests`` and ``fix`` alone, and the
held tests tell what came of it. A right version may be changed in no behaviour.

The programs of ``everyday`` are whole: some have tests, examples or demonstrations of their own.
"""

from __future__ import annotations

import ast
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from bench.builtin.corpora import HALVES, Case, cases, lookalikes, one_of_each
from bench.builtin.isolate import outcomes
from bench.builtin.project import Files, refactor
from swarm_tools.validate.changed import changed
from swarm_tools.validate.model import MODULE
from swarm_tools.validate.units import units

EVERYDAY = "everyday"
HELD = "test_held_back.py"
LINES_SHOWN = 3
"""So many lines of a group of red tests the report shows."""
NAMED = ("wrong", "question")


@dataclass(frozen=True)
class Verdict:
    """What came of one case.

    Attributes:
        name: ``entry.label`` of a wrong version, ``entry`` of a right one.
        verdict: Of a wrong version ``repaired``, ``half repaired`` (acted on, and held tests are
            red still), ``harmed`` (a held test that was green is red), ``named`` (something is
            said against a function at fault, or the report points to it) or ``silent``; of a
            right one ``quiet``, ``suspected`` or ``harmed``.
        said: What was done or named.
        claimed: Path and name of each function said to be right by a specification, or repaired.
        not_right: Those of them that are not: a held test is red, and they are at fault in a
            wrong version, or were repaired in a right one.
        seconds: Wall time.
    """

    name: str
    verdict: str
    said: str
    claimed: tuple[str, ...] = ()
    not_right: tuple[str, ...] = ()
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
    wrongly = tuple(map(_place, made["repaired"])) if red else ()
    seconds = time.monotonic() - started
    return Verdict(name, verdict, told, _claimed(made), wrongly, seconds)


def judge_wrong(case: Case) -> Verdict:
    """Return what came of a wrong version."""
    started = time.monotonic()
    before = outcomes(case.start, {HELD: case.held})
    after, made = _refactored(case.start)
    now = outcomes(after, {HELD: case.held})
    lost = [t for t, red in now.items() if red and not before.get(t, True)]
    acted = [f"{_place(row)} {row['evidence']}" for row in made["repaired"]]
    fault = _at_fault(case)
    said = [*_named(made, fault), *_pointed_to(made, fault, case.start)]
    if lost:
        verdict = "harmed"
    elif not any(now.values()):
        verdict = "repaired"
    elif acted:
        verdict = "half repaired"
    else:
        verdict = "named" if said else "silent"
    told = "; ".join([*lost, *acted, *said])
    claimed = _claimed(made)
    at_fault = {f"{path}:{name}" for path, name in fault}
    wrongly = () if verdict == "repaired" else tuple(c for c in claimed if c in at_fault)
    seconds = time.monotonic() - started
    return Verdict(case.name, verdict, told, claimed, wrongly, seconds)


def _refactored(start: dict[str, str]) -> tuple[dict[str, str], dict[str, Any]]:
    files: Files = {path: text.encode() for path, text in start.items()}
    after, made = refactor(files)
    return {path: data.decode() for path, data in after.items()}, made


def _at_fault(case: Case) -> set[tuple[str, str]]:
    """Return the path and name of each function in which a wrong version differs."""
    found = set()
    for path, text in case.wrong.items():
        both = changed(ast.parse(text), ast.parse(case.right[path]))
        found |= {(path, name) for name in both.functions}
    return found


def _named(made: dict[str, Any], only: set[tuple[str, str]] | None = None) -> list[str]:
    """Return what is said against functions, or against those of `only`, without being acted on."""
    said = {}
    for row in made["functions"]:
        if row["outcome"] in NAMED:
            said[(row["path"], row["name"], "")] = _place(row)
    for row in made["suspicions"]:
        key = (row["path"], row["function"] or MODULE, row["pattern"])
        said[key] = f"{row['pattern']} in {row['function'] or row['path']}"
    return [text for key, text in said.items() if only is None or key[:2] in only]


def _pointed_to(
    made: dict[str, Any], fault: set[tuple[str, str]], start: dict[str, str]
) -> list[str]:
    """Return the functions at fault that the report points to for tests that stay red."""
    shown = {
        (line["path"], line["code"].strip())
        for group in made["handover"]
        for line in group["lines"][:LINES_SHOWN]
    }
    found = []
    for path, name in sorted(fault):
        unit = units(ast.parse(start[path])).get(name)
        text = ast.get_source_segment(start[path], unit.node) if unit else None
        rows = {(path, row.strip()) for row in (text or "").splitlines()}
        found += [f"tests point to {name}"] if rows & shown else []
    return found


def _claimed(made: dict[str, Any]) -> tuple[str, ...]:
    right = [
        row
        for row in made["functions"]
        if row["evidence"] == "specified" and row["outcome"] == "right"
    ]
    return tuple(map(_place, [*right, *made["repaired"]]))


def _place(row: Mapping[str, Any]) -> str:
    return f"{row['path']}:{row['name']}"


def judged(
    half: str, names: frozenset[str] = frozenset(), *, every_case: bool = True, step: int = 1
) -> Iterator[Verdict]:
    """Yield the verdicts of a half, right versions before their wrong ones.

    Args:
        half: ``tune``, ``report`` or ``everyday``.
        names: Entries or cases; all when empty.
        every_case: Whether all wrong versions of a program are judged, or one of each.
        step: One of so many cases is judged.
    """
    seen: set[str] = set()
    corpus = (EVERYDAY, "report") if half == EVERYDAY else ("judge", half)
    chosen = cases(*corpus) if every_case else one_of_each(*corpus)
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
    return {
        "half": half,
        "right": quiet,
        "harmed": counts["harmed"],
        "wrong": len(rows) - quiet - counts["harmed"],
        "repaired": counts["repaired"],
        "half_repaired": counts["half repaired"],
        "named": counts["named"],
        "silent": counts["silent"],
        "claims": sum(len(row.claimed) for row in rows),
        "claims_not_right": sum(len(row.not_right) for row in rows),
        "rows": [asdict(row) for row in rows],
    }


def main(argv: list[str]) -> int:
    """Print the verdicts; the exit code is 1 when behaviour was lost."""
    half, *names = argv or ["tune"]
    step = int(names.pop(0)) if names and names[0].isdecimal() else 1
    if half not in (*HALVES, EVERYDAY):
        print("usage: python -m bench.builtin.judge [tune|report|everyday] [step] [name ...]")
        return 2
    counts: Counter[str] = Counter()
    claims = wrongly = 0
    for row in judged(half, frozenset(names), every_case=step == 1, step=step):
        counts[row.verdict] += 1
        claims += len(row.claimed)
        wrongly += len(row.not_right)
        if row.verdict != "quiet":
            print(f"{row.name}: {row.verdict} in {row.seconds:.1f} s {row.said[:200]}", flush=True)
    print(", ".join(f"{word} {count}" for word, count in sorted(counts.items())))
    print(f"{wrongly} of {claims} functions said to be right or repaired are not")
    return 1 if counts["harmed"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
