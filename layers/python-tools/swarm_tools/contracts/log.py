"""Entries of the run's log, as the workbench writes them."""

from __future__ import annotations

import datetime
import uuid
from typing import Any

COMMAND_MODEL = "N/A"
ENGINE_MODEL = "builtin"
MOST_OUTPUT = 20_000


def capped(text: str, most: int = MOST_OUTPUT) -> str:
    """Return `text` with its middle cut out, and the cut named, when it is too long."""
    if len(text) <= most:
        return text
    half = (most - 100) // 2
    return f"{text[:half]}\n[... {len(text) - 2 * half} characters left out ...]\n{text[-half:]}"


def log_entry(
    agent: str,
    action: str,
    status: str,
    input_prompt: str,
    output_response: str,
    *,
    model: str = COMMAND_MODEL,
    **details: Any,
) -> dict[str, Any]:
    """Return one entry.

    Args:
        agent: ``Auditor``, ``Fixer`` or ``Judge``.
        action: ``CODE_ANALYSIS``, ``CODE_GEN``, ``DEBUG`` or ``FIX``.
        status: ``SUCCESS``, ``FAILURE`` or ``INFO``.
        input_prompt: The command that was run, or what the engine was asked.
        output_response: Its raw output; capped.
        model: ``N/A`` for a tool, ``builtin`` for the engine.
        details: Further facts, names in snake case, JSON data.
    """
    now = datetime.datetime.now(datetime.timezone.utc)
    return {
        "id": str(uuid.uuid4()),
        "timestamp": now.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "agent": agent,
        "model": model,
        "action": action,
        "details": {
            "input_prompt": capped(input_prompt),
            "output_response": capped(output_response),
            **details,
        },
        "status": status,
    }
