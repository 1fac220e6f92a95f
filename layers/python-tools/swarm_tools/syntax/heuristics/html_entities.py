"""Characters written the way of a web page: ``&lt;``, ``&amp;``, ``&quot;``."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_ENTITY = re.compile(r"&(?:lt|gt|amp|quot|apos|nbsp|#39|#x27|#34|#x22|#60|#62|#38);")
_TAG = re.compile(r"^\s*</?(?:pre|code|div|p|span|html|body)\b[^<>]*>\s*$|<br ?/?>[ \t]*$")


def _propose(source: Source) -> Iterator[Candidate]:
    spots = list(_ENTITY.finditer(source.text))
    message = "Turned the entities of a web page into the characters they stand for."
    line = source.failure.line
    if spots:
        whole = _ENTITY.sub(_character, source.text)
        yield Candidate(whole, line, message, 0.4)
        code = [match for match in spots if not _quoted(source, match.start())]
        if 0 < len(code) < len(spots):
            text = source.text
            for match in reversed(code):
                text = text[: match.start()] + _character(match) + text[match.end() :]
            yield Candidate(text, line, message, 0.5)
    tags = [number for number, value in enumerate(source.lines, 1) if _TAG.search(value)]
    if tags:
        changes = {number: _TAG.sub("", source.lines[number - 1]) for number in tags}
        yield source.with_lines(changes, "Removed the tags of a web page.", 0.6)


def _character(match: re.Match[str]) -> str:
    return html.unescape(match.group()).replace("\u00a0", " ")


def _quoted(source: Source, offset: int) -> bool:
    kinds = ("string", "comment", "badtriple")
    return any(t.kind in kinds and t.start <= offset < t.end for t in source.tokens)


HEURISTIC = Heuristic("html-entities", "entities of a web page", _propose)
