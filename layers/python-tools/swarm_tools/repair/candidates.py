"""From templates and suspicion to an ordered stream of distinct candidate files."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import combinations, pairwise

from swarm_tools.repair.local_types import SeenTypes
from swarm_tools.repair.model import Candidate, Patch, Proposal, Rank, Template
from swarm_tools.repair.patch import Broken, Patcher, fingerprint
from swarm_tools.repair.site import FunctionSite, sites_of
from swarm_tools.repair.slip_rates import rarity_of
from swarm_tools.repair.source import SourceText, plain_data, plain_methods, trees_of
from swarm_tools.repair.stated import stated, touches
from swarm_tools.repair.templates import registry
from swarm_tools.repair.unfit import Unfit
from swarm_tools.repair.wanted import Wanted

SUSPICION_WEIGHT = 1.5
UNCOVERED = 0.4
PAIR_POOL = 160
PAIR_SEEDS = 12
PAIR_WIDTH = 40
PAIR_OTHERS = 600
USUAL = 0.2
"""What a second edit is behind others with each nat by which its kind is rarer."""


def candidates(
    texts: Mapping[str, str],
    suspicion: Mapping[tuple[str, int], float],
    failed: set[str],
    seen: SeenTypes,
    asked: Wanted | None = None,
) -> list[Candidate]:
    """Return every single edit of the suspicious functions, the likeliest first.

    Args:
        texts: Text of each target file, by path.
        suspicion: Ochiai value, 0 to 1, of each covered (path, line).
        failed: Takes a sentence of each template that fails on the code.
        seen: Types at the lines; what can only fail with them is left out.
        asked: What the red tests ask for.
    """
    found: list[Candidate] = []
    peak = max(suspicion.values(), default=0.0) or 1.0
    trees = trees_of(texts.values())
    methods, data = plain_methods(trees), plain_data(trees)
    for path in sorted(texts):
        lines = {line: value / peak for (p, line), value in suspicion.items() if p == path}
        if not lines:
            continue
        source = SourceText(texts[path])
        source.project_methods = methods
        source.project_data = data
        source.wanted = asked or Wanted()
        fixed = stated(source)
        for site in sites_of(source):
            highest = max((lines.get(n, 0.0) for n in site_lines(site)), default=0.0)
            if site.qualname == "<module>":
                highest = 1.0  # It has run when the tests were imported.
            if highest <= 0:
                continue
            unfit = Unfit(site, partial(seen.at, path))
            some = site_candidates(texts, path, site, lines, highest, failed)
            found += [
                c
                for c in some
                if not touches(c.proposal.edits, fixed) and not unfit.refuses(c.proposal)
            ]
    found.sort(key=lambda c: c.rank)
    return found


def proposals(template: Template, site: FunctionSite, failed: set[str]) -> Iterator[Proposal]:
    """Yield what a template proposes; one that fails on this code ends alone and is told."""
    try:
        yield from template.propose(site)
    except Exception as error:
        failed.add(f"template {template.id} failed: {type(error).__name__}")


def site_lines(site: FunctionSite) -> set[int]:
    """Return the lines of the statements that belong to ``site`` itself."""
    return {n.lineno for n in site.nodes if hasattr(n, "lineno")}


def site_candidates(
    texts: Mapping[str, str],
    path: str,
    site: FunctionSite,
    lines: Mapping[int, float],
    highest: float,
    failed: set[str],
) -> Iterator[Candidate]:
    """Yield the ranked candidates of one function."""
    module_penalty = 0.6 if site.qualname == "<module>" else 0.0
    for template in registry():
        for proposal in proposals(template, site, failed):
            doubt = max(lines.get(proposal.line, 0.0), UNCOVERED * highest)
            score = proposal.cost + SUSPICION_WEIGHT * (1 - doubt) + module_penalty
            if overlapping(proposal.edits):
                continue
            size = sum(len(new) + (end - start) for start, end, new in proposal.edits)
            rank = (round(score, 4), size, path, proposal.edits, ())
            yield Candidate(texts, site.qualname, template.id, ((path, proposal),), rank)


def pairs(
    texts: Mapping[str, str],
    singles: list[Candidate],
    helped: list[tuple[Candidate, list[str]]],
) -> Iterator[Candidate]:
    """Yield candidates of two edits, the likeliest first.

    Args:
        texts: Text of each file without them.
        singles: Single edits; of those that help none, the ones of usual kinds come first.
        helped: Single edits that turn some tests green, with those: they are paired with each
            other where they turn different tests green, then with all others.
    """
    helpful = [c for c, _ in sorted(helped, key=lambda p: (-len(p[1]), p[0].rank))]
    fixed = {c.rank: frozenset(tests) for c, tests in helped}
    seeds = helpful[:PAIR_SEEDS]
    made = [
        (a, b) for a, b in combinations(helpful[:PAIR_POOL], 2) if fixed[a.rank] != fixed[b.rank]
    ]
    others = sorted((c for c in singles if c.rank not in fixed), key=usual_first)
    wide = [(i + PAIR_WIDTH * j, a, b) for j, a in enumerate(seeds)
            for i, b in enumerate(others[:PAIR_OTHERS])]  # fmt: skip
    made += [(a, b) for _, a, b in sorted(wide, key=lambda w: w[0])]
    pool = (helpful + others)[:PAIR_POOL]
    ordered = sorted(combinations(range(len(pool)), 2), key=lambda ij: (sum(ij), ij))
    made += [(pool[i], pool[j]) for i, j in ordered]
    for a, b in made:
        both = joined(texts, a, b)
        if both is not None:
            yield both


def usual_first(candidate: Candidate) -> tuple[float, Rank]:
    """Return a key by which edits of kinds that are often meant come before others."""
    return round(candidate.rank[0] + USUAL * rarity_of(candidate), 4), candidate.rank


def complements(
    texts: Mapping[str, str], helped: list[tuple[Candidate, list[str]]]
) -> list[Candidate]:
    """Return pairs of edits that turn different tests green, the likeliest first.

    Args:
        texts: Text of each file without them.
        helped: Single edits that turn some tests green, with those.
    """
    ordered = sorted(helped, key=lambda p: p[0].rank)[: PAIR_SEEDS * 4]
    made = (
        joined(texts, a, b)
        for (a, mine), (b, others) in combinations(ordered, 2)
        if set(mine) - set(others) and set(others) - set(mine)
    )
    return sorted((both for both in made if both is not None), key=lambda c: c.rank)


def joined(texts: Mapping[str, str], a: Candidate, b: Candidate) -> Candidate | None:
    """Return the candidate with the edits of both, None where they touch each other."""
    both = tuple(sorted((*a.proposal.edits, *b.proposal.edits)))
    if a.path == b.path and (overlapping(both) or any(x[0] == y[0] for x, y in pairwise(both))):
        return None
    rank = (round(a.rank[0] + b.rank[0], 4), a.rank[1] + b.rank[1], *a.rank[2:4], (b.rank,))
    name = f"{a.template}+{b.template}"
    return Candidate(texts, a.function, name, (*a.proposals, *b.proposals), rank)


def overlapping(edits: tuple[tuple[int, int, str], ...]) -> bool:
    """Say whether an edit begins before the one before it ends."""
    ordered = sorted(edits, key=lambda e: (e[0], e[1]))
    return any(y[0] < x[1] for x, y in pairwise(ordered))


class Distinct:
    """Makes candidates ready to run, none of them twice."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Prepare for candidates that edit ``texts``."""
        self._patcher = Patcher(texts)
        self._seen: set[Hashable] = set()

    def ready(self, source: Iterable[Candidate]) -> Iterator[Candidate]:
        """Yield those that compile and do not do what one before them did, with their patches."""
        for candidate in source:
            try:
                patches = self._patcher.patches(candidate)
                key = self._key(candidate, patches)
            except (Broken, SyntaxError, ValueError, RecursionError, MemoryError):
                continue
            if key not in self._seen:
                self._seen.add(key)
                yield replace(candidate, patches=patches)

    def _key(self, candidate: Candidate, patches: tuple[Patch, ...] | None) -> Hashable:
        if patches is not None:
            return frozenset((p.path, p.line, hash(fingerprint(p.code))) for p in patches)
        changed = []
        for path, text in sorted(candidate.texts.items()):
            tree = ast.dump(ast.parse(text))
            changed.append((path, hashlib.sha256(tree.encode("utf-8", "replace")).digest()))
        return tuple(changed)
