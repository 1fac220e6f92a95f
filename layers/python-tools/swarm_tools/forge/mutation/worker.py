"""The sandboxed process: ``python -m swarm_tools.forge.mutation.worker job.json result.jsonl``.

It writes a line a verdict as it goes, so that nothing is lost when its time is up.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from swarm_tools.forge.mutation.coverage import Coverage
from swarm_tools.forge.mutation.engine import Engine, Verdict, choose
from swarm_tools.forge.mutation.model import Mutant
from swarm_tools.repair.server import Server
from swarm_tools.sandbox.child_path import show_project

MAX_JOBS = 2


def main(argv: list[str]) -> int:
    """Run the job of ``argv[0]``, write to ``argv[1]``; returns the exit code."""
    job_path, result_path = (Path(a).resolve() for a in argv)
    job = json.loads(job_path.read_text(encoding="utf-8"))
    root = (job_path.parent / job["root"]).resolve()
    os.chdir(root)
    sys.path[:] = [p for p in sys.path if p not in ("", str(job_path.parent))]
    last = [str(root / name) for name in job["last_path"]]
    show_project([str(root / name) for name in job["path"]], last)
    sys.dont_write_bytecode = True
    tests = sorted(job["seconds"])
    jobs = min(MAX_JOBS, os.cpu_count() or 1)
    server = Server(root, jobs, tests, loaded=True)
    with result_path.open("w", encoding="utf-8", errors="backslashreplace") as out:
        server.serve(lambda server: _work(job, root, server, out.write, out.flush))
    return 0


def _work(job: dict[str, Any], root: Path, server: Server, write: Any, flush: Any) -> None:
    began = time.monotonic()
    until = began + float(job["deadline_s"])

    def say(kind: str, **fields: Any) -> None:
        write(json.dumps({"event": kind, **fields}) + "\n")
        flush()

    coverage = Coverage(
        job["seconds"],
        {p: {int(n): t for n, t in rows.items()} for p, rows in job["lines"].items()},
        {path: frozenset(lines) for path, lines in job["imports"].items()},
    )
    engine = Engine(root, server, coverage)
    bad = engine.find(job["targets"])
    mutants = [m for path in sorted(engine.files) for m in engine.files[path].mutants]
    for path, found in sorted(engine.files.items()):
        counts = {"equivalent": found.equivalent, "duplicate": found.duplicate}
        say("file", path=path, mutants=len(found.mutants), **counts)
    say("unparsed", paths=bad)
    with contextlib.redirect_stdout(None):
        engine.warm()
    green = engine.measure(until)
    coverage.seconds = {t: s for t, s in coverage.seconds.items() if t in green}
    known = Known(job["known"], job["digests"], coverage)
    chosen = choose(mutants, int(job["limit"]), int(job["seed"]))
    left_out = {m.id for m in mutants} - {m.id for m in chosen}
    fresh = []
    for mutant in chosen:
        verdict = known.verdict(mutant)
        if verdict is None:
            fresh.append(mutant)
        else:
            _tell(say, verdict)
    say("warm", seconds=round(time.monotonic() - began, 3), green=sorted(green))
    began = time.monotonic()
    for verdict in engine.judge(fresh, until):
        _tell(say, verdict)
    for mutant in mutants:
        if mutant.id in left_out:
            _tell(say, Verdict(mutant, "not_run"))
    say("done", seconds=round(time.monotonic() - began, 3))


def _tell(say: Any, verdict: Verdict) -> None:
    say(
        "verdict",
        **verdict.mutant.to_json(),
        status=verdict.status,
        killed_by=verdict.killed_by,
        reused=verdict.reused,
    )


class Known:
    """Verdicts of the round before that still hold.

    A digest stands for the sources of the project, one for the text of each test. Where the
    sources are the same, a mutant stays killed as long as the test that killed it is the same,
    and alive as long as no test that covers it is new or changed.
    """

    def __init__(self, known: dict[str, Any], digests: dict[str, str], coverage: Coverage) -> None:
        """Take what the round before said, under ``#<test id>`` or ``#`` its digests."""
        same = known.get("#", ["", ""])[1] == digests.get("", "")
        self._known = known if same else {}
        self._same = {
            test
            for test in coverage.seconds
            if known.get(f"#{test}", ["", None])[1] == digests.get(test)
        }
        self._coverage = coverage

    def verdict(self, mutant: Mutant) -> Verdict | None:
        """Return the verdict that still holds, None where the mutant has to run."""
        status, killer = self._known.get(mutant.id, ["", ""])
        if status in ("killed", "timeout") and killer in self._same:
            return Verdict(mutant, status, killer, reused=True)
        if status == "survived":
            if self._coverage.on_import(mutant):
                tests = set(self._coverage.seconds)
            else:
                tests = set(self._coverage.covering(mutant))
            if tests and tests <= self._same:
                return Verdict(mutant, status, "", reused=True)
        return None


def digest(text: str) -> str:
    """Return a short digest of a text."""
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).hexdigest()[:16]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
