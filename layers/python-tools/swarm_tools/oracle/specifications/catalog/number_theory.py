"""Divisors, primes and what is told by them."""

from __future__ import annotations

import math

from ..domains import choices, integers
from ..model import OPEN, args, specification

_SMALL = integers(1, 300, 1, 2, 3, 4, 6, 12, 28, 36, 97)


def _divisors(n: int) -> list[int]:
    return [d for d in range(1, n + 1) if n % d == 0]


@specification(
    names="divisors diviseurs list_divisors get_divisors all_divisors find_divisors "
    "liste_diviseurs factors_of",
    domain=args(_SMALL),
    extra="number n list all",
    says="divisors divisor divide divides divisent diviseurs evenly ascending order sorted "
    "increasing including itself 1 croissant ordre positive",
    phrases=(
        (r"\b(including|with) (1 and )?(n|itself|the number itself)( itself)?\b", "itself", True),
        (
            r"\b(excluding|except|without|other than|but not|sauf) (n|itself|lui meme)( itself)?",
            "itself",
            False,
        ),
        (r"\b(proper|strict|propres|stricts)\b", "itself", False),
    ),
)
def divisors(n: int, *, itself: bool = True, as_set: bool = False):
    """List the divisors of a number in ascending order, the number among them."""
    found = _divisors(n) if itself else _divisors(n)[:-1]
    return set(found) if as_set else found


@specification(
    names="proper_divisors diviseurs_propres",
    domain=args(integers(2, 300, 2, 3, 4, 6, 12, 28, 36, 97)),
    extra="number n list",
    says="divisors divisor proper itself than other smaller less ascending order sorted lui",
    phrases=((r"(excluding|except|without|other than|but not|sauf) (n|itself|the number"
              r"|lui meme|number)( itself)?", "", None),),
)  # fmt: skip
def proper_divisors(n: int) -> list[int]:
    """List the divisors of a number that are smaller than it."""
    return _divisors(n)[:-1]


@specification(
    names="count_divisors nombre_de_diviseurs number_of_divisors divisor_count",
    domain=args(_SMALL),
    extra="number n",
    says="how many divisors divisor has count",
)
def count_divisors(n: int) -> int:
    """Count the divisors of a number."""
    return len(_divisors(n))


@specification(
    names="is_perfect est_parfait is_perfect_number perfect_number nombre_parfait",
    domain=args(integers(1, 500, 1, 2, 3, 6, 12, 28, 496)),
    extra="number",
    says="perfect equal equals sum proper divisors divisor parfait somme diviseurs propres its own",
)
def is_perfect(n: int) -> bool:
    """Say whether a number is the sum of its divisors below it."""
    return n > 1 and sum(_divisors(n)[:-1]) == n


@specification(
    names="gcd pgcd greatest_common_divisor highest_common_factor hcf compute_gcd euclid_gcd "
    "gcd_recursive gcd_iterative pgcd_recursif",
    domain=args(integers(1, 60, 1, 2, 3, 4, 12, 17), integers(1, 60, 1, 2, 3, 6, 18, 17)),
    extra="numbers two",
    says="greatest common divisor euclid euclidean algorithm largest highest factor plus grand "
    "commun diviseur euclide algorithme s",
)
def gcd(a: int, b: int) -> int:
    """Give the greatest common divisor of two numbers."""
    return math.gcd(a, b)


@specification(
    names="lcm ppcm least_common_multiple lowest_common_multiple smallest_common_multiple",
    domain=args(integers(1, 30, 1, 2, 3, 4, 12, 17), integers(1, 30, 1, 2, 3, 6, 18, 17)),
    extra="numbers two",
    says="least lowest smallest common multiple plus petit commun",
)
def lcm(a: int, b: int) -> int:
    """Give the least common multiple of two numbers."""
    return math.lcm(a, b)


@specification(
    names="are_coprime is_coprime coprime sont_premiers_entre_eux premiers_entre_eux",
    domain=args(integers(1, 40), integers(1, 40)),
    extra="numbers",
    says="common divisor other than but 1 no coprime relatively prime greatest gcd only "
    "share factor premiers eux",
)
def are_coprime(a: int, b: int) -> bool:
    """Say whether two numbers have no common divisor but one."""
    return math.gcd(a, b) == 1


@specification(
    names="is_perfect_square est_carre_parfait is_square_number perfect_square",
    domain=args(integers(0, 300, 0, 1, 2, 3, 4, 9, 15, 16, 24, 25, 26, 100)),
    extra="number",
    says="perfect square squares carre parfait",
)
def is_perfect_square(n: int) -> bool:
    """Say whether a number is the square of a whole number."""
    return math.isqrt(n) ** 2 == n


@specification(
    names="is_power_of_two is_power_of_2 power_of_two est_puissance_de_deux",
    domain=args(choices(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 16, 17, 31, 32, 33, 64, 100, 128)),
    extra="number",
    says="power two 2 puissance deux",
)
def is_power_of_two(n: int) -> bool:
    """Say whether a number is a power of two."""
    return n > 0 and n & (n - 1) == 0


@specification(
    names="euler_phi totient euler_totient phi_euler",
    domain=args(_SMALL),
    extra="function",
    says="euler totient count how many up coprime relatively prime",
)
def totient(n: int):
    """Count the numbers up to n that have no common divisor with it."""
    return sum(math.gcd(k, n) == 1 for k in range(1, n + 1)) if n > 0 else OPEN
