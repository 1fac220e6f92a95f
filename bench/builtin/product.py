"""Cases through the steps of a run: tests are written, then the Fixer repairs and cleans up."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field

from .corpora import one_of_each
from .isolate import outcomes
from .project import refactor

GIVEN = "tests/test_given.py"
HELD = "tests/test_held.py"


@dataclass
class ProductFigures:
    """What came of one case of each program of a half.

    Attributes:
        cases: How many.
        correct: How many of the results pass the tests held back.
        seconds: Mean wall time of a case.
        wrong: The names of the others.
    """

    cases: int = 0
    correct: int = 0
    seconds: float = 0.0
    wrong: list[str] = field(default_factory=list)


def measure(corpus: str, half: str) -> ProductFigures:
    """Run one case of each program of a half."""
    figures = ProductFigures()
    spent = 0.0
    for case in one_of_each(corpus, half):
        files = {path: text.encode() for path, text in case.start.items()}
        if case.given:
            files[GIVEN] = case.given.encode()
        started = time.monotonic()
        after, _ = refactor(files)
        spent += time.monotonic() - started
        made = {path: data.decode() for path, data in after.items() if path in case.start}
        red = [test for test, failed in outcomes(made, {HELD: case.held}).items() if failed]
        figures.cases += 1
        figures.correct += not red
        if red:
            figures.wrong.append(case.name)
    figures.seconds = spent / max(1, figures.cases)
    return figures


if __name__ == "__main__":
    print(measure(*sys.argv[1:3]))
