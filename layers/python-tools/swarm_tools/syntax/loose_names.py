"""Which names a text that need not compile seems to read although nothing binds them."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator

from swarm_tools.syntax.names import GIVEN
from swarm_tools.syntax.tokens import NOISE, Token, tokenize

_FIELD = re.compile(r"\{([A-Za-z_][^{}:!]*)")
_SOFT = ("match", "case")
_VALUES = ("name", "string", "number")


def unbound_words(text: str) -> frozenset[str]:
    """Return the names a text reads but binds nowhere, as far as its tokens tell.

    Args:
        text: Any text; scopes are not told apart.

    Returns:
        The names, without builtins, keywords and words that stand before another value.
    """
    lines: dict[int, list[Token]] = {}
    for token in tokenize(text):
        if token.kind not in ("newline", "comment", "join"):
            lines.setdefault(token.line, []).append(token)
    bound: set[str] = set()
    read: set[str] = set()
    for tokens in lines.values():
        bound.update(_bound(tokens))
        read.update(_read(tokens))
    return frozenset(read - bound - GIVEN - NOISE)


def _bound(tokens: list[Token]) -> Iterator[str]:
    """Yield the names that a line binds."""
    first = tokens[0].text
    yield from _assigned(tokens)
    target = first in ("import", "from", "global", "nonlocal")
    for place, token in enumerate(tokens):
        before = tokens[place - 1].text if place else ""
        after = tokens[place + 1].text if place + 1 < len(tokens) else ""
        if token.text in ("for", "as", "lambda"):
            target = True
        elif token.text in ("in", ":"):
            target = False
        elif _named(token):
            opened = after not in (".", "(", "[")
            parameter = "def" in (first, tokens[1].text if len(tokens) > 1 else "")
            if (
                target
                or before in ("def", "class")
                or after == ":="
                or (parameter and before in ("(", ",", "*", "**"))
                or (first == "case" and opened)
                or (first.isidentifier() and place == 0 and after == ":")
            ):
                yield token.text


def _assigned(tokens: list[Token]) -> Iterator[str]:
    """Yield the names before an assignment sign that is in no bracket."""
    depth = 0
    seen: list[str] = []
    for place, token in enumerate(tokens):
        after = tokens[place + 1].text if place + 1 < len(tokens) else ""
        depth += (token.text in "([{") - (token.text in ")]}") if token.kind == "op" else 0
        if token.text == "=" and depth == 0:
            yield from seen
        elif _named(token) and after not in (".", "(", "["):
            seen.append(token.text)


def _read(tokens: list[Token]) -> Iterator[str]:
    """Yield the names that a line reads, also within its f-strings."""
    if tokens[0].text in ("import", "from"):
        return
    for place, token in enumerate(tokens):
        before = tokens[place - 1].text if place else ""
        after = tokens[place + 1] if place + 1 < len(tokens) else None
        if token.kind == "string" and "f" in re.split(r"[\"']", token.text, maxsplit=1)[0].lower():
            for match in _FIELD.finditer(token.text):
                yield from _read(tokenize(match.group(1)))
        soft = place == 0 and token.text in _SOFT
        if not _named(token) or before == "." or soft:
            continue
        if after is not None:
            named = after.text == "=" and before in ("(", ",")
            beside = after.kind in _VALUES and not keyword.iskeyword(after.text)
            if named or beside:
                continue
        yield token.text


def _named(token: Token) -> bool:
    return token.kind == "name" and not keyword.iskeyword(token.text)
