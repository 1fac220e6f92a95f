"""How usual a text is: its surprise, in bits, under a model of token sequences of right programs.

The model is an n-gram model with Witten-Bell smoothing (Witten and Bell, 1991); that repairs are
less surprising than bugs is from Ray et al., "On the 'naturalness' of buggy code" (2016). Names of
a program's own are told apart by the order in which they come in their line, so that it is the form
of a line that counts. The programs are in `naturalness.txt.gz`, a line of tokens for each;
``python -m bench.builtin.naturalness`` writes it from right programs of half ``tune``.
"""

from __future__ import annotations

import builtins
import gzip
import io
import math
import tokenize
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from keyword import iskeyword
from pathlib import Path

from swarm_tools.repair.same_ends import same_ends

TABLE = Path(__file__).with_name("naturalness.txt.gz")
ORDER = 6
UNSEEN = 1 / 3000
START, LINE = "<start>", "<line>"
TEXT, EMPTY, NUMBER, MEMBER = "STR", '""', "NUM", ".member"
NUMBERS = frozenset(("0", "1", "2", "10", "100", "0.0", "1.0"))
MEMBERS = frozenset(
    (
        *("append", "add", "insert", "extend", "update", "remove", "discard", "pop"),
        *("popleft", "appendleft", "clear", "get", "items", "keys", "values", "setdefault"),
        *("join", "split", "strip", "lower", "upper", "replace", "startswith", "endswith"),
        *("find", "count", "index", "isdigit", "isalpha", "isalnum", "sort", "reverse"),
        *("copy", "left", "right", "next", "head", "tail", "heappush", "heappop"),
    )
)
SKIPPED = (tokenize.COMMENT, tokenize.NL, tokenize.ENCODING, tokenize.ENDMARKER)
MARKS = {tokenize.NEWLINE: LINE, tokenize.INDENT: "<in>", tokenize.DEDENT: "<out>"}
# Before Python 3.12 an f-string is one token.
OPENS = getattr(tokenize, "FSTRING_START", -1)
CLOSES = getattr(tokenize, "FSTRING_END", -1)


@lru_cache(maxsize=4)
def tokens_of(text: str) -> tuple[str, ...]:
    """Return the tokens of a program that parses, with its own names and values left open."""
    found: list[str] = []
    order: dict[str, int] = {}
    last, inside = "", 0
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        inside -= token.type == CLOSES
        if token.type == OPENS and not inside:
            found.append(TEXT)
        inside += token.type == OPENS
        if inside or token.type in SKIPPED or token.type == CLOSES:
            continue
        if token.type == tokenize.NEWLINE:
            order.clear()
        found.append(MARKS.get(token.type) or _written(token, last, order))
        last = token.string
    return tuple(found)


def _written(token: tokenize.TokenInfo, last: str, order: dict[str, int]) -> str:
    """Return a token as the model sees it; ``order`` has the names of the line so far."""
    text = token.string
    if token.type == tokenize.NUMBER:
        return text if text in NUMBERS else NUMBER
    if token.type == tokenize.STRING:
        return EMPTY if len(text) == len(EMPTY) else TEXT
    if token.type != tokenize.NAME or iskeyword(text):
        return text
    if last == ".":
        return f".{text}" if text in MEMBERS else MEMBER
    if hasattr(builtins, text) or text in ("self", "cls"):
        return text
    return f"N{order.setdefault(text, len(order))}"


class Model:
    """Sequences of tokens, and how likely each token is after those before it.

    Nothing is counted ahead: what follows a context is looked up when it is first asked for.
    """

    def __init__(self, programs: Iterable[Sequence[str]]) -> None:
        """Take the tokens of right programs."""
        self._letters: dict[str, str] = {}
        self._stream = "".join(self._spelt((START, *tokens)) for tokens in programs)
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

    def _counted(self, context: str) -> tuple[Counter[str], int]:
        found: Counter[str] = Counter()
        at, stream = self._stream.find(context), self._stream
        while 0 <= at < len(stream) - len(context):
            found[stream[at + len(context)]] += 1
            at = stream.find(context, at + 1)
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


def unnatural(before: str, after: str) -> float:
    """Return how many bits more surprising a program is than it was before, 0 if it has no tokens.

    Some texts that Python can read its own tokenizer cannot.
    """
    try:
        return right_programs().added(tokens_of(before), tokens_of(after))
    except (tokenize.TokenError, SyntaxError):
        return 0.0
