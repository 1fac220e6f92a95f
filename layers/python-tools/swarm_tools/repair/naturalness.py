"""How usual a text is: its surprise, in bits, under a model of token sequences of right programs.

The model is an n-gram model with Witten-Bell smoothing (Witten and Bell, 1991); that repairs are
less surprising than bugs is from Ray et al., "On the 'naturalness' of buggy code" (2016). Names and
numbers that many programs use count as they stand, `low` and `queue` and `60`; of the others it is
only the order in which they come in their line. Texts are left open. The programs are in
`naturalness.txt.gz`, a line of tokens for each; ``python -m bench.builtin.naturalness`` writes it
from right programs, half ``report`` left out.
"""

from __future__ import annotations

import gzip
import io
import math
import re
import tokenize
from array import array
from collections import Counter
from collections.abc import Container, Iterable, Sequence
from functools import cache, lru_cache
from keyword import iskeyword
from pathlib import Path

from swarm_tools.repair.same_ends import same_ends

TABLE = Path(__file__).with_name("naturalness.txt.gz")
ORDER = 10
UNSEEN = 1 / 3000
START, LINE = "<start>", "<line>"
TEXT, EMPTY, NUMBER = "STR", '""', "NUM"
SKIPPED = (tokenize.COMMENT, tokenize.NL, tokenize.ENCODING, tokenize.ENDMARKER)
MARKS = {tokenize.NEWLINE: LINE, tokenize.INDENT: "<in>", tokenize.DEDENT: "<out>"}
# Before Python 3.12 an f-string is one token.
OPENS = getattr(tokenize, "FSTRING_START", -1)
CLOSES = getattr(tokenize, "FSTRING_END", -1)


def tokens_of(text: str) -> tuple[str, ...]:
    """Return the tokens of a program that parses, with its texts left open."""
    found: list[str] = []
    inside = 0
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        inside -= token.type == CLOSES
        if token.type == OPENS and not inside:
            found.append(TEXT)
        inside += token.type == OPENS
        if inside or token.type in SKIPPED or token.type == CLOSES:
            continue
        if token.type == tokenize.STRING:
            found.append(EMPTY if len(token.string) == len(EMPTY) else TEXT)
        else:
            found.append(MARKS.get(token.type) or token.string)
    return tuple(found)


def left_open(tokens: Iterable[str], usual: Container[str]) -> tuple[str, ...]:
    """Return tokens with the names and numbers left open that are none of the usual ones."""
    found: list[str] = []
    order: dict[str, int] = {}
    for token in tokens:
        if token == LINE:
            order.clear()
        if token in usual or not is_own(token):
            found.append(token)
        else:
            number = token[0].isdigit()
            found.append(NUMBER if number else f"N{order.setdefault(token, len(order))}")
    return tuple(found)


def is_own(token: str) -> bool:
    """Say whether a token is a name or a number that a program chooses for itself."""
    own = token[0].isalnum() or token[0] == "_"
    return own and token != TEXT and not iskeyword(token)


class Model:
    """Sequences of tokens, and how likely each token is after those before it.

    Nothing is counted ahead: what follows a context is looked up when it is first asked for.
    """

    def __init__(self, programs: Iterable[Sequence[str]]) -> None:
        """Take the tokens of right programs, with those left open that are not usual."""
        tokens = [token for program in programs for token in (START, *program)]
        self._letters = {t: chr(0x100 + n) for n, t in enumerate(dict.fromkeys(tokens))}
        self._stream = "".join(map(self._letters.__getitem__, tokens))
        self.usual = frozenset(self._letters)
        self._places = cache(self._found)
        self._followers = cache(self._counted)
        self._chance = cache(self._computed)

    def surprise(self, tokens: Sequence[str], start: int = 0, end: int | None = None) -> float:
        """Return the bits of the tokens from ``start`` on, each after the ones before it."""
        spelt = self._spelt((START, *tokens))
        last = len(tokens) if end is None else end
        spans = ((max(0, i + 2 - ORDER), i + 1) for i in range(start, last))
        return -sum(math.log2(self._chance(spelt[a:b], spelt[b])) for a, b in spans)

    def added(self, before: Sequence[str], after: Sequence[str]) -> float:
        """Return how much more surprising the one program is than the other, in bits."""
        head, tail = same_ends(before, after)
        # What comes after a change is looked at for as long as the change is in its context.
        behind = max(tail - ORDER + 1, 0)
        now = self.surprise(after, head, len(after) - behind)
        return now - self.surprise(before, head, len(before) - behind)

    def _spelt(self, tokens: Iterable[str]) -> str:
        """Return tokens as a text of one letter each."""
        letters = self._letters
        return "".join(letters.setdefault(t, chr(0x100 + len(letters))) for t in tokens)

    def _found(self, context: str) -> array[int]:
        """Return where a context begins: of those of its end, the ones after its first letter."""
        stream, first = self._stream, context[0]
        if len(context) > 1:
            ends = self._places(context[1:])
            return array("I", (at - 1 for at in ends if at and stream[at - 1] == first))
        return array("I", (match.start() for match in re.finditer(re.escape(first), stream)))

    def _counted(self, context: str) -> tuple[Counter[str], int]:
        """Return what follows a context, and how often anything does."""
        stream, size = self._stream, len(context)
        last = len(stream) - size
        if context:
            found = Counter([stream[at + size] for at in self._places(context) if at < last])
        else:
            found = Counter(stream)
        return found, found.total()

    def _computed(self, context: str, letter: str) -> float:
        likely = UNSEEN
        for size in range(len(context) + 1):
            found, total = self._followers(context[len(context) - size :])
            if not total:
                break
            likely = (found[letter] + len(found) * likely) / (total + len(found))
        return likely


@cache
def right_programs() -> Model:
    """Return the model of the programs that come with the engine."""
    rows = gzip.decompress(TABLE.read_bytes()).decode("utf-8").splitlines()
    return Model(row.split(" ") for row in rows)


@lru_cache(maxsize=4)
def read(text: str) -> tuple[str, ...]:
    """Return the tokens of a program as the model sees them; the one before is often asked for."""
    return left_open(tokens_of(text), right_programs().usual)


def unnatural(before: str, after: str) -> float:
    """Return how many bits more surprising a program is than it was before, 0 if it has no tokens.

    Some texts that Python can read its own tokenizer cannot.
    """
    try:
        return right_programs().added(read(before), read(after))
    except (tokenize.TokenError, SyntaxError):
        return 0.0
