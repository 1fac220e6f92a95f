"""Suites forged from no tests, and what they are worth: coverage, mutants, steadiness."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Sequence
from typing import Any

from bench.builtin.page import share, table
from bench.builtin.project import run_step
from bench.forge import records
from bench.forge.packages import half, modules, package

SECONDS = 120.0
MEASURED_S = 90.0


def forge(files: dict[str, bytes], path: str, seconds: float) -> tuple[dict[str, Any], float]:
    """Forge one module in two rounds; returns the suite and the seconds that it took."""
    began = time.monotonic()
    only = {"paths": [path]}
    suite = run_step("forge_generate", files, {**only, "seconds": 0.45 * seconds})
    run = run_step(
        "forge_run", files, {**only, "seconds": 0.15 * seconds, "shuffles": 0}, {"suite": suite}
    )
    left = max(5.0, seconds - (time.monotonic() - began) - 10)
    suite = run_step(
        "forge_generate", files, {**only, "seconds": left, "round": 1}, {"suite": suite, "run": run}
    )
    return suite, time.monotonic() - began


def measure(wanted: Sequence[str], seconds: float = SECONDS) -> None:
    """Forge and measure modules, three shuffled runs each, and keep what came of them."""
    for requirement, path in modules(wanted):
        files = package(requirement)
        suite, took = forge(files, path, seconds)
        run = run_step(
            "forge_run", files, {"paths": [path], "seconds": MEASURED_S}, {"suite": suite}
        )
        kept = {
            "package": requirement, "path": path, "budget": seconds, "seconds": took,
            "load": os.getloadavg()[0], "suite": suite, "run": run,
        }  # fmt: skip
        records.save("suites", f"{requirement} {path}", kept)
        print(" | ".join(_row(kept)), flush=True)


def _row(kept: dict[str, Any]) -> tuple[str, ...]:
    run = kept["run"]
    counts = run["counts"]
    branches, score = _figures(run)
    bad = counts["failed"] + counts["errors"] + counts["flaky"] + counts["side_effects"]
    return (
        kept["package"].replace("==", " "),
        kept["path"],
        f"{branches:.1f}",
        f"{score:.1f}",
        str(counts["total"]),
        str(bad),
        f"{kept['seconds']:.0f} s",
    )


def _figures(run: dict[str, Any]) -> tuple[float, float]:
    """Return branch coverage and mutation score; a suite without a green test has none."""
    coverage, mutation = run["coverage"] or {}, run["mutation"] or {}
    return coverage.get("branch_percent", 0.0), mutation.get("score") or 0.0


def section() -> str:
    """Return the part of the page, from what was kept."""
    head = ("package", "module", "branches", "mutants", "tests", "not green", "took")
    text = (
        "## Suites from no tests\n\nThe packages' own tests are hidden. Branches covered and "
        "mutants detected in percent. Not green: red, different in one of three shuffled runs, or "
        "with a side effect. What suspected bugs mark as expected failures is green.\n\n"
    )
    every = list(records.every("suites"))
    if every:
        budget = max(row["budget"] for row in every)
        loads = [row["load"] for row in every if "load" in row]
        busy = f", on a machine with a load of up to {max(loads):.0f}" if loads else ""
        text += f"At most {budget:.0f} s a module, {len(every)} modules measured{busy}.\n\n"
    tests = bad = 0
    medians = []
    for name in ("tune", "held back"):
        kept = [row for row in every if half(row["package"]) == name]
        if not kept:
            continue
        rows = [_row(row) for row in kept]
        figures = list(zip(*(_figures(row["run"]) for row in kept), strict=True))
        middle = [f"{statistics.median(column):.1f}" for column in figures]
        medians.append((name, str(len(kept)), *middle))
        tests += sum(int(row[4]) for row in rows)
        bad += sum(int(row[5]) for row in rows)
        text += f"### Half: {name}\n\n{table(head, rows)}\n"
    text += "### Medians over the modules\n\n"
    text += table(("half", "modules", "branches", "mutants"), medians)
    return f"{text}\nGreen in all runs, without side effects: {share(tests - bad, tests)}.\n"
