"""Digits of numbers and other bases."""

from __future__ import annotations

from ..domains import integers, strings
from ..model import args, one_of, specification

_NUMBER = integers(0, 9999, 0, 1, 7, 9, 10, 11, 12, 19, 99, 100, 101, 120, 999, 1234)
_SMALL = integers(0, 300, 0, 1, 2, 3, 4, 5, 8, 10, 16, 31, 32, 255)
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def _in_base(n: int, base: int) -> str:
    found = ""
    while n:
        found = _DIGITS[n % base] + found
        n //= base
    return found or "0"


@specification(
    names="sum_of_digits digit_sum digits_sum sum_digits somme_chiffres somme_des_chiffres "
    "sum_of_digits_recursive cross_sum",
    domain=args(_NUMBER),
    extra="number integer n",
    says="sign ignored signe sum digits digit chiffres somme decimal",
    numbers=(
        10,
        9,
    ),
)
def sum_of_digits(n: int) -> int:
    """Add the digits of a number."""
    return sum(map(int, str(n)))


@specification(
    names="product_of_digits digit_product produit_chiffres produit_des_chiffres",
    domain=args(_NUMBER),
    extra="number",
    says="sign ignored signe product digits chiffres produit",
    numbers=(
        10,
        9,
    ),
)
def product_of_digits(n: int) -> int:
    """Multiply the digits of a number."""
    found = 1
    for digit in str(n):
        found *= int(digit)
    return found


@specification(
    names="count_digits number_of_digits nombre_de_chiffres digit_count compter_chiffres "
    "num_digits",
    domain=args(_NUMBER),
    extra="number integer",
    says="sign ignored signe how many digits digit decimal has count chiffres",
    numbers=(
        10,
        9,
    ),
)
def count_digits(n: int) -> int:
    """Count the digits of a number."""
    return len(str(n))


@specification(
    names="digital_root racine_numerique",
    domain=args(_NUMBER),
    extra="number",
    says="sign ignored signe "
    "digital root repeatedly sum digits until single digit one remains left add added "
    "only chiffres somme repeated",
    numbers=(
        10,
        9,
    ),
)
def digital_root(n: int) -> int:
    """Add the digits until one digit is left."""
    return n and 1 + (n - 1) % 9


@specification(
    names="reverse_number reverse_integer reverse_int reverse_digits inverser_nombre "
    "inverser_chiffres",
    domain=args(_NUMBER),
    extra="number integer n",
    says="sign ignored signe digits reversed reverse order chiffres inverse backwards",
    numbers=(
        10,
        9,
    ),
)
def reverse_number(n: int) -> int:
    """Give the number with the digits in opposite order."""
    return int(str(n)[::-1])


@specification(
    names="is_armstrong is_narcissistic est_armstrong is_armstrong_number armstrong_number "
    "armstrong est_narcissique",
    domain=args(integers(1, 999, 1, 2, 9, 10, 100, 152, 153, 154, 370, 371, 407, 1634, 8208)),
    extra="number",
    says="sign ignored signe "
    "armstrong narcissistic equal equals sum digits digit raised power each own own number "
    "count how many there chiffres puissance",
    numbers=(
        10,
        9,
    ),
)
def is_armstrong(n: int) -> bool:
    """Say whether a number is the sum of its digits, each to the power of their count."""
    return n == sum(int(d) ** len(str(n)) for d in str(n))


@specification(
    names="is_palindrome_number is_palindromic_number number_is_palindrome palindrome_number "
    "is_number_palindrome nombre_palindrome",
    domain=args(_NUMBER),
    extra="number",
    says="sign ignored signe "
    "palindrome reads same backwards digits forwards forward backward reversed",
    numbers=(
        10,
        9,
    ),
)
def is_palindrome_number(n: int) -> bool:
    """Say whether a number reads the same backwards."""
    return str(n) == str(n)[::-1]


