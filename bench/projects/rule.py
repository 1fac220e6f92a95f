"""The rule by which projects are chosen; it was fixed before any of them was run.

The most downloaded distributions in order, `swarm_tools/environment/known.txt.gz`. The k-th
project is looked for from place 25 k on: the first one whose source archive holds tests and of
whose tests at least 10 pass in the baseline. The others on the way are dropped and printed.
"""

from __future__ import annotations

from collections.abc import Iterator

from swarm_tools.environment.known import best_known

PROJECTS = 40
EVERY = 25
LEAST_PASSING = 10


def candidates(number: int) -> Iterator[str]:
    """Yield the distributions that may become project `number`, from 1 on, in order."""
    names = best_known((PROJECTS + 1) * EVERY)
    yield from names[number * EVERY - 1 : (number + 1) * EVERY - 1]
