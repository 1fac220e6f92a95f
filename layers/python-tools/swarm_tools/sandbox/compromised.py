"""What a worker does that code under repair may have taken over: it hands nothing on.

On ``bare`` nothing keeps a child out of the worker. What the worker holds is worth nothing to an
attacker (no permission, no way out, the URLs of one step); the next call must not meet it. Only in
Lambda, whose `/tmp` and process are the function's own; elsewhere nothing is done.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from .files import remove_tree

_SCRATCH = Path("/tmp")


def in_lambda(environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether this process is one of Lambda's, with the folders that it documents."""
    return (
        "AWS_LAMBDA_RUNTIME_API" in environment
        and environment.get("LAMBDA_TASK_ROOT") == "/var/task"
    )


def purge(scratch: Path = _SCRATCH) -> None:
    """Delete all that lies in `scratch`."""
    for entry in scratch.iterdir():
        if entry.is_dir() and not entry.is_symlink():
            remove_tree(entry)
        else:
            with contextlib.suppress(OSError):
                entry.unlink()


def hand_nothing_on() -> bool:
    """Empty `/tmp`, and end this process once its answer is sent.

    Returns:
        Whether that will happen: only in Lambda, by its runtime client.
    """
    client = sys.modules.get("awslambdaric.lambda_runtime_client")
    if not in_lambda() or client is None:
        return False
    purge()
    client.LambdaRuntimeClient.wait_next_invocation = _end
    return True


def _end(*_: object) -> None:
    """Take the place of the request for another call."""
    os._exit(0)
