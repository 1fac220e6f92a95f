"""Running programs of a project in the sandbox: each in a copy, alone, for a short time."""

from __future__ import annotations

import json
import shutil
import signal
import sys
import time
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path, PurePosixPath
from typing import Any

from swarm_tools.sandbox.child_path import site_packages

from ..environment.own.django import django_variables
from ..environment.own.write import write_own
from ..kept import Scope
from ..lint.reach import imports_of
from ..sandbox import Sandbox, SandboxOutcome, read_untrusted
from ..sandbox.environment import python_command
from ..sandbox.files import remove_tree
from ..sandbox.guard import fingerprint, unchanged
from ..spent import timed
from ..workspace import Workspace
from ..workspace.layout import ProjectLayout
from .model import CRASHED, ENDED, EXITS, LACKS, NEVER, Program, ProgramRun, run_of

LIMIT_S = 5.0
MOST_S = 40.0
_GRACE_S = 2.0
_MOST_BYTES = 64 * 1024


class Programs:
    """Runs programs of one version of a project."""

    def __init__(
        self, sandbox: Sandbox, workspace: Workspace, root: Path, kept: Scope | None = None
    ) -> None:
        """Take the folder of the version, and where runs of the same bytes are kept."""
        self._sandbox = sandbox
        self._workspace = workspace
        self._layout = ProjectLayout.of(root)
        self._kept = kept
        self._tree = fingerprint(root) if kept is not None else ""

    def run_all(
        self, programs: Iterable[Program], total_s: float, limit_s: float = LIMIT_S
    ) -> list[ProgramRun]:
        """Run programs one after the other; those for which no time is left are not run."""
        end = time.monotonic() + min(total_s, MOST_S)
        found = []
        for program in programs:
            left = end - time.monotonic()
            if left > 0:
                found.append(self.run(program, min(limit_s, left)))
        return found

    def run(self, program: Program, limit_s: float = LIMIT_S) -> ProgramRun:
        """Run one; what ran with the same bytes before is known."""
        key = ""
        if self._kept is not None:
            key = self._kept.key("program", self._tree, asdict(program), limit_s, site_packages())
            if (known := self._kept.get(key)) is not None:
                stack = tuple((path, line) for path, line in known["stack"])
                return ProgramRun(**{**known, "program": program, "stack": stack})
        found = self._run(program, ".", limit_s)
        folder = PurePosixPath(program.path).parent.as_posix()
        if found.lacks == "file" and folder != ".":
            beside = self._run(program, folder, limit_s)
            found = found if beside.end == LACKS else beside
        if self._kept is not None:
            self._kept.put(key, asdict(found))
        return found

    def _run(self, program: Program, folder: str, limit_s: float) -> ProgramRun:
        """Run one, once, in a folder of a copy."""
        scratch = self._workspace.folder()
        try:
            project = (scratch / "project").resolve()
            shutil.copytree(self._layout.root, project, symlinks=True)
            job = self._job(program, scratch.resolve(), project, limit_s)
            (scratch / "job.json").write_text(json.dumps(job), "utf-8")
            child = "from swarm_tools.programs.child import main; "
            with unchanged(self._layout.root, self._sandbox.isolation), timed("programs"):
                outcome = self._sandbox.run(
                    python_command(f"{child}main({str((scratch / 'job.json').resolve())!r})"),
                    cwd=project / folder,
                    writable=[scratch],
                    env=django_variables(project),
                    timeout_s=limit_s + _GRACE_S,
                    stdin=None if program.stdin is None else program.stdin.encode("utf-8"),
                )
            told = _told(Path(job["out"])) or _untold(outcome)
            return run_of(program, told, outcome.output, outcome.seconds)
        finally:
            remove_tree(scratch)

    def _job(self, program: Program, scratch: Path, project: Path, limit_s: float) -> dict:
        layout = self._layout
        file = project / program.path
        metadata = write_own(project, scratch / "own")
        packaged = (file.parent / "__init__.py").is_file() and not _asks_beside(file, layout)
        path = layout.import_roots_in(project) + ([metadata] if metadata else [])
        return {
            "file": str(file),
            "module": layout.module_name(program.path) if packaged else "",
            "args": list(program.args),
            "stdin": program.stdin,
            "root": str(project),
            "path": path if packaged else [str(file.parent), *path],
            "last_path": layout.loose_roots_in(project),
            "local": layout.local_names,
            "timeout_s": limit_s,
            "out": str(scratch / "end.json"),
            "errors": str(scratch / "errors.txt"),
        }


def _asks_beside(file: Path, layout: ProjectLayout) -> bool:
    """Tell whether a file of a package imports another one beside it as ``python FILE`` finds it.

    As ``python -m`` runs it, such an import finds nothing.
    """
    names = imports_of(file.read_bytes()).tops - set(layout.local_names) - sys.stdlib_module_names
    return any((file.parent / f"{name}.py").is_file() for name in names)


def _told(path: Path) -> dict[str, Any] | None:
    """Return what the child says of the end; None where it says nothing."""
    try:
        data = json.loads(read_untrusted(path, _MOST_BYTES))
    except (OSError, ValueError):
        return None
    return data if isinstance(data, dict) else None


def _untold(outcome: SandboxOutcome) -> dict[str, Any]:
    """Return the end of a program that left nobody the time to tell of it."""
    if outcome.timed_out:
        return {"end": NEVER}
    if outcome.signal is not None:
        name = signal.Signals(outcome.signal).name
        return {"end": CRASHED, "error": name, "message": "the process was killed"}
    return {"end": EXITS if outcome.exit_code else ENDED, "code": outcome.exit_code}
