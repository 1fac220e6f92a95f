"""Writes the programs that usual code is known by: ``python -m bench.builtin.naturalness``.

They are the right programs of half ``tune`` of the corpora ``repair`` and ``judge``, one of each
name, as tokens; half ``report`` has no part in them, so that it can be measured.
"""

from __future__ import annotations

import gzip
import sys

from bench.builtin.corpora import one_of_each
from swarm_tools.repair.naturalness import TABLE, tokens_of


def table() -> str:
    """Return the tokens of the programs, one of them a line, in the order of their tokens."""
    programs = (case for name in ("repair", "judge") for case in one_of_each(name, "tune"))
    rows = {" ".join(tokens_of(text)) for case in programs for text in case.right.values()}
    return "".join(f"{row}\n" for row in sorted(rows))


def main() -> int:
    """Write the file, and print how large it is."""
    rows = table()
    packed = gzip.compress(rows.encode(), mtime=0)
    TABLE.write_bytes(packed)
    print(f"{TABLE.name}: {rows.count(chr(10))} programs, {len(packed)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
