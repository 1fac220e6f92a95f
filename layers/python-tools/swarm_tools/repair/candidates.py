"""From templates and suspicion to an ordered stream of distinct candidate files."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise

from swarm_tools.repair.model import Candidate, Proposal, Template, apply_edits
from swarm_tools.repair.site import FunctionSite, sites_of
from swarm_tools.repair.source import SourceText
from swarm_tools.repair.templates import registry

SUSPICION_WEIGHT = 1.5
UNCOVERED = 0.4
PAIR_POOL = 60
PAIR_SEEDS = 12
PAIR_WIDTH = 40
PAIR_OTHERS = 600


def candidates(
    texts: Mapping[str, str], suspicion: Mapping[tuple[str, int], float], failed: set[str]
) -> list[Candidate]:
    """Return every single edit of the suspicious functions, the likeliest first.

    Args:
        texts: Text of each target file, by path.
        suspicion: Ochiai value, 0 to 1, of each covered (path, line).
        failed: Takes a sentence of each template that fails on the code.
    """
    found: list[Candidate] = []
    peak = max(suspicion.values(), default=0.0) or 1.0
    for path in sorted(texts):
        lines = {line: value / peak for (p, line), value in suspicion.items() if p == path}
        if not lines:
            continue
        source = SourceText(texts[path])
        for site in sites_of(source):
            highest = max((lines.get(n, 0.0) for n in site_lines(site)), default=0.0)
            if site.qualname == "<module>":
                highest = 1.0  # It has run when the tests were imported.
            if highest <= 0:
                continue
            found += list(site_candidates(path, source, site, lines, highest, failed))
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
    path: str,
    source: SourceText,
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
            try:
                text = apply_edits(source.text, proposal.edits)
            except ValueError:
                continue
            size = sum(len(new) + (end - start) for start, end, new in proposal.edits)
            rank = (round(score, 4), size, path, proposal.edits)
            yield Candidate({path: text}, site.qualname, template.id, ((path, proposal),), rank)


def pairs(
    texts: Mapping[str, str],
    singles: list[Candidate],
    partial: list[tuple[Candidate, list[str]]],
) -> Iterator[Candidate]:
    """Yield candidates of two edits, the likeliest first.

    Args:
        texts: Text of each file without them.
        singles: Single edits, best first.
        partial: Single edits that turn some tests green, with those: they are paired with each
            other where they turn different tests green, then with all others.
    """
    helpful = [c for c, _ in sorted(partial, key=lambda p: (-len(p[1]), p[0].rank))]
    names = {id(c) for c in helpful}
    fixed = {id(c): frozenset(tests) for c, tests in partial}
    seeds = helpful[:PAIR_SEEDS]
    made = [(a, b) for a, b in combinations(helpful[:PAIR_POOL], 2) if fixed[id(a)] != fixed[id(b)]]
    others = [c for c in singles if id(c) not in names]
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


def joined(texts: Mapping[str, str], a: Candidate, b: Candidate) -> Candidate | None:
    """Return the candidate with the edits of both, None where they touch each other."""
    name = f"{a.template}+{b.template}"
    rank = (a.rank[0] + b.rank[0], a.rank, b.rank)
    proposals = (*a.proposals, *b.proposals)
    if a.path != b.path:
        return Candidate(a.texts | b.texts, a.function, name, proposals, rank)
    edits = tuple(sorted((*a.proposal.edits, *b.proposal.edits)))
    if any(x[0] == y[0] for x, y in pairwise(edits)):
        return None
    try:
        text = apply_edits(texts[a.path], edits)
    except ValueError:
        return None
    return Candidate({a.path: text}, a.function, name, proposals, rank)


class Distinct:
    """Remembers candidates by syntax tree, so that none is run twice."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Remember the current files as already seen."""
        self._sources = {path: SourceText(text) for path, text in texts.items()}
        self._seen: set[bytes] = set()
        for path, source in self._sources.items():
            for stmt in source.tree.body:
                self._seen.add(self._digest(path, stmt.lineno, ast.dump(stmt)))

    @staticmethod
    def _digest(path: str, line: int, dump: str) -> bytes:
        return hashlib.sha256(f"{path}:{line}:{dump}".encode()).digest()

    def is_new(self, candidate: Candidate) -> bool:
        """Say whether the candidate parses and has not been seen; remember it."""
        digests = [self._of(path, text, candidate) for path, text in candidate.texts.items()]
        if None in digests:
            return False
        digest = digests[0] if len(digests) == 1 else b"".join(sorted(digests))
        if digest in self._seen:
            return False
        self._seen.add(digest)
        return True

    def _of(self, path: str, text: str, candidate: Candidate) -> bytes | None:
        """Return what stands for the edited statement of one file, None when it does not parse."""
        source = self._sources[path]
        edits = [e for at, proposal in candidate.proposals if at == path for e in proposal.edits]
        first, last = min(e[0] for e in edits), max(e[1] for e in edits)
        grown = len(text) - len(source.text)
        for stmt in source.tree.body:
            lines = [stmt.lineno, *(d.lineno for d in getattr(stmt, "decorator_list", []))]
            start = source.line_start(min(lines))
            end = source.line_end(stmt.end_lineno)
            if start <= first and last <= end:
                piece, line = text[start : end + grown], stmt.lineno
                break
        else:
            piece, line = text, 0
        try:
            body = ast.parse(piece).body
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return None
        return self._digest(path, line, "".join(ast.dump(stmt) for stmt in body))
