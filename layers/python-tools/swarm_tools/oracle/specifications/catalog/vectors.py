"""Vectors, and the triangle of Pascal."""

from __future__ import annotations

import math
import random

from ..domains import integers, lists
from ..model import OPEN, args, one_of, specification
from .matrices import _row


def _vectors(chance: random.Random):
    size = chance.randint(1, 5)
    return _row(chance, size), _row(chance, size)


_ONE = lists(integers(-5, 9), 1, 1, [2], [0])


@specification(
    names="pascal_triangle triangle_de_pascal triangle_pascal pascals_triangle pascal "
    "generate_pascal_triangle",
    domain=args(integers(1, 10, 1, 2, 3, 4, 5)),
    extra="rows n generate",
    says="first n rows row pascal triangle s lignes",
)
def pascal_triangle(rows: int) -> list:
    """List the first rows of the triangle of Pascal."""
    return [[math.comb(n, k) for k in range(n + 1)] for n in range(rows)]


@specification(
    names="pascal_row ligne_pascal pascal_triangle_row",
    domain=args(integers(1, 10, 1, 2, 3, 4, 5)),
    extra="n nth",
    says="row n nth th pascal triangle s index starting 0 1 counted counting from number",
    phrases=((r"\b(counted|counting|starting|index(ed)?) (from|at) 0\b|\bfrom 0\b", "first", 0),
             (r"\b(counted|counting|starting|index(ed)?) (from|at) 1\b|\bfrom 1\b", "first", 1)),
)  # fmt: skip
def pascal_row(n: int, *, first: int = one_of(0, 1)) -> list:
    """Give the n-th row of the triangle of Pascal."""
    return [math.comb(n - first, k) for k in range(n - first + 1)]


@specification(
    names="dot_product dot produit_scalaire scalar_product inner_product",
    domain=args(_ONE, _ONE, draw=_vectors, share=1.0, also=(([], []), ([1, 2, 3], [4, 5, 6]))),
    extra="vectors",
    says="dot product scalar inner vectors two same length sum products produit scalaire vecteurs",
)
def dot_product(a: list, b: list):
    """Multiply two vectors and add the products."""
    return sum(x * y for x, y in zip(a, b, strict=False)) if len(a) == len(b) else OPEN


@specification(
    names="add_vectors vector_add somme_vecteurs vector_sum vector_addition",
    domain=args(_ONE, _ONE, draw=_vectors, share=1.0),
    extra="two",
    says="sum vectors two add same length componentwise element elementwise component by",
)
def add_vectors(a: list, b: list):
    """Add two vectors."""
    return [x + y for x, y in zip(a, b, strict=False)] if len(a) == len(b) else OPEN


@specification(
    names="magnitude vector_length vector_norm euclidean_norm norme_vecteur vector_magnitude",
    domain=args(lists(integers(-9, 9), 1, 4, [3, 4], [1], [0], [-2])),
    extra="vector",
    roles={"vector": "vector v vec vecteur u x a"},
    says="length vector euclidean norm magnitude norme square root sum squares components",
    rounded=True,
)
def magnitude(vector: list) -> float:
    """Give the length of a vector."""
    return math.sqrt(sum(x * x for x in vector))
