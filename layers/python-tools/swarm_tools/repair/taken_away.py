"""How much of what an author wrote an edit only takes away.

What stands in a program was written on purpose: of some ten thousand slips of many authors one in
a hundred is mended by leaving five words or signs out (and half of those moves something). But of
all edits it is the large deletion that most easily turns a test green whose inputs ask for little.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from swarm_tools.repair.model import Candidate
from swarm_tools.repair.slip_rates import TOKEN

MUCH = 5
"""From so many words and signs on, an edit that only takes away needs to be asked about."""


def taken_away(candidate: Candidate, texts: Mapping[str, str]) -> int:
    """Return how many words and signs are gone, 0 where any is new or all are said twice.

    Args:
        candidate: The edits.
        texts: The files as they were, by path.
    """
    old: Counter[str] = Counter()
    new: Counter[str] = Counter()
    for path in candidate.texts:
        for start, end, text in candidate.edits(path):
            old.update(_words(texts[path][start:end]))
            new.update(_words(text))
    if new - old or _said_twice(candidate, texts):
        return 0
    return (old - new).total()


def _said_twice(candidate: Candidate, texts: Mapping[str, str]) -> bool:
    """Say whether all that an edit deletes still stands in the file."""
    edits = [(path, edit) for path in candidate.texts for edit in candidate.edits(path)]
    return all(
        not new.strip() and " ".join(_words(texts[path][start:end])) in _line(candidate, path)
        for path, (start, end, new) in edits
    )


def _line(candidate: Candidate, path: str) -> str:
    return " ".join(_words(candidate.texts[path]))


def _words(text: str) -> Iterable[str]:
    return [token for token in TOKEN.findall(text) if token != "\n"]