@specification(
    names="is_harshad est_harshad is_harshad_number",
    domain=args(integers(1, 500)),
    extra="number",
    says="sign ignored signe harshad divisible sum digits niven",
    numbers=(
        10,
        9,
    ),
)
def is_harshad(n: int) -> bool:
    """Say whether a number is divisible by the sum of its digits."""
    return n % sum(map(int, str(n))) == 0


@specification(
    names="is_happy is_happy_number happy_number est_heureux",
    domain=args(integers(1, 300)),
    extra="number",
    says="sign ignored signe "
    "happy replaced replacing sum squares digits repeatedly until ends reaches 1 reach",
    numbers=(
        10,
        9,
    ),
)
def is_happy(n: int) -> bool:
    """Say whether adding the squares of the digits again and again ends at one."""
    while n not in (1, 4):
        n = sum(int(d) ** 2 for d in str(n))
    return n == 1


@specification(
    names="to_binary decimal_to_binary int_to_binary dec_to_bin binary_representation "
    "convert_to_binary en_binaire decimal_vers_binaire number_to_binary decimal_en_binaire",
    domain=args(_SMALL),
    extra="number string n integer",
    roles={"n": "n number num decimal value x nombre entier integer dec decimal_number i k"},
    says="binary representation decimal base 2 convert converts digits binaire ecriture conversion "
    "bits notation converts without prefix 0b as leading zeros",
)
def to_binary(n: int, *, form: str = one_of("text", "prefixed", "number")):
    """Write a number in base two."""
    text = bin(n)[2:]
    return {"text": text, "prefixed": "0b" + text, "number": int(text)}[form]


@specification(
    names="from_binary binary_to_decimal binary_to_int binary_to_integer bin_to_dec bin_to_int "
    "binaire_en_decimal binaire_vers_decimal parse_binary",
    domain=args(strings("01", 1, 9, "0", "1", "10", "11", "100", "0101", "1010")),
    extra="number string",
    roles={
        "text": "text binary s string b bits bin binaire chaine str value number num digits "
        "binary_string binary_str bin_str texte code n"
    },
    against="/",
    says="binary decimal base 2 convert converts bits digits binaire conversion 0 1 parse",
)
def from_binary(text: str) -> int:
    """Read a number in base two."""
    return int(text, 2)


@specification(
    names="to_hex decimal_to_hex int_to_hex decimal_to_hexadecimal to_hexadecimal en_hexadecimal",
    domain=args(_SMALL),
    extra="number string",
    says="hexadecimal hex base 16 convert converts decimal representation digits",
    numbers=(
        15,
        16,
    ),
)
def to_hex(n: int, *, upper: bool = False, prefix: str = one_of("", "0x")) -> str:
    """Write a number in base sixteen."""
    text = format(n, "x")
    return prefix + (text.upper() if upper else text)


@specification(
    names="to_base convert_base number_to_base convert_to_base vers_base en_base int_to_base "
    "change_base decimal_to_base",
    domain=args(integers(0, 500, 0, 1, 2, 9, 10, 15, 16, 35, 36, 255), integers(2, 16, 2, 8, 16)),
    extra="number string",
    roles={"n": "n number num value x decimal nombre", "base": "base b radix"},
    says="base digits representation number convert written write ecriture convertit between 2 "
    "16 36 letters lower upper notation chiffres",
    numbers=(
        16,
        35,
        36,
    ),
)
def to_base(n: int, base: int, *, upper: bool = False) -> str:
    """Write a number in a base from 2 to 16."""
    text = _in_base(n, base)
    return text.upper() if upper else text


@specification(
    names="count_set_bits popcount hamming_weight number_of_set_bits set_bits set_bits_count",
    domain=args(_SMALL),
    extra="number binary",
    says="how many ones bits 1 set binary representation count hamming weight",
)
def count_ones(n: int) -> int:
    """Count the ones of a number in base two."""
    return bin(n).count("1")
