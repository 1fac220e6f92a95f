"""The task that runs in the sandbox for each file: facts, and pylint in a warm linter."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from ..facts.source import file_facts
from ..sandbox.child_path import modules_in, site_packages
from ..workspace.codec import decode
from .foreign import is_foreign_import
from .score import NO_COUNTS

# Off, because their figures depend on which files happen to be checked together.
_ACROSS_FILES = ("duplicate-code", "cyclic-import")
_WARM_UP = "import os\n\n\nclass A:\n    def b(self):\n        return [os.sep, len('c'), {1: 2}]\n"


def make_linter() -> Any:
    """Return a pylint linter in pylint's default configuration; no file of the target is read."""
    from pylint.lint import PyLinter

    linter = PyLinter()
    linter.load_default_plugins()
    linter.disable("I")
    linter.enable("c-extension-no-member")
    for symbol in _ACROSS_FILES:
        linter.disable(symbol)
    return linter


def warm(setup: dict[str, Any]) -> dict[str, Any]:
    """Prepare the process: `setup` is `{lint: bool, path: [import roots], local: [names]}`."""
    state = {"local": set(setup["local"]), "linter": None, "known": set(setup["local"])}
    if setup["lint"]:
        import astroid

        state["linter"] = make_linter()
        astroid.parse(_WARM_UP)
        site = [folder] if (folder := site_packages()) else []
        # What runs here is ours alone, and needs all of it.
        sys.path[:0] = [*setup["path"], *site]
        state["known"] |= {name for entry in site for name in modules_in(Path(entry))}
    return state


def run(path: str, state: dict[str, Any]) -> dict[str, Any]:
    """Return `{parses, syntax_error?, facts, pylint?}` of the file at `path`, below the cwd."""
    data = Path(path).read_bytes()
    report = file_facts(data, path, state["local"])
    if state["linter"] is not None:
        report["pylint"] = _lint(path, state)
        _correct_columns(report["pylint"]["messages"], decode(data).text)
    return report


def _lint(path: str, state: dict[str, Any]) -> dict[str, Any]:
    from pylint.reporters import CollectingReporter

    linter = state["linter"]
    linter.set_reporter(CollectingReporter())
    linter.check([path])
    messages = []
    for message in linter.reporter.messages:
        if is_foreign_import(message.symbol, message.msg, state["known"]):
            continue
        entry = {
            "path": path,
            "line": message.line or 0,
            "column": max(0, message.column or 0),
            "symbol": message.symbol,
            "message_id": message.msg_id,
            "type": message.category,
            "obj": message.obj or "",
            "message": message.msg,
        }
        if message.end_line is not None:
            entry["end_line"] = message.end_line
        messages.append(entry)
    counts = dict(NO_COUNTS)
    counts["statement"] = linter.stats.statement
    for entry in messages:
        if entry["type"] in counts:
            counts[entry["type"]] += 1
    messages.sort(key=lambda item: (item["line"], item["column"], item["message_id"]))
    return {"score_counts": counts, "messages": messages}


def _correct_columns(messages: list[dict[str, Any]], text: str) -> None:
    """Keep every line number inside the file: some checkers report one line past its end."""
    last = text.count("\n") + 1
    for message in messages:
        message["line"] = min(message["line"], last)
