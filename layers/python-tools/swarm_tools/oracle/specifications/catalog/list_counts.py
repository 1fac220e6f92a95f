"""How many elements are of a kind, and their sum."""

from __future__ import annotations

from ..model import args, specification
from .list_values import _ANY, _PARAMETER


@specification(
    names="count_even count_evens count_even_numbers compter_pairs nombre_pairs",
    domain=args(_ANY),
    extra="list numbers in",
    says="how many even count numbers are pairs",
    roles=_PARAMETER,
)
def count_even(values: list) -> int:
    """Count the even elements."""
    return sum(x % 2 == 0 for x in values)


@specification(
    names="count_odd count_odds count_odd_numbers compter_impairs nombre_impairs",
    domain=args(_ANY),
    extra="list numbers in",
    says="how many odd count numbers are impairs",
    roles=_PARAMETER,
)
def count_odd(values: list) -> int:
    """Count the odd elements."""
    return sum(x % 2 for x in values)


@specification(
    names="count_positive compter_positifs nombre_positifs count_positives count_positive_numbers",
    domain=args(_ANY),
    extra="list numbers in",
    says="how many positive greater than 0 zero count numbers are strictly positifs",
    roles=_PARAMETER,
)
def count_positive(values: list) -> int:
    """Count the elements above zero."""
    return sum(x > 0 for x in values)


@specification(
    names="count_negative compter_negatifs nombre_negatifs count_negatives count_negative_numbers",
    domain=args(_ANY),
    extra="list numbers in",
    says="how many negative less below than 0 zero count numbers are strictly negatifs",
    roles=_PARAMETER,
)
def count_negative(values: list) -> int:
    """Count the elements below zero."""
    return sum(x < 0 for x in values)


@specification(
    names="sum_even_numbers sum_of_even_numbers somme_nombres_pairs sum_even_values",
    domain=args(_ANY),
    extra="list numbers in of",
    says="sum even numbers add somme pairs all",
    roles=_PARAMETER,
)
def sum_even(values: list):
    """Add the even elements."""
    return sum(x for x in values if x % 2 == 0)


@specification(
    names="sum_odd_numbers sum_of_odd_numbers somme_nombres_impairs",
    domain=args(_ANY),
    extra="list numbers in of",
    says="sum odd numbers add somme impairs all",
    roles=_PARAMETER,
)
def sum_odd(values: list):
    """Add the odd elements."""
    return sum(x for x in values if x % 2)


@specification(
    names="sum_positive sum_positives sum_of_positives somme_positifs sum_positive_numbers",
    domain=args(_ANY),
    extra="list numbers in of",
    says="sum positive numbers add somme positifs all",
    roles=_PARAMETER,
)
def sum_positive(values: list):
    """Add the elements above zero."""
    return sum(x for x in values if x > 0)


@specification(
    names="sum_of_squares sum_squares somme_carres somme_des_carres",
    domain=args(_ANY),
    extra="list numbers",
    says="sum squares squared of each carres",
    roles=_PARAMETER,
)
def sum_of_squares(values: list):
    """Add the squares of the elements."""
    return sum(x * x for x in values)
