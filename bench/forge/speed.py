"""Mutants a second, and those of mutmut on the same package with the same tests."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.builtin.page import table
from bench.builtin.project import run_step
from bench.forge import records
from bench.forge.packages import modules, package
from swarm_tools.workspace.workspace import write_file

PEER = ("mutmut==3.3.1", "pytest==8.4.2")
PEER_S = 60.0
JOBS = 2
WANTED = ("inflection", "toolz/itertoolz", "toolz/dicttoolz", "more_itertools/recipes")
_PROGRESS = re.compile(rb"\b(\d+)/(\d+)\b")
_CONFIG = (".cfg", ".toml", ".ini")


def peer_command() -> list[str]:
    """Return mutmut's command, in an environment of its own in the cache."""
    folder = records.FOLDER / "mutmut-venv"
    if not (folder / "ready").exists():
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "-q"]
        subprocess.run([*pip, *PEER], check=True, timeout=300)
        (folder / "ready").touch()
    return [str(folder / "bin" / "mutmut"), "run", "--max-children", str(JOBS)]


def peer(kept: dict[str, Any], most_s: float) -> tuple[int, float]:
    """Return how many mutants mutmut ran, and the seconds from the first on; at most `most_s`."""
    command = peer_command()
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name, data in package(kept["package"]).items():
            if not name.endswith(_CONFIG):
                write_file(root, name, data)
        for name, text in kept["suite"]["files"].items():
            write_file(root, name, text.encode())
        (root / "setup.cfg").write_text(_config(kept["path"], list(package(kept["package"]))))
        with (root / "out.txt").open("wb") as out:
            process = subprocess.Popen(
                command, cwd=root, stdout=out, stderr=subprocess.STDOUT, start_new_session=True
            )
            began = ended = None
            while process.poll() is None:
                time.sleep(0.05)
                running = bool(_PROGRESS.search((root / "out.txt").read_bytes()))
                began = began or (time.monotonic() if running else None)
                if began and time.monotonic() - began > most_s:
                    os.killpg(process.pid, signal.SIGINT)
                    break
            ended = time.monotonic()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        codes = [
            code
            for meta in (root / "mutants").rglob("*.meta")
            for code in json.loads(meta.read_text("utf-8"))["exit_code_by_key"].values()
        ]
        ran = sum(code is not None for code in codes)
        if not ran:
            print((root / "out.txt").read_text("utf-8", "replace")[-1500:])
        return ran, ended - (began or ended)


def _config(path: str, files: Sequence[str]) -> str:
    """Return mutmut's configuration: the module alone is mutated, all else is copied."""
    top = path.partition("/")[0]
    others = [name for name in files if name.startswith(f"{top}/") and name.endswith(".py")]
    beside = {name.partition("/")[0] for name in files if not name.endswith(_CONFIG)} - {top}
    rows = [f"[mutmut]\npaths_to_mutate={top}/\ntests_dir=tests/\n"]
    rows += ["do_not_mutate=\n", *(f"    {name}\n" for name in others if name != path)]
    rows += ["also_copy=\n", *(f"    {name}\n" for name in sorted(beside))]
    return "".join(rows)


def measure(wanted: Sequence[str], seconds: float = PEER_S) -> None:
    """Run both on kept suites of a few modules, one after the other."""
    for requirement, path in modules(wanted or WANTED):
        kept = records.load("suites", f"{requirement} {path}")
        if kept is None:
            continue
        files = package(requirement)
        params = {"paths": [path], "shuffles": 0, "seconds": PEER_S}
        run = run_step("forge_run", files, params, {"suite": kept["suite"]})
        mutation = run["mutation"]
        ran, took = peer(kept, seconds)
        row = {
            "package": requirement,
            "path": path,
            "ours": mutation["per_second"],
            "mutants": sum(mutation[name] for name in ("killed", "timeout", "survived")),
            "peer": ran / took if took else 0.0,
            "peer_mutants": ran,
            "load": os.getloadavg()[0],
        }
        records.save("speed", f"{requirement} {path}", row)
        print(row, flush=True)


def section() -> str:
    """Return the part of the page, from what was kept."""
    rows = []
    for row in records.every("speed"):
        ratio = f"{row['ours'] / row['peer']:.0f} times as fast" if row["peer"] else "-"
        rows.append(
            (
                row["package"].replace("==", " "),
                row["path"],
                f"{row['ours']:.0f}",
                f"{row['peer']:.1f}",
                ratio,
            )
        )
    head = ("package", "module", "mutants a second", PEER[0].replace("==", " "), "ratio")
    return (
        "## Speed\n\nThe same module and the same forged tests, one after the other, both with "
        f"{JOBS} processes, on a machine as busy for one as for the other. Starting up is not "
        "counted for either; mutmut is stopped after a minute at most.\n\n" + table(head, rows)
    )
