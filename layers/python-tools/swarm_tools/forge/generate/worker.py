"""The sandboxed process: ``python -m swarm_tools.forge.generate.worker job.json result.json``."""

from __future__ import annotations

import ast
import contextlib
import gc
import importlib
import json
import os
import random
import signal
import sys
import time
from dataclasses import asdict
from pathlib import Path
from types import ModuleType
from typing import Any

from swarm_tools.forge.generate.choose import choose
from swarm_tools.forge.generate.examples import example_attempts, literal_calls
from swarm_tools.forge.generate.explore import Explorer
from swarm_tools.forge.generate.kills import Watch
from swarm_tools.forge.generate.model import Attempt, Candidate
from swarm_tools.forge.generate.shorten import shortened
from swarm_tools.forge.generate.specified import add_specified
from swarm_tools.forge.generate.state import changing_functions, state_of
from swarm_tools.forge.generate.steady import CHILD_S, drop_unsteady
from swarm_tools.forge.generate.targets import Target, targets_of
from swarm_tools.forge.generate.tracing import Lines, quiet_signals
from swarm_tools.forge.mutation import ticks
from swarm_tools.forge.mutation.find import find_mutants
from swarm_tools.forge.mutation.live import LiveCode
from swarm_tools.oracle.derived.write import ModuleWriter
from swarm_tools.repair.child import overlay_sources, quiet
from swarm_tools.repair.server import compile_all
from swarm_tools.sandbox.child_path import show_project
from swarm_tools.sandbox.forks import Forks, Piece

MAX_JOBS = 2
MOST_TESTS = 150
EXPLORE_SHARE = 0.5
STEADY_SHARE = 0.25
SHORTEN_SHARE = 0.08
LEAST_TARGET_S = 0.4


def main(argv: list[str]) -> int:
    """Run the job of ``argv[0]``, write to ``argv[1]``; returns the exit code."""
    job_path, result_path = (Path(a).resolve() for a in argv)
    job = json.loads(job_path.read_text(encoding="utf-8"))
    root = (job_path.parent / job["root"]).resolve()
    os.chdir(job_path.parent)
    sys.path[:] = [p for p in sys.path if p not in ("", str(job_path.parent))]
    last = [str(root / name) for name in job["last_path"]]
    show_project([str(root / name) for name in job["path"]], last)
    sys.dont_write_bytecode = True
    sys.argv = ["module"]
    compiled = compile_all(root)
    overlay_sources({}, compiled)
    trees = []
    for path in job["sources"]:
        with contextlib.suppress(SyntaxError, ValueError, RecursionError):
            trees.append(ast.parse((root / path).read_bytes()))
    calls = literal_calls(trees)
    forks = Forks(min(MAX_JOBS, os.cpu_count() or 1))
    end = time.monotonic() + float(job["deadline_s"])
    with result_path.open("w", encoding="utf-8", errors="backslashreplace") as out:
        for number, item in enumerate(job["modules"]):
            share = (end - time.monotonic()) / (len(job["modules"]) - number)
            for _, ended in Forks(1).run_all(
                [
                    Piece(
                        item["path"],
                        lambda pipe, item=item, share=share: _module(
                            pipe, item, root, compiled, calls, forks, share
                        ),
                        2 * share + 20,
                    )
                ]
            ):
                text = ended.data.decode("utf-8", "replace").strip()
                note = {"path": item["path"], "tests": [], "note": "exploring it ended early"}
                out.write((text or json.dumps(note)) + "\n")
                out.flush()
    return 0


def _module(
    pipe: int,
    item: dict[str, Any],
    root: Path,
    compiled: dict[str, Any],
    calls: dict[str, list[list[str]]],
    forks: Forks,
    seconds: float,
) -> None:
    """Write what was found for one module to the pipe: one line of JSON."""
    for number in (signal.SIGPROF, signal.SIGALRM):
        signal.signal(number, signal.SIG_DFL)
    quiet()
    try:
        answer = _explored(item, root, compiled, calls, forks, seconds)
    except BaseException as error:
        answer = {"tests": [], "note": f"{type(error).__name__}: {error}"[:300]}
    data = (json.dumps({"path": item["path"], **answer}) + "\n").encode()
    while data:
        data = data[os.write(pipe, data) :]


