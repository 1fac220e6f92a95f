"""The sandboxed batch process: ``python -m swarm_tools.repair.worker job.json results.jsonl``."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from swarm_tools.repair.engine import Job, Search
from swarm_tools.repair.model import RepairResult
from swarm_tools.repair.server import Server
from swarm_tools.runner.target_config import extra_import_roots
from swarm_tools.sandbox.child_path import show_project

MAX_JOBS = 2


def main(argv: list[str]) -> int:
    """Run the tasks of ``argv[0]``, write a line for each to ``argv[1]``; returns the exit code.

    Each task begins on the project as it is: none sees what another one found.
    """
    job_path, result_path = (Path(a).resolve() for a in argv)
    data = json.loads(job_path.read_text(encoding="utf-8"))
    until = time.monotonic() + float(data["total_s"])
    root = (job_path.parent / data["root"]).resolve()
    os.chdir(root)
    sys.path[:] = [p for p in sys.path if p not in ("", str(job_path.parent))]
    entries = ("", "src", *reversed(extra_import_roots(root)))
    folders = [root / entry for entry in entries] + [root.parent / "own"]
    show_project([str(folder) for folder in folders if folder.is_dir()], [])
    sys.dont_write_bytecode = True
    tests = [test for task in data["tasks"] for test in (*task["failing"], *task["passing"])]
    jobs = min(MAX_JOBS, os.cpu_count() or 1)
    server = Server(root, jobs, list(dict.fromkeys(tests)))

    def run(server: Server) -> None:
        with result_path.open("w", encoding="utf-8", errors="surrogateescape") as results:
            for task in data["tasks"]:
                started = time.monotonic()
                deadline = min(until, started + float(task["deadline_s"]))
                found = Search(_job(root, task, deadline), server).run()
                given = max(deadline - started, 0.001)
                used = (time.monotonic() - started) / given
                results.write(json.dumps({**_row(found), "used": used}) + "\n")
                results.flush()

    server.serve(run)
    return 0


def _job(root: Path, task: dict[str, Any], deadline: float) -> Job:
    return Job(
        root,
        tuple(task["targets"]),
        tuple(task["failing"]),
        tuple(task["passing"]),
        deadline,
        int(task["max_edits"]),
        frozenset(task["thorough"]),
        {test: (path, name) for test, path, name in task["examples"]},
    )


def _row(result: RepairResult) -> dict[str, Any]:
    return {
        "edits": result.edits,
        "changes": [c.to_json() for c in result.changes],
        "fixed": result.fixed,
        "tried": result.tried,
        "hopeless": result.hopeless,
        "note": result.note,
        "handover": result.handover,
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
