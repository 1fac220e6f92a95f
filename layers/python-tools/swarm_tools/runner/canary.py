"""Tests that must fail: where one does not, no outcome of its process can be trusted."""

from __future__ import annotations

import secrets
from pathlib import Path, PurePosixPath
from typing import Any

NOTE = "a test that must fail did not fail: code of the project changes the outcome of tests"
_TEXT = "def test_{name}():\n    found = [1, 2]\n    assert found == [2, 1]\n"


def lay_canaries(project: Path, targets: list[str], guarded: list[str]) -> list[str]:
    """Write one beside each file of `guarded` among `targets`; returns their paths.

    Their names are new each time, so that nothing can be prepared for them.
    """
    files = {target.partition("::")[0] for target in targets} & set(guarded)
    written = []
    for folder in sorted({PurePosixPath(path).parent.as_posix() for path in files}):
        name = secrets.token_hex(4)
        path = (PurePosixPath(folder) / f"test_{name}.py").as_posix()
        (project / path).write_text(_TEXT.format(name=name), "utf-8")
        written.append(path)
    return written


def without_canaries(events: list[dict[str, Any]], canaries: list[str]) -> list[dict[str, Any]]:
    """Return the events of one process without those of its canaries.

    Where the process came to its end and a canary was not red, each test that passed
    is an error instead.
    """
    if not canaries:
        return events
    own, found = [], set()
    for event in events:
        nodeids = event.get("nodeids")
        if isinstance(nodeids, list):
            event = event | {"nodeids": [name for name in nodeids if _file(name) not in canaries]}
        path = _file(event.get("nodeid") or event.get("path"))
        if path not in canaries:
            own.append(event)
        elif event.get("event") == "result" and _is_right(event):
            found.add(path)
    if found == set(canaries) or not _complete(own):
        return own
    return [_distrusted(event) for event in own] + [{"event": "integrity", "note": NOTE}]


def run_unseen(items: list[Any]) -> None:
    """Run pytest's items as it does itself, through all hooks, but without showing them."""
    if not items:
        return
    plugins = items[0].config.pluginmanager
    terminal = plugins.get_plugin("terminalreporter")
    if terminal is not None:
        plugins.unregister(terminal)
    try:
        for item in items:
            item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
    finally:
        if terminal is not None:
            plugins.register(terminal, "terminalreporter")


def _is_right(event: dict[str, Any]) -> bool:
    return event.get("outcome") == "failed" and "[1, 2] == [2, 1]" in str(event.get("message"))


def _complete(events: list[dict[str, Any]]) -> bool:
    """Tell whether the process ended by itself with a result of each test."""
    collected = {name for event in events for name in event.get("nodeids", [])}
    results = {event.get("nodeid") for event in events if event.get("event") == "result"}
    return any(event.get("event") == "closed" for event in events) and collected <= results


def _distrusted(event: dict[str, Any]) -> dict[str, Any]:
    if event.get("event") != "result" or event.get("outcome") not in ("passed", "skipped"):
        return event
    return event | {"outcome": "error", "message": NOTE}


def _file(nodeid: Any) -> str:
    return str(nodeid).partition("::")[0]
