"""What was noticed and is not acted on: findings, their marks and those that a person accepted."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

BASELINE = ".swarm/baseline.json"
INTENDED = re.compile(r"#\s*swarm:\s*intended\b")
MOST = 500
_LONG = 500
_SHORT = 300
_NUMBER = re.compile(r"\d+")


@dataclass(frozen=True)
class Suspicion:
    """One thing that looks wrong, and nothing shows to be.

    Attributes:
        path: POSIX path of the file.
        line: 1-based line in the input.
        function: Qualified name, "" for the module.
        pattern: Id of the bug pattern.
        message: What was noticed.
        suggestion: What might be meant, or "".
        input: The shortest call that shows it, or "".
        actual: What it gives.
        expected: What would be expected.
    """

    path: str
    line: int
    function: str
    pattern: str
    message: str
    suggestion: str = ""
    input: str = ""
    actual: str = ""
    expected: str = ""


def to_json(suspicions: Iterable[Suspicion]) -> list[dict[str, object]]:
    """Return suspicions as results carry them, in order, each with a fingerprint of its own.

    The fingerprint holds no line, and no number of the message, which may be one.
    """
    seen: dict[str, int] = {}
    rows = []
    for one in sorted(set(suspicions), key=lambda s: (s.path, s.line, s.pattern, s.message)):
        plain = _NUMBER.sub("#", one.message)
        alike = json.dumps([one.pattern, one.path, one.function, plain])
        seen[alike] = seen.get(alike, 0) + 1
        mark = hashlib.sha256(f"{alike}\n{seen[alike]}".encode()).hexdigest()[:16]
        rows.append(
            {
                "fingerprint": mark,
                "path": one.path,
                "line": max(1, one.line),
                "function": one.function,
                "pattern": one.pattern,
                "message": one.message[:_LONG],
                "suggestion": one.suggestion[:_LONG],
                "input": one.input[:_SHORT],
                "actual": one.actual[:_SHORT],
                "expected": one.expected[:_SHORT],
            }
        )
    return rows[:MOST]


@dataclass(frozen=True)
class Accepted:
    """What a person has accepted for good, from the baseline file of a project.

    Attributes:
        fingerprints: Of suspicions.
        questions: Ids of questions that were refused or answered.
    """

    fingerprints: frozenset[str] = frozenset()
    questions: frozenset[str] = frozenset()

    @classmethod
    def of(cls, root: Path) -> Accepted:
        """Read the baseline of a project; one that is not there, or malformed, accepts nothing."""
        try:
            data = json.loads((root / BASELINE).read_text("utf-8"))
            marks = [str(item["fingerprint"]) for item in data.get("accepted", [])]
            return cls(frozenset(marks), frozenset(map(str, data.get("answered", []))))
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            return cls()


def left_open(
    rows: Iterable[Mapping[str, object]], texts: Mapping[str, str], accepted: Accepted
) -> list[dict[str, object]]:
    """Return the suspicions that no person has accepted, in the baseline or on their line."""
    kept = []
    for row in rows:
        lines = texts.get(str(row["path"]), "").splitlines()
        at = int(str(row["line"])) - 1
        intended = 0 <= at < len(lines) and INTENDED.search(lines[at])
        if row["fingerprint"] not in accepted.fingerprints and not intended:
            kept.append(dict(row))
    return kept
