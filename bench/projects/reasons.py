"""Why tests that pass in the baseline do not pass with us, told from data of the run."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from .ours import Ours

_MISSING = re.compile(r"No module named '([\w.]+)'")
_FIXTURE = re.compile(r"fixture '([\w.]+)' not found")
_RAISED = re.compile(r"(?m)^(?:E\s+)?([A-Za-z_][\w.]*(?:Error|Exception|Warning|NotFound)\b[^\n]*)")


def reasons(ours: Ours, lost: Iterable[str]) -> list[str]:
    """Return the reasons for the tests `lost`, the one of most tests first, with their numbers."""
    tests = {test["nodeid"]: test for test in ours.tests["tests"]}
    files = {item["path"]: item["message"] for item in ours.tests["collection_errors"]}
    counted = Counter(_reason(name, tests.get(name), files) for name in lost)
    told = [f"{count} {why}" for why, count in counted.most_common(4)]
    aside = [f"{item['requirement']}: {item['why']}" for item in ours.resolved["set_aside"]]
    return told + ([f"set aside: {', '.join(aside)[:300]}"] if told and aside else [])


def _reason(name: str, test: dict[str, Any] | None, files: dict[str, str]) -> str:
    message = files.get(name.partition("::")[0]) or files.get(".")
    if message is None and test is None:
        if "." in name.rpartition("::")[2].partition("[")[0]:
            return "examples of docstrings, which are shown behaviour with us, not tests"
        return "not collected under this id"
    if message is None and test is not None:
        if test["outcome"] == "skipped":
            return f"skipped: {_without_places(test['message'] or '')}"
        message = test["message"] or ""
    return _short(message or "")


def _short(message: str) -> str:
    for pattern, said in ((_MISSING, "no module {}"), (_FIXTURE, "no fixture {}")):
        if match := pattern.search(message):
            return said.format(match.group(1))
    raised = _RAISED.findall(message)
    text = raised[-1] if raised else message.strip().rpartition("\n")[2]
    return _without_places(text)


def _without_places(text: str) -> str:
    return re.sub(r"0x[0-9a-f]+|/\S+/", "", text)[:120]
