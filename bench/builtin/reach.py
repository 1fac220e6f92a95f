"""How many of the edits that were meant are among those that the templates propose.

``python -m bench.builtin.reach [corpus] [half] [name ...]`` prints a line a bug and a summary.
Nothing is run: of each wrong version all lines of the functions that differ count as suspicious,
and the intended program is looked for among the candidates. It tells in seconds which templates
are missing, before any search; an edit that does the same in another way counts as missing.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher

from bench.builtin.alike import changed_lines, meaning
from bench.builtin.corpora import HALVES, UNTESTED, Case, cases, one_of_each
from swarm_tools.repair.candidates import candidates
from swarm_tools.repair.local_types import SeenTypes
from swarm_tools.repair.model import Candidate

CORPORA = ("repair", "judge", UNTESTED)
FIRST = 500
# What `meaning` sets aside may differ between two texts of one meaning; so may layout and quotes.
_FREE = frozenset(" \t\r\n()<>\"'")


@dataclass(frozen=True)
class Reached:
    """What the templates propose for one bug.

    Attributes:
        name: ``entry.label``.
        rank: How many candidates come before the one that was meant; None when it is missing.
        of: How many candidates there are.
        template: The template that proposes it; empty when it is missing.
    """

    name: str
    rank: int | None
    of: int
    template: str


@dataclass(frozen=True)
class ReachFigures:
    """The figures of one half of a corpus.

    Attributes:
        bugs: Those that one edit of one file undoes.
        reached: Those whose edit is proposed.
        early: Those whose edit is among the first `FIRST`.
    """

    bugs: int
    reached: int
    early: int


def one_place(case: Case) -> bool:
    """Say whether a bug is in one file and in lines that follow each other."""
    if len(case.wrong) != 1:
        return False
    [(path, wrong)] = case.wrong.items()
    matcher = SequenceMatcher(None, wrong.splitlines(), case.right[path].splitlines(), False)
    return sum(tag != "equal" for tag, *_ in matcher.get_opcodes()) == 1


def reached(case: Case) -> Reached:
    """Look for the intended program among the candidates for a wrong version."""
    [(path, wrong)] = case.wrong.items()
    right = case.right[path]
    suspicion = {(path, line): 1.0 for line in changed_lines(wrong, right)}
    proposed = candidates(case.start, suspicion, set(), SeenTypes())
    wanted, told = meaning(right), _letters(right, wrong)
    for rank, candidate in enumerate(proposed):
        near = _letters_of(candidate, path, wrong) == told or _names_inside(candidate, path)
        if near and _means(candidate, path, wanted):
            return Reached(case.name, rank, len(proposed), candidate.template)
    return Reached(case.name, None, len(proposed), "")


def _letters(new: str, old: str) -> dict[str, int]:
    """Return how many more of each letter one text has: equal for texts that may be alike."""
    count = Counter(new)
    count.subtract(old)
    return {letter: n for letter, n in count.items() if n and letter not in _FREE}


def _letters_of(candidate: Candidate, path: str, text: str) -> dict[str, int]:
    edits = candidate.edits(path)
    return _letters("".join(e[2] for e in edits), "".join(text[e[0] : e[1]] for e in edits))


def _names_inside(candidate: Candidate, path: str) -> bool:
    """Say whether an edit brings names of its own: they may be others than the intended ones."""
    texts = [text for _, _, text in candidate.edits(path)]
    return any(word in text for text in texts for word in (" for ", "lambda "))


def _means(candidate: Candidate, path: str, wanted: str) -> bool:
    try:
        return meaning(candidate.texts[path]) == wanted
    except (SyntaxError, ValueError):
        return False


def run(
    corpus: str, half: str, names: Iterable[str] = (), *, every_case: bool = True
) -> Iterator[Reached]:
    """Yield what is proposed for the bugs of one half of a corpus that are in one place.

    Args:
        corpus: ``repair``, ``judge`` or ``edits``.
        half: ``tune`` or ``report``.
        names: Entries or cases; all when empty.
        every_case: Whether all bugs of a program are looked at, or one of each program.
    """
    wanted = set(names)
    for case in cases(corpus, half) if every_case else one_of_each(corpus, half):
        if wanted and not {case.name, case.name.partition(".")[0]} & wanted:
            continue
        if one_place(case):
            yield reached(case)


def figures(rows: Iterable[Reached]) -> ReachFigures:
    """Return the figures of measured bugs."""
    ranks = [row.rank for row in rows]
    found = [rank for rank in ranks if rank is not None]
    return ReachFigures(len(ranks), len(found), sum(rank < FIRST for rank in found))


def measure(corpus: str, half: str) -> ReachFigures:
    """Return the figures of one half of a corpus: one bug of each program, all of `UNTESTED`."""
    return figures(run(corpus, half, every_case=corpus == UNTESTED))


def main(argv: list[str]) -> int:
    """Print a line a bug and a summary."""
    corpus, half, *names = [*argv, *("repair", "tune")[len(argv) :]]
    if corpus not in CORPORA or half not in HALVES:
        print("usage: python -m bench.builtin.reach [repair|judge|edits] [tune|report] [name ...]")
        return 2
    rows = []
    for row in run(corpus, half, names):
        rows.append(row)
        where = "missing" if row.rank is None else f"{row.rank} {row.template}"
        print(f"{row.name}: {where} (of {row.of})", flush=True)
    found = figures(rows)
    print(f"{found.bugs} bugs: {found.reached} reached, {found.early} in the first {FIRST}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
