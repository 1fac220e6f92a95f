"""Finds what the repair search cannot undo: ``python -m bench.builtin.mutants [half] [name ...]``.

One slip of `bench.forge.slips` is put into right programs of the corpus ``repair``; what the search
makes of each is told by the kind of the slip. A mutant counts when a given test is red and another
green, and a test held back is red. Slips made by chance are easier than those of people: the
figures show which kinds of edit the search lacks, not how often it repairs.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator

from bench.builtin import repair
from bench.builtin.corpora import Case, one_of_each
from bench.builtin.isolate import outcomes
from bench.forge.slips import seeded

A_PROGRAM = 3
MOST_TRIED = 10


def mutants(case: Case) -> Iterator[Case]:
    """Yield mutants of a case's program as cases, `A_PROGRAM` at most.

    The case's right program and tests are used, not its wrong version.
    """
    program = case.name.partition(".")[0]
    found = 0
    for path in sorted(case.wrong):
        for kind, _, text in seeded(case.right[path], MOST_TRIED, program):
            if found == A_PROGRAM:
                return
            red = outcomes(case.right | {path: text}, {repair.GIVEN: case.given}).values()
            if any(red) and not all(red):
                mutant = Case(
                    f"{program}.{kind}", case.half, case.right, {path: text}, case.given, case.held
                )
                if any(outcomes(mutant.start, {repair.HELD: case.held}).values()):
                    found += 1
                    yield mutant


def main(argv: list[str]) -> int:
    """Print what came of each mutant that was not repaired, and a line a kind."""
    half, names = (argv or ["tune"])[0], set(argv[1:])
    verdicts: dict[str, Counter[str]] = defaultdict(Counter)
    for case in one_of_each("repair", half):
        if names and case.name.partition(".")[0] not in names:
            continue
        for mutant in mutants(case):
            verdict, found, _ = repair.run_case(mutant)
            verdicts[mutant.name.partition(".")[2]][verdict] += 1
            if verdict != "correct":
                said = "; ".join(c.message for c in found.changes)
                print(f"{mutant.name}: {verdict} {said}"[:200], flush=True)
    for kind, counts in sorted(verdicts.items()):
        print(f"{kind}: {counts['correct']} of {counts.total()}, {counts['overfit']} overfit")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
