"""A bracket that is opened and never closed."""

from __future__ import annotations

import keyword
from collections.abc import Iterator

from swarm_tools.syntax.familiarity import value_shape
from swarm_tools.syntax.model import STATEMENTS, Candidate, Heuristic, Source
from swarm_tools.syntax.tokens import OPENERS, Token

_SCALARS = {"len", "int", "float", "abs", "input", "ord", "id", "hash", "round", "type"}
_JOINS_WORDS = """
/ // % == != < > <= >= , . and or in is if else
"""
_JOINS = frozenset(_JOINS_WORDS.split())
_STOPS = {"==", "!=", "<", ">", "<=", ">=", "in", "not", "is", "and", "or", "if", "else", "for"}


def _propose(source: Source) -> Iterator[Candidate]:
    unclosed, wrong = source.brackets
    openers = [*unclosed, *(opener for _, opener in wrong if opener)]
    openers = [*openers, *_inner(source, openers)]
    limit = max(source.failure.line + 2, 2)
    openers = sorted(
        {opener.start: opener for opener in openers if opener.line <= limit}.values(),
        key=lambda token: abs(token.line - source.failure.line),
    )
    for opener in openers[:6]:
        closer = OPENERS[opener.text]
        message = f"Closed the '{opener.text}' that was never closed."
        for where, new, cost in _places(source, opener, closer):
            yield source.edit(where, where, new, message, cost)


def _inner(source: Source, openers: list[Token]) -> Iterator[Token]:
    """Yield openers inside an unclosed one of the same kind, whose closer may be the outer's."""
    known = {opener.start for opener in openers}
    for outer in openers[:2]:
        for token in source.code(outer.line):
            if token.start > outer.start and token.text == outer.text and token.start not in known:
                yield token


def _places(source: Source, opener: Token, closer: str) -> Iterator[tuple[int, str, float]]:
    line = opener.line
    tokens = source.code(line)
    last = tokens[-1]
    header = last.text == ":" and tokens[0].text not in ("lambda",)
    after = source.following(line)
    if last is opener and (not after or source.width(after) <= source.width(line)):
        closes = bool(after) and source.code(after)[0].text in ")]}"
        yield opener.end, closer, 2.4 if closes else 1.2
    if last.end > opener.end:
        if header:
            yield last.start, closer, 1.5
        if last.text in (",", ";"):
            yield last.start, closer, 1.1 if _like_neighbour(source, opener, closer) else 1.6
        yield last.end, closer, 1.7 if not header else 2.6
    place = next(at for at, token in enumerate(tokens) if token.start == opener.start)
    name = tokens[place - 1].text if place else ""
    previous = opener
    generator = False
    for spot, token in enumerate(tokens[place + 1 :], place + 1):
        scalar = name in _SCALARS and token.text in _STOPS and previous is not opener
        if name == "str" and token.text == "+" and previous is not opener:
            scalar = True
        simple = opener.text == "[" and token is not last and previous is tokens[place + 1]
        if place + 2 < len(tokens) and simple and token.text in _STOPS:
            scalar = True
        if token.text in _STOPS and [t.text for t in tokens[place + 2 : place + 3]] == [":="]:
            scalar = True
        if name == "round" and token.text == "," and previous.kind == "number":
            scalar = previous is not opener
        scalar = scalar or (token.text == "as" and tokens[0].text in ("with", "async"))
        if scalar:
            yield previous.end, closer, 1.3
        elif previous is not opener:
            cost = _inner_cost(opener.text, token.text, generator)
            around = [*tokens[spot - 2 : spot], *tokens[spot : spot + 2]]
            words = [value_shape(item) for item in around]
            if (
                token.text == "+"
                and [previous.kind, *(t.kind for t in tokens[spot + 1 : spot + 2])]
                == ["number"] * 2
            ):
                cost = 1.4
            if token.text == "for" and generator and place and tokens[place - 1].text == "[":
                cost = 1.3
            if opener.text == "(" and _groups(tokens[:place], tokens[place + 1 : spot], token):
                cost = 1.5
            if (
                token.text not in (".", "(", "[")
                and (*words[:2], closer, *words[2:]) in source.patterns
            ):
                cost = min(cost, 1.6)
            yield previous.end, closer, cost
            generator = generator or token.text == "for"
        elif _empty(source.text, opener, token):
            yield previous.end, closer, 1.2
        elif opener.text != "{":
            yield previous.end, closer, 3.0
        previous = token
    yield from _later_lines(source, opener, closer)


def _empty(text: str, opener: Token, after: Token) -> bool:
    """Return whether what follows an opener can begin nothing, so that nothing is in it."""
    apart = text[after.start - 1] in " \t" and text[after.end : after.end + 1] == " "
    return after.text in _JOINS or (after.text in ("+", "-", "*", "**") and apart)


def _like_neighbour(source: Source, opener: Token, closer: str) -> bool:
    """Return whether a line near by begins with the same bracket and closes it at its end."""
    tokens = source.code(opener.line)
    place = tokens.index(opener)
    for line in (source.previous(opener.line), source.following(opener.line)):
        other = source.code(line) if line else []
        if len(other) > place + 1 and other[place].text == opener.text:
            closing = other[-2:] if other[-1].text == "," else other[-1:]
            if closing[0].text == closer:
                return True
    return False


def _later_lines(source: Source, opener: Token, closer: str) -> Iterator[tuple[int, str, float]]:
    line = source.following(opener.line)
    hanging = source.code(opener.line)[-1].end == opener.end
    for _ in range(60):
        if not line:
            break
        tokens = source.code(line)
        after = source.following(line)
        ends = (
            not after
            or _starts_statement(source, after)
            or (source.width(after) <= source.width(opener.line))
        )
        cost = 1.5 if ends else 2.6
        if tokens[-1].text == ":":
            yield tokens[-1].start, closer, 1.6
        new = f"\n{source.indent(opener.line)}{closer}" if hanging else closer
        yield tokens[-1].end, new, cost
        if ends:
            break
        line = after
    if source.failure.line > opener.line:
        before = source.previous(source.failure.line)
        yield source.code_end(before), closer, 1.9


def _groups(before: list[Token], inner: list[Token], after: Token) -> bool:
    """Return whether a parenthesis closed here would bind a sum before a product."""
    called = bool(before) and (
        before[-1].text in (")", "]")
        or (before[-1].kind == "name" and not keyword.iskeyword(before[-1].text))
    )
    depth = 0
    sums = False
    for token in inner:
        depth += (token.text in "([{") - (token.text in ")]}")
        sums = sums or (depth == 0 and token.text in ("+", "-"))
    return not called and sums and after.text in ("*", "/", "//", "%", "**")


def _inner_cost(opener: str, after: str, generator: bool) -> float:
    """Return what it costs to close a bracket in the middle of a line, before a given token."""
    if opener == after == "[":
        return 2.4
    if after in (".", "(", "["):
        return 3.2
    if after == ",":
        return 2.0 if generator else 2.6
    if generator and after in ("/", "//", "*"):
        return 2.0
    return 2.2 if after in _STOPS or after in "])}" else 2.5


def _starts_statement(source: Source, line: int) -> bool:
    tokens = source.code(line)
    if tokens[0].text in ("if", "for"):
        return tokens[-1].text == ":"
    return tokens[0].text in STATEMENTS or tokens[0].text == "@"


HEURISTIC = Heuristic("missing-bracket", "missing closing bracket", _propose)
