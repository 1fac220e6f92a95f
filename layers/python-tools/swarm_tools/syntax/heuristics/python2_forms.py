"""Other forms of Python 2: except and raise with a comma, backticks, exec, octal and long."""

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
    (r"\b(\d+)[lL]\b", r"\1", "Dropped the suffix of a long number."),
    (r"\b[uU][rR](?=[\"'])", "r", "Dropped the 'u' of a raw string."),
]


def _propose(source: Source) -> Iterator[Candidate]:
    quoted = [t for t in source.tokens if t.kind in ("string", "comment", "badtriple")]
    for pattern, new, message in _FORMS:
        spots = []
        for match in re.finditer(pattern, source.text, re.MULTILINE):
            anchor = match.start() + len(match.group()) - len(match.group().lstrip())
            if not any(token.start <= anchor < token.end for token in quoted):
                spots.append(match)
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
