"""The ground truth of verdicts: each mutant written to its file, one pytest start for it."""

from __future__ import annotations

import ast
import os
import queue
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from bench.builtin.page import share, table
from bench.forge import records
from bench.forge.packages import half, modules, package
from swarm_tools.forge.mutation.find import find_mutants
from swarm_tools.forge.mutation.model import Mutant
from swarm_tools.forge.mutation.ticks import is_tick
from swarm_tools.workspace.workspace import write_file

SAMPLE = 400
JOBS = 3
LEAST_S = 12.0
TIMES = 5
_PLAIN = ("-p", "no:cacheprovider", "--assert=plain", "--tb=no")
DETECTED = ("killed", "timeout")


def mutated_texts(path: str, text: str) -> dict[str, tuple[Mutant, str]]:
    """Return the whole source with each mutant, by the mutant's id."""
    found = find_mutants(path, text)
    texts = {}
    for mutant in found.mutants:
        place = mutant.patch.place
        old = place.put(mutant.patch.nodes)
        tree = _Clean().visit(ast.parse(ast.unparse(found.tree)))
        place.restore(old)
        texts[mutant.id] = (mutant, ast.unparse(ast.fix_missing_locations(tree)) + "\n")
    return texts


class _Clean(ast.NodeTransformer):
    """Takes the counters of loops out again."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        """Drop a counter."""
        return None if is_tick(node) else node


def pytest_green(root: Path, files: Sequence[str], seconds: float) -> bool:
    """Say whether pytest is green on the project at `root`, within `seconds`.

    Only trusted packages come here: pytest runs outside the sandbox.
    """
    command = [sys.executable, "-m", "pytest", "-q", "-x", *_PLAIN, *files]
    env = dict(os.environ, PYTEST_DISABLE_PLUGIN_AUTOLOAD="1", PYTHONDONTWRITEBYTECODE="1")
    env |= {
        "PYTHONHASHSEED": "0",
        "PYTHONPATH": os.pathsep.join([str(root), str(root / "src"), *sys.path]),
    }
    process = subprocess.Popen(
        command, cwd=root, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        start_new_session=True,
    )  # fmt: skip
    try:
        return process.wait(timeout=seconds) == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        if process.poll() is None:
            os.killpg(process.pid, 9)
            process.wait()


def compare(kept: dict[str, Any], sample: int) -> tuple[int, list[str]]:
    """Return how many mutants of a kept suite were compared, and the verdicts that differ."""
    path, suite = kept["path"], kept["suite"]
    verdicts = (kept["run"]["mutation"] or {}).get("verdicts", {})
    files = package(kept["package"])
    texts = mutated_texts(path, files[path].decode())
    judged = sorted(name for name in texts if name in verdicts)
    chosen = random.Random("truth").sample(judged, min(sample, len(judged)))
    tests = sorted(name for name in suite["files"] if "test_" in name)
    differing = []
    with tempfile.TemporaryDirectory() as folder:
        roots: queue.Queue[Path] = queue.Queue()
        for number in range(JOBS):
            root = Path(folder) / str(number)
            for name, data in files.items():
                write_file(root, name, data)
            for name, text in suite["files"].items():
                write_file(root, name, text.encode())
            roots.put(root)
        healthy = roots.get()
        began = time.monotonic()
        if not pytest_green(healthy, tests, 10 * LEAST_S):
            return 0, ["the suite is red without a mutant"]
        limit = LEAST_S + TIMES * (time.monotonic() - began)
        roots.put(healthy)

        def detected(name: str) -> bool:
            root = roots.get()
            try:
                (root / path).write_text(texts[name][1], "utf-8")
                return not pytest_green(root, tests, limit)
            finally:
                roots.put(root)

        with ThreadPoolExecutor(JOBS) as pool:
            for name, red in zip(chosen, pool.map(detected, chosen), strict=True):
                if red != (verdicts[name][0] in DETECTED):
                    mutant = texts[name][0]
                    said = f"{verdicts[name]}, pytest {'red' if red else 'green'}"
                    place = f"{name} line {mutant.line}: {mutant.before!r} -> {mutant.after!r}"
                    differing.append(f"{place}: {said}")
    return len(chosen), differing


def measure(wanted: Sequence[str], sample: int = SAMPLE) -> None:
    """Compare the verdicts of kept suites; of those that were not forged yet there is nothing."""
    for requirement, path in modules(wanted):
        kept = records.load("suites", f"{requirement} {path}")
        if kept is None:
            continue
        count, differing = compare(kept, sample)
        row = {"package": requirement, "path": path, "mutants": count, "differing": differing}
        records.save("truth", f"{requirement} {path}", row)
        print(f"{requirement} {path}: {count - len(differing)} of {count} agree", flush=True)
        print("\n".join(differing), flush=True)


def section() -> str:
    """Return the part of the page, from what was kept."""
    rows = []
    for name in ("tune", "held back"):
        kept = [row for row in records.every("truth") if half(row["package"]) == name]
        mutants = sum(row["mutants"] for row in kept)
        differing = sum(len(row["differing"]) for row in kept)
        rows.append((name, str(len(kept)), share(mutants - differing, mutants)))
    return (
        "## Verdicts against the ground truth\n\nEach mutant written to its file, and pytest "
        f"started for it; at most {SAMPLE} of a module.\n\n"
        + table(("half", "modules", "verdicts that agree"), rows)
    )
