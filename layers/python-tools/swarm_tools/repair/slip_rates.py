"""How often a kind of edit was the one that was meant, of all such edits that could be made.

``comparison_operator`` with ``<`` for ``<=`` mends one in some dozens of the places where it could
be tried, ``x`` for ``(x % 100)`` none of thousands. The counts are in `slip_rates.txt.gz`, a line
for each template and form of edit: how often it was meant, and how often it was proposed.
``python -m bench.builtin.slip_rates`` writes it from the wrong and right programs of half ``tune``.
"""

from __future__ import annotations

import builtins
import gzip
import math
import re
from collections.abc import Iterable
from functools import cache, lru_cache
from keyword import iskeyword
from pathlib import Path
from typing import NamedTuple

from swarm_tools.repair.model import Candidate
from swarm_tools.repair.same_ends import same_ends

TABLE = Path(__file__).with_name("slip_rates.txt.gz")
TOKEN = re.compile(
    r"[^\W\d]\w*|\d+(?:\.\d+)?|\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'"
    r"|\*\*=|//=|>>=|<<=|[-+*/%&|^=<>!]=|\*\*|//|<<|>>|->|:=|\n|\S"
)
NUMBERS = frozenset("012")
MEMBERS = frozenset(
    (
        *("append", "pop", "get", "extend", "add", "remove", "clear", "sort", "reverse", "items"),
        *("values", "keys", "lower", "upper", "strip", "split", "join", "popleft", "appendleft"),
        "insert",
    )
)
LINE, NAME, NUMBER, TEXT, EMPTY = "NL", "n", "N", "s", "''"
LONGEST = 14
MOST_EDITS = 3
LIKE_TEMPLATE = 300.0
"""So many proposals of the template as a whole stand for one that is hardly known."""
LIKE_ALL = 3000.0


class Counts(NamedTuple):
    """How often edits were meant, and how often they were proposed."""

    meant: float
    proposed: float


def form(edits: Iterable[tuple[str, str]]) -> str:
    """Return what edits write over what, names and values left open: ``< > <=``.

    Args:
        edits: The old and the new text of each.
    """
    parts = []
    for old, new in edits:
        before, after = TOKEN.findall(old.rstrip()), TOKEN.findall(new.rstrip())
        head, tail = same_ends(before, after)
        left, right = (
            " ".join(map(_kind, row[head : len(row) - tail][:LONGEST])) for row in (before, after)
        )
        parts.append(f"{left} > {right}")
    return " ; ".join(parts[:MOST_EDITS])


@lru_cache(maxsize=1 << 14)
def _kind(token: str) -> str:
    if token == "\n":
        return LINE
    if token[0] in "\"'":
        return TEXT if len(token) > len(EMPTY) else EMPTY
    if token[0].isdigit():
        return token if token in NUMBERS else NUMBER
    if not (token[0].isalpha() or token[0] == "_"):
        return token
    known = iskeyword(token) or hasattr(builtins, token) or token in MEMBERS
    return token if known or token in ("self", "cls") else NAME


@cache
def table() -> dict[tuple[str, str], Counts]:
    """Return the counts by template and form; those of a template as a whole have no form."""
    found = {}
    for row in gzip.decompress(TABLE.read_bytes()).decode("utf-8").splitlines():
        template, said, meant, proposed = row.split("\t")
        found[template, said] = Counts(float(meant), float(proposed))
    return found


def rarity(template: str, said: str) -> float:
    """Return the nats by which it is unlikely that such an edit is the one that was meant."""
    counts = table()
    every = counts["", ""]
    whole = counts.get((template, ""), Counts(0, 0))
    own = counts.get((template, said), Counts(0, 0))
    chance = every.meant / every.proposed
    chance = (whole.meant + LIKE_ALL * chance) / (whole.proposed + LIKE_ALL)
    chance = (own.meant + LIKE_TEMPLATE * chance) / (own.proposed + LIKE_TEMPLATE)
    return -math.log(chance)


def rarity_of(candidate: Candidate) -> float:
    """Return the rarity of an edit, of two the sum."""
    kinds = candidate.template.split("+")
    return sum(
        rarity(kind, form_of(candidate.base[path], proposal.edits))
        for kind, (path, proposal) in zip(kinds, candidate.proposals, strict=True)
    )


def form_of(text: str, edits: Iterable[tuple[int, int, str]]) -> str:
    """Return the form of edits of a text, given as spans with what replaces them."""
    return form((text[start:end], new) for start, end, new in sorted(edits))
