"""Forge suites for packages from no tests, and measure them."""

from __future__ import annotations

import statistics
import sys
from typing import Any

from bench.builtin.project import run_step
from bench.forge.packages import HELD_BACK, NEEDED, TUNE, download, modules_of, own_tests, package

SECONDS = 120.0


def forge(files: dict[str, bytes], path: str, seconds: float) -> dict[str, Any]:
    """Forge one module in two rounds; returns the figures of the last run."""
    hidden = set(own_tests(files))
    shown = {p: d for p, d in files.items() if p not in hidden}
    half = seconds * 0.5
    suite = run_step("forge_generate", shown, {"paths": [path], "seconds": half})
    run = run_step(
        "forge_run", shown, {"paths": [path], "seconds": half / 2, "shuffles": 0}, {"suite": suite}
    )
    suite = run_step(
        "forge_generate",
        shown,
        {"paths": [path], "seconds": half / 2, "round": 1},
        {"suite": suite, "run": run},
    )
    return run_step(
        "forge_run", shown, {"paths": [path], "seconds": half}, {"suite": suite, "run": run}
    )


def main(arguments: list[str]) -> None:
    """Print a row a module; arguments: seconds a module, then names of packages."""
    seconds = float(arguments[0]) if arguments else SECONDS
    wanted = tuple(arguments[1:]) or (*TUNE, *HELD_BACK)
    for requirement in NEEDED:
        sys.path.append(str(download(requirement, source=False)))
    totals: dict[str, list[tuple[float, float, float]]] = {"tuned": [], "held back": []}
    print("| package | module | lines+branches | branches | mutation | tests | not green | /s |")
    print("|---|---|---|---|---|---|---|---|")
    for name in wanted:
        files = package(name)
        for path in modules_of(files):
            run = forge(files, path, seconds)
            cover, mutation = run["coverage"] or {}, run["mutation"] or {}
            counts = run["counts"]
            bad = counts["failed"] + counts["errors"] + counts["flaky"] + counts["side_effects"]
            score = mutation.get("score") or 0.0
            row = (cover.get("percent", 0.0), cover.get("branch_percent", 0.0), score)
            totals["held back" if name in HELD_BACK else "tuned"].append(row)
            print(
                f"| {name} | {path} | {row[0]:.1f} | {row[1]:.1f} | {score:.1f} | "
                f"{counts['total']} | {bad} | {mutation.get('per_second', 0):.0f} |",
                flush=True,
            )
    for half, rows in totals.items():
        if rows:
            figures = [statistics.median(column) for column in zip(*rows, strict=True)]
            print(
                f"| median, {half} | {len(rows)} modules | "
                + " | ".join(f"{f:.1f}" for f in figures)
                + " | | | |"
            )


if __name__ == "__main__":
    main(sys.argv[1:])
