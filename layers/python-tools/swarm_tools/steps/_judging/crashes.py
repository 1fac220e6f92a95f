"""Programs that do not come to their end: errors of their own making drive, others are told."""

from __future__ import annotations

import re

from ...oracle.shown.program import OWN_MAKING, SOURCE
from ...oracle.suspicions import Suspicion
from ...runner.model import TestResult
from ...testgen.model import Script
from .rendering import Suite
from .running import Tried

_ERROR = re.compile(r"^(?:\w+\.)*(\w+)(?::|$)")
_UNREADY = ("error", "failed")


def take_programs(suite: Suite, tried: Tried) -> list[Suspicion]:
    """Keep the test of a program's run only where it shows a fault of the program's own making.

    Returns:
        What is told of programs that end in another error.
    """
    found = []
    for name, written in suite.tests.items():
        if not isinstance(written.item, Script) or written.item.source != SOURCE:
            continue
        test = tried.results.get(name)
        if name in tried.dropped or test is None:
            continue
        if test.outcome not in _UNREADY:
            tried.dropped[name] = "the program runs to its end"
            continue
        kind = error_of(test)
        if kind not in OWN_MAKING:
            tried.dropped[name] = f"the program ends in {kind}, which may be what it asks for"
            found.append(_suspicion(written.source, kind, test))
    return found


def error_of(test: TestResult) -> str:
    """Return the name of the error that a test ended in."""
    match = _ERROR.match((test.message or "").strip())
    return match[1] if match else "an error"


def _suspicion(path: str, kind: str, test: TestResult) -> Suspicion:
    rows = re.findall(rf"(?<![\w/]){re.escape(path)}:(\d+)", test.trace or "")
    line = int(rows[0]) if rows else 1
    told = (test.message or kind).splitlines()[0]
    return Suspicion(
        path=path,
        line=line,
        function="",
        pattern="program-crash",
        message=f"Run as a program, it ends in {kind} at line {line}: {told}",
    )
