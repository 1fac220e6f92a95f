"""A format of dates or times has the wrong directive: `%M` is the minute, `%m` the month."""

from __future__ import annotations

import ast
import re
from itertools import pairwise

from swarm_tools.repair.model import Proposal
from swarm_tools.repair.templates.method_call import siblings

BEFORE = "def f(day):\n    return day.strftime('%Y-%M-%d')\n"
AFTER = "def f(day):\n    return day.strftime('%Y-%m-%d')\n"

FAMILIES = ("mM", "dj", "yY", "HI", "Aa", "Bb", "Bm", "bm", "dm", "wu", "UW", "pP", "SfM")
CALLS = ("strftime", "strptime")
DIRECTIVE = re.compile(r"%([A-Za-z])")
COST = 1.2


def propose(site):
    """Yield formats with one directive changed, or two exchanged; the separators changed."""
    for node in site.nodes:
        if isinstance(node, ast.JoinedStr):
            yield from shown(site, node)
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        found = list(DIRECTIVE.finditer(site.source.seg(node)))
        if not found or not is_format(site, node):
            continue
        start = site.source.span(node)[0]
        for match in found:
            for other in siblings(match[1], FAMILIES):
                edit = (start + match.start(1), start + match.end(1), other)
                yield say(node, (edit,), f"`%{match[1]}` becomes `%{other}`")
        for first, second in pairwise(found):
            edits = ((start + first.start(1), start + first.end(1), second[1]),
                     (start + second.start(1), start + second.end(1), first[1]))  # fmt: skip
            yield say(node, edits, f"`%{first[1]}` and `%{second[1]}` exchanged")
        text = site.source.seg(node)
        for old in "-/.":
            for new in "-/.":
                if old != new and text.count(old) > 1:
                    said = f"`{old}` becomes `{new}` between the parts"
                    edit = (start, start + len(text), text.replace(old, new))
                    yield say(node, (edit,), said)


def is_format(site, node):
    """Say whether a text is the format of a date: it is handed to a call, or is like one."""
    up = site.parent(node)
    call = isinstance(up, ast.Call) and getattr(up.func, "attr", "") in CALLS
    return call or isinstance(up, ast.FormattedValue) or "%Y" in node.value or "%H" in node.value


def say(node, edits, message):
    """Return the proposal with its message."""
    return Proposal(edits, COST, node.lineno, message)


def shown(site, node):
    """Yield f-strings with one directive changed, in one place or wherever it is."""
    start, text = site.source.span(node)[0], site.source.seg(node)
    places = {}
    for match in re.finditer(r"%([A-Za-z])(?=[^{]*\})", text):
        places.setdefault(match[1], []).append((start + match.start(1), start + match.end(1)))
    for letter, spans in places.items():
        for other in siblings(letter, FAMILIES):
            said = f"`%{letter}` becomes `%{other}`"
            for some in [spans, *([span] for span in spans if len(spans) > 1)]:
                yield say(node, tuple((*span, other) for span in some), said)
