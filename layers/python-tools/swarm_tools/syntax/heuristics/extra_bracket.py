"""A closing bracket without its opener, or of the wrong kind."""

from __future__ import annotations

from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source
from swarm_tools.syntax.tokens import CLOSERS, OPENERS


def _propose(source: Source) -> Iterator[Candidate]:
    _, wrong = source.brackets
    for token, opener in wrong[:3]:
        if opener is not None:
            right = OPENERS[opener.text]
            yield source.edit(
                token.start, token.end, right, f"Closed '{opener.text}' with '{right}'.", 1.4
            )
            fits = CLOSERS[token.text]
            yield source.edit(
                opener.start,
                opener.end,
                fits,
                f"Opened with '{fits}' what '{token.text}' closes.",
                1.6,
            )
            yield source.edit(
                token.start, token.start, right, f"Closed the inner '{opener.text}'.", 1.5
            )
        yield source.edit(
            token.start,
            token.end,
            "",
            f"Removed the '{token.text}' that closes nothing.",
            1.5 if opener is None else 2.2,
        )
        if opener is None:
            yield from _open(source, token.line, token.start, CLOSERS[token.text])


def _open(source: Source, line: int, limit: int, opener: str) -> Iterator[Candidate]:
    message = f"Added the missing '{opener}'."
    tokens = [token for token in source.code(line) if token.start < limit]
    for before, token in zip([None, *tokens], tokens, strict=False):
        if before is None or before.kind == "op" or before.kind == "name":
            cost = 2.2 if before is not None and before.text in ("=", "return", "in", "(") else 2.7
            if before is not None and before.kind == "name" and token.kind in ("name", "string"):
                cost = 1.9 if opener == "(" else 2.7
            yield source.edit(token.start, token.start, opener, message, cost)
            if before is not None and before.kind == "name" and token.start > before.end:
                yield source.edit(before.end, token.start, opener, message, cost - 0.4)


HEURISTIC = Heuristic("extra-bracket", "extra or mismatched bracket", _propose)
