"""An attribute without the dot in front of it: ``self name``."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from itertools import pairwise

from swarm_tools.syntax.model import Candidate, Heuristic, Source


def _propose(source: Source) -> Iterator[Candidate]:
    for line in source.around[:2]:
        for owner, name in pairwise(source.code(line)):
            names = owner.kind == name.kind == "name"
            if not names or keyword.iskeyword(owner.text) or keyword.iskeyword(name.text):
                continue
            pair = rf"\b{re.escape(owner.text)}\.{re.escape(name.text)}\b"
            known = re.search(pair, source.text)
            owns = known or re.search(rf"\b{re.escape(owner.text)}\.\w", source.text)
            if owns and name.start > owner.end:
                cost = 0.6 if known else 0.8 if owner.text == "self" else 1.7
                yield source.edit(owner.end, name.start, ".", "Added the missing dot.", cost)


HEURISTIC = Heuristic("missing-dot", "attribute without its dot", _propose)
