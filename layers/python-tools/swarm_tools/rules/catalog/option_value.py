"""No comment for pylint about messages that no longer exist."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_NAMES = (
    "apply-builtin backtick bad-continuation bad-whitespace basestring-builtin buffer-builtin "
    "cmp-builtin cmp-method coerce-builtin dict-iter-method dict-view-method div-method "
    "execfile-builtin file-builtin filter-builtin-not-iterating import-star-module-level "
    "input-builtin long-builtin map-builtin-not-iterating next-method-called "
    "no-absolute-import no-self-use nonzero-method old-division old-raise-syntax "
    "parameter-unpacking print-statement range-builtin-not-iterating raw_input-builtin "
    "reduce-builtin reload-builtin round-builtin unichr-builtin unicode-builtin "
    "unpacking-in-except xrange-builtin zip-builtin-not-iterating C0326 C0330 R0201"
)
_REMOVED = frozenset(_NAMES.split())
_COMMENT = re.compile(r"#\s*pylint:\s*(?:disable|enable)\s*=\s*([\w-]+(?:\s*,\s*[\w-]+)*)\s*$")


def _fix(module: Module) -> Iterator[Edit]:
    for start, end in module.comments:
        found = _COMMENT.match(module.text[start:end])
        if not found:
            continue
        names = [name.strip() for name in found.group(1).split(",")]
        kept = [name for name in names if name not in _REMOVED]
        if kept == names:
            continue
        message = "Dropped an option for a message that pylint no longer has."
        if kept:
            first, last = found.span(1)
            yield Edit(start + first, start + last, ", ".join(kept), message)
            continue
        line = module.line_start(start)
        before = module.text[line:start]
        if before.strip():
            yield Edit(line + len(before.rstrip()), end, "", message)
        else:
            yield Edit(line, min(end + 1, len(module.text)), "", message)


RULE = Rule(
    id="option-value",
    title="No option for messages that no longer exist",
    docs="Such a comment switches nothing off. Other names in the same comment stay.",
    fix=_fix,
    pylint=("useless-option-value",),
    good=("X = 1  # pylint: disable=invalid-name\n",),
    bad=(
        ("X = 1  # pylint: disable=bad-whitespace\n", "X = 1\n"),
        (
            "# pylint: disable=no-self-use, invalid-name\nX = 1\n",
            "# pylint: disable=invalid-name\nX = 1\n",
        ),
    ),
    keeps_tree=True,
)
