"""Whether tests pin the number that a repair writes down, or would pass with its neighbours too.

A bound that two tests enclose may lie anywhere between them. Templates propose few of its values,
so one that passes seems to be without a rival.
"""

from __future__ import annotations

import io
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import replace

from swarm_tools.repair.model import Candidate, Proposal

SHIFTS = (1, -1, 2, -2)
MOST = 3
"""Of so many of the best candidates the numbers are moved."""
BEYOND = 0.5
"""What another number costs more than one that is next to what stood there."""


def neighbours(plausible: Iterable[Candidate]) -> Iterator[Candidate]:
    """Yield candidates that write down another whole number, near that of the best ones.

    Args:
        plausible: Candidates that pass the tests.
    """
    for candidate in sorted(plausible, key=lambda c: c.rank)[:MOST]:
        if len(candidate.proposals) != 1 or len(candidate.proposal.edits) != 1:
            continue
        (start, end, new), *_ = candidate.proposal.edits
        old = candidate.base[candidate.path][start:end]
        number = _new_number(old, new)
        if number is None:
            continue
        value, (first, last) = number
        beyond = BEYOND * any(abs(value - was) == 1 for was in _values(old))
        for shift in SHIFTS:
            if value + shift < 0:
                continue
            text = f"{new[:first]}{value + shift}{new[last:]}"
            message = candidate.proposal.message.replace(str(value), str(value + shift))
            proposal = Proposal(((start, end, text),), candidate.proposal.cost + beyond,
                                candidate.proposal.line, message)  # fmt: skip
            rank = (round(candidate.rank[0] + beyond, 4), *candidate.rank[1:3], proposal.edits, ())
            made = ((candidate.path, proposal),)
            yield replace(candidate, proposals=made, rank=rank, patches=None)


def _new_number(old: str, new: str) -> tuple[int, tuple[int, int]] | None:
    """Return the one whole number that an edit brings in, with its place in the new text."""
    before = _values(old)
    found = [(value, span) for value, span in _numbers(new) if value not in before]
    return found[0] if len(found) == 1 else None


def _values(text: str) -> list[int]:
    return [value for value, _ in _numbers(text)]


def _numbers(text: str) -> list[tuple[int, tuple[int, int]]]:
    """Return the whole numbers of a text of one line, with their places."""
    if "\n" in text:
        return []
    try:
        tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    except (tokenize.TokenError, SyntaxError, IndentationError):
        return []
    return [
        (int(token.string), (token.start[1], token.end[1]))
        for token in tokens
        if token.type == tokenize.NUMBER and token.string.isdecimal()
    ]
