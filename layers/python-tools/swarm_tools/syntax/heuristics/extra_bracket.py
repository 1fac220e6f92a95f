"""A closing bracket without its opener, or of the wrong kind."""

from __future__ import annotations

import builtins
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source
from swarm_tools.syntax.tokens import CLOSERS, OPENERS

_BUILTINS = frozenset(dir(builtins)) | {"self"}


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
            yield from _glued(source, token.line, token.start, CLOSERS[token.text])


def _open(source: Source, line: int, limit: int, opener: str) -> Iterator[Candidate]:
    message = f"Added the missing '{opener}'."
    tokens = [token for token in source.code(line) if token.start < limit]
    for before, token in zip([None, *tokens], tokens, strict=False):
        if before is None or before.kind == "op" or before.kind == "name":
            cost = 2.2 if before is not None and before.text in ("=", "return", "in", "(") else 2.7
            if before is not None and before.text == "%":
                cost = 1.2
            if before is not None and before.kind == "name" and token.kind in ("name", "string"):
                cost = 1.9 if opener == "(" else 2.7
            yield source.edit(token.start, token.start, opener, message, cost)
            if before is not None and before.kind == "name" and token.start > before.end:
                yield source.edit(before.end, token.start, opener, message, cost - 0.4)


def _glued(source: Source, line: int, limit: int, opener: str) -> Iterator[Candidate]:
    """Part two names that became one when the bracket between them was lost."""
    message = f"Added the missing '{opener}'."
    counts: dict[str, int] = {}
    for token in source.tokens:
        if token.kind == "name":
            counts[token.text] = counts.get(token.text, 0) + 1
    tokens = [token for token in source.code(line) if token.start < limit]
    for index, token in enumerate(tokens):
        if token.kind != "name":
            continue
        if (
            opener == "("
            and token.end == limit
            and index
            and tokens[index - 1].text in (".", "def")
        ):
            called = f"{token.text}(" in source.text
            plain = counts[token.text] > 1 and not called
            yield source.edit(limit, limit, opener, message, 2.4 if plain else 1.4)
        if counts[token.text] > 1:
            continue
        for cut in range(2, len(token.text)):
            head, tail = token.text[:cut], token.text[cut:]
            if tail not in counts and tail not in _BUILTINS:
                continue
            where = token.start + cut
            known = head in counts or head in _BUILTINS
            yield source.edit(where, where, opener, message, 1.2 if known else 1.4)


HEURISTIC = Heuristic("extra-bracket", "extra or mismatched bracket", _propose)
