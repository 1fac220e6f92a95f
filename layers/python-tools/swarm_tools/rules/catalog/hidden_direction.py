"""Characters that make code look like other code."""

from __future__ import annotations

import re
import tokenize
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_MARKS = re.compile("[\u202a-\u202e\u2066-\u2069\u200f]")


def _fix(module: Module) -> Iterator[Edit]:
    if _MARKS.search(module.text) is None:
        return
    for token in module.tokens:
        if token.type not in (tokenize.STRING, tokenize.COMMENT):
            continue
        prefix = re.match(r"[A-Za-z]*", token.string).group().lower()  # type: ignore[union-attr]
        if token.type == tokenize.STRING and ("r" in prefix or "b" in prefix):
            continue
        start = module.at(*token.start)
        for found in _MARKS.finditer(token.string):
            at = start + found.start()
            comment = token.type == tokenize.COMMENT
            new = "" if comment else f"\\u{ord(found.group()):04x}"
            yield Edit(at, at + 1, new, "Showed a character that turns the reading direction.")


RULE = Rule(
    id="hidden-direction",
    title="No hidden change of the reading direction",
    docs=(
        "Marks that turn the reading direction can make code look like other code. In strings "
        "they are written as escapes, in comments they go."
    ),
    fix=_fix,
    pylint=("bidirectional-unicode",),
    good=('X = "\\u202e"\n', 'X = "abc"\n'),
    bad=(('X = "a\u202eb"  # c\u2066d\n', 'X = "a\\u202eb"  # cd\n'),),
    keeps_tree=True,
)
