"""What a worker does that code under repair may have got at: it hands nothing on.

On ``process`` a child may write where the worker may, so `/tmp` is emptied after each call. On
``bare`` nothing keeps it out of the worker either, and the worker ends with the call: what it holds
is worth nothing to an attacker (no permission, no way out, the addresses of one step), and the next
call must not meet it. Only in Lambda, whose `/tmp` and process are the function's own.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from .files import remove_tree
from .isolation import BARE, NAMESPACES

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


def hand_nothing_on(level: str) -> None:
    """See to it that the next call meets nothing of this one, in Lambda.

    Where children saw the worker's `/tmp`, it is emptied. On ``bare`` this process ends too, once
    its answer is sent, by way of AWS's runtime client.
    """
    if level == NAMESPACES or not in_lambda():
        return
    purge()
    client = sys.modules.get("awslambdaric.lambda_runtime_client")
    if level == BARE and client is not None:
        client.LambdaRuntimeClient.wait_next_invocation = _end


def _end(*_: object) -> None:
    """Take the place of the request for another call."""
    os._exit(0)
