"""Factorials, Fibonacci numbers and how many ways there are."""

from __future__ import annotations

import math

from ..domains import integers
from ..model import OPEN, args, one_of, specification


@specification(
    names="factorial factorielle fact factorial_recursive factorial_iterative recursive_factorial",
    domain=args(integers(0, 15, 0, 1, 2, 3, 4, 5)),
    extra="number n recursive recursif recursively iterative",
    says="factorial product factorielle recursively iteratively recursive produit up 1",
)
def factorial(n: int) -> int:
    """Give the factorial of a number."""
    return math.factorial(n)


@specification(
    names="fibonacci fib nth_fibonacci fibonacci_number fibo fibonacci_recursive "
    "fibonacci_iterative fib_memo fibonacci_memo",
    domain=args(integers(0, 16, 0, 1, 2, 3, 4, 5, 6)),
    extra="number n nth recursive iterative term",
    roles={"n": "n num number k count terms index nombre x i nb position rang indice"},
    against="%",
    says="fibonacci nth th n term terms first sequence suite terme rang index starting 0 1",
    phrases=(
        (r"\b(first n|n first|first count|first|premiers)\b", "form", "list"),
        (r"\bn(-| )?(th|eme|ieme)\b|\bnth\b", "form", "term"),
    ),
)
def fibonacci(
    n: int, *, form: str = one_of("term", "list", "up to", "below"), start: int = one_of(0, 1, -1)
):
    """Give the n-th number, or the first n numbers, of the Fibonacci sequence."""
    terms = [0, 1]
    while len(terms) < n + 8:
        terms.append(terms[-1] + terms[-2])
    if form in ("up to", "below"):
        return [term for term in terms[max(start, 0) :] if term < n + (form == "up to")]
    if form == "list":
        return terms[max(start, 0) : max(start, 0) + n]
    return terms[n + start] if n + start >= 0 else OPEN


@specification(
    names="fibonacci_sequence fibonacci_series suite_fibonacci fibonacci_list fibonacci_numbers "
    "first_fibonacci",
    domain=args(integers(1, 16, 1, 2, 3, 4, 5, 6)),
    extra="number n first list",
    roles={"count": "n num number k count terms nombre nb length size"},
    against="%",
    says="fibonacci first terms numbers sequence suite premiers termes starting 0 1",
)
def fibonacci_sequence(count: int, *, start: int = one_of(0, 1)) -> list[int]:
    """List the first numbers of the Fibonacci sequence."""
    terms = [0, 1]
    while len(terms) < count + 1:
        terms.append(terms[-1] + terms[-2])
    return terms[start : start + count]


@specification(
    names="sum_to_n sum_up_to sum_first_n somme_entiers sum_of_first_n sum_to sum_1_to_n "
    "somme_n_premiers_entiers sum_natural_numbers somme_jusqu_a triangular_number triangular "
    "nombre_triangulaire",
    domain=args(integers(0, 40, 0, 1, 2, 3, 10)),
    extra="n numbers number natural integers first",
    says="sum 1 up first natural triangular nth th somme premiers n inclusive including",
)
def sum_to_n(n: int) -> int:
    """Add the numbers from 1 to n."""
    return n * (n + 1) // 2


@specification(
    names="binomial binomial_coefficient n_choose_k choose coefficient_binomial combinations_count",
    domain=args(integers(0, 12, 0, 1, 2, 5, 10), integers(0, 12, 0, 1, 2, 5)),
    roles={"n": "n total size", "k": "k r p choose"},
    says="binomial coefficient choose ways k n pick subsets size combinations how many order",
)
def binomial(n: int, k: int):
    """Count the choices of k out of n things."""
    return math.comb(n, k) if k <= n else OPEN


@specification(
    names="catalan catalan_number nth_catalan nombre_catalan",
    domain=args(integers(0, 10)),
    extra="n nth",
    says="catalan nth th",
)
def catalan(n: int) -> int:
    """Give the n-th Catalan number."""
    return math.comb(2 * n, n) // (n + 1)
