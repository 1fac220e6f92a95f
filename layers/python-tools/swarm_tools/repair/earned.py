"""Which tests have earned to drive a repair: those that one small edit turns green together.

A test leans to driving when only little speaks against it, such as a word of a docstring
(`swarm_tools.intents.leaning`). A function that is meant otherwise fails such tests in more than
one way; a function with a bug passes most of them, and one edit mends the others. Where all are
red, they have to be many, and the edit has to be in the function of which they speak. Where many
are green and none is red, name and behaviour agree, and no repair of something else may end that.
"""

from __future__ import annotations

import io
import re
import time
import token
import tokenize
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from keyword import iskeyword
from pathlib import Path

from swarm_tools.changes import Change
from swarm_tools.intents.render import camel
from swarm_tools.repair.model import DOUBT
from swarm_tools.repair.search import BadResult, RunsCommands, search

EACH_S = 6.0
LEAST_S = 1.0
MOST_RED = 0.75
NEUTRAL = ("0", "1", "0.0", "1.0", '""', "''", "None", "False")
"""A constant that becomes one of them no longer changes anything."""
PLAIN_SLIPS = frozenset(
    ("comparison_operator", "arithmetic_operator", "constant", "off_by_one", "initial_value",
     "wrong_variable", "method_call", "statement_indent", "statement_move")
)  # fmt: skip
SEVERAL = re.compile(rf"{DOUBT} \d+ other edits")
ARRANGED = re.compile(r"`(sorted|reversed)\(")
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
        if any(takes_away((root / p).read_text("utf-8"), text) for p, text in repair.edits.items()):
            continue
        change = repair.changes[0]
        sure = len(red) <= MOST_RED * size or DOUBT not in change.message
        if sure and not is_luck(change) and (len(red) < size or speaks_of(group, change)):
            found += group
    return sorted(found)


def is_luck(change: Change) -> bool:
    """Say whether an edit may well be green by chance, where tests only lean to driving.

    Several others would pass, too, and it is no plain slip that it mends; or it puts into another
    order what the program gives in an order of its own.
    """
    if change.rule == "wrap_operand" and ARRANGED.search(change.message):
        return True
    return SEVERAL.search(change.message) is not None and change.rule not in PLAIN_SLIPS


def takes_away(before: str, after: str) -> bool:
    """Say whether an edit only leaves out what the code reads or calls, or makes it of no effect.

    What a program does beyond what is asked of it is seldom a slip: delivery is added to a sum,
    a last part is filled up.
    """
    old, new = tokens_of(before), tokens_of(after)
    if len(old) == len(new):
        at, *others = [i for i in range(len(old)) if old[i] != new[i]] or [0]
        named = at > 1 and old[at - 1] == "=" and old[at - 2].isupper()
        return named and not others and new[at] in NEUTRAL
    rest = iter(old)
    if not all(any(word == other for other in rest) for word in new):
        return False
    lost = Counter(old) - Counter(new)
    return any(word.isidentifier() and not iskeyword(word) for word in lost)


def tokens_of(text: str) -> list[str]:
    """Return the tokens of a program, without its comments and the forms of its lines."""
    rows = tokenize.generate_tokens(io.StringIO(text).readline)
    return [t.string for t in rows if t.type in (token.NAME, token.NUMBER, token.STRING, token.OP)]


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
