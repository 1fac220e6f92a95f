"""Whether the same input gives the same bytes, on ten runs."""

from __future__ import annotations

from collections import Counter

from .corpora import cases
from .project import refactor

RUNS = 10


def project() -> dict[str, bytes]:
    """Return a project of several programs with bugs, each with its given tests."""
    files: dict[str, bytes] = {}
    for case in list(cases("repair", "tune"))[::12][:5]:
        files |= {path: text.encode() for path, text in case.start.items()}
        files[f"tests/test_{case.name.partition('.')[0]}.py"] = case.given.encode()
    return files


def measure(runs: int = RUNS) -> int:
    """Return how many of the runs gave the result that most of them gave."""
    results = Counter(tuple(sorted(refactor(project())[0].items())) for _ in range(runs))
    return results.most_common(1)[0][1]


if __name__ == "__main__":
    print(f"{measure()} of {RUNS}")
