"""Ciphers and codes."""

from __future__ import annotations

import string
from itertools import groupby

from ..domains import integers, strings
from ..model import args, one_of, specification

_LETTERS = strings("abxyzABYZ ,.1", 0, 9, "", "a", "z", "xyz", "XYZ", "Hello, World!", "abc XYZ")


_SHIFT = integers(0, 30, 1, 3, 13, 25, 0, 26, 27)


_CODES = (65, 90, 97, 122)


def _shifted(text: str, by: int, style: str) -> str:
    if style != "as it is":
        text = text.upper() if style == "capitals" else text.lower()
    small, capital = string.ascii_lowercase, string.ascii_uppercase
    by %= 26
    moved = str.maketrans(small + capital, small[by:] + small[:by] + capital[by:] + capital[:by])
    return text.translate(moved)


_CIPHER = (
    "caesar cipher shift shifts shifted letters letter alphabet text message encrypt encrypts "
    "encode encodes by positions other characters unchanged stay stays kept keep others key cesar "
    "chiffre chiffrement decalage lettres decrypt decode wrap around signs case upper lower a z "
    "preserve preserving leave rest remain"
)


@specification(
    names="caesar caesar_cipher caesar_encrypt chiffre_cesar caesar_encode cesar chiffrer_cesar "
    "chiffrement_cesar code_cesar encrypt_caesar",
    domain=args(_LETTERS, _SHIFT),
    extra="text message",
    says=_CIPHER,
    numbers=_CODES,
)
def caesar(text: str, shift: int, *, case: str = one_of("as it is", "capitals", "small")) -> str:
    """Move every letter of a text along the alphabet."""
    return _shifted(text, shift, case)


@specification(
    names="caesar_decrypt caesar_decode dechiffrer_cesar decrypt_caesar decoder_cesar",
    domain=args(_LETTERS, _SHIFT),
    extra="text message",
    says=_CIPHER + " back undo reverse",
    numbers=_CODES,
)
def caesar_decrypt(
    text: str, shift: int, *, case: str = one_of("as it is", "capitals", "small")
) -> str:
    """Move every letter of a text back along the alphabet."""
    return _shifted(text, -shift, case)


@specification(
    names="rot13 rot_13",
    domain=args(_LETTERS),
    extra="text encode",
    says=_CIPHER + " 13 rot rot13 thirteen",
    numbers=_CODES,
)
def rot13(text: str, *, case: str = one_of("as it is", "capitals", "small")) -> str:
    """Move every letter of a text by thirteen places."""
    return _shifted(text, 13, case)


@specification(
    names="run_length_encode rle_encode rle run_length_encoding encode_rle rle_compress",
    domain=args(strings("aab", 0, 9, "", "a", "aa", "ab", "aab", "abb", "aaabbc", "aaaaaaaaaaaa")),
    extra="string text",
    says="run length encoding encode runs equal characters count counts followed character rle "
    "number times pairs",
)
def run_length_encode(
    text: str, *, form: str = one_of("letter count", "count letter", "letter count but 1",
                                     "count letter but 1", "pairs", "count pairs"),
):  # fmt: skip
    """Write each run of equal characters as the character and its length."""
    runs = [(c, len(list(run))) for c, run in groupby(text)]
    if form.endswith("pairs"):
        return [(n, c) for c, n in runs] if form.startswith("count") else runs
    counts = [(c, "" if n == 1 and form.endswith("1") else str(n)) for c, n in runs]
    return "".join(n + c if form.startswith("count") else c + n for c, n in counts)
