"""What was measured, as rows of `bench/history` and as the last part of `docs/benchmarks.md`."""

from __future__ import annotations

import csv
import datetime
from collections.abc import Sequence
from typing import Any

from bench.builtin.page import PAGE, PROJECTS_MARK, ROOT

from .rule import PROJECTS
from .table import ENOUGH, enough, measured, table

ROWS = ROOT / "bench" / "history" / "projects.csv"
_HEAD = ("day", "number", "project", "version", "baseline_passes", "ours", "percent", "reason")


def write(records: Sequence[dict[str, Any]]) -> None:
    """Write the rows, and what stands below the mark."""
    day = datetime.date.today().isoformat()
    with ROWS.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(_HEAD)
        for item in measured(records):
            percent = round(100 * item["ours"] / item["baseline"], 1)
            numbers = (item["baseline"], item["ours"], percent)
            names = (item["number"], item["name"], item["version"])
            rows.writerow((day, *names, *numbers, "; ".join(item["reasons"])))
    above = PAGE.read_text("utf-8").partition(PROJECTS_MARK)[0].rstrip("\n")
    PAGE.write_text(f"{above}\n\n{PROJECTS_MARK}\n{_section(records)}", "utf-8", newline="")


def _section(records: Sequence[dict[str, Any]]) -> str:
    known = measured(records)
    missing = sorted(set(range(1, PROJECTS + 1)) - {item["number"] for item in known})
    numbers = ", ".join(map(str, missing))
    left = f" Not measured yet: the projects {numbers} of the rule." if missing else ""
    few = f"{len(enough(known))} of {len(known)} that were measured"
    return f"""# Projects with dependencies and tests of their own

Chosen by a rule that was fixed before any of them was run (`bench/projects/rule.py`): {PROJECTS} of
the most downloaded distributions whose source archive holds tests. Beside each other: an ordinary
environment of uv with the extras that the project declares; and resolve, install and the run of
its tests as in a run of `swarm refactor`, within its limits.
{few} run at least {ENOUGH:.0%} of the tests that pass in the baseline.{left}
Rows: [projects.csv](../bench/history/projects.csv).

{table(known)}
"""
