"""Sentences around or between the code: an introduction, a question, a shell command."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_WORD = re.compile(r"[A-Za-z\u00c0-\u024f]+(?:['\u2019][a-z]+)?")
_SHELL = re.compile(
    r"^\s*[$%] \S|^\s*\S*[>#$]\s+(?:python3?|cat|pip|cd)\b|^\s*(?:python3?|pip3?) \S+"
)
_HEADING = re.compile(
    r"^#{1,6} \w|^\s*[-*\u2022] [A-Z]\w+|^\s*\d+[.)] [A-Z]\w+ \w+|^[=\-*_~]{4,}\s*$"
)
_TRACE = re.compile(
    r"^\s*(?:Traceback \(most|File \"[^\"]+\", line \d+|\w*(?:Error|Exception|Warning): )"
    r"|^\s*\^+\s*$"
)
_STARTS = frozenset(
    ["import", "from", "return", "raise", "del", "global", "nonlocal", "assert", "yield", "await"]
)


def _propose(source: Source) -> Iterator[Candidate]:
    found = {
        number
        for number in range(1, len(source.lines) + 1)
        if looks_like_prose(source.lines[number - 1])
    }
    inside: set[int] = set()
    for token in source.tokens:
        if token.kind in ("string", "badtriple"):
            inside.update(range(token.line + 1, token.line + token.text.count("\n") + 1))
    message = "Turned a sentence between the code into a comment."
    near = [number for number in source.around[:2] if number in found]
    for number in near:
        run = {number}
        while max(run) + 1 in found:
            run.add(max(run) + 1)
        while min(run) - 1 in found:
            run.add(min(run) - 1)
        yield source.with_lines(_comments(source, run), message, 0.9)
    free = found - inside
    if near and len(free) > 1:
        yield source.with_lines(_comments(source, free), message, 0.8)
    outer = {n for n in found if source.lines[n - 1][:1].strip()}
    if near and outer and outer != free:
        yield source.with_lines(_comments(source, outer), message, 0.9)


def _comments(source: Source, numbers: set[int]) -> dict[int, str]:
    changes = {}
    for number in sorted(numbers):
        indent = source.indent(number)
        changes[number] = f"{indent}# {source.lines[number - 1][len(indent) :]}"
    return changes


def looks_like_prose(line: str) -> bool:
    """Return whether a line reads like a sentence, a heading or a shell command, not like code."""
    text = line.strip()
    if not text or (text.startswith(("#", "@", '"', "'")) and not _HEADING.match(line)):
        return False
    if _SHELL.match(line) or _TRACE.match(line):
        return True
    bare = re.sub(r"[\"'`(][^\"'`()]*[\"'`)]", "", re.sub(r"(?<=\w)['\u2019](?=\w)", "", text))
    bare = re.sub(r"[\"(].*$", "", bare)
    words = _WORD.findall(bare)
    if text.endswith(";") or re.match(r"[A-Za-z_][\w.]*\(", text):
        return False
    if len(words) < 3:
        return bool(re.fullmatch(r"[A-Z][\w' ]+[.:!?]", text)) and " " in text
    if re.search(r"[=\[\]{}<>%*/+\\|]|\w\(|\w\.\w+\(|^\w+:$", bare):
        return len(words) > 8 and text[0].isupper() and text[-1] in ".?!:"
    if words[0] in _STARTS or (words[0] in keyword.kwlist and text.endswith(":")):
        return False
    pairs = len(re.findall(r"[A-Za-z'\u2019,]+ +(?=[A-Za-z])", bare))
    plain = sum(word.lower() not in keyword.kwlist for word in words)
    return pairs >= 2 and plain >= 2


HEURISTIC = Heuristic("prose", "sentences between the code", _propose)
