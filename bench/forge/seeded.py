"""Bugs seeded in copies of the packages, and which of them forged suites see."""

from __future__ import annotations

import os
import tempfile
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from bench.builtin.page import share, table
from bench.forge import records
from bench.forge.packages import half, modules, package
from bench.forge.slips import seeded
from bench.forge.truth import JOBS, pytest_green
from swarm_tools.workspace.workspace import write_file

MOST = 20
LIMIT_S = 30.0


def detect(kept: dict[str, Any], most: int) -> list[tuple[str, int, bool]]:
    """Return (kind, line, whether pytest is red) of bugs seeded in the module of a kept suite."""
    path, suite = kept["path"], kept["suite"]
    files = package(kept["package"])
    bugs = seeded(files[path].decode(), most, path)
    tests = sorted(name for name in suite["files"] if "test_" in name)

    def red(bug: tuple[str, int, str]) -> tuple[str, int, bool]:
        kind, line, source = bug
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for name, data in {**files, path: source.encode()}.items():
                write_file(root, name, data)
            for name, text in suite["files"].items():
                write_file(root, name, text.encode())
            return kind, line, not pytest_green(root, tests, LIMIT_S)

    with ThreadPoolExecutor(min(JOBS, os.cpu_count() or 1)) as pool:
        return list(pool.map(red, bugs))


def measure(wanted: Sequence[str], most: int = MOST) -> None:
    """Seed bugs in the modules of kept suites, and keep how many were seen."""
    for requirement, path in modules(wanted):
        kept = records.load("suites", f"{requirement} {path}")
        if kept is None or not kept["suite"]["tests"]:
            continue
        bugs = detect(kept, most)
        row = {"package": requirement, "path": path, "bugs": bugs}
        records.save("seeded", f"{requirement} {path}", row)
        missed = [(kind, line) for kind, line, seen in bugs if not seen]
        print(f"{requirement} {path}: {share(len(bugs) - len(missed), len(bugs))}", missed)


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
        seen = sum(bool(bug[2]) for bug in bugs)
        rows.append((name, share(seen, len(bugs))))
        for kind, _, found in bugs:
            kinds[kind] += 1
            seen_kinds[kind] += bool(found)
    by_kind = [
        (kind.replace("_", " "), share(seen_kinds[kind], kinds[kind])) for kind in sorted(kinds)
    ]
    return (
        "## Seeded bugs\n\nSlips that people make, at most "
        f"{MOST} in a copy of each module, written apart from the mutation operators "
        "(`bench/forge/slips.py`). Seen: the suite that was forged on the healthy module is red. "
        "Slips that change nothing that can be observed are among them.\n\n"
        + table(("half", "seen"), rows)
        + "\n"
        + table(("slip", "seen"), by_kind)
    )
