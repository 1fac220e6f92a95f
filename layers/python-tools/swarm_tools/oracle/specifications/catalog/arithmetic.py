"""Formulas on one or two whole numbers."""

from __future__ import annotations

import math

from ..domains import booleans, integers, numbers
from ..model import OPEN, args, specification

_NUMBER = integers(-20, 20, 0, 1, 2, 3, -1, -2, 10)


@specification(
    names="is_even est_pair even",
    domain=args(_NUMBER),
    extra="number",
    says="even pair divisible 2",
)
def is_even(n: int) -> bool:
    """Say whether a number is even."""
    return n % 2 == 0


@specification(
    names="is_odd est_impair odd",
    domain=args(_NUMBER),
    extra="number",
    says="odd impair divisible 2",
)
def is_odd(n: int) -> bool:
    """Say whether a number is odd."""
    return n % 2 == 1


@specification(
    names="power puissance pow raise_to_power fast_power power_recursive exponentiation "
    "fast_exponentiation puissance_rapide quick_power binary_exponentiation",
    domain=args(integers(-5, 6, 0, 1, 2, 3, -2), integers(0, 7, 0, 1, 2, 3, 5)),
    extra="number recursive",
    roles={"base": "base x a b number n val value nombre", "exponent": "exponent exp n e power p "
           "b exposant y k puissance"},
    numbers=(3, 4),
    says="raised power base exponent squaring recursion recursively puissance exposant squarings "
    "repeated multiplication fast exponentiation",
)  # fmt: skip
def power(base: int, exponent: int):
    """Raise a number to a power that is not negative."""
    return OPEN if base == exponent == 0 else base**exponent


@specification(
    names="double twice double_number double_value",
    domain=args(_NUMBER),
    extra="number",
    says="double doubled twice multiplied 2",
)
def double(x: int) -> int:
    """Give twice a number."""
    return 2 * x


@specification(
    names="triple triple_number triple_value",
    domain=args(_NUMBER),
    extra="number",
    says="triple tripled three times multiplied 3",
)
def triple(x: int) -> int:
    """Give three times a number."""
    return 3 * x


@specification(
    names="square square_number number_squared square_of carre",
    domain=args(_NUMBER),
    extra="number",
    says="square squared carre multiplied by itself",
)
def square(x: int) -> int:
    """Give the square of a number."""
    return x**2


@specification(
    names="cube",
    domain=args(integers(-9, 9)),
    extra="number",
    says="cube cubed",
)
def cube(x: int) -> int:
    """Give the cube of a number."""
    return x**3


@specification(
    names="absolute_difference ecart_absolu abs_diff",
    domain=args(numbers(-20, 20), numbers(-20, 20)),
    says="absolute difference between",
)
def absolute_difference(a: float, b: float) -> float:
    """Give the distance of two numbers."""
    return abs(a - b)


@specification(
    names="add addition add_numbers add_two_numbers sum_two_numbers additionner somme_deux_nombres",
    domain=args(numbers(-20, 20), numbers(-20, 20)),
    extra="numbers number two",
    says="sum add two numbers somme",
)
def add(a: float, b: float) -> float:
    """Add two numbers."""
    return a + b


@specification(
    names="multiply multiplication multiply_numbers multiplier",
    domain=args(numbers(-20, 20), numbers(-20, 20)),
    extra="numbers two",
    says="product multiply two numbers produit",
)
def multiply(a: float, b: float) -> float:
    """Multiply two numbers."""
    return a * b


@specification(
    names="max_of_three maximum_of_three largest_of_three maximum_de_trois max_of_3 max_three",
    domain=args(*[integers(-9, 9, 1, 2, 3, -1)] * 3),
    extra="numbers",
    says="largest biggest greatest maximum three plus grand trois 3",
)
def max_of_three(a: int, b: int, c: int) -> int:
    """Give the largest of three numbers."""
    return max(a, b, c)


@specification(
    names="min_of_three smallest_of_three minimum_de_trois",
    domain=args(*[integers(-9, 9, 1, 2, 3, -1)] * 3),
    extra="numbers",
    says="smallest minimum least three plus petit trois 3",
)
def min_of_three(a: int, b: int, c: int) -> int:
    """Give the smallest of three numbers."""
    return min(a, b, c)


@specification(
    names="max_of_two maximum_of_two larger_of_two",
    domain=args(_NUMBER, _NUMBER),
    extra="numbers",
    says="larger largest greater bigger maximum plus grand",
)
def max_of_two(a: int, b: int) -> int:
    """Give the larger of two numbers."""
    return max(a, b)


@specification(
    names="clamp limiter borner clip constrain",
    domain=args(numbers(-20, 20, -20, -3, 0, 2, 5, 9, 20), numbers(-10, 2, -3, 0, 2),
                numbers(2, 10, 2, 5, 9)),
    extra="value number between range",
    roles={
        "value": "value x n number v val valeur nombre",
        "low": "low lo min minimum lower mini a least smallest bas floor",
        "high": "high hi max maximum upper maxi b most largest haut ceiling",
    },
    says="limit limits restrict restricted range between low high bounds bound lower upper minimum "
    "maximum keep kept clamp clamped within force forced inclusive",
)  # fmt: skip
def clamp(value: float, low: float, high: float) -> float:
    """Bring a number into a range."""
    return max(low, min(value, high))


@specification(
    names="sign signe signum sign_of",
    domain=args(numbers(-20, 20, 0, 1, -1, 7, -7)),
    extra="number",
    says="sign 1 0 zero negative positive signe minus",
)
def sign(x: float) -> int:
    """Give 1, 0 or -1 by the sign of a number."""
    return (x > 0) - (x < 0)


@specification(
    names="xor exclusive_or ou_exclusif",
    domain=args(booleans(), booleans()),
    says="exactly one exclusive or either not both",
)
def xor(a: bool, b: bool) -> bool:
    """Say whether exactly one of two truth values is true."""
    return a != b


@specification(
    names="integer_sqrt isqrt int_sqrt integer_square_root racine_entiere floor_sqrt",
    domain=args(integers(0, 300, 0, 1, 2, 3, 4, 8, 9, 15, 16, 17, 99, 100)),
    extra="number",
    says="square root largest floor rounded down whose squared exceed not most less than equal "
    "racine carree entiere integer part",
)
def integer_sqrt(n: int) -> int:
    """Give the whole part of a square root."""
    return math.isqrt(n)
