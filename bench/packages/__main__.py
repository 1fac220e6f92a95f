"""Refactors packages without their tests and runs those afterwards: ``npm run bench:packages``.

Results are kept below ``.cache/bench/packages-kept``, one file a package, so that it can run in
pieces; ``npm run bench:packages -- schedule parse`` measures some only, and anew.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.builtin.healthy import download, sources_of
from bench.builtin.project import Files, refactor, run_step
from bench.packages.names import PACKAGES, WANTED
from swarm_tools.workspace import is_test_file

KEPT = Path(__file__).parents[2] / ".cache" / "bench" / "packages-kept"
RUNS = 3
LEAST = 5
"""Fewer green tests say nothing of a package."""


@dataclass(frozen=True)
class Result:
    """What became of one package.

    Attributes:
        name: Name and version.
        why: Why it does not qualify; empty when it does.
        green: Tests that were green three times before.
        lost: Ids of those that are not green, at a second try either, after the refactoring.
        changed: Files that were changed.
        again: Files that a second refactoring of the result changed.
        repaired: Functions that were repaired.
        suspicions: How many there are.
        seconds: Wall time of the refactoring.
    """

    name: str
    why: str = ""
    green: int = 0
    lost: tuple[str, ...] = ()
    changed: int = 0
    again: tuple[str, ...] = ()
    repaired: tuple[str, ...] = ()
    suspicions: int = 0
    seconds: float = 0.0


def measure(name: str) -> Result:
    """Refactor one package without its tests."""
    try:
        files = sources_of(download(name, source=True))
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
        return Result(name, "there is no source archive to be had")
    green = set.intersection(*(_green(files) for _ in range(RUNS)))
    if len(green) < LEAST:
        return Result(name, f"{len(green)} tests are green three times")
    bare = {path: data for path, data in files.items() if not is_test_file(path)}
    started = time.monotonic()
    after, made = refactor(bare)
    seconds = time.monotonic() - started
    own = {path: data for path, data in files.items() if is_test_file(path)}
    lost = green - _green({**after, **own})
    lost -= _green({**after, **own}) if lost else set()
    changed = [path for path in after if after[path] != bare.get(path)]
    second, _ = refactor(after)
    again = sorted(path for path in after if after[path] != second.get(path))
    repaired = [f"{f['path']}:{f['name']}" for f in made["repaired"]]
    return Result(
        name, "", len(green), tuple(sorted(lost)), len(changed), tuple(again), tuple(repaired),
        len(made["suspicions"]), round(seconds, 1),
    )  # fmt: skip


def _green(files: Files) -> set[str]:
    result = run_step("run_tests", files, {"suite": "existing"})
    return {test["nodeid"] for test in result["tests"] if test["outcome"] == "passed"}


def main(wanted: list[str]) -> int:
    """Measure what is missing; returns 1 when a test was lost."""
    KEPT.mkdir(parents=True, exist_ok=True)
    results: list[Result] = []
    for name in PACKAGES:
        short = name.partition("==")[0]
        if wanted and short not in wanted:
            continue
        kept = KEPT / f"{name}.json"
        if wanted or not kept.exists():
            kept.write_text(json.dumps(asdict(measure(name))), "utf-8")
        result = Result(**json.loads(kept.read_text("utf-8")))
        results.append(result)
        print(_line(result), flush=True)
        if sum(not one.why for one in results) == WANTED:
            break
    good = [one for one in results if not one.why]
    lost = sum(len(one.lost) for one in good)
    again = sum(bool(one.again) for one in good)
    print(
        f"{len(good)} packages, {sum(one.green for one in good)} tests, {lost} lost;"
        f" a second run changes {again}"
    )
    return 1 if lost else 0


def _line(one: Result) -> str:
    if one.why:
        return f"-    {one.name}: {one.why}"
    mark = "LOST" if one.lost else "ok  "
    return (
        f"{mark} {one.name}: {one.green} tests, {len(one.lost)} lost, {one.changed} files changed,"
        f" {len(one.again)} by a second run, {len(one.repaired)} functions repaired,"
        f" {one.suspicions} suspicions, {one.seconds} s {' '.join(one.lost[:3])}"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
