"""Runs tests of popular projects in an ordinary environment, then with us.

`npm run bench:projects -- 1 2 3` measures the projects of these numbers that have no result yet,
`--again` also those that have one with us, on the baseline that is known; without numbers, all.
`--table` only prints; `--page` writes `bench/history/projects.csv` and the last part of
`docs/benchmarks.md` from what is known. Results are JSON lines in
`.cache/bench/projects/results.jsonl`; the last line of a project counts.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from . import page
from .archive import WORK, Dropped, unpack
from .baseline import passing
from .ours import run
from .reasons import reasons
from .rule import LEAST_PASSING, PROJECTS, candidates
from .table import summary

RESULTS = WORK / "results.jsonl"


def main() -> None:
    """Measure what is asked for, and print the table."""
    parser = argparse.ArgumentParser(prog="bench:projects", description=__doc__)
    parser.add_argument("numbers", type=int, nargs="*", default=range(1, PROJECTS + 1))
    parser.add_argument("--again", action="store_true", help="also what has a result with us")
    parser.add_argument("--table", action="store_true", help="only print what is known")
    parser.add_argument("--page", action="store_true", help="only write what is known")
    options = parser.parse_args()
    for number in [] if options.table or options.page else options.numbers:
        _project(number, again=options.again)
    print(summary(list(_known().values())))
    if options.page:
        page.write(list(_known().values()))


def _project(number: int, *, again: bool) -> None:
    for name in candidates(number):
        known = _known().get(name, {})
        if "dropped" in known or known.get("number", number) != number:
            continue
        if "ours" in known and not again:
            return
        try:
            record = _measure(number, name)
        except Dropped as why:
            _keep({"number": number, "name": name, "dropped": str(why)})
            continue
        _keep(record)
        return


def _measure(number: int, name: str) -> dict[str, Any]:
    root = unpack(name)
    kept = WORK / "baseline" / name / "ids.json"
    if not kept.exists():
        ids = sorted(passing(name, root))
        kept.write_text(json.dumps(ids), "utf-8")
    baseline = json.loads(kept.read_text("utf-8"))
    if len(baseline) < LEAST_PASSING:
        raise Dropped(f"{len(baseline)} tests pass in the baseline")
    ours = run(root)
    green = {test["nodeid"] for test in ours.tests["tests"] if test["outcome"] == "passed"}
    lost = sorted(set(baseline) - green)
    (WORK / "baseline" / name / "ours.json").write_text(
        json.dumps({"lost": lost, "resolved": ours.resolved, "tests": ours.tests}, indent=1),
        "utf-8",
    )
    return {
        "number": number,
        "name": name,
        "version": root.name.rpartition("-")[2],
        "baseline": len(baseline),
        "ours": len(baseline) - len(lost),
        "reasons": reasons(ours, lost),
        "seconds": ours.seconds,
    }


def _known() -> dict[str, dict[str, Any]]:
    if not RESULTS.exists():
        return {}
    records = [json.loads(line) for line in RESULTS.read_text("utf-8").splitlines()]
    return {record["name"]: record for record in records}


def _keep(record: dict[str, Any]) -> None:
    Path(RESULTS).parent.mkdir(parents=True, exist_ok=True)
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write(json.dumps(record) + "\n")
    print(json.dumps(record), flush=True)


if __name__ == "__main__":
    main()
