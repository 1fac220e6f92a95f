"""Words for a person without their quotes: ``print(Hello there!)``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source
from swarm_tools.syntax.names import GIVEN

_CALL = re.compile(r"\b(?:print|input)\((?P<text>[A-Za-z][^\"'()=+\[\]{}]*)\)", re.MULTILINE)


def _propose(source: Source) -> Iterator[Candidate]:
    for number in source.around[:2]:
        others = {t.text for t in source.tokens if t.kind == "name" and t.line != number}
        for match in _CALL.finditer(source.lines[number - 1]):
            text = match["text"]
            words = re.findall(r"[A-Za-z]+", text)
            strange = [word for word in words if word not in others | GIVEN]
            if re.search(r"[A-Za-z]+ [A-Za-z]|[:?!.]\s*$", text) and len(strange) * 2 >= len(words):
                where = source.start(number) + match.start("text")
                message = "Put the words in quotes."
                yield source.edit(where, where + len(text), f'"{text}"', message, 0.8)


HEURISTIC = Heuristic("unquoted-text", "words without their quotes", _propose)
