"""How much of what an author wrote an edit only takes away.

What stands in a program was written on purpose: of some ten thousand slips of many authors one in
a hundred is mended by leaving five words or signs out (and half of those moves something). But of
all edits it is the large deletion that most easily turns a test green whose inputs ask for little.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

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
    after = candidate.texts
    edits = [
        (path, _words(texts[path][start:end]), _words(new))
        for path in after
        for start, end, new in candidate.edits(path)
    ]
    old = Counter(word for _, gone, _ in edits for word in gone)
    new = Counter(word for _, _, given in edits for word in given)
    whole = {path: " ".join(_words(text)) for path, text in after.items()}
    twice = all(not given and " ".join(gone) in whole[path] for path, gone, given in edits)
    return 0 if new - old or twice else (old - new).total()


def _words(text: str) -> list[str]:
    return [token for token in TOKEN.findall(text) if token != "\n"]
