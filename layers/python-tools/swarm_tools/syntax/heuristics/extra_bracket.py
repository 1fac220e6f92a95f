"""A closing bracket without its opener, or of the wrong kind."""

from __future__ import annotations

import builtins
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source
from swarm_tools.syntax.tokens import CLOSERS, OPENERS, Token

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
        if opener is not None and source.text[token.end : token.end + 1] == OPENERS[opener.text]:
            swapped = OPENERS[opener.text] + token.text
            yield source.edit(
                token.start, token.end + 1, swapped, "Exchanged the closing brackets.", 0.9
            )
        if opener is None:
            yield from _earlier(source, token)
            yield from _open(source, token.line, token.start, CLOSERS[token.text])
            yield from _glued(source, token.line, token.start, CLOSERS[token.text])


def _earlier(source: Source, orphan: Token) -> Iterator[Candidate]:
    """Remove a closer on a line above that closed what the orphan should close."""
    line = source.previous(orphan.line)
    for _ in range(30):
        if not line or source.width(line) < source.width(orphan.line):
            return
        same = [t for t in source.code(line) if t.text in (orphan.text, CLOSERS[orphan.text])]
        depth = 0
        for token in same:
            depth += 1 if token.text == CLOSERS[orphan.text] else -1
            if depth < 0:
                message = f"Removed the '{token.text}' that closes too early."
                yield source.edit(token.start, token.end, "", message, 1.2)
                break
        line = source.previous(line)


def _open(source: Source, line: int, limit: int, opener: str) -> Iterator[Candidate]:
    message = f"Added the missing '{opener}'."
    tokens = [token for token in source.code(line) if token.start < limit]
    if tokens and tokens[-1].text in ("=", "return", "in"):
        yield source.edit(limit, limit, opener, message, 1.2)
    if not tokens:
        above = source.previous(line)
        while above and source.width(above) > source.width(line):
            above = source.previous(above)
        last = (
            source.code(above)[-1] if above and source.width(above) == source.width(line) else None
        )
        if last is not None and last.text in ("=", "return"):
            yield source.edit(last.end, last.end, f" {opener}", message, 0.8)
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
