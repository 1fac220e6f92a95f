"""Prime numbers."""

from __future__ import annotations

import math

from ..domains import integers
from ..model import args, one_of, specification

_INCLUSIVE = (
    (
        r"(less|smaller|lower|not greater) than or equal to|inferieurs? ou egaux? a|\batmost\b|"
        r"not (greater|larger) than",
        "inclusive",
        True,
    ),
    (r"\(?(up to and including|inclusive|included|inclus|compris)\)?", "inclusive", True),
    (r"(strictly )?(below|less than|smaller than|under)|excluded|exclus", "inclusive", False),
)


def _is_prime(n: int) -> bool:
    return n > 1 and all(n % d for d in range(2, math.isqrt(n) + 1))


@specification(
    names="is_prime isprime est_premier prime_check is_prime_number test_primalite primality_test",
    domain=args(integers(0, 400, 0, 1, 2, 3, 4, 9, 15, 25, 49, 97, 121, 169, 289, 361)),
    extra="number prime",
    says="prime divisible greater than 1 divisor divisors exactly itself",
    numbers=(0.5, 3, 4, 5, 6, 25),
)
def is_prime(n: int) -> bool:
    """Say whether a number is prime."""
    return _is_prime(n)


@specification(
    names="primes_up_to primes_to premiers_jusqu_a prime_numbers_up_to nombres_premiers_jusqu_a "
    "sieve_of_eratosthenes eratosthenes crible_eratosthene crible_d_eratosthene "
    "generate_primes prime_sieve",
    domain=args(integers(0, 130, 0, 1, 2, 3, 4, 9, 10, 11, 25, 49, 97)),
    extra="n limit numbers number all",
    says="prime primes premiers up than equal less limit inferieurs egaux jusqu crible sieve "
    "eratosthenes eratosthene ordered sorted ascending increasing order or infeieurs",
    phrases=_INCLUSIVE,
    numbers=(0.5, 5, 6, 30, 4, 9),
)
def primes_up_to(limit: int, *, inclusive: bool = True) -> list[int]:
    """List the primes up to a limit."""
    return [n for n in range(2, limit + inclusive) if _is_prime(n)]


@specification(
    names="primes_below primes_under primes_less_than",
    domain=args(integers(0, 130, 0, 1, 2, 3, 4, 9, 10, 11, 25, 49, 97)),
    extra="n limit numbers",
    says="prime primes smaller less than below strictly limit sieve eratosthenes",
)
def primes_below(limit: int) -> list[int]:
    """List the primes below a limit."""
    return [n for n in range(2, limit) if _is_prime(n)]


@specification(
    names="first_primes first_n_primes n_premiers_nombres_premiers",
    domain=args(integers(0, 30)),
    extra="n count numbers",
    says="prime primes first numbers",
)
def first_primes(count: int) -> list[int]:
    """List the first primes."""
    found = [n for n in range(2, 130) if _is_prime(n)]
    return found[:count]


@specification(
    names="nth_prime",
    domain=args(integers(1, 25)),
    extra="number n",
    says="prime nth th",
)
def nth_prime(n: int, *, from_zero: bool = False) -> int:
    """Give the n-th prime."""
    return [k for k in range(2, 130) if _is_prime(k)][n - (not from_zero)]


@specification(
    names="next_prime premier_suivant nombre_premier_suivant",
    domain=args(integers(0, 200, 0, 1, 2, 3, 4, 7, 8, 13, 89)),
    extra="number after n",
    says="smallest prime greater than next after strictly larger above first least suivant",
)
def next_prime(n: int) -> int:
    """Give the smallest prime above a number."""
    return next(k for k in range(n + 1, 2 * n + 3) if _is_prime(k))


@specification(
    names="prime_factors facteurs_premiers prime_factorization prime_factorisation "
    "decomposition_facteurs_premiers decompose_primes factorize factorise",
    domain=args(integers(2, 600, 2, 3, 4, 8, 9, 12, 25, 30, 49, 97, 360)),
    extra="number",
    says="prime factors factor facteurs premiers ascending increasing order sorted multiplicity "
    "decomposition repeated croissant ordre",
    phrases=(
        (r"with (their )?multiplicity|with repetition|avec (leur )?multiplicite", "form", "list"),
        (r"\b(distinct|unique|different)\b", "form", "distinct"),
    ),
)
def prime_factors(n: int, *, form: str = one_of("list", "distinct", "set", "dict", "pairs")):
    """Give the prime factors of a number."""
    found, rest, divisor = [], n, 2
    while rest > 1:
        while rest % divisor == 0:
            found.append(divisor)
            rest //= divisor
        divisor += 1
    counted = {p: found.count(p) for p in found}
    given = {"list": found, "distinct": list(counted), "set": set(found), "dict": counted}
    return given.get(form, list(counted.items()))
