"""No declaration of an encoding that the file does not need."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_CODING = re.compile(r"^[ \t\f]*#.*?coding[:=][ \t]*([-_.a-zA-Z0-9]+)[^\n]*$")
_ASCII_BASED = re.compile(r"(ascii|us-ascii|latin[-_]?1?|iso-?8859-?\d*|cp125\d|windows-125\d)$")


def _fix(module: Module) -> Iterator[Edit]:
    if not module.text.isascii():
        return
    offset = 0
    for line in module.lines[:2]:
        found = _CODING.match(line)
        if found and _ASCII_BASED.match(found.group(1).lower().replace("_", "-")):
            end = min(offset + len(line) + 1, len(module.text))
            yield Edit(offset, end, "", "Dropped the declaration of an unneeded encoding.")
            return
        offset += len(line) + 1


RULE = Rule(
    id="coding-line",
    title="No declaration of an old encoding",
    docs=(
        "A file of plain ASCII reads the same in UTF-8, Python's own. A file that holds other "
        "characters keeps its declaration."
    ),
    fix=_fix,
    pylint=("bad-file-encoding",),
    good=("# -*- coding: utf-8 -*-\nX = 1\n", "# -*- coding: latin-1 -*-\nX = 'é'\n"),
    bad=(("# -*- coding: latin-1 -*-\nX = 1\n", "X = 1\n"),),
    keeps_tree=True,
)
