"""From templates and suspicion to an ordered stream of distinct candidate files."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise

from swarm_tools.repair.model import Candidate, Proposal, apply_edits
from swarm_tools.repair.site import FunctionSite, sites_of
from swarm_tools.repair.source import SourceText
from swarm_tools.repair.templates import registry

SUSPICION_WEIGHT = 1.5
UNCOVERED = 0.4
PAIR_POOL = 40


def candidates(
    texts: Mapping[str, str], suspicion: Mapping[tuple[str, int], float]
) -> list[Candidate]:
    """Return every single edit of the suspicious functions, the likeliest first.

    Args:
        texts: Text of each target file, by path.
        suspicion: Ochiai value, 0 to 1, of each covered (path, line).
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
            if highest <= 0:
                continue
            found += list(site_candidates(path, source, site, lines, highest))
    found.sort(key=lambda c: c.rank)
    return found


def site_lines(site: FunctionSite) -> set[int]:
    """Return the lines of the statements that belong to ``site`` itself."""
    return {n.lineno for n in site.nodes if hasattr(n, "lineno")}


def site_candidates(
    path: str,
    source: SourceText,
    site: FunctionSite,
    lines: Mapping[int, float],
    highest: float,
) -> Iterator[Candidate]:
    """Yield the ranked candidates of one function."""
    module_penalty = 0.6 if site.qualname == "<module>" else 0.0
    for template in registry():
        for proposal in template.propose(site):
            doubt = max(lines.get(proposal.line, 0.0), UNCOVERED * highest)
            score = proposal.cost + SUSPICION_WEIGHT * (1 - doubt) + module_penalty
            try:
                text = apply_edits(source.text, proposal.edits)
            except ValueError:
                continue
            size = sum(len(new) + (end - start) for start, end, new in proposal.edits)
            rank = (round(score, 4), size, path, proposal.edits)
            yield Candidate(path, text, site.qualname, template.id, proposal, rank)


def pairs(texts: Mapping[str, str], singles: list[Candidate]) -> Iterator[Candidate]:
    """Yield two-edit candidates from ``singles`` (best first), in order of summed rank."""
    pool = singles[:PAIR_POOL]
    ordered = sorted(combinations(range(len(pool)), 2), key=lambda ij: (sum(ij), ij))
    for i, j in ordered:
        a, b = pool[i], pool[j]
        if a.path != b.path:
            continue
        edits = tuple(sorted((*a.proposal.edits, *b.proposal.edits)))
        if any(x[0] == y[0] for x, y in pairwise(edits)):
            continue
        try:
            text = apply_edits(texts[a.path], edits)
        except ValueError:
            continue
        both = Proposal(
            edits,
            a.proposal.cost + b.proposal.cost,
            a.proposal.line,
            f"{a.proposal.message}; {b.proposal.message}",
        )
        name = f"{a.template}+{b.template}"
        yield Candidate(a.path, text, a.function, name, both, (*a.rank, *b.rank))


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
        source = self._sources[candidate.path]
        first = min(e[0] for e in candidate.proposal.edits)
        last = max(e[1] for e in candidate.proposal.edits)
        grown = len(candidate.text) - len(source.text)
        for stmt in source.tree.body:
            lines = [stmt.lineno, *(d.lineno for d in getattr(stmt, "decorator_list", []))]
            start = source.line_start(min(lines))
            end = source.line_end(stmt.end_lineno)
            if start <= first and last <= end:
                piece = candidate.text[start : end + grown]
                line = stmt.lineno
                break
        else:
            piece, line = candidate.text, 0
        try:
            tree = ast.parse(piece)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return False
        body = tree.body
        digest = self._digest(
            candidate.path, line, ast.dump(body[0]) if len(body) == 1 else ast.dump(tree)
        )
        if digest in self._seen:
            return False
        self._seen.add(digest)
        return True
