"""The sandboxed batch process: ``python -m swarm_tools.repair.worker job.json result.json``."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

from swarm_tools.repair.engine import Job, Search
from swarm_tools.repair.server import Server
from swarm_tools.runner.target_config import extra_import_roots

MAX_JOBS = 2


def main(argv: list[str]) -> int:
    """Run the job of ``argv[0]``, write the result to ``argv[1]``; returns the exit code."""
    job_path, result_path = (Path(a).resolve() for a in argv)
    data = json.loads(job_path.read_text(encoding="utf-8"))
    root = (job_path.parent / data["root"]).resolve()
    job = Job(
        root,
        tuple(data["targets"]),
        tuple(data["failing"]),
        tuple(data["passing"]),
        time.monotonic() + float(data["deadline_s"]),
        int(data["max_edits"]),
        frozenset(data["thorough"]),
    )
    os.chdir(root)
    sys.path[:] = [p for p in sys.path if p not in ("", str(job_path.parent))]
    for entry in (*extra_import_roots(root), "src", ""):
        if (root / entry).is_dir():
            sys.path.insert(0, str(root / entry))
    sys.dont_write_bytecode = True
    tests = (*job.failing, *job.passing)
    jobs = min(MAX_JOBS, os.cpu_count() or 1)
    server = Server(root, jobs, tests)

    def run(server: Server) -> None:
        result = Search(job, server).run()
        text = json.dumps(
            {
                "edits": result.edits,
                "changes": [c.to_json() for c in result.changes],
                "fixed": result.fixed,
                "tried": result.tried,
                "hopeless": result.hopeless,
                "note": result.note,
                "handover": result.handover,
            }
        )
        result_path.write_text(text, encoding="utf-8", errors="surrogateescape")

    server.serve(run)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
