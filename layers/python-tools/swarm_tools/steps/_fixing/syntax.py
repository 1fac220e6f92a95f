"""Stage one: files that do not parse."""

from __future__ import annotations

from ...changes import Change
from ...sandbox.fanout import fan_out
from .logs import engine_log
from .state import FixState

ENGINE = "swarm_tools.steps._engine"
_TIMEOUT_S = 60.0
_NOT_ASKED = "syntax: it does not parse, and no repairs are asked for"
_SAVED = "Saved as UTF-8: it was not, and declared no other encoding, so Python could not read it."


def repair_syntax(state: FixState) -> list[str]:
    """Repair every target that does not parse; what can't be repaired stays as it is.

    So does all of it where no repairs are asked for.

    Returns:
        The paths that were repaired.
    """
    repaired = list(state.saved) if state.asked.repairs else []
    if not state.asked.repairs:
        _leave_unreadable(state)
    for path in repaired:
        change = Change(path, 0, "encoding", "syntax", _SAVED)
        state.accept({path: state.texts[path]}, {path: [change.to_json()]})
    items = [{"do": "syntax", "path": path, "text": state.texts[path]} for path in state.targets]
    total = min(2 * _TIMEOUT_S, state.context.remaining_s)
    run = fan_out(
        state.context.sandbox,
        ENGINE,
        items,
        cwd=state.root,
        timeout_s=min(_TIMEOUT_S, total),
        total_s=total,
        setup={},
    )
    for path, item in zip(state.targets, run.items, strict=True):
        value = item.value
        asked = f"repair the syntax of {path}"
        if not value or not value["ok"]:
            status = "FAILURE" if item.error else "SUCCESS"
            reason = item.error or "no small edit makes it parse"
            state.leave(path, f"syntax: {reason}")
            state.logs.append(engine_log(status, asked, reason, file=path, stage="syntax"))
        elif value["text"] != state.texts[path] and not state.asked.repairs:
            state.leave(path, _NOT_ASKED)
        elif value["text"] != state.texts[path]:
            state.accept({path: value["text"]}, {path: value["changes"]})
            state.parsing.add(path)
            repaired.append(path)
            state.logs.append(
                engine_log("SUCCESS", asked, value["changes"], file=path, stage="syntax")
            )
        else:
            state.parsing.add(path)
    return list(dict.fromkeys(repaired))


def _leave_unreadable(state: FixState) -> None:
    """Leave files that Python cannot read as they came."""
    for path in state.saved:
        state.leave(path, _NOT_ASKED)
    state.targets = [path for path in state.targets if path not in state.saved]
    state.saved = []
