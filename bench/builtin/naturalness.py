"""Writes the programs that usual code is known by: ``python -m bench.builtin.naturalness``.

They are the right programs of half ``tune`` of the corpora ``repair`` and ``judge``, one of each
name, as tokens; half ``report`` has no part in them, so that it can be measured.
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterator

from bench.builtin.corpora import cases
from swarm_tools.repair.naturalness import TABLE, tokens_of

CORPORA = ("repair", "judge")


def programs() -> Iterator[tuple[str, str]]:
    """Yield the name of each right program, as ``corpus/entry``, and the text of a file of it."""
    seen: set[tuple[str, str]] = set()
    for corpus in CORPORA:
        for case in cases(corpus, "tune"):
            name = f"{corpus}/{case.name.partition('.')[0]}"
            for path, text in sorted(case.right.items()):
                if (name, path) not in seen:
                    seen.add((name, path))
                    yield name, text


def table() -> str:
    """Return the tokens of the programs, one of them a line, in the order of their tokens."""
    return "".join(f"{row}\n" for row in sorted({" ".join(tokens_of(t)) for _, t in programs()}))


def main() -> int:
    """Write the file, and print how large it is."""
    packed = gzip.compress(table().encode(), mtime=0)
    TABLE.write_bytes(packed)
    print(f"{TABLE.name}: {table().count(chr(10))} programs, {len(packed)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
