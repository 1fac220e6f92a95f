"""Edits that turn tests green that only lean to driving, and still tell of no slip.

What takes something away that a program does on purpose is green, and so is what passes by luck.
"""

from __future__ import annotations

import io
import re
import tokenize
from collections import Counter
from keyword import iskeyword

from swarm_tools.changes import Change
from swarm_tools.repair.model import DOUBT

PLAIN_SLIPS = frozenset(
    ("comparison_operator", "arithmetic_operator", "constant", "off_by_one", "initial_value",
     "wrong_variable", "method_call", "statement_indent", "statement_move")
)  # fmt: skip
CHOSEN = frozenset(("separator_text", "constant_text"))
"""Templates that write another text for one: what separates parts is a matter of choice."""
SEVERAL = re.compile(rf"{DOUBT} \d+ other edits")
ARRANGED = re.compile(r"`(sorted|reversed)\(")
WRITTEN = (tokenize.NAME, tokenize.NUMBER, tokenize.STRING, tokenize.OP)
NEUTRAL = ("0", "1", "0.0", "1.0", '""', "''", "None", "False")
"""A constant that becomes one of them no longer changes anything."""


def is_luck(change: Change) -> bool:
    """Say whether an edit may well be green by chance, where tests only lean to driving.

    Several others would pass, too, and it is no plain slip that it mends; or it puts into another
    order what the program gives in an order of its own, or takes another text for a separator.
    """
    if change.rule in CHOSEN:
        return True
    if change.rule == "wrap_operand" and ARRANGED.search(change.message):
        return True
    return SEVERAL.search(change.message) is not None and change.rule not in PLAIN_SLIPS


def takes_away(before: str, after: str) -> bool:
    """Say whether an edit only leaves out what the code reads or calls, or makes it of no effect.

    What a program does beyond what is asked of it is seldom a slip: delivery is added to a sum,
    a last part is filled up.
    """
    old, new = tokens_of(before), tokens_of(after)
    if len(old) == len(new):
        at, *others = [i for i in range(len(old)) if old[i] != new[i]] or [0]
        named = at > 1 and old[at - 1] == "=" and old[at - 2].isupper()
        return named and not others and new[at] in NEUTRAL
    rest = iter(old)
    if not all(any(word == other for other in rest) for word in new):
        return False
    lost = Counter(old) - Counter(new)
    return any(word.isidentifier() and not iskeyword(word) for word in lost)


def tokens_of(text: str) -> list[str]:
    """Return the tokens of a program, without its comments and the forms of its lines.

    Of a text that Python can read and its own tokenizer cannot, there are none.
    """
    try:
        rows = list(tokenize.generate_tokens(io.StringIO(text).readline))
    except (tokenize.TokenError, SyntaxError):
        return []
    return [row.string for row in rows if row.type in WRITTEN]
