"""Running one of our own functions over many items, in a warm sandboxed process.

The process imports what the task needs once, then forks for each item, several at a time. An item
that hangs or crashes costs its own result only.
"""

from __future__ import annotations

import json
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..spent import timed
from .environment import python_command
from .files import read_untrusted, remove_tree
from .sandbox import Sandbox, SandboxError

_MOST_RESULT_BYTES = 32 * 1024 * 1024
_CHILD = "from swarm_tools.sandbox.fanout_child import main; main()"


@dataclass(frozen=True)
class ItemResult:
    """What became of one item.

    Attributes:
        value: What the task returned, JSON data; None when it failed.
        error: One sentence when it raised or died, else None.
        timed_out: True when its time was up.
        reached: False when the time for all was up before it had ended.
        seconds: Wall time.
    """

    value: Any
    error: str | None = None
    timed_out: bool = False
    seconds: float = 0.0
    reached: bool = True


@dataclass(frozen=True)
class FanOut:
    """All results, in the order of the items, and how the process around them fared."""

    items: list[ItemResult]
    isolation: str
    output: str


def fan_out(
    sandbox: Sandbox,
    task: str,
    items: list[Any],
    *,
    cwd: Path,
    timeout_s: float,
    total_s: float,
    setup: Any = None,
    readable: list[Path] | None = None,
    tool: str | None = None,
) -> FanOut:
    """Run the module `task` over `items`.

    Args:
        sandbox: Where to run.
        task: Dotted name of a module with `run(item, state)` and, optionally, `warm(setup)`
            whose result is `state`. Items and results are JSON data.
        items: What to run it on.
        cwd: Working folder of the process, read-only.
        timeout_s: Seconds for one item.
        total_s: Seconds for all of them.
        setup: JSON data for `warm`.
        readable: Further folders shown read-only.
        tool: For which its time is counted; the module's last name when None.

    Returns:
        One result for each item; what was not reached is an error.

    Raises:
        SandboxError: The process failed before the first item, so none can be judged.
    """
    if not items:
        return FanOut([], sandbox.isolation, "")
    out = Path(tempfile.mkdtemp(prefix="swarm-out-"))
    try:
        job = {
            "task": task,
            "setup": setup,
            "items": items,
            "jobs": max(1, min(len(items), os.cpu_count() or 1)),
            "timeout_s": timeout_s,
            "out": str(out.resolve()),
        }
        with timed(tool or task.rpartition(".")[2].strip("_")):
            outcome = sandbox.run(
                python_command(_CHILD),
                cwd=cwd,
                writable=[out],
                readable=readable,
                timeout_s=total_s,
                stdin=json.dumps(job).encode(),
            )
        tail = outcome.output[-2000:]
        results = [_result(out / f"{index}.json", tail) for index in range(len(items))]
        if outcome.exit_code and not any(path.suffix == ".json" for path in out.iterdir()):
            raise SandboxError(f"{task} could not start: {tail}")
        return FanOut(results, outcome.isolation, outcome.output)
    finally:
        remove_tree(out)


def _result(path: Path, tail: str) -> ItemResult:
    try:
        data = read_untrusted(path, _MOST_RESULT_BYTES)
    except FileNotFoundError:
        return ItemResult(None, f"not finished: {tail.strip()[-500:]}", reached=False)
    try:
        return ItemResult(**json.loads(data))
    except ValueError as error:
        return ItemResult(None, f"unreadable result: {error}")