def _explored(
    item: dict[str, Any],
    root: Path,
    compiled: dict[str, Any],
    calls: dict[str, list[list[str]]],
    forks: Forks,
    seconds: float,
) -> dict[str, Any]:
    began = time.monotonic()
    path, full = item["path"], str(root / item["path"])
    text = Path(full).read_bytes().decode("utf-8-sig", "surrogateescape")
    found = find_mutants(path, text, full)
    code = compile(found.tree, full, "exec", dont_inherit=True)
    compiled[full] = code
    ticks.start_counting()
    signal.setitimer(signal.ITIMER_REAL, 20)
    with Lines(full) as lines:
        module = importlib.import_module(item["module"])
    signal.setitimer(signal.ITIMER_REAL, 0)
    state = state_of(module)  # Before any fork: the children know then what it read.
    live = LiveCode({path: (found, code)})
    gc.collect()
    gc.freeze()
    plain = ast.parse(text)
    targets = targets_of(plain, module, calls)
    only = set(item["mutants"]) if item["mutants"] is not None else None
    mutants = [m for m in found.mutants if only is None or m.id in only]
    wanted = frozenset(item["missing_lines"])
    if only is not None:
        wanted |= {line for mutant in mutants for line in mutant.lines}
        targets = [t for t in (target.aimed(wanted) for target in targets) if t.weight]
    until = began + EXPLORE_SHARE * seconds
    candidates, tried = _explore(module, plain, targets, forks, until, (item["seed"], wanted))
    arcs = None
    if item["missing"] is not None:
        arcs = frozenset((a, b) for a, b in item["missing"])
        arcs |= {a for c in candidates for a in c.arcs if a[1] in set(item["missing_lines"])}
    random.Random(f"mutants/{item['seed']}").shuffle(mutants)
    drop_unsteady(module, candidates, forks, max(until, time.monotonic()) + STEADY_SHARE * seconds)
    watch = Watch(found, live, module, item["module"], compiled, frozenset(lines.ran))
    watch.note_kills(candidates, mutants, forks, began + (1 - SHORTEN_SHARE) * seconds)
    chosen = choose(candidates, arcs, MOST_TESTS)
    chosen = shortened(chosen, watch, mutants, forks, began + seconds)
    tests = [
        c.to_json() | {"often": [], "purpose": purpose, "kills": added}
        for c, purpose, added in chosen
    ]
    killed = {k for c in candidates for k in c.kills}
    return {
        "tests": tests,
        "intents": _intents(item, text) if item["intents"] else None,
        "state": list(state),
        "tried": tried,
        "candidates": len(candidates),
        "mutants": len(mutants),
        "killed": len(killed),
        "note": "" if targets else "it defines nothing that can be called",
    }


def _intents(item: dict[str, Any], text: str) -> dict[str, Any]:
    """Return what names promise: test classes, and what is known of each test."""
    writer = ModuleWriter(item["test_file"], item["module"], text)
    writer.write()
    add_specified(writer)
    return {
        "classes": [
            [title, doc, [[test.name, list(test.lines)] for test in tests]]
            for title, doc, tests in writer.classes
        ],
        "tests": [asdict(test) for test in writer.tests],
    }


def _explore(
    module: ModuleType,
    tree: ast.Module,
    targets: list[Target],
    forks: Forks,
    until: float,
    aim: tuple[str, frozenset[int]],
) -> tuple[list[Candidate], int]:
    """Explore each target in a child of its own; returns the candidates and the calls made.

    `aim` is the seed of what is left to chance, and the lines that matter most.
    """
    first: dict[str, list[Attempt]] = {}
    names = {target.name for target in targets}
    changing = [t.call for t in targets if t.name in changing_functions(tree)]
    for name, attempt in example_attempts(tree, module):
        first.setdefault(name if name in names else "", []).append(attempt)
    if first.get("") and targets:
        first.setdefault(targets[0].name, []).extend(first[""])
    total = sum(target.weight for target in targets) or 1
    budget = max(0.0, until - time.monotonic()) * forks.jobs

    def piece(target: Target) -> Piece:
        allowed = max(LEAST_TARGET_S, budget * target.weight / total)

        def work(pipe: int) -> None:
            quiet_signals()
            explorer = Explorer(module, target, *aim, changing)
            ticks.start_counting()
            best = explorer.run(time.monotonic() + allowed, first.get(target.name, ()))
            answer = {"tried": explorer.tried, "found": [c.to_json() for c in best]}
            data = json.dumps(answer).encode()
            while data:
                data = data[os.write(pipe, data) :]

        return Piece(target, work, allowed + CHILD_S)

    found: list[Candidate] = []
    tried = 0
    for _, ended in forks.run_all(map(piece, targets)):
        with contextlib.suppress(ValueError, KeyError):
            answer = json.loads(ended.data)
            tried += int(answer["tried"])
            found += [Candidate.from_json(row) for row in answer["found"]]
    return list({c.attempt.key: c for c in found}.values()), tried


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
