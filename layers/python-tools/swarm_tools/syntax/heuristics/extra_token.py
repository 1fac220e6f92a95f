"""A token that has no business where it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source
from swarm_tools.syntax.tokens import NOISE

_LIGHT = {":", ";", ",", ".", "=", "$", "?", "!", "`", "}", "{", "\\", "::"}
_TEXTS = ("string", "badstring", "badtriple")


def _propose(source: Source) -> Iterator[Candidate]:
    for line in source.around[:3]:
        tokens = source.code(line)
        for index, token in enumerate(tokens):
            near = abs(token.start - source.failure.offset) <= max(len(token.text) + 1, 2)
            if token.text == "!" and index + 1 < len(tokens):
                continue
            last = index == len(tokens) - 1
            if token.text == "each" and index == 1 and tokens[0].text == "for" and not last:
                start, end, cost = token.start, tokens[index + 1].start, 0.5
            elif token.text in NOISE:
                end = tokens[index + 1].start if not last else token.end
                start = token.start if index == 0 or not last else tokens[index - 1].end
                cost = 1.3 if index == 0 or token.text in ("then", "do", "new") else 2.0
            elif last and token.text in _LIGHT:
                start, end, cost = token.start, token.end, 1.5
            elif token.text in _LIGHT and (near or line == source.failure.line):
                start, end, cost = token.start, token.end, 2.3 + (0 if near else 0.4)
            elif near and token.kind == "op":
                start, end, cost = token.start, token.end, 3.0
            elif near and line == source.failure.line and token.kind not in _TEXTS:
                start, end, cost = token.start, token.end, 4.5
            else:
                continue
            message = f"Removed the stray '{token.text.strip()[:20]}'."
            if index == 0 and last:
                start, end = source.start(line), min(source.start(line + 1), len(source.text))
            parts = source.text[start - 1 : start], source.text[end : end + 1]
            glued = all(re.match(r"\w", part) for part in parts)
            yield source.edit(start, end, " " if glued else "", message, cost)


HEURISTIC = Heuristic("extra-token", "stray token", _propose)
