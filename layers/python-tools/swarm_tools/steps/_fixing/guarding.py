"""Stage one and a half: what ends imports in an error, circles and demonstrations."""

from __future__ import annotations

from .._judging.cycles import CIRCULAR, opened
from .._judging.guarding import guarded
from .logs import engine_log
from .state import FixState


def guard_demonstrations(state: FixState) -> None:
    """Put the own run of modules whose import ends in an error under a guard.

    Nothing is imported where the tests of the input show that every module can be.
    """
    if _imports_are_sound(state):
        return
    failed = state.context.failing_imports(state.layout, sorted(state.parsing))
    made, failed = opened(state.context, state.layout, failed)
    made |= guarded(state.context, state.layout, failed)
    for path, change in made.items():
        state.accept({path: change["text"]}, {path: change["changes"]})
        asked = f"import {path}"
        state.logs.append(engine_log("SUCCESS", asked, change["changes"], file=path, stage="guard"))


def _imports_are_sound(state: FixState) -> bool:
    """Say whether the first run of the tests met no error but failures of tests."""
    data = state.context.order.result("baseline")
    if not isinstance(data, dict) or state.context.order.params.get("snapshot") != 0:
        return data is not None
    tests = data.get("tests", [])
    errors = [t for t in tests if t.get("outcome") == "error" or CIRCULAR in str(t.get("message"))]
    return not errors and not data.get("collection_errors")
