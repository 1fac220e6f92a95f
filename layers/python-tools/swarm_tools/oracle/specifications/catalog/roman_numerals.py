"""Roman numerals, both ways."""

from __future__ import annotations

from ..domains import Domain, choices
from ..model import args, specification

_ROMAN = (
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
)  # fmt: skip


def _roman(n: int) -> str:
    found = ""
    for value, numeral in _ROMAN:
        found += numeral * (n // value)
        n %= value
    return found


_YEARS = (1, 2, 3, 4, 5, 6, 8, 9, 10, 14, 19, 40, 44, 49, 90, 99, 400, 444, 900, 944, 1994, 3999)


_NUMERALS = Domain("string", tuple(map(_roman, _YEARS)), lambda c: _roman(c.randint(1, 3999)))


@specification(
    names="to_roman int_to_roman integer_to_roman number_to_roman roman_numeral decimal_to_roman "
    "arabic_to_roman en_romain vers_romain en_chiffres_romains arabe_en_romain "
    "convert_to_roman entier_en_romain nombre_en_romain decimal_en_romain roman",
    domain=args(choices(*_YEARS, 7, 15, 58, 80, 246, 789, 1066, 1776, 2024, 2421, 3888)),
    extra="number numeral numerals integer",
    says="roman numeral numerals convert converts integer 1 3999 between romain romains chiffres "
    "conversion ecriture write capital written",
    numbers=(
        3999,
        4000,
    ),
)
def to_roman(n: int, *, small: bool = False) -> str:
    """Write a number from 1 to 3999 in Roman numerals."""
    return _roman(n).lower() if small else _roman(n)


@specification(
    names="from_roman roman_to_int roman_to_integer roman_to_decimal roman_to_number "
    "roman_to_arabic romain_en_entier romain_vers_entier parse_roman romain_en_arabe depuis_romain "
    "romain_vers_arabe romain_en_decimal roman_value romain_en_nombre",
    domain=args(_NUMERALS),
    extra="number numeral numerals string value",
    says="such as well upper lower case letters small capital "
    "roman numeral numerals convert converts value integer romain romains chiffres conversion "
    "parse read decimal",
)
def from_roman(text: str) -> int:
    """Read a Roman numeral."""
    values = {numeral: value for value, numeral in _ROMAN}
    found = [values[c] for c in text]
    return sum(-a if a < b else a for a, b in zip(found, [*found[1:], 0], strict=True))
