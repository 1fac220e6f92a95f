"""Bugs seeded in copies of the packages, and which of them forged suites see."""

from __future__ import annotations

import os
import tempfile
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any

from bench.builtin.healthy import download, sources_of
from bench.builtin.page import share, table
from bench.forge import records
from bench.forge.packages import half, modules, package
from bench.forge.slips import seeded
from bench.forge.truth import JOBS, pytest_green
from swarm_tools.workspace.workspace import write_file

MOST = 20
LIMIT_S = 30.0
OWN_LIMIT_S = 120.0


def detect(kept: dict[str, Any], most: int) -> list[tuple[str, int, bool, bool]]:
    """Return what is seen of bugs seeded in the module of a kept suite.

    Returns:
        (kind, line, whether the forged suite is red, whether the package's own tests are red).
    """
    path, suite = kept["path"], kept["suite"]
    files = package(kept["package"])
    bugs = seeded(files[path].decode(), most, path)
    forged = {name: text.encode() for name, text in suite["files"].items()}
    own = own_tests(kept["package"])
    whole = {**files, **own}

    def seen(bug: tuple[str, int, str]) -> tuple[str, int, bool, bool]:
        kind, line, source = bug
        changed = {path: source.encode()}
        return (
            kind,
            line,
            is_red({**files, **changed}, forged, LIMIT_S),
            bool(own) and is_red({**whole, **changed}, own, OWN_LIMIT_S),
        )

    with ThreadPoolExecutor(min(JOBS, os.cpu_count() or 1)) as pool:
        return list(pool.map(seen, bugs))


def is_red(files: dict[str, bytes], tests: dict[str, bytes], seconds: float) -> bool:
    """Say whether pytest is red with tests on a project."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name, data in {**files, **tests}.items():
            write_file(root, name, data)
        asked = sorted(name for name in tests if _holds_tests(name))
        return not pytest_green(root, asked, seconds)


def _holds_tests(name: str) -> bool:
    stem = PurePosixPath(name).stem
    return name.endswith(".py") and (stem.startswith("test_") or stem.endswith("_test"))


@cache
def own_tests(requirement: str) -> dict[str, bytes]:
    """Return the package's own test files that are green here, with what they need."""
    files = package(requirement)
    every = sources_of(download(requirement, source=True))
    hidden = {name: data for name, data in every.items() if name not in files}
    asked = [name for name in hidden if _holds_tests(name)]
    beside = {name: data for name, data in hidden.items() if name not in asked}
    green = [
        name for name in asked if not is_red({**files, **beside}, {name: hidden[name]}, OWN_LIMIT_S)
    ]
    return {**beside, **{name: hidden[name] for name in green}} if green else {}


def measure(wanted: Sequence[str], most: int = MOST) -> None:
    """Seed bugs in the modules of kept suites, and keep how many were seen."""
    for requirement, path in modules(wanted):
        kept = records.load("suites", f"{requirement} {path}")
        if kept is None or not kept["suite"]["tests"]:
            continue
        bugs = detect(kept, most)
        row = {"package": requirement, "path": path, "bugs": bugs}
        records.save("seeded", f"{requirement} {path}", row)
        missed = [(kind, line, own) for kind, line, seen, own in bugs if not seen]
        certain = [seen for _, _, seen, own in bugs if own]
        said = f"{share(len(bugs) - len(missed), len(bugs))}, {share(sum(certain), len(certain))}"
        print(f"{requirement} {path}: {said}", missed, flush=True)


def section() -> str:
    """Return the part of the page, from what was kept."""
    rows = []
    kinds: Counter[str] = Counter()
    seen_kinds: Counter[str] = Counter()
    for name in ("tune", "held back"):
        bugs = [
            bug
            for row in records.every("seeded")
            if half(row["package"]) == name
            for bug in row["bugs"]
        ]
        certain = [bool(seen) for _, _, seen, own in bugs if own]
        seen = sum(bool(bug[2]) for bug in bugs)
        rows.append((name, share(sum(certain), len(certain)), share(seen, len(bugs))))
        for kind, _, found, _ in bugs:
            kinds[kind] += 1
            seen_kinds[kind] += bool(found)
    by_kind = [
        (kind.replace("_", " "), share(seen_kinds[kind], kinds[kind])) for kind in sorted(kinds)
    ]
    return (
        "## Seeded bugs\n\nSlips that people make, at most "
        f"{MOST} in a copy of each module, written apart from the mutation operators "
        "(`bench/forge/slips.py`). Seen: the suite that was forged on the healthy module is red. "
        "Bugs for certain are those that the package's own tests, which the generator never got, "
        "see; among all slips are those that change nothing that can be observed.\n\n"
        + table(("half", "bugs for certain, seen", "of all slips, seen"), rows)
        + "\n"
        + table(("slip", "seen"), by_kind)
    )
