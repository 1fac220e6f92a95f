"""What a search knows of tests it could not turn green, for whoever goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from swarm_tools.repair.attempt import Attempt
from swarm_tools.repair.localise import Line
from swarm_tools.repair.model import Candidate

MOST_GROUPS = 20
MOST_TEMPLATES = 100
MOST_LINES = 5
MOST_TESTS = 50
MOST_PARTIAL = 3
MOST_EITHER = 5
LONGEST_TEXT = 300
LONGEST_CODE = 200


def handover(
    attempt: Attempt,
    suspicion: Mapping[Line, float],
    texts: Mapping[str, str],
    either: Sequence[Candidate] = (),
) -> dict[str, Any]:
    """Return the localised lines, the failing tests and what was tried, ready for JSON.

    Args:
        attempt: The tries for one group of tests.
        suspicion: Ochiai value, 0 to 1, of each covered line.
        texts: The files as they are, by path.
        either: Edits that would do and differ elsewhere, where none is kept; with the texts that
            they lead to, so that a question can be made of them.
    """
    lines = sorted(suspicion.items(), key=lambda kv: (-kv[1], kv[0]))[:MOST_LINES]
    most_used = sorted(attempt.tried.items(), key=lambda kv: (-kv[1], kv[0]))
    return {
        "failing": attempt.tests[:MOST_TESTS],
        "lines": [
            {
                "path": path,
                "line": line,
                "code": texts[path].splitlines()[line - 1][:LONGEST_CODE],
                "suspicion": round(value, 3),
            }
            for (path, line), value in lines
        ],
        "tried": dict(most_used[:MOST_TEMPLATES]),
        "partial": [
            {
                "path": candidate.path,
                "line": candidate.proposal.line,
                "message": candidate.proposal.message[:LONGEST_TEXT],
                "fixed": fixed[:MOST_TESTS],
            }
            for candidate, fixed in attempt.best_partial()[:MOST_PARTIAL]
        ],
        "either": [
            {
                "path": candidate.path,
                "line": candidate.proposal.line,
                "message": f"{candidate.function}: {candidate.proposal.message}"[:LONGEST_TEXT],
                "function": candidate.function,
                "texts": candidate.texts,
            }
            for candidate in either[:MOST_EITHER]
        ],
        "ways": len(either),
    }


def checked(value: object, targets: set[str], tests: set[str]) -> list[dict[str, Any]]:
    """Return a hand-over that came from the worker, within its bounds.

    Raises:
        ValueError: It has another shape.
    """
    if not isinstance(value, list):
        raise ValueError("handover is not a list")
    try:
        return [_group(row, targets, tests) for row in value[:MOST_GROUPS]]
    except (KeyError, TypeError, AttributeError) as err:
        raise ValueError("handover has the wrong shape") from err


def _group(row: Any, targets: set[str], tests: set[str]) -> dict[str, Any]:
    return {
        "failing": _known(row["failing"], tests),
        "lines": [
            {
                "path": _one(item["path"], targets),
                "line": _number(item["line"]),
                "code": str(item["code"])[:LONGEST_CODE],
                "suspicion": round(min(1.0, max(0.0, float(item["suspicion"]))), 3),
            }
            for item in row["lines"][:MOST_LINES]
        ],
        "tried": {
            str(name)[:100]: _number(count)
            for name, count in sorted(row["tried"].items())[:MOST_TEMPLATES]
        },
        "partial": [
            {
                "path": _one(item["path"], targets),
                "line": _number(item["line"]),
                "message": str(item["message"])[:LONGEST_TEXT],
                "fixed": _known(item["fixed"], tests),
            }
            for item in row["partial"][:MOST_PARTIAL]
        ],
        "either": [
            {
                "path": _one(item["path"], targets),
                "line": _number(item["line"]),
                "message": str(item["message"])[:LONGEST_TEXT],
                "function": str(item["function"])[:LONGEST_TEXT],
                "texts": {_one(p, targets): str(t) for p, t in sorted(item["texts"].items())},
            }
            for item in row.get("either", [])[:MOST_EITHER]
        ],
        "ways": _number(row.get("ways", 0)),
    }


def _known(names: Any, known: set[str]) -> list[str]:
    return [_one(name, known) for name in names[:MOST_TESTS]]


def _one(name: Any, known: set[str]) -> str:
    if not isinstance(name, str) or name not in known:
        raise ValueError("handover names what is not in the job")
    return name


def _number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError("handover has the wrong number")
    return value
