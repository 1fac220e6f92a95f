"""Which elements hold to something, and whether all or any do."""

from __future__ import annotations

from ..domains import integers, items, lists
from ..model import args, specification

_WHOLE = lists(integers(-9, 9), 0, 7, [], [0], [1], [2], [1, 2], [2, 4], [-1, -2, 0, 3])
_ONE = ((r"\bat least one\b", "", None),)


@specification(
    names="all_positive tous_positifs are_all_positive",
    domain=args(_WHOLE),
    extra="numbers values list",
    says="all every number positive greater than 0 zero above strictly positifs",
)
def all_positive(values: list) -> bool:
    """Say whether every element is above zero."""
    return all(x > 0 for x in values)


@specification(
    names="any_negative has_negative contains_negative a_un_negatif",
    domain=args(_WHOLE),
    extra="numbers values list",
    says="any number negative less below than 0 zero at least one there",
    phrases=_ONE,
)
def any_negative(values: list) -> bool:
    """Say whether an element is below zero."""
    return any(x < 0 for x in values)


@specification(
    names="all_even tous_pairs are_all_even",
    domain=args(_WHOLE),
    extra="numbers values list",
    says="all every number even pairs",
)
def all_even(values: list) -> bool:
    """Say whether every element is even."""
    return all(x % 2 == 0 for x in values)


@specification(
    names="all_equal all_same tous_egaux are_all_equal all_identical",
    domain=args(items(), draw=lambda c: ([c.randint(0, 3)] * c.randint(1, 5),), share=0.3),
    extra="list items elements values",
    says="all elements items equal same identical each other",
)
def all_equal(values: list) -> bool:
    """Say whether all elements are equal."""
    return all(x == values[0] for x in values)


@specification(
    names="filter_even even_numbers get_even_numbers nombres_pairs filter_evens "
    "filtrer_pairs keep_even only_even_numbers filter_even_numbers",
    domain=args(_WHOLE),
    extra="numbers list from",
    says="even numbers pairs keep keeps order from",
    phrases=((r"\bonly\b", "", None),),
)
def filter_even(values: list) -> list:
    """List the even elements."""
    return [x for x in values if x % 2 == 0]


@specification(
    names="filter_odd odd_numbers get_odd_numbers nombres_impairs filter_odds "
    "filtrer_impairs keep_odd only_odd_numbers filter_odd_numbers",
    domain=args(_WHOLE),
    extra="numbers list from",
    says="odd numbers impairs keep keeps order from",
    phrases=((r"\bonly\b", "", None),),
)
def filter_odd(values: list) -> list:
    """List the odd elements."""
    return [x for x in values if x % 2]


@specification(
    names="filter_positive positive_numbers nombres_positifs positives get_positives "
    "filtrer_positifs keep_positive only_positive",
    domain=args(_WHOLE),
    extra="numbers list from",
    says="positive numbers positifs keep keeps order from greater than zero above strictly",
    phrases=((r"\bonly\b", "", None),),
)
def filter_positive(values: list) -> list:
    """List the elements above zero."""
    return [x for x in values if x > 0]


@specification(
    names="square_all squares square_list square_numbers carres squared_list",
    domain=args(_WHOLE),
    extra="numbers list of",
    says="square squares squared each every element carres",
)
def squares(values: list) -> list:
    """Give the square of each element."""
    return [x * x for x in values]


@specification(
    names="double_all double_list double_values doubler_liste doubled",
    domain=args(_WHOLE),
    extra="numbers list of",
    says="double doubled twice each every element doubler multiplied 2",
)
def double_all(values: list) -> list:
    """Give the double of each element."""
    return [2 * x for x in values]
