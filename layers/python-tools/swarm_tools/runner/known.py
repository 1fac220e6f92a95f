"""Runs of one test process that are kept, so that the same bytes need not run again."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from ..sandbox import SandboxOutcome
from ..sandbox.child_path import site_packages

if TYPE_CHECKING:
    from .process import Suite

_DOUBTFUL = ("integrity", "overwritten", "copied", "collect_error")


def key_of(suite: Suite, targets: list[str], deselect: list[str], *, conftest: bool) -> str | None:
    """Return the key of one process of a suite: its tree, targets and options; None without one."""
    if suite.kept is None:
        return None
    options = [suite.coverage, suite.cpu_s, suite.wall_s, suite.quick_files, suite.watch]
    options += [suite.branches, suite.hung, suite.shuffle, conftest, site_packages()]
    return suite.kept.key("tests", suite.tree, targets, deselect, options)


def known_run(suite: Suite, key: str) -> tuple[SandboxOutcome, list[dict[str, Any]]] | None:
    """Return how a process ended that ran the same bytes, and its events; None without one."""
    data = suite.kept.get(key) if suite.kept and suite.may_be_known else None
    if data is None:
        return None
    return SandboxOutcome(**data["outcome"]), [*data["events"], {"event": "known"}]


def keep_run(suite: Suite, key: str, outcome: SandboxOutcome, events: list[dict[str, Any]]) -> None:
    """Keep a run that came to its own end, in which nothing speaks against any of its outcomes."""
    kinds = {event.get("event") for event in events}
    collected = {name for event in events for name in event.get("nodeids", [])}
    results = {event.get("nodeid") for event in events if event.get("event") == "result"}
    hung = any(event.get("hung") for event in events)
    whole = outcome.ok and not outcome.timed_out and "closed" in kinds and collected <= results
    if suite.kept is None or not whole or hung or not collected or kinds & {*_DOUBTFUL}:
        return
    if suite.kept.get(key) is None:
        suite.kept.put(key, {"outcome": asdict(outcome), "events": events})
