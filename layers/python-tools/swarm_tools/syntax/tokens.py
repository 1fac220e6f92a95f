"""A tokenizer that never fails, for text that does not parse."""

from __future__ import annotations

import re
from dataclasses import dataclass

_PATTERN = re.compile(
    r"""
    (?P<triple>(?:[rRbBuUfF]{0,2})(?P<tq>\"{3}|'{3})(?:\\.|(?!(?P=tq))[^\\])*(?P=tq))
  | (?P<badtriple>(?:[rRbBuUfF]{0,2})(?:\"{3}|'{3})(?:.|\n)*\Z)
  | (?P<string>(?:[rRbBuUfF]{0,2})(?P<q>["'])(?:\\(?:.|\n)|(?!(?P=q))[^\\\n])*(?P=q))
  | (?P<badstring>(?:[rRbBuUfF]{0,2})["'][^\n]*)
  | (?P<comment>\#[^\n]*)
  | (?P<join>\\\n)
  | (?P<newline>\n)
  | (?P<space>[ \t\f]+)
  | (?P<number>(?:0[xXoObB][0-9a-fA-F_]+|\d[\d_]*\.?[\d_]*(?:[eE][+-]?\d+)?|\.\d+)[jJlL]?)
  | (?P<name>[^\W\d]\w*)
  | (?P<op>\*\*=|//=|>>=|<<=|\.\.\.|\*\*|//|>>|<<|<=|>=|==|!=|<>|->|:=|\+\+|--|&&|\|\||
       [-+*/%@&|^]=|[-+*/%@&|^~<>()\[\]{},:.;=!?$`])
  | (?P<other>.)
    """,
    re.VERBOSE | re.DOTALL,
)
OPENERS = {"(": ")", "[": "]", "{": "}"}
CLOSERS = {closer: opener for opener, closer in OPENERS.items()}
_FOREIGN = """
then do let var const new end begin int float string str double char auto bool boolean public
private static final void my local fi done endif endfor endwhile lt gt amp quot nbsp
"""
NOISE = frozenset(_FOREIGN.split())
"""Words of other languages that carry no meaning in Python."""


@dataclass(frozen=True)
class Token:
    """One token: its kind, text, character span and 1-based line.

    Attributes:
        kind: ``name number string badstring badtriple comment op newline join other``.
        text: The characters of the token.
        start: Offset of the first character.
        end: Offset after the last character.
        line: 1-based line on which the token starts.
    """

    kind: str
    text: str
    start: int
    end: int
    line: int


def tokenize(text: str) -> list[Token]:
    """Return every token of ``text`` but blanks; works on any text."""
    tokens = []
    line = 1
    for match in _PATTERN.finditer(text):
        kind = match.lastgroup or "other"
        if kind in ("triple", "q", "tq"):
            kind = "string"
        for name in ("triple", "string"):
            if match.group(name) is not None:
                kind = "string"
        value = match.group()
        if kind != "space":
            tokens.append(Token(kind, value, match.start(), match.end(), line))
        line += value.count("\n")
    return tokens
