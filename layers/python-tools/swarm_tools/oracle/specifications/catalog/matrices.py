"""Rows of numbers, and vectors."""

from __future__ import annotations

import random

from ..domains import integers, matrices
from ..model import OPEN, args, specification

_ANY = matrices()
_SQUARE = matrices(square=True)
_MATRIX = "matrix grid m mat rows matrice table a mat1 data board image"


def _row(chance: random.Random, size: int) -> list[int]:
    return [chance.randint(-5, 9) for _ in range(size)]


def _product_pair(chance: random.Random):
    a = b = c = chance.randint(1, 4)  # some authors think of square matrices alone
    return [_row(chance, b) for _ in range(a)], [_row(chance, c) for _ in range(b)]


def _equal_pair(chance: random.Random):
    a = b = chance.randint(1, 4)
    return tuple([_row(chance, b) for _ in range(a)] for _ in "ab")


def _multiplied(a: list, b: list) -> list:
    return [[sum(x * y for x, y in zip(r, c, strict=True)) for c in zip(*b, strict=True)]
            for r in a]  # fmt: skip


@specification(
    names="transpose transposer transpose_matrix matrice_transposee transposee",
    domain=args(_ANY),
    extra="matrix",
    roles={"matrix": _MATRIX},
    says="rectangular "
    "transpose transposed matrix rows columns become swap swapped lignes colonnes matrice "
    "transposee turned exchange exchanged",
)
def transpose(matrix: list) -> list:
    """Turn rows into columns."""
    return [list(column) for column in zip(*matrix, strict=True)]


@specification(
    names="matrix_multiply multiply_matrices matmul produit_matriciel mat_mul matrix_product "
    "produit_matrices matrix_multiplication multiplier_matrices mat_multiply",
    domain=args(_SQUARE, _SQUARE, draw=_product_pair, share=1.0, also=(
        ([[1, 2], [3, 4]], [[5, 6], [7, 8]]), ([[2]], [[3]]))),
    extra="matrix",
    says="product matrices matrix multiply two multiplication produit",
)  # fmt: skip
def matrix_multiply(a: list, b: list):
    """Multiply two matrices."""
    return _multiplied(a, b) if len(a[0]) == len(b) else OPEN


@specification(
    names="add_matrices matrix_add matrix_addition somme_matrices additionner_matrices",
    domain=args(_SQUARE, _SQUARE, draw=_equal_pair, share=1.0, also=(
        ([[1, 2], [3, 4]], [[5, 6], [7, 8]]), ([[2]], [[3]]))),
    extra="matrix two",
    says="sum matrices matrix add two element elementwise somme",
)  # fmt: skip
def add_matrices(a: list, b: list):
    """Add two matrices of one shape."""
    if len(a) != len(b) or len(a[0]) != len(b[0]):
        return OPEN
    return [[x + y for x, y in zip(r, s, strict=True)] for r, s in zip(a, b, strict=True)]


@specification(
    names="identity_matrix matrice_identite",
    domain=args(integers(1, 6)),
    extra="matrix n",
    roles={"n": "n size order taille dim dimension k"},
    says="identity matrix n size diagonal ones zeros identite matrice elsewhere order x",
)
def identity_matrix(n: int) -> list:
    """Make a matrix with ones on the diagonal."""
    return [[int(i == j) for j in range(n)] for i in range(n)]


@specification(
    names="trace matrix_trace trace_matrice somme_diagonale_principale",
    domain=args(_SQUARE),
    extra="matrix main of",
    roles={"matrix": _MATRIX},
    says="trace sum main diagonal matrix square elements matrice",
)
def trace(matrix: list):
    """Add the elements of the main diagonal."""
    return sum(matrix[i][i] for i in range(len(matrix)))


def _determinant(matrix: list):
    if not matrix:
        return 1
    rest = [[row[:j] + row[j + 1 :] for row in matrix[1:]] for j in range(len(matrix))]
    return sum((-1) ** j * matrix[0][j] * _determinant(m) for j, m in enumerate(rest))


@specification(
    names="determinant det determinant_matrice matrix_determinant",
    domain=args(_SQUARE),
    extra="matrix",
    roles={"matrix": _MATRIX},
    says="determinant square matrix laplace expansion first row along cofactor "
    "recursive by matrice "
    "expanding",
)
def determinant(matrix: list):
    """Give the determinant of a square matrix."""
    return _determinant(matrix)


def _mirrored(chance: random.Random):
    size = chance.randint(1, 4)
    rows = [_row(chance, size) for _ in range(size)]
    return ([[rows[min(i, j)][max(i, j)] for j in range(size)] for i in range(size)],)


@specification(
    names="is_symmetric est_symetrique is_symmetric_matrix matrix_is_symmetric",
    domain=args(_SQUARE, draw=_mirrored, share=0.4),
    extra="matrix",
    roles={"matrix": "matrix m mat matrice a"},
    says="symmetric equal equals transpose own square matrix symetrique",
)
def is_symmetric(matrix: list) -> bool:
    """Say whether a square matrix is its own transpose."""
    return matrix == [list(column) for column in zip(*matrix, strict=True)]


@specification(
    names="main_diagonal diagonal diagonale diagonale_principale get_diagonal",
    domain=args(_SQUARE),
    extra="matrix main",
    roles={"matrix": _MATRIX},
    says="main diagonal elements square matrix upper left lower right corner",
)
def diagonal(matrix: list) -> list:
    """List the elements of the main diagonal."""
    return [matrix[i][i] for i in range(len(matrix))]


@specification(
    names="rotate_clockwise rotate_90 rotate_matrix_clockwise rotate_image "
    "rotate_90_clockwise tourner_matrice rotate_right_90",
    domain=args(_SQUARE),
    extra="matrix grid 90 degrees",
    roles={"matrix": _MATRIX},
    says="rotate rotated turn turned matrix grid clockwise 90 degrees quarter image horaire",
    phrases=((r"(?<!counter)(?<!counter-)(?<!anti)(?<!anti-)\bclockwise\b", "", None),),
    in_place=True,
)
def rotate_clockwise(matrix: list) -> list:
    """Turn a square matrix clockwise by a quarter."""
    return [list(column) for column in zip(*matrix[::-1], strict=True)]


def _spiral(matrix: list) -> list:
    return [*matrix[0], *_spiral([*zip(*matrix[1:], strict=True)][::-1])] if matrix else []


@specification(
    names="spiral_order spiral spiral_matrix parcours_spirale spirale spiral_traversal",
    domain=args(_ANY),
    extra="matrix order",
    roles={"matrix": _MATRIX},
    says="rectangular upper "
    "elements matrix spiral order clockwise inwards top left corner starting from outside "
    "inside spirale",
)
def spiral_order(matrix: list) -> list:
    """List the elements of a matrix in a clockwise spiral from the upper left corner."""
    return _spiral(matrix)


@specification(
    names="row_sums sommes_lignes sum_rows somme_lignes row_totals",
    domain=args(_ANY),
    extra="matrix",
    roles={"matrix": _MATRIX},
    says="sum sums each row every matrix lignes totals total",
)
def row_sums(matrix: list) -> list:
    """Add up each row."""
    return [sum(row) for row in matrix]


@specification(
    names="column_sums sommes_colonnes sum_columns somme_colonnes column_totals",
    domain=args(_ANY),
    extra="matrix",
    roles={"matrix": _MATRIX},
    says="sum sums each column every matrix colonnes totals total columns",
)
def column_sums(matrix: list) -> list:
    """Add up each column."""
    return [sum(column) for column in zip(*matrix, strict=True)]
