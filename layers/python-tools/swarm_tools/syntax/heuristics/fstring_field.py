"""A replacement field of an f-string that is not closed, or was closed with the wrong bracket."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_OPEN = re.compile(r"\b[rR]?[fF][rR]?(?P<quote>\"\"\"|'''|\"|')")
_PAIRS = {"(": ")", "[": "]"}
_OPENED = re.compile(r"\{([^{}]*)(?=\{|\Z)")
_WORD = re.compile(
    r"\s*[\w.]+(?:\[[^\]\[]*\]|\([^()]*\))*(?:![rsa])?(?:: ?[<>=^][^\s{}]*|:[^\s{}]*[^\s{}:])?"
)
_OPERAND = r"\w+(?:\.\w+|\[[^\]\[]*\]|\([^()]*\))*"
_LABEL = re.compile(rf"[-+ ]*{_OPERAND}(?:[-+*/% ]+{_OPERAND})*(?:![rsa])?(?=:(?P<blank>\s|\Z)?)")
_SPEC = re.compile(
    r":\s*([^{}\s]?[<>=^][^{}]*|[-+ ]?#?0?\d*[,_]?(\.\d*)?[a-zA-Z%]?\Z|\d*\.?\Z|.*%)"
)
_NESTED = re.compile(r"\{(\w+)\}(?!\})")
_WIDTH = re.compile(r"\w*(width|wide|size|len|pad|prec|digits|places|spec|format|fmt)\w*$|[wnp]$")


def _propose(source: Source) -> Iterator[Candidate]:
    for number in source.around:
        text = source.lines[number - 1]
        start = source.start(number)
        for match in _OPEN.finditer(text):
            end = text.find(match["quote"], match.end())
            body = text[match.end() : end if end >= 0 else len(text)]
            for where, old, new, cost in _repairs(body):
                at = start + match.end() + where
                message = "Closed the replacement field of the f-string."
                yield source.edit(at, at + old, new, message, cost)
            mended = _all(body)
            if mended is not None:
                at = start + match.end()
                yield source.edit(at, at + len(body), mended, message, 1.3)


def _repairs(body: str) -> Iterator[tuple[int, int, str, float]]:
    """Yield offset, length, text and cost of each repair of the fields of a string's body."""
    plain = body.replace("{{", "  ").replace("}}", "  ")
    for match in _OPENED.finditer(plain):
        field = match.group(1)
        word = _WORD.match(field)
        if word and word.end():
            yield match.start(1) + word.end(), 0, "}", 1.2
        yield match.start(1) + len(field.rstrip()), 0, "}", 1.5
        yield from _before_colon(field, match)
        nested = _NESTED.match(plain, match.end())
        if nested and (
            re.search(r":.*[<>=^]$", field) or (field[-1:] == ":" and _WIDTH.match(nested[1]))
        ):
            yield nested.end(), 0, "}", 0.9
        if re.search(r"[)\]]$", field.rstrip()):
            yield match.start(1) + len(field.rstrip()) - 1, 1, "}", 1.4
    for match in re.finditer(r"\{([^{}]+)\}", plain):
        yield from _inner(match.group(1), match.start(1))
    for match in re.finditer(r"(\A|\})([^{}]*)\}", plain):
        for word in re.finditer(r"(?<![\w.])[A-Za-z_][\w.]*(?:\[[^\]]*\])*(?=\}|:|!)", plain):
            if match.start(2) <= word.start() and word.end() <= match.end():
                yield word.start(), 0, "{", 1.3
        yield match.end() - 1, 1, "", 1.9
    for match in re.finditer(r"\{\s*\}", plain):
        yield match.start(), len(match.group()), "{{}}", 2.0


def _wants_width(field: str, name: str) -> bool:
    """Return whether a field after an open one gives its width, and no text of its own."""
    aligned = re.search(r":.*[<>=^]$", field) is not None
    return aligned or (field.endswith(":") and _WIDTH.match(name) is not None)


def _all(body: str) -> str | None:
    """Return a string's body with each of several open fields closed, None when they are not."""
    plain = body.replace("{{", "  ").replace("}}", "  ")
    spots = []
    for match in _OPENED.finditer(plain):
        word = _WORD.match(match.group(1))
        label = [where for where, _, _, _ in _before_colon(match.group(1), match)]
        if not word:
            return None
        spots.append(label[0] if label else match.start(1) + word.end())
    if len(spots) < 2:
        return None
    for spot in reversed(spots):
        body = body[:spot] + "}" + body[spot:]
    return body


def _before_colon(field: str, match: re.Match[str]) -> Iterator[tuple[int, int, str, float]]:
    """Close a field before a colon that belongs to the text around it: ``{time: {message}``."""
    label = _LABEL.match(field)
    if label is None:
        return
    rest = field[label.end() :]
    blank = label["blank"] is not None
    if blank and rest.strip() != ":" and _SPEC.match(rest.rstrip()):
        return
    if not blank and rest != ":":
        return
    yield match.start(1) + label.end(), 0, "}", 0.9 if blank else 1.1


def _inner(field: str, start: int) -> Iterator[tuple[int, int, str, float]]:
    """Close a bracket that is left open inside a field, before its format or at its end."""
    stack = []
    for character in field:
        if character in _PAIRS:
            stack.append(_PAIRS[character])
        elif stack and character == stack[-1]:
            stack.pop()
    if not stack:
        return
    closers = "".join(reversed(stack))
    spec = re.search(r"[:!](?=[^:\]\[()'\"]*$)", field)
    if spec:
        yield start + spec.start(), 0, closers, 1.1
    yield start + len(field.rstrip()), 0, closers, 1.2


HEURISTIC = Heuristic("fstring-field", "field of an f-string not closed", _propose)
