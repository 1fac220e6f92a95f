"""The workbench's one Lambda function: a work order in, a work result in S3, a summary back."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from typing import Any

from .contracts.order import OrderError, WorkOrder, parse_order
from .contracts.outcome import StepOutcome
from .contracts.transfer import (
    MOST_INPUT_BYTES,
    MOST_SNAPSHOT_BYTES,
    TransferError,
    fetch,
    store,
)
from .environment.errors import ArchiveError, InstallError
from .environment.site import packages_of
from .kept import Kept, Scope
from .sandbox import Limits, Sandbox
from .sandbox.compromised import hand_nothing_on
from .sandbox.isolation import BARE
from .sandbox.sandbox import SandboxError
from .spent import take_spent
from .steps import load_steps
from .steps.registry import Step
from .workspace import SnapshotError, UnsafePathError, Workspace

_EXPECTED = (
    OrderError,
    TransferError,
    ArchiveError,
    InstallError,
    SandboxError,
    SnapshotError,
    UnsafePathError,
)

KEPT = Kept()


def handler(event: dict[str, Any], context: object = None) -> dict[str, Any]:
    """Do one work order.

    Args:
        event: The order; see `core/contracts`.
        context: Lambda's context, not used.

    Returns:
        `{ok, step, summary, isolation, timings, error?}`; the full result goes to the order's
        `outputs_put.result`. What was to be expected to fail is `ok: false`, never an exception.
    """
    return carry_out(event, load_steps, KEPT)


def carry_out(
    event: Any, steps: Callable[[], Mapping[str, Step]], kept: Kept | None = None
) -> dict[str, Any]:
    """Do one work order whose step is among `steps`; the answer is that of `handler`.

    What children came to for the same bytes is looked up in `kept`; all is found out anew when
    None.
    """
    os.umask(0o022)
    started = time.monotonic()
    step = event.get("step") if isinstance(event, dict) else None
    timings: dict[str, float] = {}
    outcome, error = None, None
    take_spent()
    try:
        outcome = _do(parse_order(event), steps, timings, kept)
    except _EXPECTED as problem:
        error = {"name": type(problem).__name__, "message": str(problem)[:2000]}
    except Exception as problem:  # the state machine gets data, the log the place
        error = {"name": "StepError", "message": _where(problem)}
    timings |= take_spent()
    answer: dict[str, Any] = {
        "ok": error is None,
        "step": step if isinstance(step, str) else "unknown",
        "summary": outcome.summary if outcome else {},
        "isolation": Sandbox().isolation,
        "timings": timings,
    }
    if error:
        answer["error"] = error
    _publish(event, answer, outcome)
    hand_nothing_on(answer["isolation"])
    timings["total_s"] = round(time.monotonic() - started, 3)
    print(json.dumps({"step": answer["step"], "ok": answer["ok"], "timings": timings}))
    return answer


def _do(
    order: dict[str, Any],
    steps: Callable[[], Mapping[str, Step]],
    timings: dict[str, float],
    kept: Kept | None,
) -> StepOutcome:
    run_step = steps().get(order["step"])
    if run_step is None:
        raise OrderError(f"step {order['step']!r} is not done here")
    with ExitStack() as stack:
        workspace = stack.enter_context(Workspace())
        began = time.monotonic()
        workspace.unpack(fetch(order["snapshot_get"], "snapshot", MOST_SNAPSHOT_BYTES))
        inputs = {}
        urls = dict(order["inputs_get"])
        stack.enter_context(packages_of(urls.pop("environment", None), Sandbox().isolation))
        for name, url in sorted(urls.items()):
            try:
                inputs[name] = json.loads(fetch(url, name, MOST_INPUT_BYTES))
            except ValueError as problem:
                raise OrderError(f"input {name!r} is not JSON") from problem
        params = dict(order["params"])
        more = inputs.pop("params", {})
        if not isinstance(more, dict):
            raise OrderError("input 'params' is not an object")
        params.update(more)
        timings["fetch_s"] = round(time.monotonic() - began, 3)
        began = time.monotonic()
        limits = Limits.from_json(order["limits"])
        scopes = _scopes(kept, order["run"])
        outcome = run_step(WorkOrder(order["step"], params, inputs, limits, *scopes), workspace)
        timings["step_s"] = round(time.monotonic() - began, 3)
    return outcome


def _scopes(kept: Kept | None, run: dict[str, str]) -> tuple[Scope, ...]:
    """Return what is kept for the owner of a run and for the run; nothing where children get it."""
    if kept is None or Sandbox().isolation == BARE:
        return ()
    return Scope(kept, run["owner"]), Scope(kept, run["owner"], run["run_id"])


def _where(problem: Exception) -> str:
    """Name an unexpected error by its type, text and place; never a value of the order."""
    trace = problem.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = ""
    if trace is not None:
        code = trace.tb_frame.f_code
        place = f" at {os.path.basename(code.co_filename)}:{trace.tb_lineno} in {code.co_name}"
    return f"{type(problem).__name__}: {problem}"[:1500] + place


def _publish(event: Any, answer: dict[str, Any], outcome: StepOutcome | None) -> None:
    """Store the full result wherever the order has a usable place for it."""
    try:
        url = event["outputs_put"]["result"]
    except (TypeError, KeyError):
        return
    result = {
        "ok": answer["ok"],
        "step": answer["step"],
        "result": outcome.result if outcome else {},
        "log_entries": outcome.log_entries if outcome else [],
        "isolation": answer["isolation"],
        "timings": answer["timings"],
    }
    if "error" in answer:
        result["error"] = answer["error"]
    places = event["outputs_put"]
    try:
        for name, data in sorted(outcome.outputs.items() if outcome else ()):
            if isinstance(places.get(name), str):
                store(places[name], data, name)
        store(str(url), json.dumps(result, ensure_ascii=False).encode(), "result")
    except TransferError as problem:
        answer["ok"] = False
        answer.setdefault("error", {"name": "TransferError", "message": str(problem)})
