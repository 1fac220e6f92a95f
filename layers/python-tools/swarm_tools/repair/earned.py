"""Which tests have earned to drive a repair: those that one small edit turns green together.

A test leans to driving when only little speaks against it, such as a word of a docstring
(`swarm_tools.intents.leaning`). A function that is meant otherwise fails such tests in more than
one way; a function with a bug passes most of them, and one edit mends the others. Where all are
red, they have to be many, and the edit has to be in the function of which they speak. Where many
are green and none is red, name and behaviour agree, and no repair of something else may end that.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

from swarm_tools.changes import Change
from swarm_tools.intents.render import camel
from swarm_tools.repair.model import DOUBT
from swarm_tools.repair.search import BadResult, RunsCommands, search
from swarm_tools.repair.unearned import is_luck, takes_away

EACH_S = 6.0
LEAST_S = 1.0
MOST_RED = 0.75
MANY = 4
"""So many tests tell enough when one edit turns all of them green."""


def earned(
    root: Path,
    targets: list[str],
    leaning: Mapping[str, float],
    outcomes: Mapping[str, bool],
    *,
    deadline_s: float,
    sandbox: RunsCommands,
) -> list[str]:
    """Return the leaning tests that may drive, green ones too, sorted.

    Args:
        root: The project with the tests; it is copied, never written to.
        targets: POSIX paths of the files that an edit may change.
        leaning: The tests in question by pytest node id, with the share of them that may be red.
        outcomes: Whether each test of the project, of these files and others, is green.
        deadline_s: Seconds that all searches may take together.
        sandbox: Runs the searches.
    """
    deadline = time.monotonic() + deadline_s
    green = sorted(nodeid for nodeid, is_green in outcomes.items() if is_green)
    found: list[str] = []
    groups = grouped(leaning, outcomes)
    for group in groups:
        if len(group) >= MANY and all(outcomes[nodeid] for nodeid in group):
            found += group
    for group in in_question(groups, outcomes):
        red = [nodeid for nodeid in group if not outcomes[nodeid]]
        size = len(group) + beside(group, outcomes)
        if len(red) > size * leaning[min(group)]:
            continue
        left = min(EACH_S, deadline - time.monotonic())
        if left < LEAST_S:
            break
        try:
            repair = search(
                root, targets, red, green, deadline_s=left, sandbox=sandbox, thorough=red
            )
        except BadResult:
            continue
        if len(repair.changes) != 1 or repair.hopeless:
            continue
        if any(
            takes_away((root / path).read_bytes().decode("utf-8-sig", "replace"), text)
            for path, text in repair.edits.items()
        ):
            continue
        change = repair.changes[0]
        sure = len(red) <= MOST_RED * size or DOUBT not in change.message
        if sure and not is_luck(change) and (len(red) < size or speaks_of(group, change)):
            found += group
    return sorted(found)


def grouped(leaning: Iterable[str], outcomes: Mapping[str, bool]) -> list[list[str]]:
    """Return the tests that were run, those of a class of tests together."""
    groups: dict[str, list[str]] = {}
    for nodeid in leaning:
        if nodeid in outcomes:
            groups.setdefault(nodeid.rpartition("::")[0], []).append(nodeid)
    return [group for _, group in sorted(groups.items())]


def in_question(
    groups: Iterable[Collection[str]], outcomes: Mapping[str, bool]
) -> Iterator[Collection[str]]:
    """Yield the groups of tests of which some are red, and not most of a few."""
    for group in groups:
        red = sum(not outcomes[nodeid] for nodeid in group)
        size = len(group) + beside(group, outcomes)
        most = size if size >= MANY else MOST_RED * size
        if 0 < red <= most:
            yield group


def beside(group: Collection[str], outcomes: Mapping[str, bool]) -> int:
    """Return how many green tests stand in the same class of tests and lean to nothing."""
    title = min(group).rpartition("::")[0]
    return sum(
        is_green and nodeid not in group and nodeid.rpartition("::")[0] == title
        for nodeid, is_green in outcomes.items()
    )


def speaks_of(group: Collection[str], change: Change) -> bool:
    """Say whether tests are of the function, or of the class, in which an edit was made."""
    title = min(group).rpartition("::")[0].rpartition("::")[2].removeprefix("Test")
    return camel(change.message.partition(": ")[0]).startswith(title.rstrip("0123456789"))
