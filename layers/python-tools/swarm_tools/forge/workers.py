"""Starting the sandboxed workers of forge: a job in, a file of JSON lines out."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from swarm_tools.repair.search import LEFT_OUT
from swarm_tools.sandbox import Sandbox, read_untrusted
from swarm_tools.sandbox.environment import python_command
from swarm_tools.sandbox.files import remove_tree
from swarm_tools.sandbox.outcome import SandboxOutcome
from swarm_tools.spent import timed
from swarm_tools.workspace import Workspace
from swarm_tools.workspace.layout import ProjectLayout

MOST_BYTES = 64 << 20


@dataclass(frozen=True)
class Worked:
    """What a worker left: its lines that are JSON objects, unchecked, and how it ended."""

    rows: list[dict[str, Any]]
    outcome: SandboxOutcome


def run_worker(
    sandbox: Sandbox,
    workspace: Workspace,
    layout: ProjectLayout,
    module: str,
    job: Mapping[str, Any],
    *,
    timeout_s: float,
    env: Mapping[str, str] | None = None,
) -> Worked:
    """Run a worker on a copy of the project; raises OSError where it cannot be started.

    Args:
        sandbox: Where to run.
        workspace: Gives the folder of the copy.
        layout: The project.
        module: Name of the worker, whose `main` takes the paths of the job and of the result.
        job: What it is to do; where the project is, and what is on its path, is added.
        timeout_s: Wall seconds, after which it is killed.
        env: More of its environment.
    """
    scratch = workspace.folder()
    try:
        ignored = shutil.ignore_patterns(*LEFT_OUT)
        shutil.copytree(layout.root, scratch / "root", ignore=ignored, symlinks=True)
        whole = {
            "root": "root",
            "path": layout.import_roots,
            "last_path": layout.loose_roots,
            **job,
        }
        (scratch / "job.json").write_text(json.dumps(whole), "utf-8")
        child = f"from {module} import main; sys.exit(main(['job.json', 'result.jsonl']))"
        with timed(module.rpartition(".")[2]):
            outcome = sandbox.run(
                python_command(child),
                cwd=scratch,
                writable=[scratch],
                env={**(env or {}), "HOME": str(scratch)},
                timeout_s=timeout_s,
            )
        data = read_untrusted(scratch / "result.jsonl", MOST_BYTES)
    finally:
        remove_tree(scratch)
    return Worked(list(_rows(data)), outcome)


def _rows(data: bytes) -> Iterator[dict[str, Any]]:
    for line in data.splitlines():
        try:
            row = json.loads(line)
        except ValueError:
            continue
        if isinstance(row, dict):
            yield row
