"""The ground truth of verdicts: each mutant written to its file, one pytest start for it."""

from __future__ import annotations

import ast
import compileall
import json
import os
import queue
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
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
JOBS = 2
LEAST_S = 6.0
TIMES = 5
PIECE = 20
_PLAIN = ("-p", "no:cacheprovider", "--assert=plain", "--tb=no")
DETECTED = ("killed", "timeout")


def mutated_texts(path: str, text: str) -> dict[str, tuple[Mutant, str]]:
    """Return the whole source with each mutant, by the mutant's id."""
    found = find_mutants(path, text)
    parts = [_plain(statement) for statement in found.tree.body]
    texts = {}
    for mutant in found.mutants:
        place, index = mutant.patch.place, mutant.patch.unit.index
        old = place.put(mutant.patch.nodes)
        rows = [*parts[:index], _plain(found.tree.body[index]), *parts[index + 1 :]]
        place.restore(old)
        texts[mutant.id] = (mutant, "\n".join(rows) + "\n")
    return texts


def _plain(statement: ast.stmt) -> str:
    """Return the source of a statement, without the counters of its loops."""
    tree = _Clean().visit(ast.parse(ast.unparse(statement)))
    return ast.unparse(ast.fix_missing_locations(tree))


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


class Checkouts:
    """Copies of the project with a forged suite in place, one for each process."""

    def __init__(self, folder: Path, kept: Mapping[str, Any], count: int) -> None:
        """Lay `count` copies down in `folder`."""
        self._path = kept["path"]
        self._tests = sorted(name for name in kept["suite"]["files"] if "test_" in name)
        self._roots: queue.Queue[Path] = queue.Queue()
        self._limit = 10 * LEAST_S
        files = package(kept["package"])
        for number in range(count):
            root = folder / str(number)
            for name, data in files.items():
                write_file(root, name, data)
            for name, text in kept["suite"]["files"].items():
                write_file(root, name, text.encode())
            # All but the module itself: an old compilation of it must never stand for a mutant.
            mine = re.compile(re.escape(f"/{self._path}") + "$")
            compileall.compile_dir(root, quiet=2, rx=mine, workers=1)
            self._roots.put(root)

    def is_green(self, text: str | None = None) -> bool:
        """Say whether pytest is green with `text` in place of the module, itself where None."""
        root = self._roots.get()
        try:
            if text is not None:
                (root / self._path).write_text(text, "utf-8")
            return pytest_green(root, self._tests, self._limit)
        finally:
            self._roots.put(root)

    def take_time(self) -> bool:
        """Say whether the healthy suite is green; the limit of mutants follows from its time."""
        began = time.monotonic()
        green = self.is_green()
        self._limit = LEAST_S + TIMES * (time.monotonic() - began)
        return green


def compare(kept: dict[str, Any], sample: int, until: float) -> dict[str, Any]:
    """Compare verdicts of a kept suite with pytest's, from where an earlier run stopped.

    Args:
        kept: The suite with its run.
        sample: At most so many mutants of the module.
        until: Monotonic time after which none is begun.

    Returns:
        ``{package, path, suite, judged, mutants, red, differing}``: what is kept. `red` has what
        pytest said, by mutant.
    """
    path, name = kept["path"], f"{kept['package']} {kept['path']}"
    verdicts = _verdicts(kept["run"]["mutation"] or {})
    digest = sha256(json.dumps([kept["suite"]["files"], verdicts]).encode()).hexdigest()[:16]
    row = records.load("truth", name) or {}
    if row.get("suite") != digest:
        row = {"package": kept["package"], "path": path, "suite": digest, "red": {}}
    texts = mutated_texts(path, package(kept["package"])[path].decode())
    judged = sorted(mutant for mutant in texts if mutant in verdicts)
    chosen = random.Random("truth").sample(judged, len(judged))[:sample]
    red: dict[str, bool] = row["red"]
    left = [mutant for mutant in chosen if mutant not in red]
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(JOBS) as pool:
        checkouts = Checkouts(Path(folder), kept, JOBS)
        if left and not checkouts.take_time():
            raise RuntimeError(f"the suite of {name} is red without a mutant")

        def judge(mutant: str) -> None:
            if time.monotonic() < until:
                red[mutant] = not checkouts.is_green(texts[mutant][1])

        for number in range(0, len(left), PIECE):
            list(pool.map(judge, left[number : number + PIECE]))
            differing = _differing(texts, verdicts, red)
            row |= {"judged": len(judged), "mutants": len(red), "differing": differing}
            records.save("truth", name, row)
    return row


def _verdicts(mutation: Mapping[str, Any]) -> dict[str, Any]:
    """Return [status, killer] by mutant, those that no test runs among them, as far as told."""
    uncovered = [m["id"] for m in mutation.get("survivors", []) if m["status"] == "no_coverage"]
    return {**mutation.get("verdicts", {}), **{name: ["no_coverage", ""] for name in uncovered}}


def _differing(
    texts: Mapping[str, tuple[Mutant, str]], verdicts: Mapping[str, Any], red: Mapping[str, bool]
) -> list[str]:
    """Tell each verdict that pytest does not share."""
    found = []
    for name, was_red in red.items():
        if was_red != (verdicts[name][0] in DETECTED):
            mutant = texts[name][0]
            said = f"{verdicts[name]}, pytest {'red' if was_red else 'green'}"
            place = f"{name} line {mutant.line}: {mutant.before!r} -> {mutant.after!r}"
            found.append(f"{place}: {said}")
    return found


def _suite(name: str, sample: int) -> dict[str, Any] | None:
    """Return the suite to compare: that of an unfinished comparison, or the last."""
    row, begun = records.load("truth", name), records.load("truth_suites", name)
    if row and begun and row["mutants"] < min(sample, row["judged"]):
        return begun
    kept = records.load("suites", name)
    if kept is not None:
        records.save("truth_suites", name, kept)
    return kept


def measure(wanted: Sequence[str], sample: int = SAMPLE, seconds: float = 0) -> None:
    """Compare the verdicts of kept suites; of those that were not forged yet there is nothing.

    With `seconds`, it stops after that time; the next run goes on there.
    """
    until = time.monotonic() + (seconds or float("inf"))
    for requirement, path in modules(wanted):
        kept = _suite(f"{requirement} {path}", sample)
        if kept is None or time.monotonic() >= until:
            continue
        row = compare(kept, sample, until)
        if "mutants" in row:
            agreeing = row["mutants"] - len(row["differing"])
            said = f"{agreeing} of {row['mutants']} agree, of {row['judged']} with a verdict"
            print(f"{requirement} {path}: {said}", *row["differing"], sep="\n", flush=True)


def section() -> str:
    """Return the part of the page, from what was kept."""
    rows = []
    every = [row for row in records.every("truth") if row.get("mutants")]
    most = max((row["mutants"] for row in every), default=0)
    for name in ("tune", "held back"):
        kept = [row for row in every if half(row["package"]) == name]
        mutants = sum(row["mutants"] for row in kept)
        differing = sum(len(row["differing"]) for row in kept)
        rows.append((name, str(len(kept)), share(mutants - differing, mutants)))
    return (
        "## Verdicts against the ground truth\n\nEach mutant written to its file, and pytest "
        f"started for it; at most {most} of a module, those that no test runs among them.\n\n"
        + table(("half", "modules", "verdicts that agree"), rows)
    )
