"""Writes the programs that usual code is known by: ``python -m bench.builtin.naturalness``.

They are the right programs of half ``tune`` of the corpora ``repair`` and ``judge`` and the
lookalikes, as tokens. Half ``report`` has no part in them, so that it can be measured: a program
that happens to have the same tokens as one of its own is left out, too.
"""

from __future__ import annotations

import gzip
import sys
from collections import Counter
from collections.abc import Iterable, Mapping

from bench.builtin.corpora import cases, lookalikes
from swarm_tools.repair.naturalness import TABLE, left_open, tokens_of

CORPORA = ("repair", "judge")
USUAL = 60
"""Of names and numbers those that so many programs use are kept."""


def table() -> str:
    """Return the tokens of the programs, one of them a line, in the order of their tokens."""
    measured = tokens(case.right for name in CORPORA for case in cases(name, "report"))
    known = tokens(case.right for name in CORPORA for case in cases(name, "tune"))
    known |= tokens(program.files for program in lookalikes())
    known -= measured
    uses = Counter(token for program in known for token in set(program))
    usual = {token for token, count in uses.items() if count >= USUAL}
    return "".join(sorted({" ".join(left_open(program, usual)) + "\n" for program in known}))


def tokens(programs: Iterable[Mapping[str, str]]) -> set[tuple[str, ...]]:
    """Return the tokens of each file of programs, given by path."""
    return {tokens_of(text) for files in programs for text in files.values()}


def main() -> int:
    """Write the file, and print how large it is."""
    rows = table()
    packed = gzip.compress(rows.encode(), mtime=0)
    TABLE.write_bytes(packed)
    print(f"{TABLE.name}: {rows.count(chr(10))} programs, {len(packed)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
