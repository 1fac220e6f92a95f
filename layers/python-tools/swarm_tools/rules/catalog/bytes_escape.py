r"""``b"\u1234"``: an escape that bytes do not have."""

from __future__ import annotations

import re
import tokenize
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_ESCAPE = re.compile(r"(?<!\\)((?:\\\\)*)\\([uUN])")


def _fix(module: Module) -> Iterator[Edit]:
    for token in module.tokens:
        prefix = re.match(r"[A-Za-z]*", token.string).group().lower()  # type: ignore[union-attr]
        if token.type != tokenize.STRING or "b" not in prefix or "r" in prefix:
            continue
        new = _ESCAPE.sub(r"\1\\\\\2", token.string)
        if new != token.string:
            start = module.at(*token.start)
            message = "Doubled a backslash that bytes take as it is."
            yield Edit(start, module.at(*token.end), new, message)


RULE = Rule(
    id="bytes-escape",
    title="No Unicode escapes in bytes",
    docs="In bytes a backslash before u, U or N is a backslash; doubled, it says so.",
    fix=_fix,
    pylint=("anomalous-unicode-escape-in-string",),
    good=('X = "\\u1234"\n', 'X = br"\\u1234"\n', 'X = b"\\\\u1234"\n'),
    bad=(('X = b"\\u1234"\n', 'X = b"\\\\u1234"\n'),),
    keeps_tree=True,
)
