"""The function that resolves and installs: the way of the workbench, with two steps of its own."""

from __future__ import annotations

from typing import Any

from ..handler import carry_out
from .steps import STEPS


def handler(event: dict[str, Any], context: object = None) -> dict[str, Any]:
    """Do one work order of step `resolve` or `install`; see `swarm_tools.handler`."""
    return carry_out(event, lambda: STEPS)
