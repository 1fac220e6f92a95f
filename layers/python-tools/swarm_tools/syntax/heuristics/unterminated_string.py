"""A string on one line whose closing, or opening, quote is missing."""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Collection, Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source, check
from swarm_tools.syntax.tokens import tokenize

_BUILTINS = frozenset(dir(builtins))


def _propose(source: Source) -> Iterator[Candidate]:
    bad = [token for token in source.tokens if token.kind == "badstring"]
    for token in bad[:2]:
        quote = token.text.lstrip("rRbBuUfF")[0]
        yield from _close(source, token.start, token.end, token.text, quote)
        yield from _inside(source, token.line, quote)
        yield from _other_quote(source, token.line, token.start, quote)
        yield from _open(source, token.line, token.start, token.text, quote)
    for line in source.around[:1]:
        yield from _apostrophe(source, line)


def _close(source: Source, start: int, end: int, text: str, quote: str) -> Iterator[Candidate]:
    message = "Closed the string that was never closed."
    body = text.rstrip()
    if source.text[:start].endswith("=") and re.fullmatch(r"[\"'] ?\)+:?", body):
        where = start + body.index(")")
        yield source.edit(where, where, quote, message, 0.7)
    depth = _depth(source, start)
    tail = re.search(r"[\s)\]}:,;]*$", body)
    first = tail.start() if tail else len(body)
    for index in range(len(body), max(first, 2) - 1, -1):
        rest = re.sub(r"\s", "", body[index:])
        balanced = sum(rest.count(closer) for closer in ")]}") == depth
        cost = 1.2 if balanced else 2.0
        opens = body[:index].count("(") - body[:index].count(")")
        cost += 0.3 * abs(opens) + (0.2 if index < len(body) and body[index - 1] in " ,:" else 0.0)
        yield source.edit(start + index, start + index, quote, message, cost)
    known = {t.text for t in source.tokens if t.kind == "name"} | _BUILTINS
    line = source.lines[source.text.count("\n", 0, start)]
    lead = line[: start - (source.text.rfind("\n", 0, start) + 1)].strip()
    for match in re.finditer(r"[,)\]}:] ?| (?=[-+%]) ?", body):
        if match.start() > 1 and _continues(lead, body, match.start(), quote, known):
            where = start + match.start()
            yield source.edit(where, where, quote, message, 1.1)
            break
    for match in re.finditer(r"\s*(\+|,|%|#|\.format|\bif\b|\bin\b|==|\])", body):
        if match.start() > 1:
            where = start + match.start()
            yield source.edit(where, where, quote, message, 2.6)


def _continues(lead: str, body: str, at: int, quote: str, known: Collection[str]) -> bool:
    """Return whether what follows a place in an open string is code of known names."""
    rest = body[at:]
    if not re.search(r"\w", rest):
        return False
    words = {t.text for t in tokenize(rest) if t.kind == "name" and not keyword.iskeyword(t.text)}
    if not words <= known or quote in rest:
        return False
    line = f"{lead}{body[:at]}{quote}{rest}"
    line = re.sub(r"^(el)?if\b", "if", line)
    return check(f"{line} pass" if line.endswith(":") else line) is None


def _inside(source: Source, line: int, quote: str) -> Iterator[Candidate]:
    """Close a string whose missing end makes it run up to the start of the next one."""
    for token in source.code(line):
        if token.kind != "string" or not token.text.endswith(quote) or len(token.text) < 4:
            continue
        ends = re.finditer(r"(?<=[\w:.!?])(?=,|\)|\]|: )|(?<=[\w:,. ])(?= [+%] )", token.text[1:-1])
        for place, match in enumerate(ends):
            where = token.start + 1 + match.start()
            message = "Closed the string that ran into the next one."
            yield source.edit(where, where, quote, message, 1.4 + 0.01 * place)


def _depth(source: Source, offset: int) -> int:
    depth = 0
    line = source.text.count("\n", 0, offset) + 1
    for token in source.code(line):
        if token.start < offset and token.kind == "op":
            depth += (token.text in "([{") - (token.text in ")]}")
    return max(depth, 0)


def _other_quote(source: Source, line: int, at: int, quote: str) -> Iterator[Candidate]:
    """Match a string opened with one quote and closed with the other."""
    text = source.lines[line - 1]
    start = source.start(line)
    other = "'" if quote == '"' else '"'
    message = "Made the opening and closing quotes match."
    spots = list(re.finditer(re.escape(other), text))
    for match in spots:
        closes = (
            match is spots[-1]
            and at - start + 1 < match.start()
            and re.fullmatch(r"[\s)\]},:;]*", text[match.end() :])
        )
        inner = text[at - start + 1 : match.start()]
        ends = re.fullmatch(r"[\w.-]+", inner) and re.match(r"[,)\]}:]", text[match.end() :])
        cost = 0.9 if ends or (closes and len(spots) % 2) else 1.5
        yield source.edit(start + match.start(), start + match.end(), quote, message, cost)
    for match in re.finditer(re.escape(quote), text):
        yield source.edit(start + match.start(), start + match.end(), other, message, 1.6)


def _open(source: Source, line: int, offset: int, text: str, quote: str) -> Iterator[Candidate]:
    rest = re.sub(r"[\s)\]}:,;]", "", text[1:])
    if rest:
        return
    for token in source.code(line):
        if token.start >= offset or token.text not in ("(", "=", ",", "[", "return", "+", "{", ":"):
            continue
        where = token.end
        while source.text[where] in " \t" and where < offset:
            where += 1
        cost = 1.7 if token.text in ("(", "=", "return") else 1.9
        yield source.edit(where, where, quote, "Opened the string that was only closed.", cost)


def _apostrophe(source: Source, line: int) -> Iterator[Candidate]:
    """Quote or escape a single-quoted string with an apostrophe in it."""
    text = source.lines[line - 1]
    start = source.start(line)
    for match in re.finditer(r"(?<=[A-Za-z])'(?=[A-Za-z])", text):
        before, after = text[: match.start()], text[match.end() :]
        one, two = before.rfind("'"), after.rfind("'")
        if one < 0 or two < 0:
            continue
        where = match.start()
        message = "Escaped the apostrophe inside the string."
        yield source.edit(start + where, start + where + 1, "\\'", message, 1.1)
        for other in re.finditer("'", after):
            inner = text[one + 1 : match.end() + other.start()]
            if '"' not in inner:
                new = f'"{inner}"'
                yield source.edit(
                    start + one,
                    start + match.end() + other.end(),
                    new,
                    "Put the string with an apostrophe in double quotes.",
                    1.0,
                )


HEURISTIC = Heuristic(
    "unterminated-string", "string without its closing or opening quote", _propose
)
