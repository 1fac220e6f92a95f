"""A format has the wrong precision, width, filling or alignment."""

from __future__ import annotations

import ast
import re

from swarm_tools.repair.model import Proposal

BEFORE = "def f(x):\n    return f'{x:.1f}'\n"
AFTER = "def f(x):\n    return f'{x:.2f}'\n"

PRECISION = re.compile(r"\.(\d)f")
WIDTH = re.compile(r"(?<=[:<>^%])(0?)(\d+)(?=[}ds.])")
BARE = re.compile(r"(?<=%)[dxX]|(?<=:)[dxX](?=\})")
SIDE = re.compile(r"(?<=:)[<>^](?=\d)|(?<=:)(?=\d+\})")


def propose(site):
    """Yield texts with a format changed at one place."""
    for node in site.nodes:
        text = isinstance(node, ast.Constant) and isinstance(node.value, str)
        if not text and not isinstance(node, ast.JoinedStr):
            continue
        if isinstance(site.parent(node), (ast.JoinedStr, ast.FormattedValue, ast.Expr)):
            continue
        old, start = site.source.seg(node), site.source.span(node)[0]
        for span, new in changes(old):
            edit = (start + span[0], start + span[1], new)
            yield Proposal((edit,), 1.5, node.lineno, f"format becomes `{new}`")
        bare = [(start + m.start(), start + m.start()) for m in BARE.finditer(old)]
        together = [bare] if len(bare) > 1 else []
        for some in [*together, *([place] for place in bare)]:
            for digits in ("02", "03"):
                edits = tuple((*place, digits) for place in some)
                yield Proposal(edits, 1.5, node.lineno, f"filled up to `{digits}`")


def changes(text):
    """Yield (span, new text) of the formats in a text."""
    for match in PRECISION.finditer(text):
        for digits in "0123":
            if digits != match[1]:
                yield match.span(), f".{digits}f"
        yield match.span(), ""
    for match in WIDTH.finditer(text):
        number = int(match[2])
        fill = "" if match[1] else "0"
        news = [f"{fill}{number}", f"{match[1]}{number + 1}", f"{match[1]}{max(number - 1, 1)}"]
        for new in news:
            if new != match[0]:
                yield match.span(), new
    for match in SIDE.finditer(text):
        for new in ("<", ">", "^", ""):
            if new != match[0]:
                yield match.span(), new
