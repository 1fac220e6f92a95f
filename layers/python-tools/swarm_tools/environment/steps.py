"""The two steps of the function that resolves: a project and an index are read, never run."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from ..contracts.log import log_entry
from ..contracts.order import OrderError, WorkOrder
from ..contracts.outcome import StepOutcome
from ..sandbox.child_path import modules_in
from ..workspace import Workspace
from .archive import MOST_PACKED_BYTES, pack
from .gather import gather
from .imports import newer_syntax
from .install import InstallError, bytes_in, install
from .model import PythonSaid, SetAside
from .python_version import HERE, choose_python
from .resolve import resolve
from .settings import index_settings
from .uv import Uv

_RESOLVE_S = 120.0
_INSTALL_S = 240.0
_MOST_NAMED = 200


def run_resolve(order: WorkOrder, workspace: Workspace) -> StepOutcome:
    """Read what the project needs, and lock what can be had of it."""
    found, unknown = gather(workspace.root, _texts(order.params.get("requirements")))
    asked = order.params.get("python")
    if isinstance(asked, str):
        found.python_named.insert(0, PythonSaid(asked, "the request"))
    settings = index_settings()
    python = choose_python(found, newer_syntax(workspace.root), _at_hand(order))
    exclude_newer = str(order.params.get("exclude_newer", ""))
    uv = Uv(settings, exclude_newer=exclude_newer, python=python.version)
    resolution = resolve(uv, found, total_s=min(_RESOLVE_S, order.limits.step_timeout_s))
    set_aside = [*found.set_aside, *resolution.set_aside]
    result = {
        "key": resolution.key,
        "private": settings.private,
        "lock": resolution.lock,
        "packages": [{"name": n, "version": v} for n, v in sorted(resolution.packages.items())],
        "set_aside": [_aside(item) for item in dict.fromkeys(set_aside)][:_MOST_NAMED],
        "unknown_imports": [{"module": i.module, "path": i.path} for i in unknown][:_MOST_NAMED],
        "read": found.read[:_MOST_NAMED],
        "needs_python": python.needs,
        "python": python.as_json(),
        "pins_dropped": resolution.pins_dropped,
        "seconds": resolution.seconds,
    }
    summary = {"packages": len(resolution.packages), "set_aside": len(set_aside)}
    asked = ", ".join(need.requirement for need in found.needs) or "nothing"
    entry = log_entry(
        agent="Auditor",
        action="CODE_ANALYSIS",
        input_prompt=f"resolve {asked}"[:20_000],
        output_response=resolution.lock or "nothing is installed",
        status="SUCCESS",
        packages=[f"{name}=={version}" for name, version in sorted(resolution.packages.items())],
        set_aside=[f"{item.requirement}: {item.why}" for item in set_aside][:_MOST_NAMED],
    )
    return StepOutcome(result, summary, [entry])


def run_install(order: WorkOrder, workspace: Workspace) -> StepOutcome:
    """Install the lock of the input `resolved`, and hand it over as one object."""
    started = time.monotonic()
    lock, python = _lock_of(order.inputs.get("resolved"))
    folder = workspace.folder() / "site"
    folder.mkdir()
    limit = min(_INSTALL_S, order.limits.step_timeout_s)
    uv = Uv(index_settings(), python=python)
    install(uv, lock, folder, total_s=limit)
    packed = pack(folder)
    if len(packed) > MOST_PACKED_BYTES:
        raise InstallError(f"the packages take more than {MOST_PACKED_BYTES >> 20} MB")
    result = {
        "modules": modules_in(folder),
        "bytes": bytes_in(folder),
        "packed_bytes": len(packed),
        "seconds": round(time.monotonic() - started, 3),
        "python": python,
    }
    entry = log_entry(
        agent="Auditor",
        action="CODE_ANALYSIS",
        input_prompt="install the lock: wheels alone, each held to its hash",
        output_response=f"{result['bytes']} bytes, modules {', '.join(result['modules'])}"[:20_000],
        status="SUCCESS",
    )
    summary = {"bytes": result["bytes"], "seconds": result["seconds"]}
    return StepOutcome(result, summary, [entry], {"environment": packed})


STEPS: dict[str, Callable[[WorkOrder, Workspace], StepOutcome]] = {
    "resolve": run_resolve,
    "install": run_install,
}


def _aside(item: SetAside) -> dict[str, str]:
    return {
        "requirement": item.requirement,
        "origin": item.origin,
        "why": item.why,
        "detail": item.detail,
    }


def _at_hand(order: WorkOrder) -> list[str]:
    """Return the Pythons that there is a workbench for, the usual one first."""
    listed = _texts(order.params.get("pythons")) or []
    return listed if HERE in listed else [HERE, *listed]


def _texts(given: Any) -> list[str] | None:
    """Return the texts of a list; None for what is no list."""
    return [one for one in given if isinstance(one, str)] if isinstance(given, list) else None


def _lock_of(resolved: Any) -> tuple[str, str]:
    """Return the lock of a result of `resolve`, and the Python that it is for.

    Raises:
        OrderError: There is none.
    """
    try:
        lock, python = resolved["result"]["lock"], resolved["result"]["python"]["version"]
    except (TypeError, KeyError):
        lock = python = None
    if not isinstance(lock, str) or not lock or not isinstance(python, str):
        raise OrderError("input 'resolved' has no lock")
    return lock, python
