"""The ground truth of verdicts: each mutant written to its file, one pytest start for it."""

from __future__ import annotations

import ast
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench.builtin.project import run_step
from bench.forge.packages import NEEDED, download, modules_of, own_tests, package
from swarm_tools.forge.mutation.find import find_mutants
from swarm_tools.forge.mutation.model import Mutant
from swarm_tools.forge.mutation.ticks import is_tick
from swarm_tools.workspace.workspace import write_file

TIMES = 10
LEAST_S = 30.0


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


def pytest_green(root: Path, files: list[str], seconds: float) -> bool:
    """Say whether pytest is green on the project at `root`, within `seconds`."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *files]
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


def compare(
    files: dict[str, bytes], path: str, suite: dict[str, Any], sample: int
) -> tuple[int, list[str]]:
    """Return how many mutants were compared, and the verdicts that differ.

    Only trusted packages come here: pytest runs outside the sandbox.
    """
    run = run_step("forge_run", files, {"paths": [path], "shuffles": 0}, {"suite": suite})
    verdicts = run["mutation"]["verdicts"]
    texts = mutated_texts(path, files[path].decode())
    judged = sorted(name for name in texts if name in verdicts)
    chosen = random.Random("truth").sample(judged, min(sample, len(judged)))
    differing = []
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name, data in files.items():
            write_file(root, name, data)
        for name, text in suite["files"].items():
            write_file(root, name, text.encode())
        tests = sorted(name for name in suite["files"] if "test_" in name)
        for number, name in enumerate(chosen):
            mutant, text = texts[name]
            (root / path).write_text(text, "utf-8")
            detected = not pytest_green(root, tests, LEAST_S)
            if detected != (verdicts[name][0] in ("killed", "timeout")):
                row = f"{name} line {mutant.line}: {mutant.before!r} -> {mutant.after!r}"
                differing.append(
                    f"{row}: {verdicts[name]}, pytest {'red' if detected else 'green'}"
                )
            print(f"{number + 1}/{len(chosen)} {len(differing)} differ", end="\r", flush=True)
    return len(chosen), differing


def main(arguments: list[str]) -> None:
    """Compare a sample; arguments: package, module (or nothing for the first), sample size."""
    for requirement in NEEDED:
        sys.path.append(str(download(requirement, source=False)))
    files = package(arguments[0])
    hidden = set(own_tests(files))
    shown = {p: d for p, d in files.items() if p not in hidden}
    path = arguments[1] if len(arguments) > 1 else modules_of(files)[0]
    sample = int(arguments[2]) if len(arguments) > 2 else 100
    suite = run_step("forge_generate", shown, {"paths": [path], "seconds": 20})
    count, differing = compare(shown, path, suite, sample)
    print(f"{arguments[0]} {path}: {count - len(differing)} of {count} verdicts agree")
    print("\n".join(differing))


if __name__ == "__main__":
    main(sys.argv[1:])
