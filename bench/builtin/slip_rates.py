"""Writes how often each kind of edit was meant: ``python -m bench.builtin.slip_rates``.

Every edit that the templates propose for the wrong programs of half ``tune`` of the corpora
``repair`` and ``judge`` is counted, by template and form, and those that give the right program.
Nothing is run. It takes about 15 minutes on two cores; half ``report`` has no part in it.
"""

from __future__ import annotations

import gzip
import os
import sys
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor

from bench.builtin.corpora import Case, cases
from swarm_tools.repair.candidates import site_candidates
from swarm_tools.repair.model import Candidate, apply_edits
from swarm_tools.repair.site import sites_of
from swarm_tools.repair.slip_rates import TABLE, Counts, form_of
from swarm_tools.repair.source import SourceText, plain_data, plain_methods, trees_of

Kind = tuple[str, str]
OFTEN = 1500
"""A form that was never meant is told from others when it was proposed so often."""
NEAR = 12
"""A text that differs by more characters is not the right one with other blanks."""


def counted(case: Case) -> tuple[Counter[Kind], set[Kind]]:
    """Return how often each kind of edit is proposed for a wrong program, and which are meant."""
    proposed: Counter[Kind] = Counter()
    meant: set[Kind] = set()
    trees = trees_of(case.start.values())
    for path, text in case.start.items():
        source = SourceText(text)
        source.project_methods, source.project_data = plain_methods(trees), plain_data(trees)
        right = case.right.get(path, "")
        for site in (s for s in sites_of(source) if s.qualname != "<module>"):
            for candidate in site_candidates(case.start, path, site, {}, 1.0, set()):
                kind = kind_of(candidate)
                proposed[kind] += 1
                if kind not in meant and is_same(candidate, text, right):
                    meant.add(kind)
    return proposed, meant


def kind_of(candidate: Candidate) -> Kind:
    """Return the template of a single edit and its form."""
    return candidate.template, form_of(candidate.base[candidate.path], candidate.proposal.edits)


def is_same(candidate: Candidate, text: str, right: str) -> bool:
    """Say whether an edit makes a text the right one, blanks aside."""
    grown = sum(len(new) - (end - start) for start, end, new in candidate.proposal.edits)
    if abs(len(text) + grown - len(right)) > NEAR:
        return False
    try:
        made = apply_edits(text, candidate.proposal.edits)
    except ValueError:
        return False
    return "".join(made.split()) == "".join(right.split())


def table(proposed: Mapping[Kind, int], meant: Mapping[Kind, int]) -> str:
    """Return the rows of the table: of all, of each template, of the forms that tell something."""
    rows: dict[Kind, Counts] = {}
    for (template, said), count in proposed.items():
        good = meant.get((template, said), 0)
        if good or count >= OFTEN:
            rows[template, said] = Counts(good, count)
        for kind in (("", ""), (template, "")):
            old = rows.get(kind, Counts(0, 0))
            rows[kind] = Counts(old.meant + good, old.proposed + count)
    return "".join(
        f"{template}\t{said}\t{row.meant}\t{row.proposed}\n"
        for (template, said), row in sorted(rows.items())
    )


def main() -> int:
    """Write the file, and print how large it is."""
    wrong = [case for name in ("repair", "judge") for case in cases(name, "tune") if case.start]
    proposed: Counter[Kind] = Counter()
    meant: Counter[Kind] = Counter()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for some, good in pool.map(counted, wrong, chunksize=8):
            proposed.update(some)
            meant.update(good)
    rows = table(proposed, meant)
    packed = gzip.compress(rows.encode(), mtime=0)
    TABLE.write_bytes(packed)
    print(
        f"{TABLE.name}: {rows.count(chr(10))} rows, {len(packed)} bytes, of {len(wrong)} programs"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
