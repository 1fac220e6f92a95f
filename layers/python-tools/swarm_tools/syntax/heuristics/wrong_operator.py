"""An operator of another language, or one written with a slip."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_SLIPS = [
    (r"(?<=\))\s*(?:=\s?>|- >|[\u2013\u2014]>|=\s?>|->>|~>)(?=\s*[\w\"'.\[\], ]+:\s*$)", " ->"),
    (r"===", "=="),
    (r"!==", "!="),
    (r"=<(?!=)", "<="),
    (r"=>(?!=)", ">="),
    (r"=!(?!=)", "!="),
    (r"(?<![=!<>])= =", "=="),
    (r"! =", "!="),
    (r"< =", "<="),
    (r"> =", ">="),
    (r"= \+(?= )", "+="),
    (r"\+ =", "+="),
    (r"- =", "-="),
    (r"\* =", "*="),
    (r"(?<=\w)[ \t]*\+\+;?[ \t]*$", " += 1"),
    (r"(?<=\w)[ \t]*--;?[ \t]*$", " -= 1"),
    (r"[ \t]*&&[ \t]*", " and "),
    (r"[ \t]*\|\|[ \t]*", " or "),
    (r"!(?!=)\s*(?=[\w(])", "not "),
    (r"(?<=[\w\]])[ \t]*:=(?=\s)", " ="),
    (r"÷", "/"),
    (r"(?<=[\"'\w)\]]) \. (?=[\"'\w(])", " + "),
    (r"(?<=[\w\]]) = =(?= )", " ="),
    (r"->", ":"),
]


def _propose(source: Source) -> Iterator[Candidate]:
    quoted = [t for t in source.tokens if t.kind in ("string", "comment", "badtriple")]
    lines = source.around[:2]
    for pattern, new in _SLIPS:
        spots = []
        for match in re.finditer(pattern, source.text, re.MULTILINE):
            line = source.text.count("\n", 0, match.start()) + 1
            if not any(token.start <= match.start() < token.end for token in quoted):
                spots.append((match, line))
        near = [item for item in spots if item[1] in lines]
        message = "Wrote the operator the way Python does."
        for match, _ in near:
            yield source.edit(match.start(), match.end(), new, message, _cost(pattern))
        if len(spots) > 1 and near:
            text = source.text
            for match, _ in reversed(spots):
                text = text[: match.start()] + new + text[match.end() :]
            yield Candidate(text, near[0][1], message, _cost(pattern) - 0.2)


def _cost(pattern: str) -> float:
    if pattern.startswith("!(?!=)"):
        return 0.5
    return 1.6 if pattern == "->" else 1.1


HEURISTIC = Heuristic("wrong-operator", "operator of another language", _propose)
