"""What a search knows of tests it could not turn green, for whoever goes on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swarm_tools.repair.attempt import Attempt
from swarm_tools.repair.localise import Line

MOST_LINES = 5
MOST_TESTS = 50
MOST_PARTIAL = 3
LONGEST_TEXT = 300


def handover(attempt: Attempt, suspicion: Mapping[Line, float]) -> dict[str, Any]:
    """Return the localised lines, the failing tests and what was tried, ready for JSON."""
    lines = sorted(suspicion.items(), key=lambda kv: (-kv[1], kv[0]))[:MOST_LINES]
    return {
        "failing": attempt.tests[:MOST_TESTS],
        "lines": [
            {"path": path, "line": line, "suspicion": round(value, 3)}
            for (path, line), value in lines
        ],
        "tried": dict(sorted(attempt.tried.items())),
        "partial": [
            {
                "path": candidate.path,
                "line": candidate.proposal.line,
                "message": candidate.proposal.message[:LONGEST_TEXT],
                "fixed": fixed[:MOST_TESTS],
            }
            for candidate, fixed in attempt.best_partial()[:MOST_PARTIAL]
        ],
    }
