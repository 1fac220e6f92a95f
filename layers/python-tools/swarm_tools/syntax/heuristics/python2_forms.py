"""Other forms of Python 2: except and raise with a comma, backticks, exec, octal, long, ``ur``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_NAME = r"[\w.]+"
_PART = r"(?:\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|\((?:[^()\n]|\([^()\n]*\))*\)|[^,\"'(\n])"
_FORMS = [
    (
        rf"^([ \t]*except\s+(?:{_NAME}|\([^)]*\)))[ \t]*,[ \t]*(\w+)\s*:",
        r"\1 as \2:",
        "Named the exception with 'as'.",
    ),
    (
        rf"^([ \t]*raise\s+{_NAME})[ \t]*,[ \t]*({_PART}+?)[ \t]*$",
        r"\1(\2)",
        "Raised the exception with its message as an argument.",
    ),
    (
        rf"^([ \t]*raise\s+{_NAME})[ \t]*,[ \t]*({_PART}+?)[ \t]*,[ \t]*\w+[ \t]*$",
        r"\1(\2)",
        "Raised the exception with its message as an argument.",
    ),
    (r"`([^`\n]+)`", r"repr(\1)", "Turned backticks into repr()."),
    (
        r"^([ \t]*)exec\s+([^(\s].*?)\s+in\s+(.+?)[ \t]*$",
        r"\1exec(\2, \3)",
        "Turned exec into a call.",
    ),
    (r"^([ \t]*)exec\s+((?!.* in )[^(\s].*?)[ \t]*$", r"\1exec(\2)", "Turned exec into a call."),
    (r"\b0([0-7]+)\b(?!\.)", r"0o\1", "Wrote the octal number with '0o'."),
    (r"<>", "!=", "Compared with '!='."),
    (r"\b(\d+)[lL]\b", r"\1", "Dropped the suffix of a long number."),
    (
        r"\b(?:[uU]([rRbBfF])|([rRbBfF])[uU])(?=[\"'])",
        r"\1\2",
        "Dropped the 'u' of the string.",
    ),
]


def with_inline_forms(source: Source) -> str:
    """Return the text with the forms mended that may stand within a line, however many."""
    text = source.text
    spots = [
        (match.start(), match.end(), match.expand(new))
        for pattern, new, _ in _FORMS
        if not pattern.startswith("^")
        for match in _spots(source, pattern)
    ]
    last = len(text)
    for start, end, new in sorted(spots, reverse=True):
        if end <= last:
            text, last = text[:start] + new + text[end:], start
    return text


def _spots(source: Source, pattern: str) -> list[re.Match[str]]:
    """Return where a form stands outside of strings and comments; a string's prefix is outside."""
    quoted = [t for t in source.tokens if t.kind in ("string", "comment", "badtriple")]
    spots = []
    for match in re.finditer(pattern, source.text, re.MULTILINE):
        anchor = match.start() + len(match.group()) - len(match.group().lstrip())
        prefix = match.end() < len(source.text) and source.text[match.end()] in "\"'"
        if not any(token.start + prefix <= anchor < token.end for token in quoted):
            spots.append(match)
    return spots


def _propose(source: Source) -> Iterator[Candidate]:
    for pattern, new, message in _FORMS:
        spots = _spots(source, pattern)
        lines = [source.text.count("\n", 0, m.start()) + 1 for m in spots]
        lines = [
            source.text.count("\n", 0, m.end()) + 1 if "\n" in m.group() else line
            for m, line in zip(spots, lines, strict=True)
        ]
        near = [line for line in lines if line in source.around]
        if not near:
            continue
        text = source.text
        for match in reversed(spots):
            text = text[: match.start()] + match.expand(new) + text[match.end() :]
        yield Candidate(text, near[0], message, 0.9)
        for match, line in zip(spots, lines, strict=True):
            if line in near:
                yield source.edit(match.start(), match.end(), match.expand(new), message, 1.0)


HEURISTIC = Heuristic("python2-forms", "other forms of Python 2", _propose)
